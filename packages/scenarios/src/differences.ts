export interface Difference {
  readonly path: string;
  readonly expected: unknown;
  readonly found: unknown;
}

/** Where the facts differ from what was expected. Objects may say less than there is; lists are compared whole. */
export function differences(expected: unknown, found: unknown, path = ''): Difference[] {
  if (typeof expected !== 'object' || expected === null)
    return Object.is(expected, found) ? [] : [{ path, expected, found }];
  if (Array.isArray(expected)) return differencesInList(expected, found, path);
  if (typeof found !== 'object' || found === null || Array.isArray(found)) return [{ path, expected, found }];
  return Object.entries(expected).flatMap(([name, value]) => differenceAt(name, value, found, path));
}

function differencesInList(expected: readonly unknown[], found: unknown, path: string): Difference[] {
  if (!Array.isArray(found) || found.length !== expected.length) return [{ path, expected, found }];
  return expected.flatMap((item, index) => differences(item, found[index], `${path}/${index}`));
}

/** The difference at a name. One that is no fact is a slip of the pen: it must differ, whatever was expected of it. */
function differenceAt(name: string, expected: unknown, found: object, path: string): Difference[] {
  const facts = new Map<string, unknown>(Object.entries(found));
  if (facts.has(name)) return differences(expected, facts.get(name), `${path}/${name}`);
  return [
    { path: `${path}/${name}`, expected, found: `no such fact; there are ${[...facts.keys()].join(', ')}` },
  ];
}
