import { exactly, type Schema } from '@macher/engine';

/** How long people may think. Milliseconds. */
export type Pace =
  | { readonly kind: 'none' }
  /** A bank for the whole game, and something more for every decision. */
  | { readonly kind: 'live'; readonly bank: number; readonly increment: number }
  /** So long for every decision. */
  | { readonly kind: 'slow'; readonly perDecision: number };

/** All clocks of a table. A clock runs while its seat is asked: several in a sealed phase. */
export interface Clock {
  readonly pace: Pace;
  readonly isPaused: boolean;
  /** What is left, by seat, when the clock last stopped. */
  readonly left: readonly number[];
  /** Since when each clock runs; null while it stands. */
  readonly since: readonly (number | null)[];
}

const SECOND = 1000;
const DAY = 86_400 * SECOND;

export const PACE_SCHEMA: Schema = {
  anyOf: [
    exactly({ kind: { const: 'none' } }),
    exactly({
      kind: { const: 'live' },
      bank: { type: 'integer', minimum: SECOND, maximum: DAY },
      increment: { type: 'integer', minimum: 0, maximum: DAY },
    }),
    exactly({
      kind: { const: 'slow' },
      perDecision: { type: 'integer', minimum: SECOND, maximum: 60 * DAY },
    }),
  ],
};
