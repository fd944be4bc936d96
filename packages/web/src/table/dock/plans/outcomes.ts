import {
  at,
  mediaControl,
  type Projection,
  project,
  type RegionId,
  type RegionView,
  type Seat,
  type View,
} from '@macher/engine';
import { regionIn } from './regions.ts';

/** Outcome is a region before and after, and what each would come to if it were counted now. */
export interface Outcome {
  readonly before: RegionView;
  readonly after: RegionView;
  readonly now: Projection;
  readonly planned: Projection;
}

export function outcomeOf(view: View, planned: View, id: RegionId): Outcome | null {
  const [before, after] = [regionIn(view, id), regionIn(planned, id)];
  if (before === null || after === null) return null;
  return { before, after, now: project(view, before), planned: project(planned, after) };
}

/** Seats whose trend or votes would be different. */
export function changedSeats({ now, planned }: Outcome): Seat[] {
  return [...now.parties.keys()].filter(seat => {
    const [before, after] = [now.parties[seat], planned.parties[seat]];
    return before?.trend !== after?.trend || before?.votes !== after?.votes;
  });
}

/** A party's votes now and afterwards, and what they would then be worth; null: the same. */
export function votesChange({ now, planned }: Outcome, seat: Seat) {
  const [before, after] = [at(now.parties, seat).votes, at(planned.parties, seat).votes];
  return before === after ? null : { before, after, points: at(planned.election.mandates, seat) };
}

export function controlChange({ before, after }: Outcome): readonly [Seat | null, Seat | null] | null {
  const [now, then] = [mediaControl(before), mediaControl(after)];
  return now === then ? null : [now, then];
}
