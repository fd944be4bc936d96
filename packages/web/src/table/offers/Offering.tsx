import type { Seat, View } from '@macher/engine';
import { MOST_PLEDGES, type Pledge, type Sheet } from '@macher/protocol';
import type { TableStore } from '../../kit/state/table.ts';
import { tell } from '../plans/words.ts';
import { Exchanged, OfferCard } from './OfferCard.tsx';
import { OfferList } from './OfferList.tsx';
import { OffersFrame } from './OffersFrame.tsx';
import { type Draft, partnersAt, putAway, write } from './offers.ts';
import { nameAt, partyAt, pledgesIn, shortText } from './pledges.ts';

interface OfferingProps {
  readonly store: TableStore;
  readonly sheet: Sheet;
  readonly view: View;
  readonly draft: Draft;
}

/** What both sides would promise, from what the table can judge; and all deals so far. */
export function Offering({ store, sheet, view, draft }: OfferingProps) {
  const partners = partnersAt(store, sheet);
  const seat = store.seat.value;
  const change = (part: Partial<Draft>): void => write(store, { ...draft, ...part });
  return (
    <OffersFrame
      {...{ store, sheet }}
      title={
        draft.instead === null
          ? tell('deals.offer')
          : tell('deals.counter', { name: nameAt(store, view, draft.to) })
      }
      back={tell('deals.back')}
      buttons={<Send {...{ store, sheet, draft }} isPossible={partners.includes(draft.to)} />}
    >
      {seat === null || partners.length === 0 ? null : (
        <>
          <OfferCard {...{ store, view, seat }}>
            <Promises
              view={view}
              label={tell('deals.mine')}
              chosen={draft.mine}
              choose={mine => change({ mine })}
            />
          </OfferCard>
          <Exchanged />
          <OfferCard {...{ store, view }} seat={draft.to}>
            {partners.length > 1 && draft.instead === null ? (
              <Partner {...{ store, view, partners }} chosen={draft.to} choose={to => change({ to })} />
            ) : null}
            <Promises
              view={view}
              label={tell('deals.yours')}
              chosen={draft.yours}
              choose={yours => change({ yours })}
            />
          </OfferCard>
        </>
      )}
      <OfferList {...{ store, view }} deals={sheet.deals} />
    </OffersFrame>
  );
}

interface SendProps extends Pick<OfferingProps, 'store' | 'sheet' | 'draft'> {
  readonly isPossible: boolean;
}

function Send({ store, sheet, draft, isPossible }: SendProps) {
  const { to, mine, yours, instead } = draft;
  const send = async (): Promise<void> => {
    const isSent = await store.ask({ kind: 'offer', deal: { to, mine, yours } });
    if (!isSent) return;
    if (instead !== null) await store.ask({ kind: 'answer-offer', offer: instead, accepts: false });
    putAway(store, sheet);
  };
  return (
    <button
      type="button"
      class="button primary"
      disabled={!isPossible || mine.length + yours.length === 0 || store.isBusy.value}
      onClick={() => void send()}
    >
      {tell('deals.send')}
    </button>
  );
}

interface PartnerProps extends Pick<OfferingProps, 'store' | 'view'> {
  readonly partners: readonly Seat[];
  readonly chosen: Seat;
  choose(seat: Seat): void;
}

function Partner({ store, view, partners, chosen, choose }: PartnerProps) {
  return (
    <select
      aria-label={tell('deals.to')}
      value={chosen}
      onChange={event => choose(Number(event.currentTarget.value))}
    >
      {partners.map(seat => (
        <option key={seat} value={seat}>
          {nameAt(store, view, seat)} ({partyAt(store, view, seat)})
        </option>
      ))}
    </select>
  );
}

interface PromisesProps extends Pick<OfferingProps, 'view'> {
  readonly label: string;
  readonly chosen: readonly Pledge[];
  choose(pledges: readonly Pledge[]): void;
}

/** Promises have one field more than there are promises, until there are as many as a deal may have. */
function Promises({ view, label, chosen, choose }: PromisesProps) {
  const all = pledgesIn(view);
  const places = Array.from({ length: Math.min(MOST_PLEDGES, chosen.length + 1) }, (_, place) => place);
  return places.map(place => (
    <select
      key={place}
      aria-label={label}
      value={chosen[place] === undefined ? '' : keyOf(chosen[place])}
      onChange={event => {
        const found = all.filter(each => keyOf(each) === event.currentTarget.value);
        choose(chosen.toSpliced(place, 1, ...found));
      }}
    >
      <option value="">{tell(place === 0 ? 'deals.nothing' : 'deals.nothing-more')}</option>
      {all.map(pledge => (
        <option
          key={keyOf(pledge)}
          value={keyOf(pledge)}
          disabled={chosen.some((each, index) => index !== place && keyOf(each) === keyOf(pledge))}
        >
          {shortText(pledge)}
        </option>
      ))}
    </select>
  ));
}

function keyOf({ kind, region, round }: Pledge): string {
  return `${kind} ${region} ${round}`;
}
