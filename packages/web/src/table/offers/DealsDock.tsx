import type { View } from '@macher/engine';
import type { Sheet } from '@macher/protocol';
import type { TableStore } from '../../kit/state/table.ts';
import { useFocusHere } from '../../kit/ui/frame/useFocusHere.ts';
import { usePlansWords } from '../plans/words.ts';
import { Answering } from './Answering.tsx';
import type { Dealing } from './dealing.ts';
import { Offering } from './Offering.tsx';

export interface DealsDockProps {
  readonly store: TableStore;
  readonly sheet: Sheet;
  readonly view: View;
  readonly dealing: Dealing;
}

/** Deals have the place of the decision while you deal. */
export function DealsDock(props: DealsDockProps) {
  return usePlansWords() ? <Spoken {...props} /> : null;
}

function Spoken({ dealing, ...props }: DealsDockProps) {
  useFocusHere('dock', dealing.kind === 'offer');
  return dealing.kind === 'answer' ? (
    <Answering {...props} deal={dealing.deal} />
  ) : (
    <Offering {...props} draft={dealing.draft} />
  );
}

export { DealDoors } from './DealDoors.tsx';
export { OfferedLine } from './OfferedLine.tsx';
