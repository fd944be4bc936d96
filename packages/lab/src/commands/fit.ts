// Fits the evaluation of level 3 by regression on final margins. `npm run lab -- fit RULESET`. The same command gives the
// same evaluation. Three to eight minutes on two cores.

import { availableParallelism } from 'node:os';

import { type RulesetId, rulesOf } from '@macher/editions';
import { roundsOf } from '../beliefs/files.ts';
import type { Moments } from '../maths/moments.ts';
import { type Fit, solve } from '../maths/regression.ts';
import { Pool } from '../pool/pool.ts';
import { sampledPositions } from '../training/sampling.ts';
import { writeJson } from './json.ts';
import { wantedRuleset } from './wanted.ts';

/** RIDGE: as if this many positions had shown that a feature has no effect. */
const RIDGE = 300;

/** LAPS: games of the script, then games of bots that look ahead with what came of the first. */
const LAPS = [6000, 1200];

await fitEvaluation(wantedRuleset('fit -- RULESET'));

async function fitEvaluation(id: RulesetId): Promise<void> {
  const pool = new Pool(availableParallelism());
  let fits: (Fit | null)[] | null = null;
  for (const [lap, games] of LAPS.entries()) {
    console.log(`${id} lap ${lap + 1} of ${LAPS.length}: ${games} games`);
    const evaluation = fits && evaluationOf(fits);
    const sums: Moments[] = await sampledPositions(pool, id, games, evaluation, count => {
      if (count % 600 === 0) console.log(`${count} games`);
    });
    fits = rulesOf(id).rounds.map((_, index) => fitOf(id, index + 1, sums));
  }
  await pool.close();
  // The file is written only now: stopped half-way, the run leaves the evaluation of before.
  writeJson(`packages/lab/src/beliefs/fitted/${id}.json`, {
    game: id,
    provenance: provenanceOf(id, fits ?? []),
    rounds: roundsOf(evaluationOf(fits ?? [])),
  });
  console.log('now `npm run lab -- beliefs`');
}

/** The fit for positions at the beginning of a round; none for the first. */
function fitOf(id: RulesetId, round: number, sums: readonly Moments[]): Fit | null {
  const all = sums[round];
  if (round === 1 || all === undefined) return null;
  const fit = solve(all, RIDGE);
  console.log(`${id} round ${round}: r² ${fit.r2.toFixed(2)}, error ${fit.rmse.toFixed(1)} points`);
  return fit;
}

/** One weight for each feature; four digits tell enough. */
function evaluationOf(fits: readonly (Fit | null)[]): number[][] {
  return fits.map(fit => (fit?.weights ?? []).map(weight => Number(weight.toPrecision(4))));
}

function provenanceOf(id: RulesetId, fits: readonly (Fit | null)[]): string {
  const shares = fits.flatMap(fit => (fit === null ? [] : [fit.r2.toFixed(2)])).join(' ');
  const [script, ahead] = LAPS;
  return `npm run lab -- fit ${id}: ${script} games of the script, then ${ahead} of bots that look ahead; r² by round ${shares}`;
}
