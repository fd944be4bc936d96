// Fits the evaluation of level 3 by regression on final margins. `npm run fit -- RULESET`. The same command gives the
// same evaluation. Three to eight minutes on two cores.
import { availableParallelism } from 'node:os';
import {
  type Evaluation,
  FEATURES,
  type Moments,
  mergeMoments,
  newMoments,
  type Sample,
  solve,
} from '@macher/bots/tuning';
import { isRuleset, RULESETS, type RulesetId, rulesOf } from '@macher/editions';
import { Pool } from '../packages/cli/src/arena/pool.ts';
import { writeJson } from './json.ts';

/** As if so many positions had shown that a feature has no effect. */
const RIDGE = 300;

/** Games of the script, then games of those who think ahead with what came of it. */
const LAPS = [6000, 1200];

/** What a worker plays and adds up in one go. */
const AT_ONCE = 12;

const [ruleset = ''] = process.argv.slice(2);
if (!isRuleset(ruleset)) {
  console.error(`npm run fit -- RULESET; RULESET is one of ${RULESETS.join(', ')}`);
  process.exit(2);
}
await fitEvaluation(ruleset);

async function fitEvaluation(id: RulesetId): Promise<void> {
  const pool = new Pool(availableParallelism());
  let evaluation: Evaluation | null = null;
  for (const [lap, games] of LAPS.entries()) {
    console.log(`${id} lap ${lap + 1} of ${LAPS.length}: ${games} games`);
    const results = await sampleAll(pool, samplesOf(id, games), evaluation);
    evaluation = rulesOf(id).rounds.map((_, index) => weightsFor(id, index + 1, results));
  }
  await pool.close();
  // Only now: stopped half-way, it leaves the evaluation of before.
  writeJson(`packages/bots/src/level3/fitted/${id}.json`, evaluation);
}

function samplesOf(id: RulesetId, games: number): Sample[] {
  return Array.from({ length: games / AT_ONCE }, (_, index) => ({
    ruleset: id,
    first: index * AT_ONCE,
    games: AT_ONCE,
  }));
}

/** In the order of the games: results come in any, and sums of fractions depend on it. */
async function sampleAll(
  pool: Pool,
  items: readonly Sample[],
  evaluation: Evaluation | null,
): Promise<Moments[][]> {
  const results = new Map<number, Moments[]>();
  await pool.run('sample', evaluation, items, {
    done: ({ item, moments }) => {
      results.set(item.first, moments);
      if (results.size % 50 === 0) console.log(`${results.size * AT_ONCE} games`);
    },
  });
  return items.map(({ first }) => results.get(first) ?? []);
}

/** One weight for each feature, for positions at the beginning of a round; none for the first. */
function weightsFor(id: RulesetId, round: number, results: readonly Moments[][]): number[] {
  if (round === 1) return [];
  const all = newMoments(FEATURES.length);
  for (const moments of results) {
    const own = moments[round];
    if (own !== undefined) mergeMoments(all, own);
  }
  const { weights, r2, rmse } = solve(all, RIDGE);
  console.log(`${id} round ${round}: r² ${r2.toFixed(2)}, error ${rmse.toFixed(1)} points`);
  return weights.map(weight => Number(weight.toPrecision(4)));
}
