// Plays every level against the one below it, in all games, with 3, 4 and 5 players and both ways, and writes
// docs/bots/ladder.md. `npm run lab -- ladder [--deals N] [--deals-3 N] [--deals-4 N] [--shard 1/4] [--page]`. Games are kept in
// arena/ladder as they are played: stopped, it goes on where it was. Where a bot has changed since, throw its files away,
// and its lines in docs/bots/ladder.json.
import { writeFileSync } from 'node:fs';
import type { Contest } from '../arena/contest.ts';
import { bookIn, figuresOf } from '../ladder/book.ts';
import { type LadderPlan, planIn, USAGE } from '../ladder/options.ts';
import { type Line, ladderPage } from '../ladder/page.ts';
import { contestsWith } from '../ladder/rungs.ts';
import { type KeptGames, Shelf } from '../ladder/shelf.ts';
import { endingsOf } from '../ladder/winners.ts';
import { writeJson } from './json.ts';
import { playMissing, withWorkers } from './playing.ts';

const PAGE = 'docs/bots/ladder.md';
/** BOOK has the figures on the page. */
const BOOK = 'docs/bots/ladder.json';
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

/** Writes the page. Games that lie here are read first; of a contest without any the figures of before stand. */
function writePage(): void {
  const book = bookIn(BOOK);
  const { equals, ...others } = contests;
  const all = Object.values(others).flat();
  for (const contest of all)
    enter(contest, blocks => book.standings.enter(contest, figuresOf(contest, blocks)));
  for (const contest of equals)
    enter(contest, blocks => book.endings.enter(contest, endingsOf(blocks.values())));
  writeJson(BOOK, { standings: book.standings.linesOf(all), endings: book.endings.linesOf(equals) });
  const linesOf = (list: readonly Contest[]): Line[] =>
    list.map(contest => ({ contest, figures: book.standings.of(contest) }));
  const standings = {
    up: linesOf(others.up),
    down: linesOf(others.down),
    otherUp: linesOf(others.otherUp),
    otherDown: linesOf(others.otherDown),
    tricks: linesOf(others.tricks),
  };
  const endings = equals.map(contest => ({ contest, figures: book.endings.of(contest) }));
  writeFileSync(PAGE, ladderPage({ deals: plan.deals, standings, endings }));
  console.log(PAGE);
}

function enter(contest: Contest, write: (blocks: KeptGames['blocks']) => void): void {
  const blocks = firstDeals(shelf.gamesOf(contest, null));
  if (blocks.size > 0) write(blocks);
}

/**
 * The first deals, up to the first that is missing: which were played mustn't depend on how they went, or how long they
 * took.
 */
function firstDeals({ blocks }: KeptGames): KeptGames['blocks'] {
  let count = 0;
  while (blocks.has(count)) count += 1;
  return new Map([...blocks].filter(([block]) => block < count));
}
