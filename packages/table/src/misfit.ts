import type { Misfit } from '@macher/protocol';

/** A line that does not fit its table. The table may be changed half by it, and is of no more use. */
export class MisfitError extends Error {
  readonly why: Misfit;

  constructor(why: Misfit, detail: string) {
    super(detail);
    this.why = why;
  }
}
