import type { View } from '@macher/engine';
import { type Deal, type DealTerms, PHRASES, type Pledge } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { say } from '../state/settings.ts';
import type { TableStore } from '../state/table.ts';
import { Dialog } from '../ui/Dialog.tsx';
import { tell, usePlansWords } from './words.ts';
import './Deals.css';

interface DealsProps {
  readonly store: TableStore;
  readonly view: View;
}

/** What was offered, whether it was kept, and set phrases. */
export function Deals({ store, view }: DealsProps) {
  const isSpoken = usePlansWords();
  const isOpen = useSignal(false);
  const seat = store.seat.value;
  const { deals = [], stage } = store.sheet.value ?? {};
  if (!isSpoken) return null;
  const asked = deals.filter(({ state, to }) => state === 'open' && to === seat).slice(-1);
  return (
    <div class="deals">
      <List deals={asked} store={store} view={view} />
      <button
        type="button"
        class="link"
        onClick={() => {
          isOpen.value = true;
        }}
      >
        {tell('deals.open-all', { count: deals.length })}
      </button>
      {isOpen.value ? (
        <Dialog
          title={tell('deals.title')}
          close={() => {
            isOpen.value = false;
          }}
        >
          <List deals={deals} store={store} view={view} />
          {seat !== null && stage === 'playing' ? <Offer store={store} view={view} /> : null}
          {seat === null ? null : <Phrases store={store} />}
        </Dialog>
      ) : null}
    </div>
  );
}

function List({ deals, store, view }: DealsProps & { readonly deals: readonly Deal[] }) {
  return deals.length === 0 ? null : (
    <ul aria-label={tell('deals.title')}>
      {deals.map(deal => (
        <DealLine key={deal.number} deal={deal} store={store} view={view} />
      ))}
    </ul>
  );
}

function DealLine({ deal, store, view }: DealsProps & { readonly deal: Deal }) {
  const seat = store.seat.value;
  const answer = (accepts: boolean): void =>
    void store.ask({ kind: 'answer-offer', offer: deal.number, accepts });
  const isOpen = deal.state === 'open';
  return (
    <li class={`deal ${isOpen && deal.to === seat ? 'asked' : ''}`}>
      <Side {...{ store, view }} seat={deal.seat} pledges={deal.mine} />
      <Side {...{ store, view }} seat={deal.to} pledges={deal.yours} />
      <b>{stateText(deal, store, view)}</b>
      {isOpen && deal.to === seat ? (
        <div class="row">
          <button type="button" class="button" onClick={() => answer(false)}>
            {tell('deals.decline')}
          </button>
          <button type="button" class="button primary" onClick={() => answer(true)}>
            {tell('deals.accept')}
          </button>
        </div>
      ) : null}
      {isOpen && deal.seat === seat ? (
        <button type="button" class="button" onClick={() => answer(false)}>
          {tell('deals.withdraw')}
        </button>
      ) : null}
    </li>
  );
}

function stateText({ state, broken, isOver }: Deal, store: TableStore, view: View): string {
  const [first] = broken;
  if (first !== undefined) return tell('deals.broken', { party: partyOf(store, view, first.seat) });
  return tell(state === 'accepted' && isOver ? 'deals.kept' : `deals.${state}`);
}

function partyOf({ words }: TableStore, { players }: View, seat: number): string {
  return words.value.party(players[seat]?.party ?? '');
}

interface SideProps extends DealsProps {
  readonly seat: number;
  readonly pledges: readonly Pledge[];
}

function Side({ store, view, seat, pledges }: SideProps) {
  const promises = pledges.map(pledge => pledgeText(store, pledge));
  const promise = promises.length === 0 ? tell('deals.nothing') : promises.join('; ');
  return <p>{tell('deals.side', { party: partyOf(store, view, seat), promise })}</p>;
}

function pledgeText({ words }: TableStore, { kind, region, round }: Pledge): string {
  return tell(`pledge.${kind}`, { state: words.value.region(region), round });
}

/** All that can be promised of this round. */
function pledgesIn({ regions, round, rules }: View): Pledge[] {
  const kinds = ['pass-poll', 'no-media', 'leave-opinions', 'accept-coalition'] as const;
  const hasAnswers = rules.rounds.some(({ phases }) => phases.includes('coalitions'));
  return kinds
    .filter(kind => kind !== 'accept-coalition' || hasAnswers)
    .flatMap(kind => regions.map(({ id }) => ({ kind, region: id, round: Math.max(1, round) })));
}

function Offer({ store, view }: DealsProps) {
  const pledges = pledgesIn(view);
  const others = (store.sheet.value?.places ?? []).flatMap(({ person, standIn }, seat) =>
    person !== null && standIn === null && seat !== store.seat.value ? seat : [],
  );
  const to = useSignal(-1);
  const mine = useSignal(-1);
  const yours = useSignal(-1);
  const [first = -1] = others;
  if (first < 0) return null;
  const chosen = others.includes(to.value) ? to.value : first;
  const listOf = (index: number): Pledge[] => pledges.slice(index, index + (index < 0 ? 0 : 1));
  const deal: DealTerms = {
    to: chosen,
    mine: mine.value < 0 ? [] : listOf(mine.value),
    yours: yours.value < 0 ? [] : listOf(yours.value),
  };
  const texts = pledges.map(pledge => pledgeText(store, pledge));
  return (
    <section>
      <h3>{tell('deals.offer')}</h3>
      <Choose
        label={tell('deals.to')}
        value={chosen}
        options={others.map(seat => [seat, partyOf(store, view, seat)])}
        choose={seat => {
          to.value = seat;
        }}
      />
      {(
        [
          ['deals.mine', mine],
          ['deals.yours', yours],
        ] as const
      ).map(([key, value]) => (
        <Choose
          key={key}
          label={tell(key)}
          value={value.value}
          options={[[-1, tell('deals.nothing')], ...texts.map((text, index) => [index, text] as const)]}
          choose={index => {
            value.value = index;
          }}
        />
      ))}
      <button
        type="button"
        class="button"
        disabled={deal.mine.length + deal.yours.length === 0}
        onClick={() => void store.ask({ kind: 'offer', deal })}
      >
        {tell('deals.send')}
      </button>
      <p class="soft">{tell('deals.note')}</p>
    </section>
  );
}

interface ChooseProps {
  readonly label: string;
  readonly value: number;
  readonly options: readonly (readonly [number, string])[];
  choose(value: number): void;
}

function Choose({ label, value, options, choose }: ChooseProps) {
  return (
    <label class="deal-choice">
      {label}{' '}
      <select value={value} onChange={event => choose(Number(event.currentTarget.value))}>
        {options.map(([each, text]) => (
          <option key={each} value={each}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

/** Everyone reads them in their own language. */
function Phrases({ store }: Pick<DealsProps, 'store'>) {
  return (
    <section>
      <h3>{tell('deals.phrases')}</h3>
      <div class="row phrases">
        {PHRASES.map(phrase => (
          <button
            key={phrase}
            type="button"
            class="button"
            onClick={() => void store.ask({ kind: 'phrase', phrase })}
          >
            {say(`phrase.${phrase}`)}
          </button>
        ))}
      </div>
    </section>
  );
}
