import { isRuleset, RULESETS, rulesOf } from '@macher/editions';
import { FormatError, type PartyId } from '@macher/engine';
import type { SeatLimits } from './sizes.ts';

/** How many may play by a ruleset, and what as. Throws a `FormatError` if there is none of this name. */
export function seatsOf(ruleset: string): { limits: SeatLimits; parties: readonly PartyId[] } {
  if (!isRuleset(ruleset)) throw new FormatError('/ruleset', `must be one of ${RULESETS.join(', ')}`);
  const { players, parties } = rulesOf(ruleset);
  return { limits: players, parties };
}
