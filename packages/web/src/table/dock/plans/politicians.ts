import type { Ability, Politician, PoliticianId, Rules } from '@macher/engine';
import { abilitiesText, type Wording } from '@macher/words';

export function politicianOf({ politicians }: Rules, id: PoliticianId): Politician {
  const found = politicians.find(each => each.id === id);
  if (found === undefined) throw new Error(`no such politician: ${id}`);
  return found;
}

/** One ability of a politician, in the words of its card. */
export function abilityText(words: Wording, politician: Politician, ability: Ability): string {
  return abilitiesText(words, { ...politician, main: null, secondary: [ability], telephone: false });
}
