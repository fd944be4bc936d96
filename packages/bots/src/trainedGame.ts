import { isRuleset, type RulesetId } from '@macher/editions';
import type { Rules } from '@macher/engine';

/**
 * The game whose files of weights fit these rules. Nothing else in a bot asks for a game's name. For a game that no
 * bot was trained for it's the longest one with or without a national board.
 */
export function trainedGame({ ruleset, national }: Rules): RulesetId {
  if (isRuleset(ruleset)) return ruleset;
  return national === null ? '2019-7' : '2006-7';
}
