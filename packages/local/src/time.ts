import type { Timekeeper } from '@macher/table';

/** LONGEST: timers count in 32 bits, so one of more than 24 days would fire at once. */
const LONGEST = 2 ** 31 - 1;

/** The clock of this browser. */
export const browserTime: Timekeeper = {
  now: () => Date.now(),
  wake(at, call) {
    const timer = setTimeout(
      () => {
        if (Date.now() >= at) call();
        else cancel = browserTime.wake(at, call);
      },
      Math.min(LONGEST, Math.max(0, at - Date.now())),
    );
    let cancel = (): void => clearTimeout(timer);
    return () => cancel();
  },
};
