// Sends level 3 to school: what it believes is turned by SPSA in games among its like. `npm run school -- RULESET`. The
// same command gives the same beliefs; stopped, it goes on where it was (the state lies in arena/). About half an hour
// on two cores.
import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import {
  anyDirection,
  averageOf,
  beside,
  type Comparison,
  type Knob,
  knobsFor,
  type Lore,
  loreAt,
  moved,
  newSpsa,
  rounded,
  type Spsa,
  spreadsOf,
  unschooled,
} from '@macher/bots/tuning';
import type { RulesetId } from '@macher/editions';
import { type Random, randomOf } from '@macher/engine';
import { Pool } from '../packages/cli/src/arena/pool.ts';
import { writeJson } from './json.ts';
import { sampledPositions } from './sampling.ts';
import { wantedRuleset } from './wanted.ts';

const STEPS = 240;
const GAMES = 24;
/** How far a point of difference moves a knob. */
const GAIN = 0.0004;
/** Games that tell how much the features vary. */
const SAMPLES = 96;

await school(wantedRuleset('school -- RULESET'));

async function school(id: RulesetId): Promise<void> {
  const pool = new Pool(availableParallelism());
  const first = unschooled(id);
  const [, ...sums] = await sampledPositions(pool, id, SAMPLES, first.evaluation, () => {});
  const knobs = knobsFor(first, sums.map(spreadsOf));
  const stateFile = `arena/school-${id}.json`;
  let spsa: Spsa = existsSync(stateFile)
    ? (JSON.parse(readFileSync(stateFile, 'utf8')) as Spsa)
    : newSpsa(knobs.length);
  console.log(`${id}: ${knobs.length} knobs, ${STEPS} steps of ${GAMES} games`);
  const began = performance.now();
  const firstStep = spsa.step;
  while (spsa.step < STEPS) {
    const games = gamesOf(first, knobs, spsa, randomOf(`school:${id}:${spsa.step}`));
    spsa = moved(spsa, await compare(pool, id, spsa.step, games), GAIN, STEPS / 2);
    writeJson(stateFile, spsa);
    const done = spsa.step - firstStep;
    const left = ((performance.now() - began) / done / 60_000) * (STEPS - spsa.step);
    if (spsa.step % 10 === 0)
      console.log(`${id} step ${spsa.step} of ${STEPS}, ${left.toFixed(0)} minutes left`);
  }
  await pool.close();
  const turns = averageOf(spsa);
  // Only now: stopped half-way, it leaves the beliefs of before.
  writeJson(`packages/bots/src/level3/schooled/${id}.json`, rounded(loreAt(first, knobs, turns)));
  for (const [name, turn] of largest(knobs, turns)) console.log(`${name}: ${turn.toFixed(2)}`);
}

/** Who sits where: pairs that are turned opposite ways, and in every other game those who are not turned. */
interface Game {
  readonly lores: readonly Lore[];
  readonly pairs: readonly {
    readonly direction: readonly number[];
    readonly seats: readonly [number, number];
  }[];
}

function gamesOf(first: Lore, knobs: readonly Knob[], { point }: Spsa, random: Random): Game[] {
  return Array.from({ length: GAMES }, (_, number) => {
    const seats = shuffled([0, 1, 2, 3], random);
    const lores: Lore[] = [];
    const pairs = [];
    for (let pair = 0; pair < (number % 2 === 0 ? 2 : 1); pair += 1) {
      const direction = anyDirection(knobs.length, random);
      const own: [number, number] = [seats[2 * pair] ?? 0, seats[2 * pair + 1] ?? 0];
      lores[own[0]] = loreAt(first, knobs, beside(point, direction, 1));
      lores[own[1]] = loreAt(first, knobs, beside(point, direction, -1));
      pairs.push({ direction, seats: own });
    }
    // Against the present beliefs alone school would run in circles.
    if (pairs.length === 1) {
      lores[seats[2] ?? 0] = first;
      lores[seats[3] ?? 0] = loreAt(first, knobs, point);
    }
    return { lores, pairs };
  });
}

async function compare(
  pool: Pool,
  id: RulesetId,
  step: number,
  games: readonly Game[],
): Promise<Comparison[]> {
  const points = new Map<number, number[]>();
  const items = games.map(({ lores }, number) => ({
    number,
    lesson: { ruleset: id, seed: `school-${step}-${number}`, lores },
  }));
  await pool.run('lesson', null, items, {
    done: result => {
      points.set(result.number, result.points);
    },
  });
  return games.flatMap(({ pairs }, number) =>
    pairs.map(({ direction, seats: [one, other] }) => ({
      direction,
      difference: (points.get(number)?.[one] ?? 0) - (points.get(number)?.[other] ?? 0),
    })),
  );
}

function shuffled(list: readonly number[], random: Random): number[] {
  const rest = [...list];
  return list.map(() => rest.splice(random(rest.length), 1)[0] ?? 0);
}

/** What was turned farthest. */
function largest(knobs: readonly Knob[], turns: readonly number[]): [string, number][] {
  return knobs
    .map(({ name }, index): [string, number] => [name, turns[index] ?? 0])
    .sort((one, other) => Math.abs(other[1]) - Math.abs(one[1]))
    .slice(0, 20);
}
