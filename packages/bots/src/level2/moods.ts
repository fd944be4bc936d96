import type { WeightName, Weights } from './weights.ts';

/** Factors on weights: another way to see things. */
export type Mood = Readonly<Partial<Record<WeightName, number>>>;

/** The script if it thought a little differently of things. */
export const MOODS: readonly Mood[] = [
  { money: 0.5, moneyLast: 0.3, moneyTime: 0.5 },
  { money: 1.8, moneyLast: 2, moneyTime: 1.8 },
  { later: 0.8 },
  { later: 1.15 },
  { hold: 0, holdCost: 0 },
  { hold: 2.5, holdCost: 2.5 },
  { control: 2, presence: 1.4 },
  { win: 1.7, nationalise: 1.7 },
  { doubt: 0.5, doubtTime: 0.5 },
  { growth: 1.8, planned: 1.5 },
  { spite: 3 },
];

/** The script if it thought very differently of things. */
export const WILD_MOODS: readonly Mood[] = [
  { money: 0.3, moneyLast: 0.3, moneyTime: 0.3 },
  { money: 3, moneyLast: 3, moneyTime: 3 },
  { later: 2.5 },
  { later: 5 },
  { hold: 0, holdCost: 0 },
  { hold: 3, holdCost: 2 },
  { control: 6 },
  { presence: 2 },
  { win: 3, nationalise: 2 },
  { doubt: 0.25 },
  { growth: 2.5, planned: 2 },
  { spite: 8 },
  { base: 3 },
  { base: 0.4 },
];

const memory = new WeakMap<Mood, WeakMap<Weights, Weights>>();

export function inMood(weights: Weights, mood: Mood): Weights {
  const known = memory.get(mood) ?? new WeakMap<Weights, Weights>();
  memory.set(mood, known);
  const found = known.get(weights);
  if (found !== undefined) return found;
  const changed: Record<WeightName, number> = { ...weights };
  for (const [name, factor] of Object.entries(mood) as [WeightName, number][]) changed[name] *= factor;
  known.set(weights, changed);
  return changed;
}
