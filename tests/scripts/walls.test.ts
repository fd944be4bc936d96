import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SPARSE } from '../../scripts/tables.ts';
import { breaches } from '../../scripts/walls.ts';

const file = (path: string, text: string): ReadonlyMap<string, string> =>
  new Map([[`packages/${path}`, text]]);

const switching = (head: string, cases: string, after = ''): string =>
  `${head}\n  switch (x) {\n    ${cases}\n  }\n${after}}\n`;

describe('package walls', () => {
  it.each([
    ['the engine importing an edition', 'engine/src/a.ts', "import { rulesOf } from '@macher/editions';\n"],
    ['the engine importing a dependency', 'engine/src/a.ts', "import { z } from 'zod';\n"],
    ['the engine importing Node', 'engine/src/a.ts', "import { readFileSync } from 'node:fs';\n"],
    ['a type over the wall', 'engine/src/a.ts', "import type { Pack } from '@macher/editions';\n"],
    ['a re-export over the wall', 'words/src/a.ts', "export { main } from '@macher/cli';\n"],
    ['an import over several lines', 'words/src/a.ts', "import {\n  main,\n} from '@macher/cli';\n"],
    ['a way round by path', 'words/src/a.ts', "import { main } from '../../cli/src/main.ts';\n"],
    ['an import at run time', 'words/src/a.ts', "const cli = await import('@macher/cli');\n"],
    ['a client importing a table', 'web/src/a.ts', "import { Host } from '@macher/table';\n"],
    ['what is pure importing its table', 'table/src/pure/a.ts', "import { Host } from '../host.ts';\n"],
    ['chance in the engine', 'engine/src/a.ts', 'export const roll = () => Math.random();\n'],
    ['a cast through unknown', 'words/src/a.ts', 'export const a = b as unknown as A;\n'],
    ['a contest by its kind', 'web/src/a.ts', "export const a = plan.kind !== 'knock-out' ? 1 : 2;\n"],
    ['an edition by its name', 'web/src/a.ts', "export const a = rules.edition === '2019' ? 1 : 2;\n"],
    ['a clock in what is pure', 'table/src/pure/a.ts', 'export const now = () => new Date();\n'],
    ['a clock in the engine', 'engine/src/a.ts', 'export const now = () => Date.now();\n'],
    ['a test among the sources', 'web/src/a.test.ts', "import { it } from 'vitest';\n"],
    ['a second clock in the server', 'server/src/a.ts', 'const late = Date.now() > 5;\n'],
  ])('%s is found', (_what, path, text) => {
    expect(breaches(file(path, text))).toHaveLength(1);
  });

  it.each([
    [
      'a script that opens a package',
      'scripts/a.ts',
      "import { rowOf } from '../packages/server/src/tableRow.ts';\n",
    ],
    [
      'a test that opens another package',
      'tests/web/a.test.ts',
      "import { Host } from '../../packages/table/src/host.ts';\n",
    ],
    ['what tests share', 'tests/table.ts', "import { play } from '../packages/engine/src/play.ts';\n"],
  ])('%s by path is found', (_what, path, text) => {
    expect(breaches(new Map([[path, text]]))).toHaveLength(1);
  });

  it('a client may import what is pure of a table', () => {
    expect(breaches(file('web/src/a.ts', "import { isSame } from '@macher/table/pure';\n"))).toEqual([]);
  });

  it('a test may open the package it is about, and import all by name', () => {
    const text =
      "import { play } from '../../packages/engine/src/play.ts';\nimport { view } from '@macher/engine';\n";
    expect(breaches(new Map([['tests/engine/a.test.ts', text]]))).toEqual([]);
  });

  it.each([
    ['nothing is returned', 'function f(x: X): void {', "case 'a':\n      g();\n      return;"],
    ['what is returned is void', 'function f(x: X): void {', "case 'a':\n      return g();"],
    ['a promise of nothing', 'async f(x: X): Promise<void> {', "case 'a':\n      return g();"],
    ['a method of a table', 'play(game, frame, action) {', "case 'a':\n      return g();"],
    [
      'one case forgets',
      'function f(x: X): number {',
      "case 'a':\n      g();\n      break;\n    case 'b':\n      return 1;",
    ],
    [
      'a silent default',
      'function f(x: X): number {',
      "case 'a':\n      return 1;\n    default:\n      return 0;",
    ],
  ])('a switch that proves nothing is found: %s', (_what, head, cases) => {
    expect(breaches(file('web/src/a.ts', switching(head, cases)))).toHaveLength(1);
  });

  it('a switch after which something follows is found', () => {
    const text = switching('function f(x: X): number {', "case 'a':\n      return 1;", '  return 0;\n');
    expect(breaches(file('web/src/a.ts', text))).toHaveLength(1);
  });

  it.each([
    [
      'a value from each case',
      'function f(x: X): number {',
      "case 'a':\n    case 'b':\n      return 1;\n    case 'c': {\n      g();\n      return {\n        x,\n      };\n    }",
    ],
    ['a value over several lines of a head', '}: Props) {', "case 'a':\n      return 1;"],
    [
      'a default that cannot be reached',
      'play(game, frame, x) {',
      "case 'a':\n      g();\n      return;\n    default:\n      unreachable(x);",
    ],
  ])('a switch that proves itself is let through: %s', (_what, head, cases) => {
    expect(breaches(file('web/src/a.ts', switching(head, cases)))).toEqual([]);
  });

  it.each([
    ['events', 'const AGAINST: { readonly [E in EventName]?: Against<E> } = {};\n'],
    ['lines of the log', 'const TELLINGS: { readonly [K in HappeningName]?: Telling<K> } = {};\n'],
    ['notices', 'const SWITCHES: Partial<Record<NoticeName, NoticeKind>> = {};\n'],
    ['requests', 'export const COSTS: Readonly<Partial<Record<RequestName, number>>> = {};\n'],
    ['decisions', 'const OWN: { [K in Kind]?: Own<K> } = {};\n'],
    ['contests', "const FEWEST: Partial<Record<EventPlan['kind'], number>> = {};\n"],
    ['pages', "const LOADERS: Readonly<Partial<Record<Route['page'], Load>>> = {};\n"],
    [
      'phases, over several lines',
      'const ASKED: Partial<\n  Record<\n    PhaseName,\n    readonly Kind[]\n  >\n> = {};\n',
    ],
  ])('a table over %s that leaves names out is found', (_what, text) => {
    expect(breaches(file('web/src/a.ts', `${text}${text}`))).toHaveLength(2);
  });

  it.each([
    ['a whole one', 'const OWN: { readonly [K in Kind]: Own<K> | null } = {};\n'],
    ['what was read from outside', "const { at } = data as Partial<Record<'at' | 'seat', unknown>>;\n"],
    ['a flavour', 'export type F<T, N> = T & { readonly [flavour]?: N };\n'],
  ])('a table that leaves nothing out is let through: %s', (_what, text) => {
    expect(breaches(file('web/src/a.ts', text))).toEqual([]);
  });

  it('data that has few of its names is listed, as long as it is there', () => {
    const [path = ''] = Object.keys(SPARSE);
    expect(breaches(new Map([[path, 'export type Mood = Partial<Record<WeightName, number>>;\n']]))).toEqual(
      [],
    );
    expect(breaches(new Map([[path, 'export type Mood = Record<WeightName, number>;\n']]))).toHaveLength(1);
    expect(Object.keys(SPARSE).filter(each => !existsSync(each))).toEqual([]);
  });

  it('an import cycle is found, types included', () => {
    const files = new Map([
      ['packages/engine/src/a.ts', "import type { B } from './b.ts';\n"],
      ['packages/engine/src/b.ts', "import { c } from './c.ts';\n"],
      ['packages/engine/src/c.ts', "import { a } from './a.ts';\n"],
    ]);
    expect(breaches(files)).toEqual([
      'import cycle: packages/engine/src/a.ts → packages/engine/src/b.ts → packages/engine/src/c.ts → packages/engine/src/a.ts',
    ]);
  });

  it('what is allowed is let through', () => {
    expect(breaches(file('server/src/time.ts', 'export const now = () => Date.now();\n'))).toEqual([]);
    expect(
      breaches(file('cli/src/a.ts', "import { view } from '@macher/engine';\nimport fs from 'node:fs';\n")),
    ).toEqual([]);
  });
});
