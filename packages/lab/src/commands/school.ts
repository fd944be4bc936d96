// Sends beliefs to school: SPSA turns them in games of bots that look ahead as level 3 does. `npm run lab -- school RULESET`.
// The same command gives the same beliefs; stopped, it goes on where it was (the state lies in arena/). Twenty
// minutes to an hour on two cores.

import { availableParallelism } from 'node:os';
import type { RulesetId } from '@macher/editions';
import { randomOf } from '@macher/engine';
import { named } from '../beliefs/files.ts';
import { unschooled } from '../beliefs/unschooled.ts';
import { spreadsOf } from '../maths/moments.ts';
import { averageOf, type Comparison, isSpsa, moved, newSpsa } from '../maths/spsa.ts';
import { Pool } from '../pool/pool.ts';
import { beliefsAt, type Parameter, parametersFor, roundedBeliefs } from '../training/parameters.ts';
import { sampledPositions } from '../training/sampling.ts';
import { type SchoolTable, tablesFor } from '../training/tables.ts';
import { begun } from './begun.ts';
import { writeJson } from './json.ts';
import { wantedRuleset } from './wanted.ts';

const STEPS = 160;
const GAMES = 24;
/** GAIN is how far a difference of as many points as a turn is worth moves a parameter. */
const GAIN = 0.0005;
/** POINTS that a turn is worth: a tenth of what usually lies between winner and others. */
const POINTS: Readonly<Record<RulesetId, number>> = {
  '2019-4': 1,
  '2019-7': 1,
  '2006-7': 2,
  '2006-5': 2,
  '1997-7': 2,
};
/** SAMPLES of games that tell how much the features vary. */
const SAMPLES = 96;

await school(wantedRuleset('school -- RULESET'));

async function school(id: RulesetId): Promise<void> {
  const pool = new Pool(availableParallelism());
  const first = unschooled(id);
  const [, ...sums] = await sampledPositions(pool, id, SAMPLES, first.evaluation, () => {});
  const parameters = parametersFor(first, sums.map(spreadsOf), POINTS[id]);
  const stateFile = `arena/school-${id}.json`;
  let spsa = begun(stateFile, state => isSpsa(state, parameters.length)) ?? newSpsa(parameters.length);
  console.log(`${id}: ${parameters.length} parameters, ${STEPS} steps of ${GAMES} games`);
  const began = performance.now();
  const firstStep = spsa.step;
  while (spsa.step < STEPS) {
    const tables = tablesFor(first, parameters, spsa.point, GAMES, randomOf(`school:${id}:${spsa.step}`));
    spsa = moved(spsa, await compare(pool, id, spsa.step, tables), GAIN / POINTS[id], STEPS / 2);
    writeJson(stateFile, spsa);
    const done = spsa.step - firstStep;
    const left = ((performance.now() - began) / done / 60_000) * (STEPS - spsa.step);
    if (spsa.step % 10 === 0)
      console.log(`${id} step ${spsa.step} of ${STEPS}, ${left.toFixed(0)} minutes left`);
  }
  await pool.close();
  const turns = averageOf(spsa);
  // The file is written only now: stopped half-way, the run leaves the beliefs of before.
  writeJson(`packages/lab/src/beliefs/schooled/${id}.json`, {
    game: id,
    provenance: `npm run lab -- school ${id}: SPSA, ${STEPS} steps of ${GAMES} games`,
    ...named(roundedBeliefs(beliefsAt(first, parameters, turns))),
  });
  console.log('now `npm run lab -- beliefs`');
  for (const [name, turn] of largest(parameters, turns)) console.log(`${name}: ${turn.toFixed(2)}`);
}

async function compare(
  pool: Pool,
  id: RulesetId,
  step: number,
  tables: readonly SchoolTable[],
): Promise<Comparison[]> {
  const points = new Map<number, number[]>();
  const items = tables.map(({ beliefs }, number) => ({
    number,
    game: { ruleset: id, seed: `school-${step}-${number}`, beliefs },
  }));
  await pool.run('training', null, items, {
    done: result => {
      points.set(result.number, result.points);
    },
  });
  return tables.flatMap(({ pairs }, number) =>
    pairs.map(({ direction, seats: [one, other] }) => ({
      direction,
      difference: (points.get(number)?.[one] ?? 0) - (points.get(number)?.[other] ?? 0),
    })),
  );
}

/** The largest: what was turned farthest. */
function largest(parameters: readonly Parameter[], turns: readonly number[]): [string, number][] {
  return parameters
    .map(({ name }, index): [string, number] => [name, turns[index] ?? 0])
    .sort((one, other) => Math.abs(other[1]) - Math.abs(one[1]))
    .slice(0, 20);
}
