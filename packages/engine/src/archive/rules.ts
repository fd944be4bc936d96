import { FormatError } from '../formatError.ts';
import { mismatch } from '../schema.ts';
import type { Rules } from '../types/rules.ts';
import { rulesOfEpoch } from './epoch.ts';
import { RULES_SCHEMA } from './rulesSchema.ts';
import { changed, inEach, isFields, renamed, type Upgrade, upgraded } from './upgrade.ts';

/** Rules as they lie in the openings of tables, by the epoch that wrote them. */
const RULES_UPGRADES: readonly Upgrade[] = [
  {
    to: 2,
    name: 'what votes are worth is called mandates',
    up: rules =>
      changed(
        renamed(rules, { seatSteps: 'mandateSteps', payPerSeat: 'payPerMandate' }),
        'regions',
        inEach(card => renamed(card, { seats: 'mandates' })),
      ),
  },
];

/**
 * The only way from stored rules to rules: upgraded, completed with what the game was begun with, and checked.
 * `written` is the epoch that wrote them, `begun` the one whose rules they are. Throws a `FormatError`.
 */
export function readRules(stored: unknown, written: number, begun: number): Rules {
  const rules = upgraded(RULES_UPGRADES, stored, written);
  if (!isFields(rules)) throw new FormatError('', 'must be an object');
  // Not rules yet: what was mended fills in values, and the schema then says whether all are there.
  const completed = rulesOfEpoch(rules as object as Rules, begun);
  const found = mismatch(RULES_SCHEMA, completed);
  if (found !== null) throw new FormatError(found.path, found.reason);
  return completed;
}
