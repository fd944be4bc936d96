import type { SeatAbsence } from '@macher/protocol';
import type { TableStore } from '../../kit/state/table.ts';
import { timeText } from '../../kit/ui/text/timeText.ts';
import { tell, usePlansWords } from './words.ts';

export interface ServingProps {
  readonly store: TableStore;
  readonly absence: SeatAbsence;
}

/** Serving says that the seat is another's: above every decision, and while you wait. */
export function Serving({ store, absence: { regency } }: ServingProps) {
  if (!usePlansWords()) return null;
  const owner = store.sheet.value?.places[store.seat.value ?? 0]?.keptFor?.name ?? '';
  return (
    <p class="planned-line">
      {tell('regent.serving', { name: owner, until: timeText(regency?.until ?? 0) })}{' '}
      <button type="button" class="button" onClick={() => void store.ask({ kind: 'hand-back' })}>
        {tell('regent.hand-back')}
      </button>
    </p>
  );
}
