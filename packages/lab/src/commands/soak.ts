// Lets one bot play many games of every game with every number of players; every action is checked, and every
// decision timed. `npm run lab -- soak BOT [games] [limit in ms] [ruleset]`. The bot sits at one seat; the others are a level below.

import { availableParallelism } from 'node:os';
import { BOTS } from '@macher/bots';
import { RULESETS } from '@macher/editions';
import type { Block } from '../arena/blocks.ts';
import { mergeTimes, noTimes, quantile, type Times } from '../arena/times.ts';
import { Pool } from '../pool/pool.ts';
import { wantedCount } from './wanted.ts';

const USAGE = 'soak -- BOT [games] [limit in ms] [ruleset]';
const [bot = '', , , only = ''] = process.argv.slice(2);
const rulesets = RULESETS.filter(ruleset => only === '' || ruleset === only);
if (!BOTS.some(({ id }) => id === bot) || rulesets.length === 0) {
  const bots = BOTS.map(({ id }) => id).join(', ');
  console.error(`npm run ${USAGE}; BOT is one of ${bots}, ruleset one of ${RULESETS.join(', ')}`);
  process.exit(2);
}
await soak(bot, wantedCount(USAGE, 'games', 1, 10_000), wantedCount(USAGE, 'limit', 2, 250));

async function soak(id: string, count: number, most: number): Promise<void> {
  const pool = new Pool(availableParallelism());
  const tables = rulesets.flatMap(ruleset => [3, 4, 5].map(players => ({ ruleset, players })));
  const all = noTimes();
  let played = 0;
  for (const { ruleset, players } of tables) {
    const blocks = Math.ceil(count / tables.length / players);
    const contest = { ruleset, players, bots: table(id, players), seed: 'soak', blocks };
    const own = noTimes();
    const items = Array.from({ length: blocks }, (_, block) => block);
    await pool.run('block', { contest, isTimed: true, milliseconds: 1000, shard: null }, items, {
      done: block => add(own, block),
    });
    played += blocks * players;
    mergeTimes(all, own);
    console.log(`${ruleset}, ${players} players, ${blocks * players} games: ${describe(own)}`);
  }
  await pool.close();
  console.log(`bot ${id}, ${played} games, nothing refused, no exception: ${describe(all)}`);
  if (all.max > most) console.error(`a decision took ${all.max.toFixed(1)} ms, more than ${most}`);
  process.exitCode = all.max > most ? 1 : 0;

  function add(times: Times, { times: taken }: Block): void {
    for (const each of taken) if (each.bot === id) mergeTimes(times, each.times);
  }
}

/** The table: one of the bot, the others one level below; level 0 plays among its like. */
function table(id: string, players: number): string[] {
  const below = String(Math.max(0, Number(id.slice(0, 1)) - 1));
  return [id, ...new Array<string>(players - 1).fill(below)];
}

function describe(times: Times): string {
  const micro = (milliseconds: number): string => `${(1000 * milliseconds).toPrecision(3)} µs`;
  const mean = times.total / times.count;
  return `${times.count} decisions, mean ${micro(mean)}, 95 % within ${micro(quantile(times, 0.95))}, longest ${times.max.toFixed(1)} ms`;
}
