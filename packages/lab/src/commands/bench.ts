// How fast the arena is: level 2 at all seats, with one worker and with all cores in turn, so that both see the
// same state of the machine; and how long each level thinks. `npm run lab -- bench [seconds]`.

import { availableParallelism } from 'node:os';
import { LEVEL } from '@macher/bots';
import type { RulesetId } from '@macher/editions';
import type { Contest } from '../arena/contest.ts';
import { mergeTimes, noTimes, quantile } from '../arena/times.ts';
import { medianOf } from '../measure.ts';
import { Pool } from '../pool/pool.ts';

const seconds = Number(process.argv[2] ?? 6);
const cores = availableParallelism();
const CONTEST: Contest = {
  ruleset: '2019-4',
  players: 4,
  bots: [LEVEL.script, LEVEL.script, LEVEL.script, LEVEL.script],
  seed: 'bench',
  blocks: 0,
};
const LAPS = 4;

const pools = { one: new Pool(1), all: new Pool(cores) };
const rates: Record<keyof typeof pools, number[]> = { one: [], all: [] };
for (let lap = 0; lap <= LAPS; lap += 1) {
  for (const name of ['one', 'all'] as const) {
    const rate = await gamesPerSecond(pools[name], lap === 0 ? 2 : seconds);
    if (lap > 0) rates[name].push(rate);
  }
}
await Promise.all([pools.one.close(), pools.all.close()]);

const one = medianOf(rates.one);
const all = medianOf(rates.all);
console.log(
  `level 2 at all seats, 2019-4, 4 players: ${one.toFixed(0)} games/s with 1 worker (at least 500 wanted)`,
);
console.log(
  `${all.toFixed(0)} games/s with ${cores} workers: ${(all / one).toFixed(2)} times as many (at least 1.7 wanted on 2 cores)`,
);
console.log(
  `laps: ${rates.one.map(rate => rate.toFixed(0)).join(' ')} | ${rates.all.map(rate => rate.toFixed(0)).join(' ')}`,
);

console.log('a decision takes, on average / 95 % within / longest:');
for (const bot of [LEVEL.lookAhead, LEVEL.deep])
  for (const [ruleset, players] of tables()) console.log(await thinkingTimes(bot, ruleset, players));

function tables(): [RulesetId, number][] {
  return [
    ['2019-4', 4],
    ['2006-7', 4],
    ['2006-7', 5],
  ];
}

/** Thinking times at all seats of a table, on one core, by what their thread has worked. */
async function thinkingTimes(bot: string, ruleset: RulesetId, players: number): Promise<string> {
  const contest = { ruleset, players, bots: new Array<string>(players).fill(bot), seed: 'bench', blocks: 1 };
  const pool = new Pool(1);
  const times = noTimes();
  await pool.run('block', { contest, isTimed: true, milliseconds: 1000, shard: null }, [0], {
    done: block => {
      for (const each of block.times) mergeTimes(times, each.times);
    },
  });
  await pool.close();
  const figures = [times.total / times.count, quantile(times, 0.95), times.max].map(each => each.toFixed(1));
  return `level ${bot}, ${ruleset}, ${players} players: ${figures.join(' / ')} ms, of ${times.count} decisions`;
}

async function gamesPerSecond(pool: Pool, duration: number): Promise<number> {
  const stop = new AbortController();
  const items = Array.from({ length: 100_000 }, (_, block) => block);
  let games = 0;
  const began = performance.now();
  const timer = setTimeout(() => stop.abort(), duration * 1000);
  await pool.run('block', { contest: CONTEST, isTimed: false, milliseconds: 1000, shard: null }, items, {
    done: block => {
      games += block.games.length;
    },
    signal: stop.signal,
  });
  clearTimeout(timer);
  return (1000 * games) / (performance.now() - began);
}
