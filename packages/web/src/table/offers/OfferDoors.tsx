import { PHRASES, type Sheet } from '@macher/protocol';
import { type Signal, useSignal } from '@preact/signals';
import type { TableStore } from '../../kit/state/table.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { tell, usePlansWords } from '../plans/words.ts';
import { say } from '../words.ts';
import { partnersAt, write } from './offers.ts';
import './OfferDoors.css';

interface OfferDoorsProps {
  readonly store: TableStore;
  readonly sheet: Sheet;
}

/** OfferDoors stand beside talk: the way to deals, and set phrases, which everyone reads in their own language. */
export function OfferDoors({ store, sheet }: OfferDoorsProps) {
  const isOpen = useSignal(false);
  if (!usePlansWords()) return null;
  const [first = null] = partnersAt(store, sheet);
  const count = sheet.deals.length;
  if (first === null && count === 0) return null;
  return (
    <div class="deal-doors">
      {isOpen.value ? null : (
        <button
          type="button"
          class="button"
          onClick={() => write(store, { to: first ?? 0, mine: [], yours: [], instead: null })}
        >
          {tell('deals.open-all', { count })}
        </button>
      )}
      {first === null ? null : <Phrases store={store} isOpen={isOpen} />}
    </div>
  );
}

interface PhrasesProps extends Pick<OfferDoorsProps, 'store'> {
  readonly isOpen: Signal<boolean>;
}

function Phrases({ store, isOpen }: PhrasesProps) {
  return (
    <>
      <button
        type="button"
        class={`button ${isOpen.value ? 'square' : ''}`}
        aria-expanded={isOpen.value}
        aria-label={tell('deals.phrases')}
        onClick={() => {
          isOpen.value = !isOpen.value;
        }}
      >
        {isOpen.value ? <Icon name="cross" /> : tell('deals.phrases')}
      </button>
      {isOpen.value ? (
        <ul class="phrases" aria-label={tell('deals.phrases')}>
          {PHRASES.map(phrase => (
            <li key={phrase}>
              <button type="button" class="button" onClick={() => void store.ask({ kind: 'phrase', phrase })}>
                {say(`phrase.${phrase}`)}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  );
}
