import type { Misfit } from '@macher/protocol';

/** A line that does not fit its table. It may have changed half of the table: throw the table away. */
export class MisfitError extends Error {
  readonly why: Misfit;

  constructor(why: Misfit, detail: string) {
    super(detail);
    this.why = why;
  }
}
