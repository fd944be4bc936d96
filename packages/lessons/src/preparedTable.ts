import {
  type Action,
  choiceFor,
  deciders,
  type Game,
  type Moment,
  momentAt,
  momentsOfPlay,
  type Refusal,
  type Rules,
  refuseAction,
  type Seat,
  view,
} from '@macher/engine';
import type { News, Sheet, Stretch } from '@macher/protocol';
import { momentsTold, stretchOfMoments } from '@macher/table';
import { withoutRules } from '@macher/table/pure';
import { sheetOf } from './sheet.ts';

/** A decision that has just been made, and what happened by it. */
interface Line {
  readonly action: Action;
  readonly moments: readonly Moment[];
}

/** What another seat decides; null: the table waits. */
export type Others = (game: Game, seat: Seat) => Action | null;

/** The bot that the others are when their script is over. */
const TEACHER = '1';

/** A table with a prepared position: you at one seat, the others as they are told. It lives in memory. */
export class PreparedTable {
  readonly seat: Seat;
  readonly #game: Game;
  readonly #others: Others | null;
  readonly #moments: Moment[];
  #number = 1;

  /** `game` is played on in place; `others` null: only until you have decided. */
  constructor(game: Game, seat: Seat, others: Others | null) {
    this.#game = game;
    this.seat = seat;
    this.#others = others;
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
      ...sheetOf(this.#game, this.seat, stage, this.#number, this.#others === null ? null : TEACHER),
      view: withoutRules(view(this.#game, this.seat)),
      choice: choiceFor(this.#game, this.seat),
    };
  }

  /** Why it can't be done; null: it can. */
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

  /** The stretch of moments from the beginning. */
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

  /** Plays the others until you are asked, or nobody is. */
  #playOthers(): Line[] {
    const lines: Line[] = [];
    for (;;) {
      const asked = deciders(this.#game);
      const [other] = asked;
      if (other === undefined || asked.includes(this.seat)) return lines;
      const action = this.#others?.(this.#game, other) ?? null;
      if (action === null) return lines;
      lines.push(this.#play(action));
    }
  }
}
