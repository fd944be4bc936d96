import { dirname, join } from 'node:path';

/** Pictures that a page shows are kept with the pages; all others are for looking at, and not kept. */
export const KEPT_FOLDER = 'docs/screens';
export const OTHER_FOLDER = 'screens';

const MOST_BYTES = 1_500_000;

/** What pages link to, by path from the root of the project. */
export function linkedFrom(pages: ReadonlyMap<string, string>): Set<string> {
  const links = [...pages].flatMap(([path, text]) =>
    [...text.matchAll(/\]\(([^)#\s]+)|\bsrc="([^"]+)"/g)].map(([, link, source]) =>
      join(dirname(path), link ?? source ?? ''),
    ),
  );
  return new Set(links);
}

/** Pictures are given by path, with their size in bytes. */
export function problems(pictures: ReadonlyMap<string, number>, linked: ReadonlySet<string>): string[] {
  const total = [...pictures.values()].reduce((sum, bytes) => sum + bytes, 0);
  const unshown = [...pictures.keys()].filter(path => !linked.has(path));
  const missing = [...linked].filter(path => path.startsWith(`${KEPT_FOLDER}/`) && !pictures.has(path));
  return [
    ...unshown.map(path => `${path}: no page shows it`),
    ...missing.map(path => `${path}: a page shows it, but it isn't there`),
    ...(total > MOST_BYTES ? [`${KEPT_FOLDER}: ${total} bytes, more than ${MOST_BYTES}`] : []),
  ];
}
