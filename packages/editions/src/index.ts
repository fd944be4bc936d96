import { FormatError, type GameRecord, type Rules } from '@macher/engine';
import { rules2019 } from './2019/rules.ts';
import { type Pack, parsePack, withPack } from './pack.ts';
import { type Marked, marks } from './provenance.ts';

export { PACK_FORMAT, PACK_SCHEMA, PACK_VERSION, type Pack, parsePack } from './pack.ts';
export type { Origin } from './provenance.ts';

export const RULESETS = ['2019-4', '2019-7'] as const;
export type RulesetId = (typeof RULESETS)[number];

/** Region boards list the parties in this order; so do we. */
export { PARTIES } from './2019/games.ts';

export function isRuleset(id: string): id is RulesetId {
  return (RULESETS as readonly string[]).includes(id);
}

/** The rules of a game, frozen, with a checked component pack worked in. */
export function rulesOf(ruleset: RulesetId, pack: Pack | null = null): Rules {
  if (pack !== null) return freeze(rules2019(ruleset, withPack(pack), pack));
  const known = WITHOUT_PACK.get(ruleset) ?? freeze(rules2019(ruleset, withPack(null), null));
  WITHOUT_PACK.set(ruleset, known);
  return known;
}

/** The rules a record was played by; throws a `FormatError` if its ruleset or pack is not one of ours. */
export function rulesOfRecord(record: GameRecord): Rules {
  if (!isRuleset(record.ruleset)) throw new FormatError('/ruleset', `must be one of ${RULESETS.join(', ')}`);
  return rulesOf(record.ruleset, record.pack === null ? null : packOfRecord(record.pack));
}

/** Where every number of a game comes from, by path. */
export function provenance(pack: Pack | null = null): ({ path: string } & Marked<unknown>)[] {
  return [...marks(withPack(pack))];
}

/** Rules are data and never change, so all games without a pack share them. */
const WITHOUT_PACK = new Map<RulesetId, Rules>();

function packOfRecord(data: unknown): Pack {
  try {
    return parsePack(data);
  } catch (error) {
    if (error instanceof FormatError) throw new FormatError(`/pack${error.path}`, error.reason);
    throw error;
  }
}

function freeze<T>(value: T): T {
  if (typeof value !== 'object' || value === null || Object.isFrozen(value)) return value;
  for (const part of Object.values(value)) freeze(part);
  return Object.freeze(value);
}
