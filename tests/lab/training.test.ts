import { FEATURES, type Lore, unschooled } from '@macher/bots/parts';
import { RULESETS, rulesOf } from '@macher/editions';
import { choiceAt, deciders, play, randomOf, sampleAction, view } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { WEIGHTS } from '../../packages/bots/src/level2/weights.ts';
import { loreOf, mindsFor } from '../../packages/bots/src/level3/minds.ts';
import schooled from '../../packages/bots/src/level3/schooled/2019-4.json' with { type: 'json' };
import { addRow, newMoments, spreadsOf } from '../../packages/lab/src/maths/moments.ts';
import {
  anyDirection,
  averageOf,
  beside,
  isSpsa,
  moved,
  newSpsa,
  type Spsa,
} from '../../packages/lab/src/maths/spsa.ts';
import { knobsFor, loreAt, roundedLore } from '../../packages/lab/src/training/parameters.ts';
import { tablesFor } from '../../packages/lab/src/training/tables.ts';
import { pointsIn } from '../../packages/lab/src/training/trainingGame.ts';
import { deal } from '../walk.ts';

const TOP = [1, -2, 0.5, 0, 3];

/** Less, the farther from the top. */
function height(point: readonly number[]): number {
  return -point.reduce((total, value, index) => total + (value - (TOP[index] as number)) ** 2, 0);
}

function climb(steps: number, seed: string, noise: number): Spsa {
  const random = randomOf(seed);
  let spsa = newSpsa(TOP.length);
  for (let step = 0; step < steps; step += 1) {
    const comparisons = Array.from({ length: 4 }, () => {
      const direction = anyDirection(TOP.length, random);
      const luck = noise * (random(2001) / 1000 - 1);
      const difference =
        height(beside(spsa.point, direction, 1)) - height(beside(spsa.point, direction, -1)) + luck;
      return { direction, difference };
    });
    spsa = moved(spsa, comparisons, 0.003, steps / 2);
  }
  return spsa;
}

const farthest = (point: readonly number[]): number =>
  Math.max(...point.map((value, index) => Math.abs(value - (TOP[index] as number))));

describe('SPSA', () => {
  it('climbs to the top, through luck that is larger than what it looks for', () => {
    expect(farthest(climb(600, 'calm', 0).point)).toBeLessThan(0.01);
    const spsa = climb(1200, 'noisy', 40);
    expect(farthest(averageOf(spsa))).toBeLessThan(0.5);
    expect(farthest(averageOf(spsa))).toBeLessThan(farthest(spsa.point));
  });

  it('is plain JSON, gives the same again, and averages only when told to', () => {
    const spsa = climb(20, 'same', 5);
    expect(JSON.parse(JSON.stringify(spsa))).toEqual(climb(20, 'same', 5));
    expect(spsa).toMatchObject({ step: 20, averaged: 10 });
    expect([isSpsa(spsa, TOP.length), isSpsa(spsa, 4), isSpsa({ ...spsa, step: -1 }, TOP.length)]).toEqual([
      true,
      false,
      false,
    ]);
    expect([null, [], { ...spsa, sum: [1, 2, 3, 4, 'five'] }].some(each => isSpsa(each, TOP.length))).toBe(
      false,
    );
    const early = moved(newSpsa(2), [{ direction: [1, -1], difference: 10 }], 0.1, 5);
    expect(averageOf(early)).toEqual([1, -1]);
  });
});

describe('knobs', () => {
  const first = unschooled('2019-4');
  const spreads = first.evaluation.map(weights => weights.map((_, index) => (index % 3 === 0 ? 0 : 2)));
  const knobs = knobsFor(first, spreads);
  const turnedBy = (name: string, turn: number): Lore =>
    loreAt(
      first,
      knobs,
      knobs.map(knob => (knob.name === name ? turn : 0)),
    );

  it('untouched, change nothing', () => {
    expect(loreAt(first, knobs, [])).toEqual(first);
  });

  it('there are none for what never varies, one for a feature of the region to come, one for all later ones', () => {
    const names = knobs.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain(`round 2, ${FEATURES[0]}`);
    expect(names).toContain(`round 2, ${FEATURES[1]}`);
    expect(names.some(name => name.startsWith('round 1,'))).toBe(false);
    expect(names.filter(name => name === 'round 2, later: trend')).toHaveLength(1);
  });

  it('turn a feature by points for a spread, in its round alone', () => {
    const { evaluation, sober } = turnedBy('round 3, base', 1);
    expect(sober).toEqual(first.sober);
    for (const [round, weights] of evaluation.entries()) {
      for (const [index, weight] of weights.entries()) {
        const more = weight - (first.evaluation[round]?.[index] as number);
        expect(more).toBeCloseTo(round === 2 && FEATURES[index] === 'base' ? 0.5 : 0);
      }
    }
  });

  it('turn a weight of the script by a factor, or by addition where it may be negative', () => {
    expect(turnedBy('money', 1).sober.money).toBeCloseTo(first.sober.money * Math.exp(0.4));
    expect(turnedBy('turnIn', 1).sober.turnIn).toBeCloseTo(first.sober.turnIn + 0.4);
    expect(turnedBy('money', 1).evaluation).toEqual(first.evaluation);
  });
});

describe('what level 3 has learnt', () => {
  it.each(RULESETS)(
    '%s: a figure for every weight, and for every feature in every round but the first',
    ruleset => {
      for (const { sober, evaluation } of mindsFor(ruleset)) {
        expect(Object.keys(sober).sort()).toEqual([...WEIGHTS].sort());
        expect(evaluation.map(weights => weights.length)).toEqual(
          rulesOf(ruleset).rounds.map((_, index) => (index === 0 ? 0 : FEATURES.length)),
        );
        expect([...Object.values(sober), ...evaluation.flat()].every(Number.isFinite)).toBe(true);
      }
    },
  );

  it('is written with four digits', () => {
    expect(schooled).toEqual(roundedLore(schooled));
  });

  it('neighbours in 2019-4 believe different things, all through the game', () => {
    const game = deal({ ruleset: '2019-4', players: 4 }, 'neighbours');
    const random = randomOf('neighbours');
    const believed = game.players.map(() => new Set<Lore>());
    while (game.result === null) {
      for (const [seat, lores] of believed.entries()) lores.add(loreOf(view(game, seat), seat));
      play(game, sampleAction(game.rules, choiceAt(game, deciders(game)[0] as number), random));
    }
    const lores = believed.map(set => [...set]);
    expect(lores.map(list => list.length)).toEqual([1, 1, 1, 1]);
    expect(new Set(lores.flat()).size).toBe(3);
    expect(lores[3]).toEqual(lores[0]);
  });

  it('for one of them what is won is won; the others discount it', () => {
    const points = mindsFor('2019-4').map(({ evaluation }) =>
      evaluation.slice(1).map(weights => weights[FEATURES.indexOf('points')]),
    );
    expect(points[2]).toEqual([1, 1, 1]);
    for (const weight of points.slice(0, 2).flat()) expect(weight).toBeLessThan(0.9);
  });

  it('one is halfway between before and after school, but for members and money', () => {
    const [patient] = mindsFor('2019-4');
    const before = unschooled('2019-4');
    expect(patient?.sober.later).toBeCloseTo((before.sober.later + schooled.sober.later) / 2);
    const weightOf = ({ evaluation }: Lore, name: string): number =>
      evaluation[1]?.[FEATURES.indexOf(name)] ?? Number.NaN;
    const factorOf = (name: string): number =>
      weightOf(patient as Lore, name) / ((weightOf(before, name) + weightOf(schooled, name)) / 2);
    expect(factorOf('base')).toBeCloseTo(1.2);
    expect(factorOf('money')).toBeCloseTo(0.75);
    expect(factorOf('1: control')).toBeCloseTo(1);
  });

  it('not all tables begin with the same', () => {
    const first = new Set(
      Array.from({ length: 12 }, (_, number) =>
        loreOf(view(deal({ ruleset: '2019-4', players: 3 }, `${number}`), 0), 0),
      ),
    );
    expect(first.size).toBe(3);
  });
});

describe('tables of a school', () => {
  const first = unschooled('2019-4');
  const knobs = knobsFor(
    first,
    first.evaluation.map(weights => weights.map(() => 1)),
  );
  const point = knobs.map((_, index) => index / 10);
  const tables = tablesFor(first, knobs, point, 6, randomOf('tables'));

  it('seat two pairs that are turned opposite ways, or one pair with somebody unturned and the present mind', () => {
    expect(tables.map(({ pairs }) => pairs.length)).toEqual([2, 1, 2, 1, 2, 1]);
    for (const { lores, pairs } of tables) {
      expect(lores.filter(lore => lore !== undefined)).toHaveLength(4);
      for (const { direction, seats } of pairs) {
        expect(lores[seats[0]]).toEqual(loreAt(first, knobs, beside(point, direction, 1)));
        expect(lores[seats[1]]).toEqual(loreAt(first, knobs, beside(point, direction, -1)));
      }
      if (pairs.length === 1) {
        expect(lores.filter(lore => lore === first)).toHaveLength(1);
        expect(lores).toContainEqual(loreAt(first, knobs, point));
      }
    }
  });

  it('do not always seat them alike', () => {
    expect(new Set(tables.map(({ pairs }) => pairs[0]?.seats.join())).size).toBeGreaterThan(1);
  });
});

describe('lessons', () => {
  it('give the same points again', () => {
    const lesson = {
      ruleset: '2019-4',
      seed: 'lesson',
      lores: new Array<Lore>(3).fill(unschooled('2019-4')),
    } as const;
    const points = pointsIn(lesson);
    expect(points).toHaveLength(3);
    expect(pointsIn(lesson)).toEqual(points);
  });
});

it('spreads are how far columns lie from their means', () => {
  const moments = newMoments(2);
  for (const value of [1, 3, 5, 7]) addRow(moments, [value, 4], 0);
  expect(spreadsOf(moments)[0]).toBeCloseTo(Math.sqrt(5));
  expect(spreadsOf(moments)[1]).toBe(0);
  expect(spreadsOf(newMoments(1))).toEqual([0]);
});
