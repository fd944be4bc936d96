import { FormatError } from '@macher/engine';

/** An object with exactly these names; throws where one is missing, or where there is another. */
export function fieldsOf<N extends string>(
  names: readonly N[],
  value: unknown,
  path: string,
): Readonly<Record<N, unknown>> {
  if (typeof value !== 'object' || value === null) throw new FormatError(path, 'must be an object');
  const known = new Set<string>(names);
  for (const name of names)
    if (!Object.hasOwn(value, name)) throw new FormatError(path, `has nothing called "${name}"`);
  for (const name of Object.keys(value))
    if (!known.has(name)) throw new FormatError(path, `has something called "${name}", which nothing reads`);
  return value as Readonly<Record<N, unknown>>;
}

/** Numbers by name, such as weights; throws as `fieldsOf` does. */
export function numbersOf<N extends string>(
  names: readonly N[],
  value: unknown,
  path: string,
): Readonly<Record<N, number>> {
  const fields = fieldsOf(names, value, path);
  for (const name of names)
    if (!Number.isFinite(fields[name])) throw new FormatError(`${path}/${name}`, 'must be a number');
  return fields as Readonly<Record<N, number>>;
}
