import type { PartyId, View } from '@macher/engine';
import { say } from '../state/settings.ts';

/** Five or six letters, for narrow places; 1997 knew the PDS. */
export function shortParty({ rules }: View, party: PartyId): string {
  const id = rules.edition === '1997' && party === 'linke' ? 'pds' : party;
  return say(`party-short.${id}` as 'party-short.spd');
}
