import {
  exactly,
  FormatError,
  isEarlier,
  isFields,
  mismatch,
  pathBefore,
  type Rules,
  type Schema,
  upgraded,
} from '@macher/engine';
import { COMPONENTS as COMPONENTS_2006, type Components as Components2006 } from './2006/components.ts';
import { checkConsistency2006 } from './2006/consistency.ts';
import type { GAMES as GAMES_2006 } from './2006/games.ts';
import { HUNDREDTHS as HUNDREDTHS_2006 } from './2006/regions.ts';
import { rules2006 } from './2006/rules.ts';
import { COMPONENTS as COMPONENTS_2019, type Components as Components2019 } from './2019/components.ts';
import { checkConsistency2019 } from './2019/consistency.ts';
import { HUNDREDTHS as HUNDREDTHS_2019 } from './2019/regions.ts';
import { rules2019 } from './2019/rules.ts';
import { withNewTables } from './mandates.ts';
import { PACK_UPGRADES } from './packUpgrades.ts';
import { branches, isMarked, type Marked, type MarkedTree } from './provenance.ts';
import { is2019, PACK_EDITIONS, type PackEdition, type RulesetId } from './rulesets.ts';

export const PACK_FORMAT = 'macher-pack';
export const PACK_VERSION = 2;

/** A box owner's own printed values in place of those that are reported or reconstructed. */
export interface Pack {
  readonly format: typeof PACK_FORMAT;
  readonly version: typeof PACK_VERSION;
  readonly edition: PackEdition;
  readonly name: string;
  readonly values: object;
}

/** The rules of a game with the components of a checked pack of its edition. */
export function makeRules(ruleset: RulesetId, pack: Pack | null): Rules {
  if (is2019(ruleset)) return rules2019(ruleset, components2019(pack), pack);
  return rules2006(ruleset as keyof typeof GAMES_2006, components2006(pack), pack);
}

const PACK_SCHEMAS: Readonly<Record<PackEdition, Schema>> = {
  '2019': schemaOfPack('2019', COMPONENTS_2019),
  '2006': schemaOfPack('2006', COMPONENTS_2006),
};

/** JSON Schema of a pack: printed numbers may be repeated, others replaced, nothing else added. */
export const PACK_SCHEMA: Schema = { anyOf: PACK_EDITIONS.map(edition => PACK_SCHEMAS[edition]) };

function schemaOfPack(edition: PackEdition, components: MarkedTree): Schema {
  return exactly({
    format: { const: PACK_FORMAT },
    version: { const: PACK_VERSION },
    edition: { const: edition },
    name: { type: 'string', minLength: 1, maxLength: 80 },
    values: schemaOf(components),
  });
}

/** Reads a component pack of any known version; throws a `FormatError` that names the place in the file. */
export function parsePack(file: unknown): Pack {
  const version = versionIn(file);
  try {
    return packOf(upgraded(PACK_UPGRADES, file, version));
  } catch (error) {
    if (!(error instanceof FormatError)) throw error;
    throw new FormatError(pathBefore(PACK_UPGRADES, error.path, version), error.reason);
  }
}

function packOf(data: unknown): Pack {
  const edition = isFields(data) ? data['edition'] : undefined;
  const known = PACK_EDITIONS.find(each => each === edition);
  if (edition !== undefined && known === undefined) {
    throw new FormatError('/edition', `must be one of ${PACK_EDITIONS.join(', ')}`);
  }
  const found = mismatch(PACK_SCHEMAS[known ?? '2019'], data);
  if (found !== null) throw new FormatError(found.path, reasonFor(found.path, found.reason));
  const pack = data as Pack;
  if (pack.edition === '2019') checkConsistency2019(components2019(pack));
  else checkConsistency2006(components2006(pack));
  return pack;
}

/** The version of a pack. What is no version is left for the schema to refuse. */
function versionIn(data: unknown): number {
  const version = isFields(data) ? data['version'] : null;
  return isEarlier(PACK_UPGRADES, version) ? version : PACK_VERSION;
}

/** The marked components that a game is played with. */
export function componentsOf(ruleset: RulesetId, pack: Pack | null): MarkedTree {
  return is2019(ruleset) ? components2019(pack) : components2006(pack);
}

function components2019(pack: Pack | null): Components2019 {
  if (pack === null) return COMPONENTS_2019;
  const components = override(COMPONENTS_2019, pack.values) as Components2019;
  return {
    ...components,
    regions: withNewTables(components.regions, COMPONENTS_2019.regions, HUNDREDTHS_2019),
  };
}

function components2006(pack: Pack | null): Components2006 {
  if (pack === null) return COMPONENTS_2006;
  const components = override(COMPONENTS_2006, pack.values) as Components2006;
  return {
    ...components,
    regions: withNewTables(components.regions, COMPONENTS_2006.regions, HUNDREDTHS_2006),
  };
}

/** The schema of a tree. In lists, null leaves an entry as it is. */
function schemaOf(tree: MarkedTree): Schema {
  if (isMarked(tree)) return { ...tree.schema, description: describeOrigin(tree) };
  if (Array.isArray(tree)) {
    const items = tree.map((branch: MarkedTree) => ({ anyOf: [{ const: null }, schemaOf(branch)] }));
    return { type: 'array', prefixItems: items, items: false, minItems: items.length };
  }
  const properties = branches(tree).map(([name, branch]) => [name, schemaOf(branch)] as const);
  return { type: 'object', properties: Object.fromEntries(properties), additionalProperties: false };
}

function describeOrigin(mark: Marked<unknown>): string {
  if (isFixed(mark)) return 'printed';
  const words = { print: 'printed', reported: 'reported', ours: 'reconstructed', pack: 'pack' } as const;
  return `${words[mark.origin]}: ${String(mark.value)}`;
}

/** Whether a value is fixed: printed, and of a place in print that is known. */
function isFixed({ schema }: Marked<unknown>): boolean {
  return 'const' in schema;
}

/** The reason of a mistake: only a printed value is fixed to one number. */
function reasonFor(path: string, reason: string): string {
  const isPrinted = path.startsWith('/values/') && /^must be -?\d+$/.test(reason);
  return isPrinted ? `${reason}: this value is printed and cannot be replaced` : reason;
}

function override(tree: MarkedTree, values: unknown): MarkedTree {
  if (values === undefined || values === null) return tree;
  if (isMarked(tree)) return isFixed(tree) ? tree : { ...tree, value: values, origin: 'pack' };
  if (Array.isArray(tree))
    return tree.map((branch: MarkedTree, index) => override(branch, (values as unknown[])[index]));
  const given = values as Record<string, unknown>;
  return Object.fromEntries(branches(tree).map(([name, branch]) => [name, override(branch, given[name])]));
}
