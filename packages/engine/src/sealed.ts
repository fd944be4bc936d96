import type { Sealed } from './types/view.ts';
import type { Seat } from './types/vocabulary.ts';

/** Seats whose sealed decision is still out. */
export function missing(decisions: readonly unknown[]): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0; seat < decisions.length; seat += 1) if (decisions[seat] === null) seats.push(seat);
  return seats;
}

/** All decisions, once none is out any more. */
export function opened<T>(decisions: readonly (T | null)[]): T[] {
  return decisions.map(decision => {
    if (decision === null) throw new Error('a sealed decision is still out');
    return decision;
  });
}

/** A viewer sees their own decision, and of the others only whether they have decided. */
export function sealedFor<T>(viewer: Seat | null, decisions: readonly (T | null)[]): Sealed<T>[] {
  return decisions.map((decision, seat) => (decision === null || seat === viewer ? decision : 'sealed'));
}

/** The reverse of `sealedFor`: an imagined decision in place of each one that is made but hidden. */
export function unsealed<T>(decisions: readonly Sealed<T>[], imagine: (seat: Seat) => T): (T | null)[] {
  return decisions.map((decision, seat) => (decision === 'sealed' ? imagine(seat) : decision));
}
