import type { View } from '@macher/engine';
import type { Deal } from '@macher/protocol';
import type { TableStore } from '../../kit/state/table.ts';
import { ScrollList } from '../../kit/ui/frame/ScrollList.tsx';
import { tell } from '../plans/words.ts';
import { partyAt, promiseText } from './pledges.ts';
import './OfferList.css';

interface OfferListProps {
  readonly store: TableStore;
  readonly view: View;
  readonly deals: readonly Deal[];
}

/** What was offered, and what became of it: the latest first. */
export function OfferList({ deals, ...props }: OfferListProps) {
  return (
    <section class="deals-so-far">
      <h3>{tell('deals.so-far')}</h3>
      {deals.length === 0 ? (
        <p class="soft">{tell('deals.none-yet')}</p>
      ) : (
        <ScrollList label={tell('deals.so-far')}>
          {deals.toReversed().map(deal => (
            <OfferLine key={deal.number} deal={deal} {...props} />
          ))}
        </ScrollList>
      )}
    </section>
  );
}

function OfferLine({ deal, store, view }: Pick<OfferListProps, 'store' | 'view'> & { readonly deal: Deal }) {
  const { number, seat, to, mine, yours, state } = deal;
  const isOwn = state === 'open' && seat === store.seat.value;
  return (
    <li class="deal-line">
      {tell('deals.side', { party: partyAt(store, view, seat), promise: promiseText(store, mine) })}
      <br />
      {tell('deals.side', { party: partyAt(store, view, to), promise: promiseText(store, yours) })}
      <br />
      <b>{stateText(deal, store, view)}</b>
      {isOwn ? (
        <button
          type="button"
          class="link"
          onClick={() => void store.ask({ kind: 'answer-offer', offer: number, accepts: false })}
        >
          {tell('deals.withdraw')}
        </button>
      ) : null}
    </li>
  );
}

function stateText({ state, broken, isOver }: Deal, store: TableStore, view: View): string {
  const [first] = broken;
  if (first !== undefined) return tell('deals.broken', { party: partyAt(store, view, first.seat) });
  return tell(state === 'accepted' && isOver ? 'deals.kept' : `deals.${state}`);
}
