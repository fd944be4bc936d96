import { setImmediate as turnOfLoop } from 'node:timers/promises';

let last: Promise<void> = Promise.resolve();

/**
 * Long work is done in pieces, and all of it together one piece in each turn of the loop: however many do such work,
 * others are served after each piece.
 */
export function breathe(): Promise<void> {
  last = last.then(() => turnOfLoop());
  return last;
}
