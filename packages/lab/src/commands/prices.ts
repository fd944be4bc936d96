// What bots of one level pay at tables of four: the middle half, as the coach tells it in `lessons/src/coach/usual.ts`.
// `npm run lab -- prices LEVEL [ruleset] [games]`, e.g. `prices -- 1 2019-4 200`.
import { botOf } from '@macher/bots';
import { isRuleset, PARTIES, RULESETS } from '@macher/editions';
import { paidAt } from '../prices/paid.ts';
import { wantedCount } from './wanted.ts';

const USAGE = 'prices -- LEVEL [ruleset] [games]';
const [level = '', ruleset = '2019-4'] = process.argv.slice(2);
const bot = botOf(level);
if (bot === undefined || !isRuleset(ruleset)) {
  console.error(`npm run ${USAGE}; LEVEL is the name of a bot, ruleset one of ${RULESETS.join(', ')}`);
  process.exit(2);
}
const games = wantedCount(USAGE, 'games', 2, 60);
const paid = paidAt(bot, ruleset, PARTIES.slice(0, 4), games);
console.log(`level ${level}, ${ruleset}, ${games} games of four`);
for (const [name, { count, from, middle, to }] of Object.entries(paid))
  console.log(`${name}: ${from} to ${to}, half of them ${middle} and less, of ${count}`);
