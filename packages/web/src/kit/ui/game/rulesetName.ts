import { editionOf, isRuleset } from '@macher/editions';
import type { Wording } from '@macher/words';
import { wordsOf } from '../../words/words.ts';

/** The name of a ruleset. A table may be of one that this page does not know. */
export function rulesetName(id: string): string {
  return isRuleset(id) ? wordsOf('2019').say(`ruleset.${id}`) : id;
}

/** The words of the edition that a ruleset belongs to. */
export function wordsFor(ruleset: string): Wording {
  return wordsOf(isRuleset(ruleset) ? editionOf(ruleset) : '2019');
}
