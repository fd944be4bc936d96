import type { CardFace, Rules } from './types/rules.ts';
import { type Card, type Issue, STANCES } from './types/vocabulary.ts';

export function faceOf(rules: Rules, card: Card): CardFace {
  const face = rules.faces[card];
  if (face === undefined) throw new Error(`no such card: ${card}`);
  return face;
}

export function isCard(rules: Rules, card: string): card is Card {
  return Object.hasOwn(rules.faces, card);
}

/** Every card of the game once: each issue for and against. */
export function allCards(issues: readonly Issue[]): Card[] {
  return issues.flatMap(issue => STANCES.map(stance => `${issue}${stance}` as const));
}

/** Same issue, whatever the stance. */
function isSameIssue(rules: Rules, one: Card, other: Card): boolean {
  return one === other || faceOf(rules, one).opposite === other;
}

export function showsIssueOf(rules: Rules, cards: readonly Card[], card: Card): boolean {
  return cards.includes(card) || cards.includes(faceOf(rules, card).opposite);
}

/** The issues among the cards, each once. */
export function issuesOf(rules: Rules, cards: readonly Card[]): Issue[] {
  const issues: Issue[] = [];
  for (const card of cards) {
    const { issue } = faceOf(rules, card);
    if (!issues.includes(issue)) issues.push(issue);
  }
  return issues;
}

/** A card whose issue another of the cards shows as well, or null. */
export function repeatedIssue(rules: Rules, cards: readonly Card[]): Card | null {
  for (let i = 1; i < cards.length; i += 1) {
    for (let j = 0; j < i; j += 1) {
      const card = cards[i] as Card;
      if (isSameIssue(rules, card, cards[j] as Card)) return card;
    }
  }
  return null;
}
