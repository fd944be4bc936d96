/** An object of plain JSON out of a file or a store: nobody knows yet whether it is what it should be. */
export type Fields = Readonly<Record<string, unknown>>;

/** One step from a version of stored data to the next. Once published it never changes. */
export interface Upgrade {
  /** The version it leads to. */
  readonly to: number;
  /** What changed, in a few words. */
  readonly name: string;
  /** Fields that are new with this step: data of a version before has none of them. */
  readonly adds?: readonly string[];
  /** Fields that had another name before: the new name, and the old one. */
  readonly was?: Readonly<Record<string, string>>;
  up(data: Fields): Fields;
}

/** Whether this is the number of a version before the last one. */
export function isEarlier(upgrades: readonly Upgrade[], version: unknown): version is number {
  return typeof version === 'number' && upgrades.some(({ to }) => to === version + 1);
}

/**
 * A field of today that data of this version can't have; null: there is none. It would be overwritten without a word.
 */
export function fieldAheadOf(upgrades: readonly Upgrade[], data: unknown, version: number): string | null {
  if (!isFields(data)) return null;
  const ahead = upgrades.filter(({ to }) => to > version).flatMap(({ adds = [] }) => adds);
  return ahead.find(name => Object.hasOwn(data, name)) ?? null;
}

/** The path in the file that was given, for a path in data of today. */
export function pathBefore(upgrades: readonly Upgrade[], path: string, version: number): string {
  const names = Object.assign({}, ...upgrades.filter(({ to }) => to > version).map(({ was = {} }) => was));
  return path
    .split('/')
    .map(name => (Object.hasOwn(names, name) ? String(names[name]) : name))
    .join('/');
}

/** Data of an earlier version in the form of today, step by step. What is no object stays as it is. */
export function upgraded(upgrades: readonly Upgrade[], data: unknown, version: number): unknown {
  if (!isFields(data)) return data;
  return upgrades.filter(({ to }) => to > version).reduce((fields: Fields, { up }) => up(fields), data);
}

export function isFields(data: unknown): data is Fields {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** The same fields, some of them under other names. */
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
