import { type Bot, botOf } from '@macher/bots';
import {
  type Action,
  attempt,
  attentiveView,
  choiceAt,
  deciders,
  eventsFor,
  type Game,
  type GameEvent,
  type GameRecord,
  newGame,
  play,
  RECORD_FORMAT,
  RECORD_VERSION,
  type Refusal,
  type Rules,
  randomOf,
  replayStart,
  replaySteps,
  type Seat,
} from '@macher/engine';
import { hasRevealed } from '@macher/table';

/** Where the game stood before an action, so that the action can be taken back. */
interface Step {
  readonly before: Game;
  readonly action: Action;
  readonly eventsBefore: number;
}

/** A game being played at one keyboard: people, bots, what happened, and the way back. */
export class Session {
  readonly humans: readonly Seat[];
  readonly #seats: GameRecord['seats'];
  readonly #seed: string;
  readonly #bots: readonly (Bot | null)[];
  readonly #steps: Step[] = [];
  readonly #events: GameEvent[] = [];
  readonly #heard: number[];
  #game: Game;

  private constructor(game: Game, seats: GameRecord['seats'], seed: string, events: readonly GameEvent[]) {
    this.#game = game;
    this.#seats = seats;
    this.#seed = seed;
    this.#bots = seats.map(({ name }) => botNamed(name));
    this.#events.push(...events);
    this.#heard = seats.map(() => 0);
    this.humans = this.#bots.flatMap((bot, seat) => (bot === null ? [seat] : []));
  }

  static begin(rules: Rules, seats: GameRecord['seats'], seed: string, openMoney: boolean): Session {
    const events: GameEvent[] = [];
    const parties = seats.map(seat => seat.party);
    const game = newGame(rules, { parties, seed, options: { openMoney } }, event => events.push(event));
    return new Session(game, seats, seed, events);
  }

  static resume(rules: Rules, record: GameRecord): Session {
    const { game, events } = replayStart(rules, record);
    const session = new Session(game, record.seats, record.seed, events);
    for (const step of replaySteps(game, record)) {
      session.#actions.push(step.action);
      session.#events.push(...step.events);
    }
    session.#heard.fill(session.#events.length);
    return session;
  }

  readonly #actions: Action[] = [];

  get game(): Game {
    return this.#game;
  }

  get isOver(): boolean {
    return this.#game.result !== null;
  }

  /** The person to be asked next, or null while only bots are asked. */
  get asked(): Seat | null {
    return deciders(this.#game).find(seat => this.humans.includes(seat)) ?? null;
  }

  /** Bots first: their sealed decisions are in before any person is asked. */
  playBots(): void {
    for (;;) {
      const seat = deciders(this.#game).find(each => !this.humans.includes(each));
      if (seat === undefined) return;
      const { action } = this.#botAt(seat).decide(
        attentiveView(this.#game, seat),
        choiceAt(this.#game, seat),
        randomOf(`bot:${this.#seed}:${seat}:${this.#game.version}`),
      );
      this.#steps.length = 0;
      this.#actions.push(action);
      play(this.#game, action, event => this.#events.push(event));
    }
  }

  #botAt(seat: Seat): Bot {
    const bot = this.#bots[seat];
    if (bot == null) throw new Error(`no bot at seat ${seat}`);
    return bot;
  }

  /** A person's action: taken, or refused with nothing changed. */
  decide(action: Action): Refusal | null {
    const tried = attempt(this.#game, action);
    if (!tried.ok) return tried.refusal;
    this.#steps.push({ before: this.#game, action, eventsBefore: this.#events.length });
    this.#game = tried.game;
    this.#actions.push(action);
    this.#events.push(...tried.events);
    return null;
  }

  /** The last action back, if it was this seat's and revealed nothing. */
  undo(seat: Seat): boolean {
    const step = this.#steps.at(-1);
    if (step === undefined || !this.#canUndo(seat)) return false;
    this.#steps.pop();
    this.#actions.pop();
    this.#game = step.before;
    this.#events.length = step.eventsBefore;
    for (const [listener, heard] of this.#heard.entries())
      this.#heard[listener] = Math.min(heard, step.eventsBefore);
    return true;
  }

  #canUndo(seat: Seat): boolean {
    const step = this.#steps.at(-1);
    if (step === undefined || step.action.seat !== seat) return false;
    return !hasRevealed(step.before, step.action);
  }

  /** What happened since this seat was last told, as it may know it. */
  news(seat: Seat): GameEvent[] {
    const fresh = this.#events.slice(this.#heard[seat]);
    this.#heard[seat] = this.#events.length;
    return eventsFor(fresh, seat);
  }

  /** Everything so far, as a seat may know it. */
  log(seat: Seat | null): GameEvent[] {
    return eventsFor(this.#events, seat);
  }

  record(): GameRecord {
    const { rules, options, result } = this.#game;
    return {
      format: RECORD_FORMAT,
      version: RECORD_VERSION,
      ruleset: rules.ruleset,
      pack: rules.pack,
      options,
      seats: this.#seats,
      seed: this.#seed,
      actions: this.#actions,
      result,
    };
  }
}

/** What the seat of a bot is called in a record, so that the game can be gone on with. */
export function nameOfBot({ id }: Bot, seat: Seat): string {
  return `bot ${id} (${seat + 1})`;
}

/** null: a person. In records from before there were bots, seats played at random are called `random-3`. */
function botNamed(name: string): Bot | null {
  const id = name.startsWith('random-') ? '0' : /^bot (\S+) \(\d\)$/.exec(name)?.[1];
  return id === undefined ? null : (botOf(id) ?? null);
}
