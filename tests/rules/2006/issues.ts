import type { RulesetId } from '@macher/editions';

/** The issues that lie in the places of those of 2006 when 1997 is played. */
const OF_1997: Readonly<Record<string, string>> = {
  terrorism: 'security',
  economy: 'euro',
  taxes: 'health',
  wages: 'spelling',
};

/** A position told with the cards of 2006, with the cards of the game it is for. */
export function inCardsOf<T>(ruleset: RulesetId, told: T): T {
  if (ruleset !== '1997-7') return told;
  return JSON.parse(JSON.stringify(told), (_key, value) =>
    typeof value === 'string' && /^[a-z]+[+-]$/.test(value) ? cardOf1997(value) : value,
  ) as T;
}

function cardOf1997(card: string): string {
  const issue = card.slice(0, -1);
  return `${OF_1997[issue] ?? issue}${card.slice(-1)}`;
}
