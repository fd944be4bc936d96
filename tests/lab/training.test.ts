import { type Beliefs, FEATURES } from '@macher/bots/parts';
import { randomOf } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { unschooled } from '../../packages/lab/src/beliefs/unschooled.ts';
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
import { beliefsAt, parametersFor } from '../../packages/lab/src/training/parameters.ts';
import { tablesFor } from '../../packages/lab/src/training/tables.ts';
import { pointsIn } from '../../packages/lab/src/training/trainingGame.ts';

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

describe('parameters', () => {
  const first = unschooled('2019-4');
  const spreads = first.evaluation.map(weights => weights.map((_, index) => (index % 3 === 0 ? 0 : 2)));
  const parameters = parametersFor(first, spreads, 1);
  const turnedBy = (name: string, turn: number): Beliefs =>
    beliefsAt(
      first,
      parameters,
      parameters.map(parameter => (parameter.name === name ? turn : 0)),
    );

  it('untouched, change nothing', () => {
    expect(beliefsAt(first, parameters, [])).toEqual(first);
  });

  it('there are none for what never varies, one for a feature of the region to come, one for all later ones', () => {
    const names = parameters.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).not.toContain(`round 2, ${FEATURES[0]}`);
    expect(names).toContain(`round 2, ${FEATURES[1]}`);
    expect(names.some(name => name.startsWith('round 1,'))).toBe(false);
    expect(names.filter(name => name === 'round 2, later: trend')).toHaveLength(1);
  });

  it('turn a feature by points for a spread, in its round alone', () => {
    const { evaluation, prior } = turnedBy('round 3, base', 1);
    expect(prior).toEqual(first.prior);
    for (const [round, weights] of evaluation.entries()) {
      for (const [index, weight] of weights.entries()) {
        const more = weight - (first.evaluation[round]?.[index] as number);
        expect(more).toBeCloseTo(round === 2 && FEATURES[index] === 'base' ? 0.5 : 0);
      }
    }
  });

  it('turn it farther where a turn is worth more points', () => {
    const twice = parametersFor(first, spreads, 2);
    const turned = beliefsAt(
      first,
      twice,
      twice.map(({ name }) => (name === 'round 3, base' ? 1 : 0)),
    );
    const base = FEATURES.indexOf('base');
    expect((turned.evaluation[2]?.[base] ?? 0) - (first.evaluation[2]?.[base] ?? 0)).toBeCloseTo(1);
  });

  it('turn a weight of the script by a factor, or by addition where it may be negative', () => {
    expect(turnedBy('money', 1).prior.money).toBeCloseTo(first.prior.money * Math.exp(0.4));
    expect(turnedBy('turnIn', 1).prior.turnIn).toBeCloseTo(first.prior.turnIn + 0.4);
    expect(turnedBy('money', 1).evaluation).toEqual(first.evaluation);
  });
});

describe('tables of a school', () => {
  const first = unschooled('2019-4');
  const parameters = parametersFor(
    first,
    first.evaluation.map(weights => weights.map(() => 1)),
    1,
  );
  const point = parameters.map((_, index) => index / 10);
  const tables = tablesFor(first, parameters, point, 6, randomOf('tables'));

  it('seat two pairs that are turned opposite ways, or one pair with one unturned and one with the present beliefs', () => {
    expect(tables.map(({ pairs }) => pairs.length)).toEqual([2, 1, 2, 1, 2, 1]);
    for (const { beliefs, pairs } of tables) {
      expect(beliefs.filter(each => each !== undefined)).toHaveLength(4);
      for (const { direction, seats } of pairs) {
        expect(beliefs[seats[0]]).toEqual(beliefsAt(first, parameters, beside(point, direction, 1)));
        expect(beliefs[seats[1]]).toEqual(beliefsAt(first, parameters, beside(point, direction, -1)));
      }
      if (pairs.length === 1) {
        expect(beliefs.filter(each => each === first)).toHaveLength(1);
        expect(beliefs).toContainEqual(beliefsAt(first, parameters, point));
      }
    }
  });

  it('do not always seat them alike', () => {
    expect(new Set(tables.map(({ pairs }) => pairs[0]?.seats.join())).size).toBeGreaterThan(1);
  });
});

describe('training games', () => {
  it('give the same points again', () => {
    const lesson = {
      ruleset: '2019-4',
      seed: 'lesson',
      beliefs: new Array<Beliefs>(3).fill(unschooled('2019-4')),
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
