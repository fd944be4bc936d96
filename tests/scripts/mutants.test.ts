import { existsSync, readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawMutants, mutantsOf, mutated } from '../../scripts/mutants/draw.ts';
import { nearestTests } from '../../scripts/mutants/nearest.ts';
import { RINGS } from '../../scripts/mutants/rings.ts';

const afterOf = (line: string): string[] => mutantsOf('a.ts', line).map(({ after }) => after);

describe('mutants', () => {
  it('are small mistakes: a comparison, a sign, a number, a logical word', () => {
    expect(afterOf('  return votes >= 5 && !isOver;')).toEqual([
      '  return votes > 5 && !isOver;',
      '  return votes >= 5 || !isOver;',
      '  return votes >= 5 && isOver;',
      '  return votes >= 6 && !isOver;',
    ]);
    expect(afterOf('  const most = Math.max(a + 1, b);')).toContain('  const most = Math.min(a + 1, b);');
  });

  it('are also a statement left out', () => {
    expect(afterOf('  pay(game, seat, cost);')).toEqual(['']);
    expect(afterOf('  region.keyIssue = null;')).toEqual(['']);
  });

  it('leave texts, comments, imports and types alone', () => {
    for (const line of [
      "import { a } from './1.ts';",
      '// 1 === 2',
      ' * 1 + 1',
      '  readonly count: 3;',
      "export type One = 'a' | 1;",
    ])
      expect([line, afterOf(line)]).toEqual([line, []]);
    expect(afterOf("  say('1 + 1 === 2', /1 < 2/, `3 + 4`) // 5")).toEqual([]);
    expect(mutantsOf('a.ts', 'interface A {\n  b(c: 1): 2;\n}\nconst d = 3;')).toMatchObject([{ line: 4 }]);
  });

  it('are the same for the same seed, all different, and change one line', () => {
    const files = new Map([['a.ts', 'let a = 1;\nlet b = a + 2;\nlet c = a === b;']]);
    const drawn = drawMutants(files, 4, 's');
    expect(drawMutants(files, 4, 's')).toEqual(drawn);
    expect(new Set(drawn.map(mutant => JSON.stringify(mutant))).size).toBe(4);
    expect(drawMutants(files, 99, 's')).toHaveLength(4);
    expect(
      mutated('let a = 1;\nlet b = 2;', { file: 'a.ts', line: 2, before: '', after: 'let b = 3;' }),
    ).toBe('let a = 1;\nlet b = 3;');
  });
});

describe('the tests that are asked', () => {
  it('are there for every package', () => {
    expect(Object.keys(RINGS).sort()).toEqual(readdirSync('packages').sort());
    const places = Object.values(RINGS).flat(2);
    expect(places.filter(place => !existsSync(place) && !existsSync(`${place}.test.ts`))).toEqual([]);
  });

  it('are first those that come to the file in the fewest imports', () => {
    const sources = new Map([
      ['packages/engine/src/index.ts', "export * from './a.ts';"],
      ['packages/engine/src/a.ts', ''],
      ['packages/engine/src/b.ts', "import { a } from './a.ts';"],
      ['tests/near.test.ts', "import { b } from '../packages/engine/src/b.ts';"],
      ['tests/named.test.ts', "import { a } from '@macher/engine';"],
      ['tests/far.test.ts', "import { near } from './near.test.ts';"],
      ['tests/other.test.ts', ''],
      ['elsewhere/near.test.ts', "import { b } from '../packages/engine/src/b.ts';"],
    ]);
    const folders = ['tests/named', 'tests'];
    expect(nearestTests('packages/engine/src/a.ts', sources, folders)).toEqual([
      'tests/named.test.ts',
      'tests/near.test.ts',
    ]);
    expect(nearestTests('packages/engine/src/b.ts', sources, folders)).toEqual(['tests/near.test.ts']);
    expect(nearestTests('tests/other.test.ts', sources, folders)).toEqual([]);
  });
});
