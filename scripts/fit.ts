// Fits the evaluation of level 3 by regression on final margins. `npm run fit -- RULESET [games]`. The same command
// gives the same evaluation. About a minute on two cores.
import { availableParallelism } from 'node:os';
import { FEATURES, type Moments, mergeMoments, newMoments, type Sample, solve } from '@macher/bots/tuning';
import { isRuleset, RULESETS, type RulesetId, rulesOf } from '@macher/editions';
import { Pool } from '../packages/cli/src/arena/pool.ts';
import { writeJson } from './json.ts';

/** As if so many positions had shown that a feature has no effect. */
const RIDGE = 200;

const [ruleset = '', games = '12000'] = process.argv.slice(2);
if (!isRuleset(ruleset)) {
  console.error(`npm run fit -- RULESET [games]; RULESET is one of ${RULESETS.join(', ')}`);
  process.exit(2);
}
await fitEvaluation(ruleset, Number(games));

async function fitEvaluation(id: RulesetId, count: number): Promise<void> {
  const items = Array.from({ length: count }, (_, game): Sample => {
    return { ruleset: id, players: 3 + (game % 3), seed: `fit-${game}` };
  });
  const results = await sampleAll(items);
  const rounds = rulesOf(id).rounds.map((_, index) => evaluationOf(id, index + 1, results));
  writeJson(`packages/bots/src/level3/fitted/${id}.json`, rounds);
}

/** In the order of the games: results come in any, and sums of fractions depend on it. */
async function sampleAll(items: readonly Sample[]): Promise<Moments[][]> {
  const pool = new Pool(availableParallelism());
  const results = new Map<string, Moments[]>();
  await pool.run('sample', null, items, {
    done: ({ item, moments }) => {
      results.set(item.seed, moments);
      if (results.size % 1000 === 0) console.log(`${results.size} of ${items.length} games`);
    },
  });
  await pool.close();
  return items.map(({ seed }) => results.get(seed) ?? []);
}

/** One weight for each feature, for positions at the beginning of a round; none for the first. */
function evaluationOf(id: RulesetId, round: number, results: readonly Moments[][]): number[] {
  const all = newMoments(FEATURES.length);
  for (const moments of results) {
    const own = moments[round];
    if (own !== undefined && round > 1) mergeMoments(all, own);
  }
  if (round === 1) return [];
  const { weights, r2, rmse } = solve(all, RIDGE);
  console.log(`${id} round ${round}: r² ${r2.toFixed(2)}, error ${rmse.toFixed(1)} points`);
  for (const [index, name] of FEATURES.entries())
    console.log(`  ${name.padEnd(12)} ${(weights[index] ?? 0).toFixed(3)}`);
  return weights.map(weight => Number(weight.toPrecision(4)));
}
