import type { Timekeeper } from '@macher/table';

/** LONGEST: timers count in 32 bits, so one of more than 24 days would fire at once. */
const LONGEST = 2 ** 31 - 1;

/** realTime is the clock of this machine: the only one of a server that has its store for itself. */
export const realTime: Timekeeper = timeBy(() => Date.now());

/** A timekeeper by any clock: also one that is set while alarms wait. */
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
