import { type Action, actionsOf, choiceAt, deciders, type Game, refuseAction } from '@macher/engine';
import { withSeatNumbers, writtenAction } from '../actions.ts';
import { type Difference, differences } from '../differences.ts';
import { type Seats, seatNamed } from '../names.ts';
import type { PuzzleSpec } from '../spec.ts';
import { wrong } from '../wrong.ts';
import { outcomeOf } from './outcome.ts';
import type { Goal, Question } from './question.ts';

/** A question whose best answers are known. */
export interface Puzzle extends Question {
  readonly seats: Seats;
  readonly answers: readonly Action[];
}

export function puzzleAt(game: Game, seats: Seats, spec: PuzzleSpec): Puzzle {
  const seat = seatNamed(seats, spec.seat, '/puzzle/seat');
  if (!deciders(game).includes(seat)) wrong('/puzzle/seat', `${spec.seat} has nothing to decide`);
  const answers = spec.answers.map((answer, index) => {
    const path = `/puzzle/answers/${index}`;
    const action: unknown = withSeatNumbers({ ...answer, seat }, seats, path);
    const refusal = refuseAction(game, action);
    return refusal === null ? (action as Action) : wrong(path, `is refused: ${refusal.code}`);
  });
  return { game, seats, seat, goal: goalOf(game, seats, spec), answers };
}

function goalOf(game: Game, seats: Seats, { goal, region, other }: PuzzleSpec): Goal {
  if (goal === 'harvest' || goal === 'points') return { goal };
  const { id } =
    game.regions.find(each => each.id === region) ?? wrong('/puzzle/region', 'must be one in play');
  if (goal !== 'stop') return { goal, region: id };
  return { goal, region: id, other: seatNamed(seats, other ?? '', '/puzzle/other') };
}

/** The offered actions: everything that may be decided. */
export function offeredIn({ game, seat }: Question): Iterable<Action> {
  return actionsOf(game.rules, choiceAt(game, seat));
}

/** The best that can be had, and every decision that brings it. */
export function bestOf(question: Question): { value: number; answers: Action[]; offered: number } {
  let [value, offered] = [Number.NEGATIVE_INFINITY, 0];
  let answers: Action[] = [];
  for (const action of offeredIn(question)) {
    offered += 1;
    const found = outcomeOf(question, action).value;
    if (found > value) [value, answers] = [found, []];
    if (found === value) answers.push(action);
  }
  return { value, answers, offered };
}

/** Whether a decision is one of those that are best. */
export function isAnswer({ answers }: Pick<Puzzle, 'answers'>, action: Action): boolean {
  return answers.some(
    each => differences(each, action).length === 0 && differences(action, each).length === 0,
  );
}

/** Plays every decision there is and compares the best ones with those the file names. */
export function wrongAnswers(puzzle: Puzzle): Difference[] {
  const { answers, offered } = bestOf(puzzle);
  const written = (actions: readonly Action[]) => actions.map(action => writtenAction(action, puzzle.seats));
  const [expected, found] = [written(puzzle.answers), written(answers)];
  const path = '/puzzle/answers';
  if (answers.length === offered) return [{ path, expected, found: 'every decision is as good' }];
  const isRight = expected.length === found.length && answers.every(answer => isAnswer(puzzle, answer));
  return isRight ? [] : [{ path, expected, found }];
}
