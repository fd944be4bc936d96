import type { PhaseName, RegionId, Seat, View } from '@macher/engine';
import type { Pledge } from '@macher/protocol';
import type { TableStore } from '../../kit/state/table.ts';
import { nextRoundOf, pollRegions } from '../plans/cards.ts';
import { tell } from '../plans/words.ts';

const PHASE_OF = {
  'pass-poll': 'poll-auctions',
  'no-media': 'media-shares',
  'leave-opinions': 'media-influence',
  'accept-coalition': 'coalitions',
} as const satisfies Readonly<Record<Pledge['kind'], PhaseName>>;

/** Pledges that can still be made: of this round, or of the next where it is too late for this one. */
export function pledgesIn(view: View): Pledge[] {
  return (Object.keys(PHASE_OF) as Pledge['kind'][]).flatMap(kind => {
    const round = nextRoundOf(view, PHASE_OF[kind]);
    return round === null ? [] : regionsOf(view, kind, round).map(region => ({ kind, region, round }));
  });
}

function regionsOf(view: View, kind: Pledge['kind'], round: number): RegionId[] {
  if (kind === 'pass-poll') return pollRegions(view, round);
  const regions = view.regions.filter(region =>
    // A coalition is for the election of its round.
    kind === 'accept-coalition' ? region.round === round : region.round >= round,
  );
  return regions.map(({ id }) => id);
}

function pledgeText({ words }: TableStore, { kind, region, round }: Pledge): string {
  return tell(`pledge.${kind}`, { state: words.value.region(region), round });
}

/** The short text, with the state as the boards shorten it: a field has little room. */
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

/** The name at a seat: a person by their name, or what their party is called. */
export function nameAt(store: TableStore, view: View, seat: Seat): string {
  return store.sheet.value?.places[seat]?.person?.name ?? partyAt(store, view, seat);
}
