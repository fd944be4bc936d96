import {
  type Action,
  actionsOf,
  at,
  choiceAt,
  clone,
  deciders,
  foresee,
  type Game,
  type Projection,
  play,
  pointsNow,
  project,
  type Seat,
  sum,
  view,
} from '@macher/engine';
import type { Question } from './question.ts';

type Count = Projection['election'];

/** Outcome is what a decision brings: the more the better. */
export interface Outcome {
  readonly value: number;
  /** States as they'd vote right after it; none where the end of the game counts. */
  readonly elections: readonly Count[];
  /** Everyone's points at the end of the game; null where states are asked. */
  readonly totals: readonly number[] | null;
}

export function outcomeOf({ game, seat, goal }: Question, action: Action): Outcome {
  if (goal.goal === 'points') return atTheEnd(game, seat, action);
  const seen = foresee(view(game, seat), action);
  const elections = seen.regions
    .filter(({ id }) => !('region' in goal) || goal.region === id)
    .map(region => project(seen, region).election);
  return { value: worthOf(elections, seat, goal), elections, totals: null };
}

function worthOf(elections: readonly Count[], seat: Seat, goal: Question['goal']): number {
  const [first] = elections;
  if (first === undefined) throw new Error('no state votes');
  switch (goal.goal) {
    case 'win':
      return first.winners.includes(seat) ? 1 : 0;
    case 'stop':
      return first.winners.includes(goal.other) ? 0 : 1;
    case 'mandates':
      return at(first.mandates, seat);
    case 'harvest':
    case 'points':
      return sum(elections.map(({ mandates, win }) => at(mandates, seat) + at(win, seat)));
  }
}

/** The outcome at the end of the game: your best, whatever the others do. */
function atTheEnd(before: Game, seat: Seat, action: Action): Outcome {
  const game = after(before, action);
  const totals = totalsFrom(game, seat);
  return { value: at(totals, seat), elections: [], totals };
}

function totalsFrom(game: Game, seat: Seat): number[] {
  const [asked] = deciders(game);
  if (asked === undefined) return game.players.map((_, each) => pointsNow(game, each).total);
  const sign = asked === seat ? 1 : -1;
  let best: number[] | null = null;
  for (const action of actionsOf(game.rules, choiceAt(game, asked))) {
    const totals = totalsFrom(after(game, action), seat);
    if (best === null || sign * at(totals, seat) > sign * at(best, seat)) best = totals;
  }
  if (best === null) throw new Error('there is nothing to decide');
  return best;
}

function after(before: Game, action: Action): Game {
  const game = clone(before);
  play(game, action);
  if (JSON.stringify(game.chance) !== JSON.stringify(before.chance))
    throw new Error('what comes of it is chance');
  return game;
}
