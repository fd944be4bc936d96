/** What the time is, and a call when it has come. */
export interface Timekeeper {
  now(): number;
  /** Calls back at that time; what it returns calls it off. */
  wake(at: number, call: () => void): () => void;
}

export function wakeAfter(time: Timekeeper, milliseconds: number, call: () => void): () => void {
  return time.wake(time.now() + milliseconds, call);
}
