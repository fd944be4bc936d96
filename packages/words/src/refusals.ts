import type { Card, Refusal } from '@macher/engine';
import type { Arguments } from './say.ts';
import type { Wording } from './wording.ts';

/** Why an action was not taken, as a sentence, and the paragraph it comes from. */
export function refusalText(words: Wording, refusal: Refusal): string {
  const { rule } = refusal;
  const reason = refusalReason(words, refusal);
  return rule === 'protocol' ? reason : `${reason} ${words.say('refusal.rule', { rule })}`;
}

/** Why an action was not taken, for a screen that links to the paragraph. */
export function refusalReason(words: Wording, { code, figures }: Refusal): string {
  return words.say(`refusal.${code}`, figuresOf(words, figures));
}

/** Figures with names and sums in the reader's language; counts of meetings or cards stay as they are. */
function figuresOf(words: Wording, figures: Refusal['figures']): Arguments {
  return Object.fromEntries(
    Object.entries(figures).map(([name, value]) => [name, figureText(words, name, value)]),
  );
}

function figureText(words: Wording, name: string, value: string | number): string | number {
  if (typeof value === 'number')
    return value >= 1000 && name !== 'version' && name !== 'given' ? words.money(value) : value;
  if (name === 'region') return known(value, words.region);
  if (name === 'politician') return known(value, words.politician);
  return ['card', 'out', 'in'].includes(name) ? known(value, card => words.card(card as Card)) : value;
}

/** A value in words, or quoted as it came: what was refused may be no word of the game at all. */
function known(value: string, word: (value: string) => string): string {
  try {
    return word(value);
  } catch {
    return value;
  }
}
