// Reviews games of one of level 2 among three of level 4, plays every decision that the review names out both ways, to
// the end of the game in fresh worlds until it's clear which is better, and says how often the review was right.
// `npm run lab -- reviewProof [games] [times] [bot] [ruleset] [threads]`. Half an hour on two cores.
import { availableParallelism } from 'node:os';
import { BOT_IDS } from '@macher/bots/ids';
import { isRuleset, RULESETS } from '@macher/editions';
import { Pool } from '../pool/pool.ts';
import type { Proved } from '../review/proof.ts';
import { wantedCount } from './wanted.ts';

const USAGE = 'review:proof -- [games] [times] [bot] [ruleset] [threads]';
const PLAYED_BY = ['quick', ...BOT_IDS];
const [, , by = 'quick', ruleset = '2019-4'] = process.argv.slice(2);
if (!PLAYED_BY.includes(by) || !isRuleset(ruleset)) {
  console.error(
    `npm run ${USAGE}; bot is one of ${PLAYED_BY.join(', ')}, ruleset one of ${RULESETS.join(', ')}`,
  );
  process.exit(2);
}
const games = wantedCount(USAGE, 'games', 0, 10);
const times = wantedCount(USAGE, 'times', 1, 240);
const pool = new Pool(wantedCount(USAGE, 'threads', 4, availableParallelism()));
const items = Array.from({ length: games }, (_, number) => ({ ruleset, number, times, by }));
const all: Proved[][] = [];
try {
  await pool.run('proof', null, items, {
    done: ({ number, proved }) => {
      all[number] = proved;
      for (const each of proved) console.log(lineOf(each));
    },
  });
} finally {
  await pool.close();
}
console.log(`${ruleset}, ${games} games, each decision up to ${times} times both ways by ${by}`);
summarize('all decisions named', all.flat());
summarize('the costliest of each game', all.flatMap(costliest));
for (const round of new Set(
  all
    .flat()
    .map(each => each.round)
    .sort(),
))
  summarize(
    `round ${round}`,
    all.flat().filter(each => each.round === round),
  );

function costliest(proved: readonly Proved[]): Proved[] {
  return proved.toSorted((one, other) => other.said - one.said).slice(0, 1);
}

function lineOf({ game, version, round, kind, said, times, came, error }: Proved): string {
  return `game ${game}, decision ${version}, round ${round}, ${kind}: said ${said.toFixed(1)}, came ${came.toFixed(1)} ± ${error.toFixed(1)} (${times} times)`;
}

function summarize(name: string, proved: readonly Proved[]): void {
  const right = proved.filter(({ came }) => came > 0).length;
  const said = proved.reduce((total, each) => total + each.said, 0);
  const came = proved.reduce((total, each) => total + each.came, 0);
  const clear = proved.filter(({ came, error }) => Math.abs(came) > 2 * error);
  const clearlyRight = clear.filter(({ came }) => came > 0).length;
  console.log(
    `${name}: ${right} of ${proved.length} in the direction it says; said ${said.toFixed(0)} points, came ${came.toFixed(0)}; of ${clear.length} that are clear ${clearlyRight}`,
  );
}
