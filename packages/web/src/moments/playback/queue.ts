import type { Seat } from '@macher/engine';
import type { SeenMoment } from '../../kit/state/seen.ts';
import { type Beat, isStop, withMoment } from './beats.ts';

/** What is being played to you, and how far you are. */
export interface Queue {
  readonly beats: readonly Beat[];
  /** The place of the beat that is shown; as many as there are: all have been. */
  readonly at: number;
}

export const NOTHING: Queue = { beats: [], at: 0 };

export function beatIn({ beats, at }: Queue): Beat | null {
  return beats[at] ?? null;
}

export function isPlaying({ beats, at }: Queue): boolean {
  return at < beats.length;
}

/**
 * The queue with what has just happened at its end; what is on the screen stays as it is. When all has been shown, a
 * new stretch begins, and you can't go back before it.
 */
export function queued(queue: Queue, moments: readonly SeenMoment[], you: Seat | null): Queue {
  const { beats, at } = isPlaying(queue) ? queue : NOTHING;
  const later = moments.reduce<readonly Beat[]>(
    (all, each) => withMoment(all, each, you),
    beats.slice(at + 1),
  );
  return { beats: [...beats.slice(0, at + 1), ...later], at };
}

export function next({ beats, at }: Queue): Queue {
  return { beats, at: Math.min(at + 1, beats.length) };
}

/** The queue at the last stop before this one. */
export function back(queue: Queue): Queue {
  const before = queue.beats.slice(0, queue.at).findLastIndex(isStop);
  return before < 0 ? queue : { ...queue, at: before };
}

export function skipped({ beats }: Queue): Queue {
  return { beats, at: beats.length };
}

/** Stops that are still to come, this one included. */
export function stopsLeft({ beats, at }: Queue): Beat[] {
  return beats.slice(at).filter(isStop);
}

/** How many stops have been reached, of all. */
export function placeIn({ beats, at }: Queue): { readonly at: number; readonly of: number } {
  const stops = (all: readonly Beat[]): number => all.filter(isStop).length;
  return { at: stops(beats.slice(0, at + 1)), of: stops(beats) };
}
