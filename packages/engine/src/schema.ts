import type { Fields, Infer, InferFields, ObjectSchema, Says, Schema, SchemaOf } from './types/schema.ts';

export interface Mismatch {
  /** Where, as `/seats/2/party`; empty for the whole. */
  readonly path: string;
  readonly reason: string;
}

const NOT_KNOWN = 'is not known here';
const ONE_OF = 'must be one of';

/**
 * Whether the mismatch is a name that nobody here knows: of a newer program perhaps, where anything else would be
 * damage.
 */
export function isUnknownName({ reason }: Mismatch): boolean {
  return reason === NOT_KNOWN || reason.startsWith(ONE_OF);
}

/** The first place where a value does not fit, or null. */
export function mismatch(schema: Schema, value: unknown, path = ''): Mismatch | null {
  if ('const' in schema)
    return value === schema.const ? null : { path, reason: `must be ${show(schema.const)}` };
  if ('enum' in schema) return mismatchInEnum(schema.enum, value, path);
  if ('anyOf' in schema) return mismatchInAny(schema.anyOf, value, path);
  switch (schema.type) {
    case 'boolean':
      return typeof value === 'boolean' ? null : { path, reason: 'must be true or false' };
    case 'integer':
      return mismatchInInteger(schema, value, path);
    case 'string':
      return mismatchInString(schema, value, path);
    case 'array':
      return mismatchInArray(schema, value, path);
    case 'object':
      return mismatchInObject(schema, value, path);
    case undefined:
      return null;
  }
}

/** An object with exactly the given properties. */
export function exactly<const F extends Fields>(properties: F): ObjectSchema & Says<InferFields<F>> {
  return closed(properties);
}

/** An object with exactly the given properties, for which nobody needs the type of what fits. */
export function closed(properties: Fields): ObjectSchema {
  return { type: 'object', properties, required: Object.keys(properties), additionalProperties: false };
}

/** An object with all of the first properties, in which each of the others may be left out. */
export function withOptional<const F extends Fields, const O extends Fields>(
  properties: F,
  optional: O,
): ObjectSchema & Says<InferFields<F> & Partial<InferFields<O>>> {
  return { ...closed(properties), properties: { ...properties, ...optional } };
}

/** An object in which each of the given properties may be left out. */
export function atMost<const F extends Fields>(properties: F): ObjectSchema & Says<Partial<InferFields<F>>> {
  return { type: 'object', properties, additionalProperties: false };
}

/** An object with any names, all of one form. */
export function mapOf<const S extends Schema>(
  values: S,
): ObjectSchema & Says<Readonly<Record<string, Infer<S>>>> {
  return { type: 'object', properties: {}, additionalProperties: values };
}

export function anyOf<const S extends readonly Schema[]>(...options: S): SchemaOf<Infer<S[number]>> {
  return { anyOf: options };
}

export function orNull<const S extends Schema>(schema: S): SchemaOf<Infer<S> | null> {
  return { anyOf: [{ const: null }, schema] };
}

export function listOf<const S extends Schema>(items: S, maxItems = 64): SchemaOf<readonly Infer<S>[]> {
  return { type: 'array', items, maxItems };
}

type Range = { readonly minimum?: number; readonly maximum?: number };

function mismatchInInteger({ minimum, maximum }: Range, value: unknown, path: string): Mismatch | null {
  if (!Number.isSafeInteger(value)) return { path, reason: 'must be a whole number' };
  if (minimum !== undefined && (value as number) < minimum)
    return { path, reason: `must be at least ${minimum}` };
  if (maximum !== undefined && (value as number) > maximum)
    return { path, reason: `must be at most ${maximum}` };
  return null;
}

type Text = { readonly minLength?: number; readonly maxLength?: number; readonly pattern?: string };

function mismatchInString(
  { minLength, maxLength, pattern }: Text,
  value: unknown,
  path: string,
): Mismatch | null {
  if (typeof value !== 'string') return { path, reason: 'must be a text' };
  const length = [...value].length;
  if (minLength !== undefined && length < minLength)
    return { path, reason: `must have at least ${minLength} characters` };
  if (maxLength !== undefined && length > maxLength)
    return { path, reason: `must have at most ${maxLength} characters` };
  if (pattern !== undefined && !new RegExp(pattern, 'u').test(value))
    return { path, reason: `must look like ${pattern}` };
  return null;
}

function mismatchInEnum(options: readonly unknown[], value: unknown, path: string): Mismatch | null {
  if (options.includes(value)) return null;
  return { path, reason: `${ONE_OF} ${options.map(show).join(', ')}` };
}

/** The first mismatch among alternatives: where each has a name, that of the one that is named. */
function mismatchInAny(options: readonly Schema[], value: unknown, path: string): Mismatch | null {
  const name = tellingName(options);
  const told = name === null || typeof value !== 'object' ? undefined : (value as Named | null)?.[name];
  if (name === null || typeof told !== 'string') return mismatchInBest(options, value, path);
  const own = options.filter(option => constOf(option, name) === told);
  const names = options.map(option => constOf(option, name));
  return own.length > 0
    ? mismatchInBest(own, value, path)
    : mismatchInEnum(names, told, `${path}/${escapePointer(name)}`);
}

type Named = Readonly<Record<string, unknown>>;

/**
 * The name of a property that is a constant in each of the options, such as `kind`: by it one knows which of them is
 * meant.
 */
function tellingName([first, ...others]: readonly Schema[]): string | null {
  const names = first !== undefined && 'properties' in first ? Object.keys(first.properties) : [];
  const isTelling = (name: string): boolean =>
    [first, ...others].every(option => option !== undefined && typeof constOf(option, name) === 'string');
  return names.find(isTelling) ?? null;
}

function constOf(option: Schema, name: string): unknown {
  const property =
    'properties' in option && Object.hasOwn(option.properties, name) ? option.properties[name] : null;
  return property != null && typeof property === 'object' && 'const' in property ? property.const : undefined;
}

/**
 * The first mismatch of the alternative that fits best: the one whose mismatch lies deepest; at equal depth the last
 * one.
 */
function mismatchInBest(options: readonly Schema[], value: unknown, path: string): Mismatch | null {
  let best: Mismatch | null = null;
  for (const option of options) {
    const found = mismatch(option, value, path);
    if (found === null) return null;
    if (best === null || found.path.length >= best.path.length) best = found;
  }
  return best;
}

type ArraySchema = Extract<Schema, { type: 'array' }>;

function mismatchInArray(schema: ArraySchema, value: unknown, path: string): Mismatch | null {
  if (!Array.isArray(value)) return { path, reason: 'must be a list' };
  const { prefixItems = [], items, minItems, maxItems } = schema;
  if (minItems !== undefined && value.length < minItems)
    return { path, reason: `must have at least ${minItems} entries` };
  const most = items === false ? prefixItems.length : maxItems;
  if (most !== undefined && value.length > most) return { path, reason: `must have at most ${most} entries` };
  for (let i = 0; i < value.length; i += 1) {
    const item = prefixItems[i] ?? (items || undefined);
    const found = item === undefined ? null : mismatch(item, value[i], `${path}/${i}`);
    if (found !== null) return found;
  }
  return null;
}

function mismatchInObject(schema: ObjectSchema, value: unknown, path: string): Mismatch | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return { path, reason: 'must be an object' };
  for (const name of schema.required ?? []) {
    if (!Object.hasOwn(value, name)) return { path: `${path}/${name}`, reason: 'is missing' };
  }
  for (const [name, item] of Object.entries(value)) {
    const property = Object.hasOwn(schema.properties, name)
      ? schema.properties[name]
      : schema.additionalProperties;
    if (property === undefined || property === false)
      return { path: `${path}/${escapePointer(name)}`, reason: NOT_KNOWN };
    const found = mismatch(property, item, `${path}/${escapePointer(name)}`);
    if (found !== null) return found;
  }
  return null;
}

/** JSON Pointer escapes; an attacker's property name must not pass for a path. */
function escapePointer(name: string): string {
  return name.replaceAll('~', '~0').replaceAll('/', '~1').slice(0, 80);
}

function show(value: unknown): string {
  return JSON.stringify(value);
}
