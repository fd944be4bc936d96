import type { Card, Rules } from '@macher/engine';
import { placeOf } from './agreementHints.ts';

/** Sides are platform and hand before the exchange, and how many policies may change places. */
export interface Sides {
  readonly rules: Rules;
  readonly platform: readonly Card[];
  readonly hand: readonly Card[];
  readonly max: number;
}

/**
 * Pair: a card of the hand and a policy of the platform change places; both by their place, since a hand may hold
 * twins.
 */
interface Pair {
  readonly hand: number;
  readonly platform: number;
}

export type Row = keyof Pair;

export interface Place {
  readonly row: Row;
  readonly at: number;
}

export interface Pairing {
  readonly pairs: readonly Pair[];
  /** The card that was touched first: it waits for its partner in the other row. */
  readonly picked: Place | null;
}

export const NO_PAIRS: Pairing = { pairs: [], picked: null };

/**
 * The pairing after a touch. It is always two touches: a card, then its partner in the other row, though there be but
 * one. Touched twice, the first is laid down again; an exchange is never undone by a touch.
 */
export function touch(sides: Sides, { pairs, picked }: Pairing, place: Place): Pairing {
  const wanted = picked === null ? null : pairOf(picked, place);
  if (wanted !== null && fits(sides, wanted)) return { pairs: exchanged(sides, pairs, wanted), picked: null };
  if (pairAt(pairs, place) !== undefined) return { pairs, picked };
  return { pairs, picked: picked !== null && isSame(picked, place) ? null : place };
}

/** The pairing without one pair: both cards go back to where they were. */
export function takeBack({ pairs }: Pairing, { row, at }: Place): Pairing {
  return { pairs: pairs.filter(pair => pair[row] !== at), picked: null };
}

/** Whether touching a card would do nothing now. */
export function isOut(sides: Sides, { pairs, picked }: Pairing, place: Place): boolean {
  const wanted = picked === null ? null : pairOf(picked, place);
  if (wanted !== null) return !fits(sides, wanted);
  return pairAt(pairs, place) !== undefined || !hasPartner(sides, place);
}

export function pairAt(pairs: readonly Pair[], { row, at }: Place): Pair | undefined {
  return pairs.find(pair => pair[row] === at);
}

/**
 * The card at a place: a policy off the platform comes to lie where its successor lay in the hand, and the other way
 * round.
 */
export function cardAt({ hand, platform }: Sides, pairs: readonly Pair[], place: Place): Card | undefined {
  const pair = pairAt(pairs, place);
  if (pair === undefined) return { hand, platform }[place.row][place.at];
  return place.row === 'hand' ? platform[pair.platform] : hand[pair.hand];
}

export function cardsOf(sides: Sides, pairs: readonly Pair[], row: Row): Card[] {
  return sides[row].flatMap((_, at) => cardAt(sides, pairs, { row, at }) ?? []);
}

export function exchangedCards(
  { hand, platform }: Sides,
  pairs: readonly Pair[],
): { out: Card[]; in: Card[] } {
  return {
    out: pairs.flatMap(pair => platform[pair.platform] ?? []),
    in: pairs.flatMap(pair => hand[pair.hand] ?? []),
  };
}

/**
 * Whether two cards may change places. A card whose issue is laid already takes the place of that policy and of no
 * other. No platform is out of reach by this: where two policies change at once, it only settles which one stands for
 * which.
 */
function fits({ rules, platform, hand }: Sides, pair: Pair): boolean {
  const card = hand[pair.hand];
  if (card === undefined) return false;
  const laid = placeOf(rules, platform, card);
  return laid === null || laid === platform[pair.platform];
}

function hasPartner(sides: Sides, place: Place): boolean {
  const other: Row = place.row === 'hand' ? 'platform' : 'hand';
  return sides[other].some((_, at) => {
    const pair = pairOf(place, { row: other, at });
    return pair !== null && fits(sides, pair);
  });
}

/**
 * The pairs with a new one. What stands in the way goes back: what has its place, shows its issue, or is one too many,
 * the oldest first.
 */
function exchanged(sides: Sides, pairs: readonly Pair[], wanted: Pair): Pair[] {
  const { rules, hand, max } = sides;
  const card = hand[wanted.hand];
  const kept = pairs.filter(pair => {
    const laid = hand[pair.hand];
    const isRepeated = card !== undefined && laid !== undefined && placeOf(rules, [laid], card) !== null;
    return pair.hand !== wanted.hand && pair.platform !== wanted.platform && !isRepeated;
  });
  return [...kept, wanted].slice(Math.max(0, kept.length + 1 - max));
}

/** A pair of two places; null: both lie in the same row. */
function pairOf(one: Place, other: Place): Pair | null {
  if (one.row === other.row) return null;
  return one.row === 'hand' ? { hand: one.at, platform: other.at } : { hand: other.at, platform: one.at };
}

function isSame(one: Place, other: Place): boolean {
  return one.row === other.row && one.at === other.at;
}
