import { namesIn } from '@macher/editions';
import type { PartyId, View } from '@macher/engine';
import { say } from '../../words/words.ts';

/** The name of a party in five or six letters, for narrow places. */
export function shortParty({ rules }: View, party: PartyId): string {
  const id = namesIn(rules.edition).parties[party] ?? party;
  return say(`party-short.${id}` as 'party-short.spd');
}
