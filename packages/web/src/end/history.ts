import { rulesOfRecord } from '@macher/editions';
import { type Game, type GameRecord, replayStart, replaySteps, type Seat } from '@macher/engine';
import { pointsSoFar } from '../side/points.ts';

export const MEASURES = ['points', 'votes', 'base', 'money'] as const;
export type Measure = (typeof MEASURES)[number];

/** Each seat's value at the beginning and after every decision; the labels are the rounds. */
export interface Series {
  readonly labels: readonly number[];
  readonly values: readonly (readonly number[])[];
}

export type History = Readonly<Record<Measure, Series>>;

/** The whole game as curves: now that it is over, its record tells everything. */
export function historyOf(record: GameRecord): History {
  const { game } = replayStart(rulesOfRecord(record), record);
  const labels: number[] = [];
  const values: Record<Measure, number[][]> = { points: [], votes: [], base: [], money: [] };
  const mark = (): void => {
    labels.push(game.round);
    for (const measure of MEASURES)
      values[measure].push(game.players.map((_, seat) => MEASURED[measure](game, seat)));
  };
  mark();
  for (const _step of replaySteps(game, record)) mark();
  return {
    points: { labels, values: values.points },
    votes: { labels, values: values.votes },
    base: { labels, values: values.base },
    money: { labels, values: values.money },
  };
}

const MEASURED: Readonly<Record<Measure, (game: Game, seat: Seat) => number>> = {
  points: pointsSoFar,
  votes: (game, seat) =>
    game.elections.reduce((sum, { votes }) => sum + (votes[seat] ?? 0), 0) +
    game.regions.reduce((sum, { id, votes }) => sum + (isHeld(game, id) ? 0 : (votes[seat] ?? 0)), 0),
  base: (game, seat) => game.players[seat]?.base ?? 0,
  money: (game, seat) => game.players[seat]?.money ?? 0,
};

/** Its votes are counted with the election's already. */
function isHeld({ elections }: Game, region: string): boolean {
  return elections.some(election => election.region === region);
}
