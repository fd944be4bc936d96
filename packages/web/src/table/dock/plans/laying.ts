import { at, type Card, type ChoiceOf, faceOf, type Rules } from '@macher/engine';
import { placeOf } from './agreementHints.ts';

export type LayingChoice = ChoiceOf<'first-platform' | 'complete-platform'>;

/** Laying is the places of the cards in the hand, in the order in which they were chosen. */
export type Laying = readonly number[];

/** The cards with one taken back, or laid; a card of the same issue makes way. */
export function toggled(rules: Rules, choice: LayingChoice, plan: Laying, at: number): Laying {
  return plan.includes(at)
    ? plan.filter(each => each !== at)
    : [...plan.filter(each => !isSameIssue(rules, choice, each, at)), at];
}

export function isOut(rules: Rules, choice: LayingChoice, plan: Laying, at: number): boolean {
  if (plan.includes(at)) return false;
  return isIssueLaid(rules, choice, at) || toggled(rules, choice, plan, at).length > choice.count;
}

export function isIssueLaid(rules: Rules, { cards, laid }: LayingChoice, at: number): boolean {
  const card = cards[at];
  return card !== undefined && placeOf(rules, laid, card) !== null;
}

export function cardsIn(cards: readonly Card[], plan: Laying): Card[] {
  return plan.flatMap(at => cards[at] ?? []);
}

function isSameIssue(rules: Rules, { cards }: LayingChoice, one: number, other: number): boolean {
  return faceOf(rules, at(cards, one)).issue === faceOf(rules, at(cards, other)).issue;
}
