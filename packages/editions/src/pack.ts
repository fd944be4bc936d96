import { exactly, FormatError, mismatch, type Schema } from '@macher/engine';
import { COMPONENTS, type Components } from './2019/components.ts';
import { checkConsistency } from './2019/consistency.ts';
import { seatsFromMaximum } from './2019/regions.ts';
import { branches, isMarked, type Marked, type MarkedTree } from './provenance.ts';

export const PACK_FORMAT = 'macher-pack';
export const PACK_VERSION = 1;

/** A box owner's own printed values in place of reconstructed ones. */
export interface Pack {
  readonly format: typeof PACK_FORMAT;
  readonly version: typeof PACK_VERSION;
  readonly edition: '2019';
  readonly name: string;
  readonly values: object;
}

/** JSON Schema of a pack: printed numbers may be repeated, reconstructed ones replaced, nothing else added. */
export const PACK_SCHEMA: Schema = exactly({
  format: { const: PACK_FORMAT },
  version: { const: PACK_VERSION },
  edition: { const: '2019' },
  name: { type: 'string', minLength: 1, maxLength: 80 },
  values: schemaOf(COMPONENTS),
});

/** Reads a component pack; throws a `FormatError` that names the place. */
export function parsePack(data: unknown): Pack {
  const found = mismatch(PACK_SCHEMA, data);
  if (found !== null) throw new FormatError(found.path, reasonFor(found.path, found.reason));
  const pack = data as Pack;
  checkConsistency(withPack(pack));
  return pack;
}

/** The edition's components with the values of a checked pack. */
export function withPack(pack: Pack | null): Components {
  if (pack === null) return COMPONENTS;
  const components = override(COMPONENTS, pack.values) as Components;
  return { ...components, regions: withDerivedSeats(components.regions) };
}

/** In lists, null leaves an entry as it is. */
function schemaOf(tree: MarkedTree): Schema {
  if (isMarked(tree)) return { ...tree.schema, description: describeOrigin(tree) };
  if (Array.isArray(tree)) {
    const items = tree.map((branch: MarkedTree) => ({ anyOf: [{ const: null }, schemaOf(branch)] }));
    return { type: 'array', prefixItems: items, items: false, minItems: items.length };
  }
  const properties = branches(tree).map(([name, branch]) => [name, schemaOf(branch)] as const);
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
}

function describeOrigin({ origin, value }: Marked<unknown>): string {
  return origin === 'print' ? 'printed' : `reconstructed: ${String(value)}`;
}

/** Only a printed value must be one very number. */
function reasonFor(path: string, reason: string): string {
  const isPrinted = path.startsWith('/values/') && /^must be -?\d+$/.test(reason);
  return isPrinted ? `${reason}: this value is printed and cannot be replaced` : reason;
}

function override(tree: MarkedTree, values: unknown): MarkedTree {
  if (values === undefined || values === null) return tree;
  if (isMarked(tree)) return tree.origin === 'print' ? tree : { ...tree, value: values, origin: 'pack' };
  if (Array.isArray(tree))
    return tree.map((branch: MarkedTree, index) => override(branch, (values as unknown[])[index]));
  const given = values as Record<string, unknown>;
  return Object.fromEntries(branches(tree).map(([name, branch]) => [name, override(branch, given[name])]));
}

/** A new maximum without a seat table of its own gets the table by our formula. */
function withDerivedSeats(regions: Components['regions']): Components['regions'] {
  return Object.fromEntries(
    Object.entries(regions).map(([id, region]) => {
      const formula = seatsFromMaximum(region.maximum.value);
      const seats = region.seats.map((mark, step) =>
        mark.origin === 'ours' ? { ...mark, value: formula[step] as number } : mark,
      );
      return [id, { ...region, seats }];
    }),
  );
}
