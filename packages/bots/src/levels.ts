import type { Bot } from './bot.ts';
import { BOT_IDS, type BotId, type Character, type Level, levelAndCharacter } from './ids.ts';
import { level0 } from './level0.ts';
import { level1 } from './level1/index.ts';
import { level2 } from './level2/index.ts';
import { level3 } from './level3/index.ts';
import { level4 } from './level4/index.ts';

const BY_LEVEL: Readonly<Record<Level, (character: Character | null) => Bot>> = {
  '0': () => level0,
  '1': () => level1,
  '2': level2,
  '3': level3,
  '4': level4,
};

/** Every bot of ours: the levels, weakest first, each with its characters. */
export const BOTS: readonly Bot[] = BOT_IDS.map(id => {
  const { level, character } = levelAndCharacter(id);
  return BY_LEVEL[level](character);
});

export function botOf(id: BotId): Bot;
export function botOf(id: string): Bot | undefined;
export function botOf(id: string): Bot | undefined {
  return BOTS.find(bot => bot.id === id);
}
