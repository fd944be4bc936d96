// Plays every level against the one below it, in all games and both ways, and writes docs/bots/ladder.md.
// `npm run ladder [-- --deals N] [--deals-3 N] [--deals-4 N]`. The page is written at the end: a run that is stopped changes nothing.
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import type { Block } from '../arena/blocks.ts';
import type { Contest } from '../arena/contest.ts';
import { type Report, reportOf } from '../arena/report.ts';
import { dealsIn, USAGE } from '../ladder/options.ts';
import { ladderPage } from '../ladder/page.ts';
import { contestsOf, type Deals, RUNGS } from '../ladder/rungs.ts';
import { Pool } from '../pool/pool.ts';

const PAGE = 'docs/bots/ladder.md';
const MILLISECONDS_BETWEEN_LINES = 10_000;

const deals = wantedDeals();
const pool = new Pool(availableParallelism());
try {
  const up = await playAll(RUNGS.flatMap(({ bot, below }) => contestsOf(bot, below, deals)));
  const down = await playAll(RUNGS.flatMap(({ bot, below }) => contestsOf(below, bot, deals)));
  writeFileSync(PAGE, ladderPage({ deals, up, down }));
  console.log(PAGE);
} finally {
  await pool.close();
}

function wantedDeals(): Deals {
  try {
    return dealsIn(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    process.exit(2);
  }
}

async function playAll(contests: readonly Contest[]): Promise<Report[]> {
  const reports: Report[] = [];
  for (const contest of contests) reports.push(await playContest(contest));
  return reports;
}

async function playContest(contest: Contest): Promise<Report> {
  const title = `${contest.ruleset}, ${contest.bots.join()}`;
  const blocks = new Map<number, Block>();
  const items = Array.from({ length: contest.blocks }, (_, block) => block);
  let said = performance.now();
  await pool.run('block', { contest, isTimed: false, milliseconds: 1000, shard: null }, items, {
    done: block => {
      blocks.set(block.block, block);
      if (performance.now() - said < MILLISECONDS_BETWEEN_LINES) return;
      said = performance.now();
      console.log(`${title}: ${blocks.size} of ${contest.blocks} deals`);
    },
  });
  console.log(`${title}: done, ${contest.blocks} deals`);
  return reportOf(contest, blocks, null);
}
