import { checkDealing, type DealingCheck } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { recordOf } from '../moments/records.ts';
import type { TableStore } from '../state/table.ts';
import { Icon } from '../ui/Icon.tsx';
import { witnessAt } from './witness.ts';
import './Fairness.css';

/** Whether the deal was what was promised before the game: checked here, by this browser. */
export function Fairness({ store }: { readonly store: TableStore }) {
  const check = useSignal<DealingCheck | null>(null);
  const seat = store.seat.value;
  useEffect(() => {
    recordOf(store).then(
      record => {
        check.value = checkDealing(record, witnessAt(store.table, seat));
      },
      () => {},
    );
  }, [store, seat]);
  if (check.value === null) return null;
  const { finding, isForged, added } = check.value;
  return (
    <p class={`fairness ${isForged ? 'is-forged' : 'soft'}`}>
      {finding === 'no-proof' ? null : <Icon name={isForged ? 'cross' : 'check'} />}{' '}
      {store.words.value.say(`proof.${finding}`, { added })}
    </p>
  );
}
