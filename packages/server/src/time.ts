import type { Timekeeper } from '@macher/table';

/** Timers count in 32 bits: one of more than 24 days would fire at once. */
const LONGEST = 2 ** 31 - 1;

/** The clock of this machine: the only one of a server that has its store for itself. */
export const realTime: Timekeeper = timeBy(() => Date.now());

/** Alarms by any clock: also one that is set while they wait. */
export function timeBy(now: () => number): Timekeeper {
  const wake = (at: number, call: () => void): (() => void) => {
    const timer = setTimeout(
      () => {
        if (now() >= at) call();
        else cancel = wake(at, call);
      },
      Math.min(LONGEST, Math.max(0, at - now())),
    );
    let cancel = (): void => clearTimeout(timer);
    timer.unref();
    return () => cancel();
  };
  return { now, wake };
}
