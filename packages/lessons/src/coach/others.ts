import { BOT_IDS, type Level, levelAndCharacter } from '@macher/bots/ids';
import type { Seat } from '@macher/engine';
import type { Place } from '@macher/protocol';

/** The level of all the others; null: people, several levels, or characters, who pay what they like. */
export function levelOfOthers(places: readonly Pick<Place, 'person' | 'bot'>[], seat: Seat): Level | null {
  const levels = new Set(places.filter((_, other) => other !== seat).map(levelOf));
  const [level = null] = levels;
  return levels.size === 1 ? level : null;
}

function levelOf({ person, bot }: Pick<Place, 'person' | 'bot'>): Level | null {
  const id = BOT_IDS.find(each => each === bot);
  if (person !== null || id === undefined) return null;
  const { level, character } = levelAndCharacter(id);
  return character === null ? level : null;
}
