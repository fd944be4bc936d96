import type { Politician } from '@macher/engine';
import { abilitiesText, type Wording } from '@macher/words';
import { say } from '../../words/words.ts';

/** Name, price, and what a politician does. */
export function politicianText(words: Wording, politician: Politician): string {
  const { id, cost, main, secondary } = politician;
  const isOnce = [main, ...secondary].some(ability => ability?.once === true);
  const text = say('politician.tip', {
    name: words.politician(id),
    cost: words.money(cost),
    abilities: abilitiesText(words, politician),
  });
  return isOnce ? `${text}\n${say('politician.once')}` : text;
}
