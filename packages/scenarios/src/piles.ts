import type { PileSpec } from './spec.ts';
import type { Stock } from './stock.ts';

/**
 * Takes the given cards of a pile and its discards. The function returned adds what is left of the box in the
 * end, when all others have taken theirs. Piles are drawn from the end; a position names the top card first.
 */
export function addPile<T extends string>(
  place: { pile: T[]; discards: T[] },
  { pile = [], discards = [], rest = 'pile' }: PileSpec<T>,
  stock: Stock<T>,
  path: string,
): () => void {
  place.discards.push(...stock.takeAll(discards, `${path}/discards`));
  place.pile.push(...stock.takeAll(pile, `${path}/pile`).reverse());
  return () => place[rest].unshift(...stock.rest());
}
