import type { View } from '@macher/engine';
import type { Sheet } from '@macher/protocol';
import type { TableStore } from '../../kit/state/table.ts';
import { useFocusHere } from '../../kit/ui/frame/useFocusHere.ts';
import { usePlansWords } from '../plans/words.ts';
import { Answering } from './Answering.tsx';
import { Offering } from './Offering.tsx';
import type { OpenOffer } from './offers.ts';

export interface OffersDockProps {
  readonly store: TableStore;
  readonly sheet: Sheet;
  readonly view: View;
  readonly offer: OpenOffer;
}

/** OffersDock has the place of the decision while you write an offer or answer one. */
export function OffersDock(props: OffersDockProps) {
  return usePlansWords() ? <Spoken {...props} /> : null;
}

function Spoken({ offer, ...props }: OffersDockProps) {
  useFocusHere('dock', offer.kind === 'offer');
  return offer.kind === 'answer' ? (
    <Answering {...props} deal={offer.deal} />
  ) : (
    <Offering {...props} draft={offer.draft} />
  );
}

export { OfferDoors } from './OfferDoors.tsx';
export { OfferedLine } from './OfferedLine.tsx';
