import { type Contest, closingOf } from '@macher/protocol';
import type { Timekeeper } from '@macher/table';
import { HttpError } from './httpErrors.ts';

/**
 * Who may look at a table that is played for a contest: while the same deal is played elsewhere only those who sit at
 * it, later as at any other table, or everyone.
 */
export type Sight = 'players' | 'usual' | 'everyone';

/** The one place that knows whether a contest goes on. */
export class Contests {
  readonly #time: Pick<Timekeeper, 'now'>;

  constructor(time: Pick<Timekeeper, 'now'>) {
    this.#time = time;
  }

  async sightOf(contest: Contest | null): Promise<Sight> {
    if (contest === null) return 'usual';
    switch (contest.kind) {
      case 'day':
        return this.#time.now() < closingOf(contest.day) ? 'players' : 'everyone';
      case 'club':
        return 'usual';
    }
  }
}

/**
 * Records say the seed, and by the same cards anyone could play a second time: not before the contest is over, not even
 * for those who have played.
 */
export function checkUnsealed({ isSealed }: { readonly isSealed: boolean }): void {
  if (isSealed) throw new HttpError(403, 'contest-open', 'others still play this deal');
}
