import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/sources.ts';

const ROOT = 'packages/web/src/';

/** Which folders of the client each folder imports from. */
const imports = new Map<string, Set<string>>();
for (const [path, text] of filesBelow('packages/web/src', '.ts', '.tsx')) {
  const own = shelfOf(path);
  for (const [, target = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
    const other = shelfOf(join(dirname(path), target));
    if (own !== '' && other !== own) imports.set(own, (imports.get(own) ?? new Set()).add(other));
  }
}

describe('the shelves of the client', () => {
  it('no two import from each other, not even by a detour', () => {
    expect([...imports.keys()].filter(shelf => reachable(shelf).has(shelf))).toEqual([]);
  });

  it('parts of every screen know nothing but state and server', () => {
    expect([...(imports.get('ui') ?? [])].sort()).toEqual(['net', 'state']);
  });
});

/** Files beside the shelves, such as App, hold everything together and may import all. */
function shelfOf(path: string): string {
  const inside = path.slice(ROOT.length);
  return inside.includes('/') ? inside.slice(0, inside.indexOf('/')) : '';
}

function reachable(shelf: string): Set<string> {
  const found = new Set<string>();
  const open = [...(imports.get(shelf) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (found.has(next)) continue;
    found.add(next);
    open.push(...(imports.get(next) ?? []));
  }
  return found;
}
