import { eventsFor, type Game, type Moment, momentsOf, type Seat, view, viewOfMoment } from '@macher/engine';
import { type Change, changeBetween, type MomentNews, type SeenView, type Stretch } from '@macher/protocol';
import { dealOf } from './gameAt.ts';
import { withoutRules } from './pure/withoutRules.ts';
import type { Happened } from './remembered.ts';
import type { Table } from './table.ts';

/** What a seat, or a spectator, hears of a moment. */
export function heardBy(seat: Seat | null, { version, part, events }: Happened): MomentNews {
  return { version, part, events: eventsFor(events, seat), back: null };
}

export function withBacks(moments: readonly MomentNews[], backs: readonly (Change | null)[]): MomentNews[] {
  return moments.map((moment, index) => ({ ...moment, back: backs[index] ?? null }));
}

/**
 * Ends are what a seat saw before some moments, and what it sees after all of them; null: before there was nothing, or
 * it isn't known yet.
 */
export interface Ends {
  readonly before: SeenView | null;
  readonly after: SeenView | null;
}

/** The way back for each moment: what leads from the view right then to the one before. */
export function waysBack(
  moments: readonly Moment[],
  seat: Seat | null,
  { before, after }: Ends,
): (Change | null)[] {
  let seen = before;
  return moments.map((moment, index) => {
    const isLast = index === moments.length - 1;
    const then = (isLast ? after : null) ?? withoutRules(viewOfMoment(moment, seat));
    const back = seen === null ? null : (changeBetween(then, seen) ?? SAME);
    seen = then;
    return back;
  });
}

const NOTHING_KNOWN: Ends = { before: null, after: null };

/** SAME is the change where nothing differs. */
const SAME: Change = {};

/** MOST_IN_A_STRETCH: a whole long game has about 800 moments. */
const MOST_IN_A_STRETCH = 1000;

/**
 * The stretch of the last moments before a place in the line of play that counts. It is played again from the log: a
 * table keeps none.
 */
export function stretchOf(table: Table, seat: Seat | null, before: number): Stretch {
  const { opening, steps } = table;
  const actions = [...opening.played, ...steps.map(({ action }) => action)];
  const { moments } = momentsOf(opening.rules, dealOf(table), actions);
  return stretchOfMoments(moments, seat, before);
}

/** The stretch of the last of these moments before a place among them. */
export function stretchOfMoments(moments: readonly Moment[], seat: Seat | null, before: number): Stretch {
  const end = Math.max(1, Math.min(before, moments.length));
  const from = Math.max(0, end - MOST_IN_A_STRETCH);
  const wanted = moments.slice(from, end);
  // One more: the way back from the first leads to what was seen at the moment before it.
  const backs = waysBack(moments.slice(Math.max(0, from - 1), end), seat, NOTHING_KNOWN).slice(
    -wanted.length,
  );
  return {
    count: moments.length,
    from,
    view: withoutRules(viewOfMoment(wanted.at(-1) as Moment, seat)),
    moments: withBacks(
      wanted.map(moment => heardBy(seat, moment)),
      backs,
    ),
  };
}

/** What a seat hears of moments that follow each other, with the way back; `before` is the game before all of them. */
export function momentsTold(
  moments: readonly Moment[],
  seat: Seat | null,
  before: Game | null,
): MomentNews[] {
  return withBacks(
    moments.map(moment => heardBy(seat, moment)),
    waysBack(moments, seat, { before: seenBy(before, seat), after: null }),
  );
}

/** What a seat sees of a game; null: there is none yet. */
export function seenBy(game: Game | null, seat: Seat | null): SeenView | null {
  return game === null ? null : withoutRules(view(game, seat));
}
