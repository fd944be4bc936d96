import { anyOf, type BySeat, exactly, type Infer } from '@macher/engine';

const SECOND = 1000;
const DAY = 86_400 * SECOND;

export const PACE_SCHEMA = anyOf(
  exactly({ kind: { const: 'none' } }),
  /** A bank for the whole game, and something more for every decision. */
  exactly({
    kind: { const: 'live' },
    bank: { type: 'integer', minimum: SECOND, maximum: DAY },
    increment: { type: 'integer', minimum: 0, maximum: DAY },
  }),
  /** The same time for every decision. */
  exactly({ kind: { const: 'slow' }, perDecision: { type: 'integer', minimum: SECOND, maximum: 60 * DAY } }),
);

/** Pace is how long people may think, in milliseconds. */
export type Pace = Infer<typeof PACE_SCHEMA>;

/** All clocks of a table. A clock runs while its seat is asked: several in a sealed phase. */
export interface Clock {
  readonly pace: Pace;
  readonly isPaused: boolean;
  /** What is left when the clock last stopped. */
  readonly left: BySeat<number>;
  /** Since when each clock runs; null while it stands. */
  readonly since: BySeat<number | null>;
}

/** The longest that anyone can be away by agreement, in one game. */
export const MOST_DAYS_OFF = 60;

/** USUAL_DAYS_OFF of a game over days, if its owner says nothing else. */
export const USUAL_DAYS_OFF = 7;
