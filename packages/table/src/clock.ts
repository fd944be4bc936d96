import type { Seat } from '@macher/engine';
import type { Clock, Pace } from '@macher/protocol';

export function newClock(pace: Pace, seats: number): Clock {
  return {
    pace,
    isPaused: false,
    left: new Array<number>(seats).fill(firstLeft(pace)),
    since: new Array<null>(seats).fill(null),
  };
}

function firstLeft(pace: Pace): number {
  switch (pace.kind) {
    case 'none':
      return 0;
    case 'live':
      return pace.bank;
    case 'slow':
      return pace.perDecision;
  }
}

/**
 * Clocks of seats that are asked now run, all others stand. A decision made brings its increment. `held`: asked too,
 * but their person has left: with all the time again, they could leave and return for ever.
 */
export function turnOver(
  clock: Clock,
  asked: readonly Seat[],
  decided: Seat | null,
  now: number,
  held: readonly Seat[] = [],
): Clock {
  const left = clock.left.map((rest, seat) => {
    const spent = rest - runFor(clock, seat, now);
    if (seat === decided) return afterDecision(clock.pace, spent);
    const isSame = asked.includes(seat) || held.includes(seat) || clock.pace.kind === 'live';
    return isSame ? spent : firstLeft(clock.pace);
  });
  return { ...clock, left, since: left.map((_, seat) => sinceFor(clock, asked, seat, now)) };
}

function sinceFor(clock: Clock, asked: readonly Seat[], seat: Seat, now: number): number | null {
  return asked.includes(seat) && !clock.isPaused && clock.pace.kind !== 'none' ? now : null;
}

function afterDecision(pace: Pace, left: number): number {
  return pace.kind === 'live' ? Math.max(0, left) + pace.increment : firstLeft(pace);
}

function runFor({ since }: Clock, seat: Seat, now: number): number {
  const began = since[seat] ?? null;
  return began === null ? 0 : Math.max(0, now - began);
}

/** How long a seat of a game over days has had for the decision it is asked for; null: its clock doesn't count decisions. */
export function timeUsed(clock: Clock, seat: Seat, now: number): number | null {
  const { pace, left } = clock;
  const rest = left[seat];
  return pace.kind !== 'slow' || rest === undefined
    ? null
    : pace.perDecision - rest + runFor(clock, seat, now);
}

/** Who has run out of time. */
export function expired(clock: Clock, now: number): Seat[] {
  return clock.left.flatMap((left, seat) =>
    isRunning(clock, seat) && left <= runFor(clock, seat, now) ? [seat] : [],
  );
}

/** When the next clock runs out; null while none runs. */
export function deadline(clock: Clock): number | null {
  let first: number | null = null;
  for (const [seat, left] of clock.left.entries()) {
    const began = clock.since[seat] ?? null;
    if (began !== null) first = Math.min(first ?? Number.POSITIVE_INFINITY, began + left);
  }
  return first;
}

function isRunning({ since }: Clock, seat: Seat): boolean {
  return (since[seat] ?? null) !== null;
}

/** Lets all clocks stand still, or go on. */
export function pause(clock: Clock, isPaused: boolean, asked: readonly Seat[], now: number): Clock {
  const stopped = turnOver(clock, asked, null, now);
  const paused = { ...stopped, isPaused };
  return { ...paused, since: paused.since.map((_, seat) => sinceFor(paused, asked, seat, now)) };
}

/** The clock with another pace for the same game; everyone starts afresh with it. */
export function switchPace(clock: Clock, pace: Pace, asked: readonly Seat[], now: number): Clock {
  const { isPaused, left } = clock;
  return turnOver({ ...newClock(pace, left.length), isPaused }, asked, null, now);
}

/**
 * Gives the time back that a seat had before its decision, without what the decision earned: else a player could gain
 * time by deciding and taking back.
 */
export function giveBack(clock: Clock, seat: Seat): Clock {
  const { pace } = clock;
  const increment = pace.kind === 'live' ? pace.increment : 0;
  return { ...clock, left: clock.left.map((left, each) => (each === seat ? left - increment : left)) };
}

/** Gives time to a seat whose person comes back: with nothing left, they would be gone again at once. */
export function comeBack(clock: Clock, seat: Seat): Clock {
  const { pace } = clock;
  const least = pace.kind === 'live' ? Math.max(pace.increment, LEAST) : firstLeft(pace);
  return { ...clock, left: clock.left.map((left, each) => (each === seat ? Math.max(left, least) : left)) };
}

const LEAST = 60_000;
