import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { allPaths, filesBelow } from './sources.ts';

const AT_THE_ROOT = ['README.md', 'CONTRIBUTING.md', 'STYLE.md', 'CHANGELOG.md'];

/** Everything there is to read, by path from the root of the project. */
export function allPages(): Map<string, string> {
  const root = AT_THE_ROOT.map((path): [string, string] => [path, readFileSync(path, 'utf8')]);
  return new Map([...root, ...filesBelow('docs', '.md')]);
}

/** Files that pages link to or show, by path from the root of the project. */
export function linkedFrom(pages: ReadonlyMap<string, string>): Set<string> {
  return new Set([...pages].flatMap(([path, text]) => linksIn(text).map(link => join(dirname(path), link))));
}

/** CODE: brackets in it are no links. */
const CODE = /```[\s\S]*?```|`[^`\n]+`/g;

function linksIn(text: string): string[] {
  const links = [...text.replace(CODE, '').matchAll(/\]\(([^)\s]+)\)|\bsrc(?:set)?="([^"]+)"/g)];
  return links
    .map(([, link, source]) => (link ?? source ?? '').replace(/#.*$/, ''))
    .filter(link => link !== '' && !/^[a-z]+:/.test(link));
}

/** PATH is what has a folder or an ending, as `deeds/`, `heard.ts` and `web/src/kit`. */
const PATH =
  /^(?:[\w.-]+\/)*(?:[\w-]+(?:\.[\w-]+)*\.(?:tsx?|mjs|css|json|yaml|md)|[\w.-]+\/|(?<=\/)[\w.-]+)$/;
/** NAME is one that code has, as `momentsOfPlay` and `Host`. */
const NAME = /^[A-Za-z_]\w*(?:\.[a-z]\w*)?$/;

/** What a page may name: paths of the tree, and words of the code. */
export interface Things {
  readonly paths: readonly string[];
  readonly words: ReadonlySet<string>;
}

export function thingsThere(): Things {
  const paths = allPaths();
  const code = ['packages', 'scripts', 'tests'].flatMap(folder => [
    ...filesBelow(folder, '.ts', '.tsx', '.mjs', 'package.json').values(),
  ]);
  const words = new Set(paths.flatMap(path => path.split(/[/.]/)));
  for (const text of code) for (const [word] of text.matchAll(/\w+/g)) words.add(word);
  return { paths, words };
}

/** namedInVain are the names in backquotes of paths that lie nowhere in the tree, and of what no code has. */
export function namedInVain(text: string, { paths, words }: Things): string[] {
  const named = [...text.matchAll(/`([^`\n]+)`/g)].map(([, name = '']) => name);
  const isThere = (name: string): boolean => {
    if (PATH.test(name)) return paths.some(path => `/${path}/`.endsWith(`/${name.replace(/\/$/, '')}/`));
    return !NAME.test(name) || name.split('.').every(word => words.has(word));
  };
  return named.filter(name => !isThere(name));
}
