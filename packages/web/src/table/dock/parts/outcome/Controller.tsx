import type { Seat, View } from '@macher/engine';
import type { Wording } from '@macher/words';
import { PartyTag } from '../../../../kit/ui/game/PartyChip.tsx';
import { say } from '../../words.ts';

/** Controller names who controls the media; null: nobody. */
export function Controller({
  view,
  words,
  seat,
}: {
  readonly view: View;
  readonly words: Wording;
  readonly seat: Seat | null;
}) {
  const party = seat === null ? undefined : view.players[seat]?.party;
  if (party === undefined) return <b>{say('media-control.nobody')}</b>;
  return <PartyTag party={party} name={words.party(party)} />;
}
