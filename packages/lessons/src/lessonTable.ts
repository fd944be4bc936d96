import { level1 } from '@macher/bots/simple';
import {
  type Action,
  attentiveView,
  choiceAt,
  choiceFor,
  deciders,
  type Game,
  type Moment,
  momentAt,
  momentsOfPlay,
  type Refusal,
  type Rules,
  randomOf,
  refuseAction,
  type Seat,
  view,
} from '@macher/engine';
import type { News, Sheet, Stretch } from '@macher/protocol';
import { setUp } from '@macher/scenarios';
import { momentsTold, stretchOfMoments, withoutRules } from '@macher/table';
import type { Chapter, Scripted } from './lesson.ts';
import { sheetOf } from './sheet.ts';

/** A decision that has just been made, and what happened by it. */
interface Line {
  readonly action: Action;
  readonly moments: readonly Moment[];
}

/** The table of one chapter: you at one seat, the others by their script. It lives in memory and ends with the chapter. */
export class LessonTable {
  readonly seat: Seat;
  readonly #game: Game;
  readonly #seats: readonly string[];
  readonly #moments: Moment[];
  #script: readonly Scripted[];
  #number = 1;

  constructor({ position, seat, others = [] }: Chapter) {
    const { game, seats } = setUp(position);
    this.#game = game;
    this.#seats = seats;
    this.seat = seatOf(seats, seat);
    this.#script = others;
    this.#moments = [momentAt(game)];
    this.#playOthers();
  }

  get game(): Game {
    return this.#game;
  }

  get rules(): Rules {
    return this.#game.rules;
  }

  get sheet(): Sheet {
    const stage = this.#game.result === null ? 'playing' : 'over';
    return {
      ...sheetOf(this.#game, this.seat, stage, this.#number),
      view: withoutRules(view(this.#game, this.seat)),
      choice: choiceFor(this.#game, this.seat),
    };
  }

  /** null: it was done, and everyone else has decided too. */
  refuse(action: Action): Refusal | null {
    return refuseAction(this.#game, action);
  }

  /** Your decision, then those of the others up to your next one: what the log says of them. */
  play(action: Action): News[] {
    const before = this.#moments.at(-1)?.game ?? null;
    const lines = [this.#play(action), ...this.#playOthers()];
    const told = momentsTold(
      lines.flatMap(({ moments }) => moments),
      this.seat,
      before,
    );
    return lines.map(line => this.#newsOf(line, told.splice(0, line.moments.length)));
  }

  /** Of the chapter, from its beginning. */
  stretch(before: number): Stretch {
    return stretchOfMoments(this.#moments, this.seat, before);
  }

  #newsOf({ action }: Line, moments: News['moments']): News {
    this.#number += 1;
    const what = {
      kind: 'acted',
      seat: action.seat,
      isBot: action.seat !== this.seat,
      decision: action.kind,
      commitment: null,
      opens: [],
    } as const;
    return { number: this.#number, at: 0, what, moments };
  }

  #play(action: Action): Line {
    const moments = momentsOfPlay(this.#game, action, this.#game.version);
    this.#moments.push(...moments);
    return { action, moments };
  }

  /** Until you are asked, or nobody is. */
  #playOthers(): Line[] {
    const lines: Line[] = [];
    for (;;) {
      const asked = deciders(this.#game);
      const [other] = asked;
      if (other === undefined || asked.includes(this.seat)) return lines;
      lines.push(this.#play(this.#decisionOf(other)));
    }
  }

  #decisionOf(seat: Seat): Action {
    const [next, ...later] = this.#script;
    if (next !== undefined && seatOf(this.#seats, next.seat) === seat) {
      this.#script = later;
      return { ...next.answer, seat } as Action;
    }
    const seen = attentiveView(this.#game, seat);
    return level1.decide(seen, choiceAt(this.#game, seat), randomOf('lesson')).action;
  }
}

function seatOf(seats: readonly string[], name: string): Seat {
  const seat = seats.indexOf(name);
  if (seat < 0) throw new Error(`there is no seat ${name}`);
  return seat;
}
