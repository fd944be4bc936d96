/** TakeLock is for one tab at a time: null if another has it. `lost` is called when another tab takes it over. */
export type TakeLock = (name: string, isForced: boolean, lost: () => void) => Promise<(() => void) | null>;

/** PATIENCE is how many milliseconds a page that is loaded again waits for the one before it. */
const PATIENCE = 1500;

/**
 * takeWebLock: pages that come over plain HTTP have no locks, and there the log alone tells that another tab has
 * written.
 */
export const takeWebLock: TakeLock = (name, isForced, lost) => {
  const { locks } = navigator;
  if (locks === undefined) return Promise.resolve(() => {});
  return new Promise(resolve => {
    let isHeld = false;
    const hold = (): Promise<void> =>
      new Promise(release => {
        isHeld = true;
        resolve(release);
      });
    const options = isForced ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
    locks.request(name, options, hold).catch(() => (isHeld ? lost() : resolve(null)));
  });
};
