import { EPOCH, FormatError, freeze, type GameRecord, type Rules, rulesOfEpoch } from '@macher/engine';
import { componentsOf, makeRules, type Pack, parsePack } from './pack.ts';
import { type Marked, marks } from './provenance.ts';
import { editionOf, isRuleset, RULESETS, type RulesetId } from './rulesets.ts';

/** PARTIES as region boards list them; so do we. */
export { PARTIES } from './2019/games.ts';
export { EDITIONS, type Edition, type EditionNames, editionNamed, namesIn } from './names.ts';
export { PACK_FORMAT, PACK_SCHEMA, PACK_VERSION, type Pack, parsePack } from './pack.ts';
export type { Origin } from './provenance.ts';
export {
  editionOf,
  isRuleset,
  PACK_EDITIONS,
  type PackEdition,
  RULESETS,
  type RulesetId,
} from './rulesets.ts';

/**
 * The rules of a game, frozen, with a checked component pack worked in, as read in an epoch; throws if the pack is of
 * another edition.
 */
export function rulesOf(ruleset: RulesetId, pack: Pack | null = null, epoch: number = EPOCH): Rules {
  checkEdition(ruleset, pack);
  if (pack !== null || epoch !== EPOCH) return freeze(rulesOfEpoch(makeRules(ruleset, pack), epoch));
  const known = WITHOUT_PACK.get(ruleset) ?? freeze(makeRules(ruleset, null));
  WITHOUT_PACK.set(ruleset, known);
  return known;
}

/** The rules a record was played by, as they were when it was begun; throws a `FormatError` if its ruleset or pack is not one of ours. */
export function rulesOfRecord(record: GameRecord): Rules {
  if (!isRuleset(record.ruleset)) throw new FormatError('/ruleset', `must be one of ${RULESETS.join(', ')}`);
  const { ruleset, pack, epoch } = record;
  if (pack === null) return rulesOf(ruleset, null, epoch);
  return underPack(() => rulesOf(ruleset, parsePack(pack), epoch));
}

/** Where every number of a game comes from, by path. */
export function provenance(
  ruleset: RulesetId,
  pack: Pack | null = null,
): ({ path: string } & Marked<unknown>)[] {
  checkEdition(ruleset, pack);
  return [...marks(componentsOf(ruleset, pack))];
}

function checkEdition(ruleset: RulesetId, pack: Pack | null): void {
  if (pack === null || pack.edition === editionOf(ruleset)) return;
  throw new FormatError('/edition', `${ruleset} is played with the components of ${editionOf(ruleset)}`);
}

/** WITHOUT_PACK: rules are data and never change, so all games without a pack share them. */
const WITHOUT_PACK = new Map<RulesetId, Rules>();

/** A mistake in a record's pack is told with the pack's place in the record. */
function underPack(make: () => Rules): Rules {
  try {
    return make();
  } catch (error) {
    if (error instanceof FormatError) throw new FormatError(`/pack${error.path}`, error.reason);
    throw error;
  }
}
