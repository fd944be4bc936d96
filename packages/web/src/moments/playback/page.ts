import type { Sheet } from '@macher/protocol';

/** What following has to know of the page it plays on. */
export interface Surroundings {
  /** The time by the server's clock. */
  now(): number;
  /** Whether something lies over the boards: nothing is played then. */
  isCovered(): boolean;
  /** Tells when the page is hidden and when someone looks at it again; hands back how to stop that. */
  watch(changed: (isHidden: boolean) => void): () => void;
}

/** Since when your own time runs, by a live clock; null: it doesn't. */
export function clockSince(sheet: Sheet | null): number | null {
  if (sheet === null || sheet.seat === null) return null;
  const { pace, isPaused, since } = sheet.clock;
  return pace.kind === 'live' && !isPaused ? (since[sheet.seat] ?? null) : null;
}
