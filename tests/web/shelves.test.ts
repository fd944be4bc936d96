import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/sources.ts';

const ROOT = 'packages/web/src/';

/** GROUPS of the client, each with those it may import from. Files beside them, such as App, hold everything together and may import all. */
const GROUPS: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  moments: ['kit'],
  table: ['kit', 'moments'],
  pages: ['kit'],
  learn: ['kit', 'moments', 'table'],
  here: ['kit', 'moments', 'table'],
};

const files = [...filesBelow('packages/web/src', '.ts', '.tsx')];

describe('the groups of the client', () => {
  it('import one way', () => {
    expect(wrongWays(files)).toEqual([]);
  });

  it('are looked at: an import that goes the wrong way is found, also where it is of a type or comes late', () => {
    const planted = ["import { a } from '../../table/a.ts';", "import type { A } from '../../here/a.ts';"];
    const late = "const b = () => import('../../pages/b/b.ts');";
    for (const text of [...planted, late])
      expect(wrongWays([[`${ROOT}kit/ui/planted.ts`, text]])).toHaveLength(1);
    expect(wrongWays([[`${ROOT}strangers/planted.ts`, '']])).toHaveLength(1);
  });
});

describe('the shelves of the client', () => {
  const imports = importsOf(files, 2);

  it('no two import from each other, not even by a detour', () => {
    expect([...imports.keys()].filter(shelf => reachable(imports, shelf).has(shelf))).toEqual([]);
  });

  it('parts of every screen know nothing of the server', () => {
    expect([...(imports.get('kit/ui') ?? [])].sort()).toEqual(['kit/site.ts', 'kit/state', 'kit/words']);
  });
});

type File = readonly [path: string, text: string];

/** Imports from a group that may not be imported from, and folders that are no group. */
function wrongWays(found: readonly File[]): string[] {
  return [...importsOf(found, 1)].flatMap(([group, others]) => {
    const allowed = GROUPS[group];
    return allowed === undefined
      ? [`${group} is no group`]
      : [...others].filter(other => !allowed.includes(other)).map(other => `${group} imports ${other}`);
  });
}

/** What each folder of the client imports from, as deep as asked; a file above that depth stands for itself. */
function importsOf(found: readonly File[], depth: number): Map<string, Set<string>> {
  const imports = new Map<string, Set<string>>();
  for (const [path, text] of found) {
    const own = shelfOf(path, depth);
    if (own === null) continue;
    const others = imports.get(own) ?? new Set();
    imports.set(own, others);
    // A late import costs nothing until it is needed: it may go back to a sister shelf, but never to a higher group.
    const late = depth === 1 ? /(?:from |import\()'(\.[^']+)'/g : /from '(\.[^']+)'/g;
    for (const [, target = ''] of text.matchAll(late)) {
      const other = shelfOf(join(dirname(path), target), depth);
      if (other !== null && other !== own) others.add(other);
    }
  }
  return imports;
}

/** What the files beside the groups say. */
const ROOT_WORDS = 'messages';

/** null: beside the groups. */
function shelfOf(path: string, depth: number): string | null {
  const parts = path.slice(ROOT.length).split('/');
  return parts.length === 1 || parts[0] === ROOT_WORDS ? null : parts.slice(0, depth).join('/');
}

function reachable(imports: ReadonlyMap<string, ReadonlySet<string>>, shelf: string): Set<string> {
  const found = new Set<string>();
  const open = [...(imports.get(shelf) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(imports.get(next) ?? []));
  }
  return found;
}
