import { setImmediate as turnOfLoop } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * breathe lets others be served between two pieces of long work: all of it together does one piece in each turn of the
 * loop, however many do such work.
 */
export function breathe(): Promise<void> {
  last = last.then(() => turnOfLoop());
  return last;
}
