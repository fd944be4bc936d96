import type { Seat, View } from '@macher/engine';
import type { ComponentChildren } from 'preact';
import type { TableStore } from '../../kit/state/table.ts';
import { PartyChip } from '../../kit/ui/game/PartyChip.tsx';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { tell } from '../plans/words.ts';
import { nameAt, partyAt } from './pledges.ts';
import './OfferCard.css';

interface OfferCardProps {
  readonly store: TableStore;
  readonly view: View;
  readonly seat: Seat;
  readonly children: ComponentChildren;
}

/** One side of a deal: who promises, and what. */
export function OfferCard({ store, view, seat, children }: OfferCardProps) {
  const isOwn = seat === store.seat.value;
  return (
    <div class={`deal-card ${isOwn ? 'own' : ''}`}>
      <p class="deal-who">
        <PartyChip party={view.players[seat]?.party ?? ''} />
        <b>{isOwn ? tell('deals.you') : nameAt(store, view, seat)}</b>{' '}
        <span class="soft">{partyAt(store, view, seat)}</span>
      </p>
      {children}
    </div>
  );
}

/** Exchanged stands between the two sides. */
export function Exchanged() {
  return (
    <span class="deal-exchanged">
      <Icon name="repeat" />
    </span>
  );
}
