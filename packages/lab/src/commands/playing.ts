import { availableParallelism } from 'node:os';
import { ArenaRun } from '../arena/arenaRun.ts';
import { isInShard, type Shard } from '../arena/blocks.ts';
import type { Contest } from '../arena/contest.ts';
import type { KeptGames } from '../ladder/shelf.ts';
import { Pool } from '../pool/pool.ts';

/** Works with worker threads for as long as the work lasts. Ctrl+C ends it; what has been played by then is kept. */
export async function withWorkers(work: (pool: Pool, stop: AbortSignal) => Promise<void>): Promise<void> {
  const pool = new Pool(availableParallelism());
  const interrupt = new AbortController();
  process.once('SIGINT', () => interrupt.abort());
  try {
    await work(pool, interrupt.signal);
  } finally {
    await pool.close();
  }
  if (interrupt.signal.aborted) process.exit(130);
}

/** A contest, or a part of it, and what has been played of it so far. */
interface Unfinished {
  readonly contest: Contest;
  readonly shard: Shard | null;
  readonly kept: KeptGames;
}

const MILLISECONDS_BETWEEN_LINES = 10_000;

/** Plays what is missing, and says now and then how far it is. */
export async function playMissing(
  pool: Pool,
  { contest, shard, kept }: Unfinished,
  stop: AbortSignal,
): Promise<void> {
  const all = Array.from({ length: contest.blocks }, (_, block) => block);
  const own = all.filter(block => isInShard(shard, block));
  if (stop.aborted || own.every(block => kept.blocks.has(block))) return;
  const title = `${contest.ruleset}, ${contest.bots.join()}`;
  let said = performance.now();
  const run = new ArenaRun(pool, { contest, isTimed: false, milliseconds: 1000, shard }, kept, null);
  await run.play(stop, () => {
    if (performance.now() - said < MILLISECONDS_BETWEEN_LINES) return;
    said = performance.now();
    console.log(`${title}: ${kept.blocks.size} of ${contest.blocks} deals`);
  });
  console.log(`${title}: ${kept.blocks.size} deals`);
}
