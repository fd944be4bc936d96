import { stored } from '../stored.ts';

/**
 * SPEEDS are how fast the moves of others are played to you. `read`: each waits until you go on. `once`: no playback.
 */
export const SPEEDS = ['read', 'slow', 'normal', 'fast', 'once'] as const;
export type Speed = (typeof SPEEDS)[number];

export const speed = stored<Speed>('speed', 'normal', isSpeed);

function isSpeed(value: unknown): value is Speed {
  return SPEEDS.some(each => each === value);
}

/** How long a beat is held, in milliseconds; null: until you go on. */
export function holdAt(chosen: Speed, isBrief: boolean, signs: number): number | null {
  if (chosen === 'read') return null;
  const hold = isBrief ? BRIEF : HOLD + PER_SIGN * Math.max(0, signs - SHORT);
  return hold * TIMES[chosen];
}

const BRIEF = 800;
const HOLD = 2200;
/** SHORT is how many letters need no more time: a longer sentence takes longer to read. */
const SHORT = 60;
const PER_SIGN = 40;

const TIMES: Readonly<Record<Exclude<Speed, 'read'>, number>> = { slow: 1.8, normal: 1, fast: 0.5, once: 0 };

/** LIVE_TOTAL is the most that playback takes of the time on a live clock. */
export const LIVE_TOTAL = 4000;
/** LIVE_LEAST is the shortest hold: less for a beat is not worth a look. */
const LIVE_LEAST = 350;

/** The hold while your clock has run for so long and so many beats are to come; 0: it isn't played. */
export function liveHold(hold: number | null, run: number, beats: number): number {
  const share = (LIVE_TOTAL - run) / Math.max(1, beats);
  return share < LIVE_LEAST ? 0 : Math.min(hold ?? share, share);
}
