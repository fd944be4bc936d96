import { FormatError } from './formatError.ts';
import { misplacedUndone, type WithUndone } from './undone.ts';

/** Placed is what of a record names places, or has one of something for every seat. */
interface Placed extends WithUndone {
  readonly seats: readonly unknown[];
  readonly dealing: { readonly contributions: readonly unknown[] } | null;
  readonly seals: readonly { readonly action: number; readonly entry: number }[];
  readonly hints: readonly number[];
  readonly takebacks: number;
}

/**
 * The first misplaced thing that no schema sees: places must name decisions, in order, and there must be one of each
 * for every seat.
 */
export function misplacedIn(record: Placed): FormatError | null {
  const { actions, hints, seals, seats, dealing, takebacks, undone } = record;
  return (
    notRising('/hints', hints, () => '', actions.length) ??
    notRising(
      '/seals',
      seals.map(({ action }) => action),
      () => '/action',
      actions.length,
    ) ??
    notRising(
      '/seals',
      seals.map(({ entry }) => entry),
      () => '/entry',
      Number.POSITIVE_INFINITY,
    ) ??
    notForAll('/dealing/contributions', dealing?.contributions ?? null, seats.length) ??
    misplacedUndone(record) ??
    tooFew('/takebacks', takebacks, undone.filter(({ knowing }) => knowing).length)
  );
}

function notRising(
  list: string,
  places: readonly number[],
  field: () => string,
  end: number,
): FormatError | null {
  for (const [index, place] of places.entries()) {
    const path = `${list}/${index}${field()}`;
    const before = places[index - 1];
    if (place >= end) return new FormatError(path, `names no action: there are ${end}`);
    if (before !== undefined && place <= before)
      return new FormatError(path, `must be greater than the one before, ${before}`);
  }
  return null;
}

function tooFew(path: string, count: number, least: number): FormatError | null {
  return count >= least
    ? null
    : new FormatError(path, `must be at least ${least}, as many as undone tells of`);
}

function notForAll(path: string, list: readonly unknown[] | null, seats: number): FormatError | null {
  return list === null || list.length === seats ? null : new FormatError(path, `must have ${seats} entries`);
}
