import { at, project, type RegionId, type RegionView, type Seat, type View } from '@macher/engine';
import { touched } from '@macher/words';
import type { SeenMoment } from '../moments/seen.ts';

/** A lane as it was when you last looked at it, and who has changed it since. */
export interface Mark {
  readonly was: LaneFigures;
  readonly by: readonly Seat[];
}

/** Votes as they would count. */
export interface LaneFigures {
  readonly votes: number;
  readonly trend: number;
  readonly meetings: number;
}

/** By lane. */
export type Marks = Readonly<Record<string, Mark>>;

export function laneKey(region: RegionId, seat: Seat): string {
  return `${region} ${seat}`;
}

/** What a moment has changed is marked; changes to one lane add up. `by` is null where nobody did it. */
export function marked(marks: Marks, { before, view }: SeenMoment, by: Seat | null): Marks {
  const added = lanesChanged(before, view).map(([key, was]): [string, Mark] => {
    const known = marks[key] ?? { was, by: [] };
    const isKnown = by === null || known.by.includes(by);
    return [key, isKnown ? known : { ...known, by: [...known.by, by] }];
  });
  return added.length === 0 ? marks : { ...marks, ...Object.fromEntries(added) };
}

/** Your own decision says that you have seen what it is about, and what it changes. */
export function seenByDeciding(marks: Marks, { before, view, events }: SeenMoment): Marks {
  const { regions } = touched(events);
  const changed = lanesChanged(before, view).map(([key]) => key);
  return only(marks, key => !changed.includes(key) && !regions.some(id => key.startsWith(`${id} `)));
}

export function withoutLane(marks: Marks, key: string): Marks {
  return key in marks ? only(marks, each => each !== key) : marks;
}

function figuresOf(view: View, region: RegionView, seat: Seat): LaneFigures {
  return {
    votes: at(project(view, region).parties, seat).votes,
    trend: at(view.rules.trend, at(region.trend, seat)),
    meetings: at(region.meetings, seat),
  };
}

function only(marks: Marks, isKept: (key: string) => boolean): Marks {
  return Object.fromEntries(Object.entries(marks).filter(([key]) => isKept(key)));
}

function lanesChanged(before: View | null, after: View): [string, LaneFigures][] {
  if (before === null) return [];
  return after.regions.flatMap(region => {
    const was = before.regions.find(({ id }) => id === region.id);
    if (was === undefined) return [];
    return after.players.flatMap((_, seat): [string, LaneFigures][] => {
      const [then, now] = [figuresOf(before, was, seat), figuresOf(after, region, seat)];
      return differenceOf(then, now) === null ? [] : [[laneKey(region.id, seat), then]];
    });
  });
}

/** Of what is different, what matters most; null: all is as it was. */
export function differenceOf(was: LaneFigures, now: LaneFigures): keyof LaneFigures | null {
  if (was.votes !== now.votes) return 'votes';
  if (was.trend !== now.trend) return 'trend';
  // Those that are gone were turned into the votes that they counted for.
  return now.meetings > was.meetings ? 'meetings' : null;
}
