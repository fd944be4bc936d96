import type { Rules } from '../types/rules.ts';

/** FORMER has the issues of 1997, each with the one in whose place it came. The others stayed. */
const FORMER: ReadonlyMap<string, string> = new Map([
  ['security', 'defence'],
  ['euro', 'economy'],
  ['health', 'taxes'],
  ['spelling', 'wages'],
]);

/** Rules of 1997 with the issues they had before: the same cards in the same order, under other names. */
export function withFormerIssues(rules: Rules): Rules {
  // Stored rules have the issues they were begun with, and other editions never had these.
  if (!rules.issues.includes('spelling')) return rules;
  return {
    ...rules,
    issues: rules.issues.map(former),
    faces: Object.fromEntries(
      Object.entries(rules.faces).map(([card, { issue, opposite }]) => [
        formerCard(card),
        { issue: former(issue), opposite: formerCard(opposite) },
      ]),
    ),
  };
}

function former(issue: string): string {
  return FORMER.get(issue) ?? issue;
}

/** A card is an issue and a sign. */
function formerCard<C extends string>(card: C): C {
  return `${former(card.slice(0, -1))}${card.slice(-1)}` as C;
}
