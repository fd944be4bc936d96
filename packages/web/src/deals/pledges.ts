import type { Seat, View } from '@macher/engine';
import type { Pledge } from '@macher/protocol';
import { tell } from '../plans/words.ts';
import type { TableStore } from '../state/table.ts';

/** As many as one side may promise. */
export const MOST_PLEDGES = 3;

/** All that can be promised of this round. */
export function pledgesIn({ regions, round, rules }: View): Pledge[] {
  const kinds = ['pass-poll', 'no-media', 'leave-opinions', 'accept-coalition'] as const;
  const hasAnswers = rules.rounds.some(({ phases }) => phases.includes('coalitions'));
  return kinds
    .filter(kind => kind !== 'accept-coalition' || hasAnswers)
    .flatMap(kind => regions.map(({ id }) => ({ kind, region: id, round: Math.max(1, round) })));
}

function pledgeText({ words }: TableStore, { kind, region, round }: Pledge): string {
  return tell(`pledge.${kind}`, { state: words.value.region(region), round });
}

/** With the state as the boards shorten it: a field has little room. */
export function shortText({ kind, region, round }: Pledge): string {
  return tell(`pledge.${kind}`, { state: region, round });
}

export function promiseText(store: TableStore, pledges: readonly Pledge[]): string {
  const texts = pledges.map(pledge => pledgeText(store, pledge));
  return texts.length === 0 ? tell('deals.nothing') : texts.join('; ');
}

export function partyAt({ words }: TableStore, { players }: View, seat: Seat): string {
  return words.value.party(players[seat]?.party ?? '');
}

/** A person by their name, or what their party is called. */
export function nameAt(store: TableStore, view: View, seat: Seat): string {
  return store.sheet.value?.places[seat]?.person?.name ?? partyAt(store, view, seat);
}
