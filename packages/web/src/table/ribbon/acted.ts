import { type FrameView, type Seat, seatInTurn, type View } from '@macher/engine';

/** Seats that have had their turn in this phase, as far as it goes around once or is decided sealed. */
export function seatsThatActed(view: View): readonly Seat[] {
  const [frame] = view.frames;
  if (frame === undefined) return [];
  const awaited = view.awaited.map(({ seat }) => seat);
  return doneIn(view, frame).filter(seat => !awaited.includes(seat));
}

function doneIn(view: View, frame: FrameView): readonly Seat[] {
  const sealed = sealedIn(frame);
  if (sealed !== null) return sealed.flatMap((decision, seat) => (decision === null ? [] : [seat]));
  const turns = 'turn' in frame ? Math.min(frame.turn, view.players.length) : 0;
  return Array.from({ length: turns }, (_, turn) => seatInTurn(view, turn));
}

/** Decisions that are opened together, by seat; null: one after the other. */
function sealedIn(frame: FrameView): readonly unknown[] | null {
  if (frame.phase === 'draft') return frame.picks;
  if (frame.phase === 'first-platform') return frame.step === 'lay' ? frame.laid : frame.kept;
  if (frame.phase === 'starting-blocks') return frame.chosen;
  return frame.phase === 'start-player' ? frame.bids : null;
}
