import type { Finding } from '@macher/bots/analysis';
import type { Pool } from '../pool/pool.ts';
import { type ReviewOrder, versionsOf } from './item.ts';

/** A review in workers, shown as it comes: decisions in any order, dots in theirs. */
export async function* reviewInWorkers(pool: Pool, order: ReviewOrder): AsyncGenerator<Finding> {
  const waiting: Finding[] = [];
  let wake = (): void => {};
  const versions = versionsOf(order);
  const run = { isOver: false };
  const all = pool
    .run('review', order, ['chances', ...versions], {
      note: finding => {
        waiting.push(finding);
        wake();
      },
      done: () => {},
    })
    .finally(() => {
      run.isOver = true;
      wake();
    });
  while (!run.isOver || waiting.length > 0) {
    const next = waiting.shift();
    if (next !== undefined) yield next;
    else
      await new Promise<void>(resolve => {
        wake = resolve;
      });
  }
  await all;
}
