// Tunes the weights of level 2 for one game by CMA-ES. `npm run lab -- tune RULESET [generations]`. The same command gives
// the same weights; stopped, it goes on where it was (the state lies in arena/). Minutes on two cores.

import { availableParallelism } from 'node:os';
import { mean } from '@macher/bots/parts';
import type { RulesetId } from '@macher/editions';
import { randomOf } from '@macher/engine';
import { ask, type Cma, isCma, meanOf, newCma, tell } from '../maths/cma.ts';
import { Pool } from '../pool/pool.ts';
import { panelFor } from '../training/opponents.ts';
import { priorFor } from '../training/prior.ts';
import { tunedNames, weightsAt } from '../training/tunedWeights.ts';
import { begun } from './begun.ts';
import { writeJson } from './json.ts';
import { wantedCount, wantedRuleset } from './wanted.ts';

const POPULATION = 24;
const BLOCKS = 32;
const FIRST_STEP = 0.3;

const USAGE = 'tune -- RULESET [generations]';
await tune(wantedRuleset(USAGE), wantedCount(USAGE, 'generations', 1, 80));

async function tune(id: RulesetId, until: number): Promise<void> {
  const first = priorFor(id);
  const stateFile = `arena/tune-${id}.json`;
  const pool = new Pool(availableParallelism());
  const { length } = tunedNames(first);
  let cma: Cma =
    begun(stateFile, state => isCma(state, length, POPULATION)) ??
    newCma(new Array(length).fill(0), FIRST_STEP, POPULATION);
  while (cma.generation < until) {
    const began = performance.now();
    const points = ask(cma, randomOf(`tune:${id}:${cma.generation}`));
    const losses = await lossesOf(pool, id, cma, points);
    cma = tell(cma, points, losses);
    writeJson(stateFile, cma);
    writeJson(`packages/bots/src/level2/tuned/${id}.json`, {
      game: id,
      provenance: `npm run lab -- tune ${id}: CMA-ES, ${cma.generation} generations of ${POPULATION} candidates in ${BLOCKS} deals`,
      weights: roundedWeights(weightsAt(first, meanOf(cma))),
    });
    const best = -Math.min(...losses);
    const seconds = ((performance.now() - began) / 1000).toFixed(1);
    console.log(
      `${id} generation ${cma.generation} of ${until}: step ${cma.sigma.toFixed(3)}, best margin ${best.toFixed(1)}, ${seconds} s`,
    );
  }
  await pool.close();

  /** Losses of candidates: all of a generation play the same deals against the same others. */
  async function lossesOf(
    workers: Pool,
    game: RulesetId,
    search: Cma,
    points: readonly number[][],
  ): Promise<number[]> {
    const margins = new Array<number>(points.length * BLOCKS).fill(0);
    const centre = weightsAt(first, meanOf(search));
    const items = margins.map((_, number) => {
      const block = number % BLOCKS;
      const candidate = weightsAt(first, points[Math.floor(number / BLOCKS)] ?? []);
      const seed = `tune-${search.generation}-${block}`;
      return { number, game: { ruleset: game, seed, candidate, others: panelFor(centre, first, block) } };
    });
    await workers.run('candidate', null, items, {
      done: ({ number, margin }) => {
        margins[number] = margin;
      },
    });
    // Points are taken in the order of the deals: results come in any, and sums of fractions depend on it.
    return points.map((_, index) => -mean(margins.slice(index * BLOCKS, (index + 1) * BLOCKS)));
  }
}

function roundedWeights(weights: Readonly<Record<string, number>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(weights).map(([name, value]) => [name, Number(value.toPrecision(4))]),
  );
}
