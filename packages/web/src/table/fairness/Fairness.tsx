import { rulesOfRecord } from '@macher/editions';
import { type GameRecord, sealedActions } from '@macher/engine';
import { checkDealing, checkSeals, type DealingCheck, type SealsCheck } from '@macher/table/pure';
import { sealsText } from '@macher/words';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { keptSeals } from '../../kit/state/seals.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { recordOf } from '../../moments/line/records.ts';
import { witnessAt } from './witness.ts';
import './Fairness.css';

/** Whether the deal and the sealed decisions were what was promised: checked here, by this browser. */
export function Fairness({ store }: { readonly store: TableStore }) {
  const found = useSignal<Found | null>(null);
  const seat = store.seat.value;
  useEffect(() => {
    recordOf(store).then(
      record => {
        found.value = checked(record, store);
      },
      () => {},
    );
  }, [store, seat]);
  if (found.value === null) return null;
  const { record, deal, seals } = found.value;
  const { say } = store.words.value;
  return (
    <>
      <Verdict is={verdictOf(deal)} texts={[say(`proof.${deal.finding}`, { added: deal.added })]} />
      <Verdict is={verdictOn(seals)} texts={sealsText(store.words.value, record, seals)} />
    </>
  );
}

interface Found {
  readonly record: GameRecord;
  readonly deal: DealingCheck;
  readonly seals: SealsCheck;
}

function checked(record: GameRecord, { table, seat }: TableStore): Found {
  const sealed = sealedActions(rulesOfRecord(record), record);
  return {
    record,
    deal: checkDealing(record, witnessAt(table, seat.peek())),
    seals: checkSeals(record, sealed, keptSeals(table)),
  };
}

type Verdict = 'proved' | 'forged' | 'unknown';

function verdictOf({ finding, isForged }: DealingCheck): Verdict {
  if (finding === 'no-proof') return 'unknown';
  return isForged ? 'forged' : 'proved';
}

function verdictOn({ whole, broken }: SealsCheck): Verdict {
  if (broken.length > 0) return 'forged';
  return whole > 0 ? 'proved' : 'unknown';
}

function Verdict({ is, texts }: { readonly is: Verdict; readonly texts: readonly string[] }) {
  if (texts.length === 0) return null;
  return (
    <p class={`fairness ${is === 'forged' ? 'is-forged' : 'soft'}`}>
      {is === 'unknown' ? null : <Icon name={is === 'forged' ? 'cross' : 'check'} />} {texts.join(' ')}
    </p>
  );
}
