/** An object of plain JSON out of a file or a store: nobody knows yet whether it is what it should be. */
export type Fields = Readonly<Record<string, unknown>>;

/** One step from a version of stored data to the next. Once published it never changes. */
export interface Upgrade {
  /** The version it leads to. */
  readonly to: number;
  /** What changed, in a few words. */
  readonly name: string;
  up(data: Fields): Fields;
}

/** Data of an earlier version in the form of today, step by step. What is no object stays as it is. */
export function upgraded(upgrades: readonly Upgrade[], data: unknown, version: number): unknown {
  if (!isFields(data)) return data;
  return upgrades.filter(({ to }) => to > version).reduce((fields: Fields, { up }) => up(fields), data);
}

export function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** The same with other names for some of the fields. */
export function renamed(data: Fields, names: Readonly<Record<string, string>>): Fields {
  const entries = Object.entries(data);
  return Object.fromEntries(
    entries.map(([name, value]) => [Object.hasOwn(names, name) ? names[name] : name, value]),
  );
}

/** The same with one field changed, if it is there. */
export function changed(data: Fields, name: string, change: (value: unknown) => unknown): Fields {
  return Object.hasOwn(data, name) ? { ...data, [name]: change(data[name]) } : data;
}

/** Something done to every object in a list; what is no list stays as it is. */
export function inEach(change: (fields: Fields) => Fields): (list: unknown) => unknown {
  return list => (Array.isArray(list) ? list.map(each => (isFields(each) ? change(each) : each)) : list);
}
