import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { filesBelow } from './sources.ts';

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

/** Brackets in code are no links. */
const CODE = /```[\s\S]*?```|`[^`\n]+`/g;

function linksIn(text: string): string[] {
  const links = [...text.replace(CODE, '').matchAll(/\]\(([^)\s]+)\)|\bsrc(?:set)?="([^"]+)"/g)];
  return links
    .map(([, link, source]) => (link ?? source ?? '').replace(/#.*$/, ''))
    .filter(link => link !== '' && !/^[a-z]+:/.test(link));
}
