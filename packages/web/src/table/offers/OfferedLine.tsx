import type { View } from '@macher/engine';
import type { Deal } from '@macher/protocol';
import type { TableStore } from '../../kit/state/table.ts';
import { tell, usePlansWords } from '../plans/words.ts';
import { lookAt } from './offers.ts';
import { nameAt } from './pledges.ts';
import './OfferedLine.css';

export interface OfferedProps {
  readonly store: TableStore;
  readonly view: View;
  readonly deal: Deal;
}

/** OfferedLine stands above your own question, which nothing takes from you: it says that somebody offers a deal. */
export function OfferedLine({ store, view, deal }: OfferedProps) {
  if (!usePlansWords()) return null;
  return (
    <p class="offered-line" role="status">
      {tell('deals.offers-you', { name: nameAt(store, view, deal.seat) })}{' '}
      <button type="button" class="button" onClick={() => lookAt(store, deal)}>
        {tell('deals.look')}
      </button>
    </p>
  );
}
