// Every number of every game, one to a line: `vitest run tests/editions/numbers.test.ts -u` writes the files after a
// change that is meant.
import { provenance, RULESETS, rulesOf } from '@macher/editions';
import { describe, expect, it } from 'vitest';

/** 2019-7 has the components of 2019-4; 2006-5 and 1997-7 those of 2006-7, as other tests show. */
const BOXES = ['2019-4', '2006-7'] as const;

describe('the numbers of the editions', () => {
  it.each(BOXES)('components of %s: value, origin, and what a pack may put in their place', async ruleset => {
    const lines = provenance(ruleset).map(
      ({ path, value, origin, schema }) => `${path} ${value} ${origin} ${JSON.stringify(schema)}`,
    );
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./numbers/components-${ruleset}.golden.txt`);
  });

  it.each(RULESETS)('rules of %s', async ruleset => {
    const lines = Object.entries(rulesOf(ruleset)).flatMap(([name, value]) => linesOf(`/${name}`, value));
    await expect(`${lines.join('\n')}\n`).toMatchFileSnapshot(`./numbers/rules-${ruleset}.golden.txt`);
  });

  it('the shorter and older games have the components of their box', () => {
    expect(provenance('2019-7')).toEqual(provenance('2019-4'));
    expect(provenance('2006-5')).toEqual(provenance('2006-7'));
    expect(provenance('1997-7')).toEqual(provenance('2006-7'));
  });
});

/** Lists of plain values stay on one line. */
function linesOf(path: string, value: unknown): string[] {
  if (typeof value !== 'object' || value === null || !Object.values(value).some(isNested))
    return [`${path} ${JSON.stringify(value)}`];
  return Object.entries(value).flatMap(([name, branch]) => linesOf(`${path}/${name}`, branch));
}

function isNested(value: unknown): boolean {
  return typeof value === 'object' && value !== null;
}
