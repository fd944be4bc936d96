// Fits the evaluation of level 3 by regression on final margins. `npm run fit -- RULESET`. The same command gives the
// same evaluation. Three to eight minutes on two cores.

import { availableParallelism } from 'node:os';
import type { Evaluation } from '@macher/bots/parts';
import { type RulesetId, rulesOf } from '@macher/editions';
import type { Moments } from '../maths/moments.ts';
import { solve } from '../maths/regression.ts';
import { Pool } from '../pool/pool.ts';
import { sampledPositions } from '../training/sampling.ts';
import { writeJson } from './json.ts';
import { wantedRuleset } from './wanted.ts';

/** As if so many positions had shown that a feature has no effect. */
const RIDGE = 300;

/** Games of the script, then games of those who think ahead with what came of it. */
const LAPS = [6000, 1200];

await fitEvaluation(wantedRuleset('fit -- RULESET'));

async function fitEvaluation(id: RulesetId): Promise<void> {
  const pool = new Pool(availableParallelism());
  let evaluation: Evaluation | null = null;
  for (const [lap, games] of LAPS.entries()) {
    console.log(`${id} lap ${lap + 1} of ${LAPS.length}: ${games} games`);
    const sums: Moments[] = await sampledPositions(pool, id, games, evaluation, count => {
      if (count % 600 === 0) console.log(`${count} games`);
    });
    evaluation = rulesOf(id).rounds.map((_, index) => weightsFor(id, index + 1, sums));
  }
  await pool.close();
  // Only now: stopped half-way, it leaves the evaluation of before.
  writeJson(`packages/bots/src/level3/fitted/${id}.json`, evaluation);
}

/** One weight for each feature, for positions at the beginning of a round; none for the first. */
function weightsFor(id: RulesetId, round: number, sums: readonly Moments[]): number[] {
  const all = sums[round];
  if (round === 1 || all === undefined) return [];
  const { weights, r2, rmse } = solve(all, RIDGE);
  console.log(`${id} round ${round}: r² ${r2.toFixed(2)}, error ${rmse.toFixed(1)} points`);
  return weights.map(weight => Number(weight.toPrecision(4)));
}
