// Plays every level against the one below it, in all games, with 3, 4 and 5 players and both ways, and writes
// docs/bots/ladder.md. `npm run ladder [-- --deals N] [--deals-3 N] [--deals-4 N] [--shard 1/4] [--page]`. Games are kept in
// arena/ladder as they are played: stopped, it goes on where it was. Where a bot has changed since, throw its files away.
import { writeFileSync } from 'node:fs';
import type { Contest } from '../arena/contest.ts';
import { reportOf } from '../arena/report.ts';
import { type LadderPlan, planIn, USAGE } from '../ladder/options.ts';
import { type Line, ladderPage } from '../ladder/page.ts';
import { contestsWith } from '../ladder/rungs.ts';
import { type KeptGames, Shelf } from '../ladder/shelf.ts';
import { endingsOf } from '../ladder/winners.ts';
import { playMissing, withWorkers } from './playing.ts';

const PAGE = 'docs/bots/ladder.md';
const GAMES = 'arena/ladder';

const plan = wantedPlan();
const shelf = new Shelf(GAMES);
const contests = contestsWith(plan.deals);
if (plan.plays) await playAll(Object.values(contests).flat());
if (plan.shard === null) writePage();

function wantedPlan(): LadderPlan {
  try {
    return planIn(process.argv.slice(2));
  } catch (error) {
    console.error(`${(error as Error).message}\n${USAGE}`);
    process.exit(2);
  }
}

async function playAll(all: readonly Contest[]): Promise<void> {
  const { shard } = plan;
  await withWorkers(async (pool, stop) => {
    for (const contest of all)
      await playMissing(pool, { contest, shard, kept: shelf.gamesOf(contest, shard) }, stop);
  });
}

function writePage(): void {
  const { equals, ...others } = contests;
  const reports = {
    up: others.up.map(lineOf),
    down: others.down.map(lineOf),
    otherUp: others.otherUp.map(lineOf),
    otherDown: others.otherDown.map(lineOf),
    tricks: others.tricks.map(lineOf),
  };
  const endings = equals.map(contest =>
    endingsOf(contest, firstDeals(shelf.gamesOf(contest, null)).values()),
  );
  writeFileSync(PAGE, ladderPage({ deals: plan.deals, reports, endings }));
  console.log(PAGE);
}

function lineOf(contest: Contest): Line {
  const blocks = firstDeals(shelf.gamesOf(contest, null));
  const played = { ...contest, blocks: blocks.size };
  return { contest: played, report: blocks.size === 0 ? null : reportOf(played, blocks, null) };
}

/** All up to the first that is missing: which were played mustn't depend on how they went, or how long they took. */
function firstDeals({ blocks }: KeptGames): KeptGames['blocks'] {
  let count = 0;
  while (blocks.has(count)) count += 1;
  return new Map([...blocks].filter(([block]) => block < count));
}
