import type { PartyId, Seat, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { PartyChip, PartyTag } from '../../../../kit/ui/game/PartyChip.tsx';

interface SeatProps {
  readonly view: View;
  readonly words: Wording;
  readonly seat: Seat;
}

/** SeatTag is the party of a seat: chip and name. */
export function SeatTag({ view, words, seat }: SeatProps) {
  const party = partyOf(view, seat);
  return <PartyTag party={party} name={words.party(party)} />;
}

/** SeatChip is the chip alone, where there is no room for the name. */
export function SeatChip({ view, words, seat }: SeatProps) {
  const party = partyOf(view, seat);
  return <PartyChip party={party} label={words.party(party)} />;
}

function partyOf(view: View, seat: Seat): PartyId {
  return view.players[seat]?.party ?? '';
}
