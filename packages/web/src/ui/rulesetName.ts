import { isRuleset } from '@macher/editions';
import { wordsOf } from '../state/settings.ts';

/** A table may be of a ruleset that this page does not know. */
export function rulesetName(id: string): string {
  return isRuleset(id) ? wordsOf('2019').say(`ruleset.${id}`) : id;
}
