import type { View } from '@macher/engine';
import type { Deal, Sheet } from '@macher/protocol';
import type { TableStore } from '../../kit/state/table.ts';
import { tell } from '../plans/words.ts';
import { Exchanged, OfferCard } from './OfferCard.tsx';
import { OfferList } from './OfferList.tsx';
import { OffersFrame } from './OffersFrame.tsx';
import { write } from './offers.ts';
import { nameAt, promiseText } from './pledges.ts';

interface AnsweringProps {
  readonly store: TableStore;
  readonly sheet: Sheet;
  readonly view: View;
  readonly deal: Deal;
}

/** Answering is for when somebody offers you a deal. */
export function Answering({ store, sheet, view, deal }: AnsweringProps) {
  const { number, seat, to, mine, yours } = deal;
  const earlier = sheet.deals.filter(each => each.number !== number);
  return (
    <OffersFrame
      {...{ store, sheet }}
      title={tell('deals.offers-you', { name: nameAt(store, view, seat) })}
      back={tell('deals.later')}
      buttons={<Answers store={store} deal={deal} />}
    >
      <OfferCard {...{ store, view }} seat={seat}>
        <b>{promiseText(store, mine)}</b>
      </OfferCard>
      <Exchanged />
      <OfferCard {...{ store, view }} seat={to}>
        <b>{promiseText(store, yours)}</b>
      </OfferCard>
      <OfferList {...{ store, view }} deals={earlier} />
    </OffersFrame>
  );
}

/** Answers: none of them is the dock's own button, so Enter, meant for the game, shakes no hand. */
function Answers({ store, deal }: Pick<AnsweringProps, 'store' | 'deal'>) {
  const { number, seat, mine, yours } = deal;
  const answer = (accepts: boolean): void => void store.ask({ kind: 'answer-offer', offer: number, accepts });
  const isBusy = store.isBusy.value;
  return (
    <>
      <button type="button" class="button" disabled={isBusy} onClick={() => answer(false)}>
        {tell('deals.decline')}
      </button>
      <button
        type="button"
        class="button"
        onClick={() => write(store, { to: seat, mine: yours, yours: mine, instead: number })}
      >
        {tell('deals.change')}
      </button>
      <button type="button" class="button primary" disabled={isBusy} onClick={() => answer(true)}>
        {tell('deals.accept')}
      </button>
    </>
  );
}
