import { at, type Card, project, type RegionId, type RegionView, type Seat, type View } from '@macher/engine';
import { touched } from '@macher/words';
import type { SeenMoment } from '../../kit/state/seen.ts';

/** A lane as it was when you last looked at it, and who has changed it since. */
export interface LaneMark extends Mark {
  readonly was: LaneFigures;
}

interface Mark {
  readonly by: readonly Seat[];
}

/** LaneFigures have votes as they would count. */
export interface LaneFigures {
  readonly votes: number;
  readonly trend: number;
  readonly meetings: number;
}

/** What has changed since you looked: lanes, and opinions that have come, each by its key. */
export interface Marks {
  readonly lanes: Readonly<Record<string, LaneMark>>;
  readonly opinions: Readonly<Record<string, Mark>>;
}

export const NO_MARKS: Marks = { lanes: {}, opinions: {} };

export function laneKey(region: RegionId, seat: Seat): string {
  return `${region} ${seat}`;
}

export function opinionKey(region: RegionId, card: Card): string {
  return `${region} ${card}`;
}

/** Whether anything is marked in a region. */
export function isMarked({ lanes, opinions }: Marks, region: RegionId): boolean {
  return [...Object.keys(lanes), ...Object.keys(opinions)].some(key => isIn(key, region));
}

/** What a moment has changed is marked; changes to one lane add up. `by` is null where nobody did it. */
export function marked(marks: Marks, { before, view }: SeenMoment, by: Seat | null): Marks {
  if (before === null) return marks;
  return {
    lanes: added(marks.lanes, lanesChanged(before, view), by),
    opinions: added(marks.opinions, opinionsCome(before, view), by),
  };
}

function added<M extends Mark>(
  marks: Readonly<Record<string, M>>,
  changed: readonly [string, M][],
  by: Seat | null,
): Readonly<Record<string, M>> {
  const fresh = changed.map(([key, mark]): [string, M] => {
    const known = marks[key] ?? mark;
    const isKnown = by === null || known.by.includes(by);
    return [key, isKnown ? known : { ...known, by: [...known.by, by] }];
  });
  return fresh.length === 0 ? marks : { ...marks, ...Object.fromEntries(fresh) };
}

/** The marks after your own decision, which says that you have seen what it is about, and what it changes. */
export function seenByDeciding(marks: Marks, { before, view, events }: SeenMoment): Marks {
  const { regions } = touched(events);
  const changed = before === null ? [] : lanesChanged(before, view).map(([key]) => key);
  return only(marks, key => !changed.includes(key) && !regions.some(id => isIn(key, id)));
}

export function withoutMark(marks: Marks, key: string): Marks {
  return key in marks.lanes || key in marks.opinions ? only(marks, each => each !== key) : marks;
}

function isIn(key: string, region: RegionId): boolean {
  return key.startsWith(`${region} `);
}

function figuresOf(view: View, region: RegionView, seat: Seat): LaneFigures {
  return {
    votes: at(project(view, region).parties, seat).votes,
    trend: at(view.rules.trend, at(region.trend, seat)),
    meetings: at(region.meetings, seat),
  };
}

function only({ lanes, opinions }: Marks, isKept: (key: string) => boolean): Marks {
  const kept = <M>(marks: Readonly<Record<string, M>>): Readonly<Record<string, M>> =>
    Object.fromEntries(Object.entries(marks).filter(([key]) => isKept(key)));
  return { lanes: kept(lanes), opinions: kept(opinions) };
}

function lanesChanged(before: View, after: View): [string, LaneMark][] {
  return regionsInBoth(before, after).flatMap(([was, region]) =>
    after.players.flatMap((_, seat): [string, LaneMark][] => {
      const [then, now] = [figuresOf(before, was, seat), figuresOf(after, region, seat)];
      return differenceOf(then, now) === null ? [] : [[laneKey(region.id, seat), { was: then, by: [] }]];
    }),
  );
}

function opinionsCome(before: View, after: View): [string, Mark][] {
  return regionsInBoth(before, after).flatMap(([was, { id, open }]) =>
    open
      .filter(card => !was.open.includes(card))
      .map((card): [string, Mark] => [opinionKey(id, card), { by: [] }]),
  );
}

function regionsInBoth(before: View, after: View): [was: RegionView, is: RegionView][] {
  return after.regions.flatMap((region): [RegionView, RegionView][] => {
    const was = before.regions.find(({ id }) => id === region.id);
    return was === undefined ? [] : [[was, region]];
  });
}

/** The difference that matters most; null: all is as it was. */
export function differenceOf(was: LaneFigures, now: LaneFigures): keyof LaneFigures | null {
  if (was.votes !== now.votes) return 'votes';
  if (was.trend !== now.trend) return 'trend';
  // Meetings that are gone were turned into the votes that they counted for.
  return now.meetings > was.meetings ? 'meetings' : null;
}
