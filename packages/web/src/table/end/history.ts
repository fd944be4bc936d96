import { type Election, pointsNow, type Seat, type View } from '@macher/engine';
import type { Line } from '../../moments/line/line.ts';

export const MEASURES = ['points', 'votes', 'base', 'money'] as const;
export type Measure = (typeof MEASURES)[number];

/** Each seat's value at every moment of a game; the labels are the rounds. */
export interface Series {
  readonly labels: readonly number[];
  readonly values: readonly (readonly number[])[];
}

export type History = Readonly<Record<Measure, Series>>;

/** The whole game as curves, through eyes that see everything. */
export function historyOf(line: Line): History {
  const views = Array.from({ length: line.count }, (_, place) => line.at(place).view);
  const labels = views.map(({ round }) => round);
  const series = (measure: Measure): Series => ({
    labels,
    values: views.map(view => view.players.map((_, seat) => MEASURED[measure](view, seat))),
  });
  return {
    points: series('points'),
    votes: series('votes'),
    base: series('base'),
    money: series('money'),
  };
}

const MEASURED: Readonly<Record<Measure, (view: View, seat: Seat) => number>> = {
  points: (view, seat) => pointsNow(view, seat).total,
  votes: ({ elections, regions }, seat) =>
    elections.reduce((sum, { votes }) => sum + (votes[seat] ?? 0), 0) +
    regions.reduce((sum, { id, votes }) => sum + (isHeld(elections, id) ? 0 : (votes[seat] ?? 0)), 0),
  base: ({ players }, seat) => players[seat]?.base ?? 0,
  money: ({ players }, seat) => players[seat]?.money ?? 0,
};

/** Whether a region's election is held: its votes are counted with the election's already. */
function isHeld(elections: readonly Election[], region: string): boolean {
  return elections.some(election => election.region === region);
}
