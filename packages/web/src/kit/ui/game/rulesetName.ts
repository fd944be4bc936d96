import { editionOf, isRuleset } from '@macher/editions';
import type { Wording } from '@macher/words';
import { wordsOf } from '../../words/words.ts';

/** A table may be of a ruleset that this page does not know. */
export function rulesetName(id: string): string {
  return isRuleset(id) ? wordsOf('2019').say(`ruleset.${id}`) : id;
}

/** The words of the edition it belongs to. */
export function wordsFor(ruleset: string): Wording {
  return wordsOf(isRuleset(ruleset) ? editionOf(ruleset) : '2019');
}
