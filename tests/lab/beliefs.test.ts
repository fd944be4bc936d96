import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { type Beliefs, FEATURES } from '@macher/bots/parts';
import { RULESETS, rulesOf } from '@macher/editions';
import { describe, expect, it } from 'vitest';
import { temperamentsFor } from '../../packages/bots/src/level3/temperaments.ts';
import { compiledBeliefs } from '../../packages/lab/src/beliefs/files.ts';
import { fittedFor } from '../../packages/lab/src/beliefs/fitted.ts';
import { schooledFor } from '../../packages/lab/src/beliefs/schooled.ts';
import { unschooled } from '../../packages/lab/src/beliefs/unschooled.ts';
import { roundedBeliefs } from '../../packages/lab/src/training/parameters.ts';

const FOLDER = 'packages/bots/src';

function filesIn(folder: string): string[] {
  if (!existsSync(`${FOLDER}/${folder}`)) return [];
  return readdirSync(`${FOLDER}/${folder}`).map(name => `${folder}/${name}`);
}

function schooled(): Beliefs {
  const found = schooledFor('2019-4');
  if (found === null) throw new Error('2019-4 has been to school');
  return found.beliefs;
}

describe('beliefs', () => {
  it('lie there as `npm run lab -- beliefs` writes them: a run changes nothing', () => {
    const compiled = compiledBeliefs();
    const files = ['level3', 'level4'].flatMap(level => filesIn(`${level}/beliefs`));
    expect(files.sort()).toEqual([...compiled.keys()].sort());
    for (const [name, content] of compiled)
      expect(readFileSync(`${FOLDER}/${name}`, 'utf8'), name).toBe(`${JSON.stringify(content, null, 2)}\n`);
  });

  it.each(RULESETS)('%s: are fitted for every round but the first', ruleset => {
    const { evaluation } = fittedFor(ruleset);
    expect(evaluation.map(weights => weights.length)).toEqual(
      rulesOf(ruleset).rounds.map((_, index) => (index === 0 ? 0 : FEATURES.length)),
    );
  });

  it('have the factors of the arena on the weights that they name, in all regions and rounds', () => {
    const [round] = unschooled('2019-4').evaluation.slice(-1);
    const [fitted] = fittedFor('2019-4').evaluation.slice(-1);
    const factors = Object.fromEntries(
      FEATURES.map((name, index) => [
        name,
        Number(((round?.[index] ?? 0) / (fitted?.[index] ?? 1)).toFixed(6)),
      ]),
    );
    expect(factors).toMatchObject({ base: 1, money: 0.8, 'root of money': 0.8, '1: agreement': 1.5 });
    expect(unschooled('2006-7').evaluation).toEqual(fittedFor('2006-7').evaluation);
  });

  it('come from school with four digits', () => {
    expect(schooled()).toEqual(roundedBeliefs(schooled()));
  });

  it('count points in full for one player of 2019-4; the others discount them', () => {
    const points = temperamentsFor(rulesOf('2019-4')).map(({ evaluation }) =>
      evaluation.slice(1).map(weights => weights[FEATURES.indexOf('points')]),
    );
    expect(points[2]).toEqual([1, 1, 1]);
    for (const weight of points.slice(0, 2).flat()) expect(weight).toBeLessThan(0.9);
  });

  it('are halfway between before and after school for another, but for members and money', () => {
    const [patient] = temperamentsFor(rulesOf('2019-4'));
    const [before, after] = [unschooled('2019-4'), schooled()];
    expect(patient?.prior.later).toBeCloseTo((before.prior.later + after.prior.later) / 2);
    const weightOf = ({ evaluation }: Beliefs, name: string): number =>
      evaluation[1]?.[FEATURES.indexOf(name)] ?? Number.NaN;
    const factorOf = (name: string): number =>
      weightOf(patient as Beliefs, name) / ((weightOf(before, name) + weightOf(after, name)) / 2);
    expect(factorOf('base')).toBeCloseTo(1.2);
    expect(factorOf('money')).toBeCloseTo(0.75);
    expect(factorOf('1: control')).toBeCloseTo(1);
  });
});
