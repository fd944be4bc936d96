import type { Kind, Seat, View } from '@macher/engine';
import type { Person, Sheet } from '@macher/protocol';

/** One of the people at this device, who is waited for. */
export interface Turn {
  readonly seat: Seat;
  readonly person: Person;
  /** What is asked of them; null: what another has proposed. */
  readonly kind: Kind | null;
}

/** Asking is what a sheet says of who is asked. */
type Asking = Pick<Sheet, 'stage' | 'places' | 'proposal'> & {
  readonly view: Pick<View, 'awaited'> | null;
};

/** The turn of who is asked first what another proposes; else of who decides. Bots need no device. */
export function turnIn({ stage, places, proposal, view }: Asking): Turn | null {
  if (stage !== 'playing' || view === null) return null;
  const asked = [
    ...(proposal === null ? [] : [...places.keys()].filter(seat => !proposal.accepted.includes(seat))).map(
      seat => ({ seat, kind: null }),
    ),
    ...view.awaited,
  ];
  for (const { seat, kind } of asked) {
    const place = places[seat];
    if (place?.person != null && place.standIn === null) return { seat, person: place.person, kind };
  }
  return null;
}

/** Whether the person whose sheet it is has something to do. */
export function isAsked({
  stage,
  seat,
  choice,
  proposal,
  places,
}: Pick<Sheet, 'stage' | 'seat' | 'choice' | 'proposal' | 'places'>): boolean {
  if (stage !== 'playing' || seat === null) return false;
  const mayAnswer = places[seat]?.standIn === null;
  return choice !== null || (proposal !== null && mayAnswer && !proposal.accepted.includes(seat));
}
