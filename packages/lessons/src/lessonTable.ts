import { level1 } from '@macher/bots/simple';
import { type Action, attentiveView, choiceAt, randomOf, type Seat } from '@macher/engine';
import { setUp } from '@macher/scenarios';
import type { Chapter } from './lesson.ts';
import { type Others, PreparedTable } from './preparedTable.ts';

/** The table of one chapter: the others decide by their script, then as a simple bot does. It ends with the chapter. */
export function lessonTable({ position, seat, others = [] }: Chapter): PreparedTable {
  const { game, seats } = setUp(position);
  return new PreparedTable(game, seatOf(seats, seat), scripted(others, seats));
}

function scripted(script: NonNullable<Chapter['others']>, seats: readonly string[]): Others {
  let left = script;
  return (game, seat) => {
    const [next, ...later] = left;
    if (next !== undefined && seatOf(seats, next.seat) === seat) {
      left = later;
      return { ...next.answer, seat } as Action;
    }
    return level1.decide(attentiveView(game, seat), choiceAt(game, seat), randomOf('lesson')).action;
  };
}

function seatOf(seats: readonly string[], name: string): Seat {
  const seat = seats.indexOf(name);
  if (seat < 0) throw new Error(`there is no seat ${name}`);
  return seat;
}
