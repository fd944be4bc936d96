import { dirname, join, normalize } from 'node:path';
import { importsOf } from '../sources.ts';

/** MOST: more of them take longer than they find. */
const MOST = 4;

/**
 * The nearest tests: files that come to a file in the fewest imports. Most mistakes are noticed there, in a second or
 * two. `folders` are where they may be, the best first.
 */
export function nearestTests(
  file: string,
  sources: ReadonlyMap<string, string>,
  folders: readonly string[],
): string[] {
  const readers = readersOf(sources);
  const rank = (path: string): number => folders.findIndex(folder => path.startsWith(folder));
  const isTest = (path: string): boolean => path.endsWith('.test.ts') && rank(path) >= 0;
  const met = new Set([file]);
  for (let level = [file]; level.length > 0; ) {
    level = [...new Set(level.flatMap(path => readers.get(path) ?? []))].filter(path => !met.has(path));
    const tests = level.filter(isTest);
    if (tests.length > 0) return tests.toSorted((a, b) => rank(a) - rank(b)).slice(0, MOST);
    for (const path of level) met.add(path);
  }
  return [];
}

/** Who imports each file. */
function readersOf(sources: ReadonlyMap<string, string>): Map<string, string[]> {
  const readers = new Map<string, string[]>();
  for (const [path, text] of sources)
    for (const target of importsOf(text)) {
      const read = resolved(path, target);
      readers.set(read, [...(readers.get(read) ?? []), path]);
    }
  return readers;
}

function resolved(path: string, target: string): string {
  const named = /^@macher\/([a-z]+)/.exec(target);
  return named === null ? normalize(join(dirname(path), target)) : `packages/${named[1]}/src/index.ts`;
}
