import type { JobName } from './jobs.ts';

/** A batch of items for one worker. */
export interface Order {
  readonly id: number;
  readonly job: JobName;
  readonly given: unknown;
  readonly items: readonly unknown[];
}

/** Sent instead of an order, when nothing more is wanted. */
export const LEAVE = 'leave';

/** What a worker says to an order: any number of notes, then the results or what went wrong. */
export type Answer =
  | { readonly id: number; readonly note: unknown }
  | { readonly id: number; readonly error: string }
  | Done;

export interface Done {
  readonly id: number;
  readonly results: readonly unknown[];
  readonly milliseconds: number;
}
