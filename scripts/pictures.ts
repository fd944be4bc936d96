/** Pictures that a page shows are kept with the pages; all others are for looking at, and not kept. */
export const KEPT_FOLDER = 'docs/screens';
export const OTHER_FOLDER = 'screens';

const MOST_BYTES = 1_500_000;

/** What's wrong with these pictures, given by path with their size in bytes, if pages link to these files. */
export function problems(pictures: ReadonlyMap<string, number>, linked: ReadonlySet<string>): string[] {
  const total = [...pictures.values()].reduce((sum, bytes) => sum + bytes, 0);
  const unshown = [...pictures.keys()].filter(path => !linked.has(path));
  return [
    ...unshown.map(path => `${path}: no page shows it`),
    ...(total > MOST_BYTES ? [`${KEPT_FOLDER}: ${total} bytes, more than ${MOST_BYTES}`] : []),
  ];
}
