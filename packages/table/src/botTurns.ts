import {
  type Action,
  attentiveView,
  type Choice,
  choiceAt,
  deciders,
  refuseAction,
  type Seat,
  type View,
} from '@macher/engine';
import type { Happening, Lapse, PersonId } from '@macher/protocol';
import { anyAction, botAt, type Fallbacks, nextAfter, PATIENCE, seedFor } from './fallback.ts';
import { gameAt } from './gameAt.ts';
import { ownAction } from './ownAction.ts';
import type { Table } from './table.ts';
import { type Timekeeper, wakeAfter } from './time.ts';

/** Which bots there are, and which of them decide for others. */
export interface Roster {
  knows(bot: string): boolean;
  readonly fallbacks: Fallbacks;
}

/** Bots, wherever they think. null: it came to no decision in time; it rejects if it is broken. */
export interface BotPool extends Roster {
  decide(bot: string, view: View, choice: Choice, seed: string, turn: BotWait): Promise<Action | null>;
}

/** Where bots share threads, a question may wait for its turn: that is not the bot's fault. */
export interface BotWait {
  /** Whose table it is: everyone's bots have the same share. */
  readonly owner: PersonId;
  /** false: the table has gone on without it, and nobody needs to think about it. */
  isWanted(): boolean;
  /** Tells that the question waits: nobody loses patience meanwhile. */
  queued(): void;
  begins(): void;
}

/** Where bots think, by which clock they are waited for, and who hears that one is broken. */
export interface BotWorld {
  readonly bots: BotPool;
  readonly time: Timekeeper;
  /** Something went wrong that no one waits for, such as a bot's decision that could not be kept. */
  failed(error: unknown): void;
}

/** The table bots play at, as its host gives it to them. */
interface BotTable {
  now(): Table;
  /** Works one thing after the other, people's requests among them. */
  inTurn(work: () => Promise<void>): void;
  happen(happenings: readonly Happening[]): Promise<void>;
}

/** BotTurn is a bot that has been asked: about which version, instead of whom, and how to stop waiting for it. */
interface BotTurn {
  readonly bot: string;
  readonly version: number;
  /** The last entry of the log when it was asked. */
  readonly since: number;
  readonly instead: Instead | null;
  readonly callOff: () => void;
}

/** The bot that should have decided, and why it didn't. */
interface Instead {
  readonly of: string;
  readonly why: Lapse;
}

/** The bots of one table that think at present. */
export class BotTurns {
  readonly #world: BotWorld;
  readonly #table: BotTable;
  readonly #turns = new Map<Seat, BotTurn>();

  constructor(world: BotWorld, table: BotTable) {
    this.#world = world;
    this.#table = table;
  }

  get count(): number {
    return this.#turns.size;
  }

  /** Bots that are asked think; those whose person decides again stop, and so do those who think about what was taken back. */
  attend(): void {
    const table = this.#table.now();
    const rewound = Math.max(...table.rewound);
    for (const [seat, { since }] of this.#turns)
      if (botAt(table, seat) === null || since < rewound) this.#forget(seat);
    for (const seat of deciders(gameAt(table))) {
      const bot = botAt(table, seat);
      if (bot !== null && !this.#turns.has(seat)) this.#ask(seat, bot, null);
    }
  }

  /**
   * Heeds what has happened, by this host or by another: who has decided isn't waited for, and after a decision was
   * taken back the same version may be another position.
   */
  heed(what: Happening): void {
    if (what.kind === 'acted') this.#forget(what.seat);
    if (what.kind === 'taken-back') this.forgetAll();
  }

  forgetAll(): void {
    for (const seat of this.#turns.keys()) this.#forget(seat);
  }

  #ask(seat: Seat, bot: string, instead: Instead | null): void {
    const { now, inTurn } = this.#table;
    const fail = (why: Lapse): void => inTurn(() => this.#failed(seat, turn, why));
    const patience = new Patience(this.#world.time, () => fail('late'));
    const callOff = (): void => patience.end();
    const turn = { bot, version: gameAt(now()).version, since: now().number, instead, callOff };
    this.#turns.set(seat, turn);
    const wait = {
      owner: now().owner.id,
      isWanted: () => this.#turns.get(seat) === turn,
      queued: () => patience.end(),
      begins: () => patience.begin(),
    };
    this.#decisionOf(seat, bot, wait).then(
      action => (action === null ? fail('late') : inTurn(() => this.#decided(seat, turn, action))),
      error => {
        fail('broken');
        this.#world.failed(error);
      },
    );
  }

  async #decisionOf(seat: Seat, bot: string, wait: BotWait): Promise<unknown> {
    const table = this.#table.now();
    const game = gameAt(table);
    return this.#world.bots.decide(
      bot,
      attentiveView(game, seat),
      choiceAt(game, seat),
      seedFor(table, seat),
      wait,
    );
  }

  async #decided(seat: Seat, turn: BotTurn, action: unknown): Promise<void> {
    if (this.#turns.get(seat) !== turn) return;
    const own = ownAction(action, seat);
    if (refuseAction(gameAt(this.#table.now()), own, turn.version) !== null)
      return this.#failed(seat, turn, 'broken');
    this.#forget(seat);
    await this.#table.happen(entriesOf(seat, turn.instead, turn.bot, own));
  }

  /** Asks the substitute for this decision; if that fails too, any decision will do. */
  async #failed(seat: Seat, turn: BotTurn, why: Lapse): Promise<void> {
    if (this.#turns.get(seat) !== turn) return;
    this.#forget(seat);
    const { now, happen } = this.#table;
    const instead = turn.instead ?? { of: turn.bot, why };
    const next = nextAfter(turn.bot, this.#world.bots.fallbacks);
    if (next === null) await happen(entriesOf(seat, instead, null, anyAction(now(), seat)));
    else this.#ask(seat, next, instead);
  }

  #forget(seat: Seat): void {
    this.#turns.get(seat)?.callOff();
    this.#turns.delete(seat);
  }
}

/** How long a bot is waited for, from the beginning of its thought. */
class Patience {
  readonly #time: Timekeeper;
  readonly #lost: () => void;
  #callOff: () => void = () => {};

  constructor(time: Timekeeper, lost: () => void) {
    this.#time = time;
    this.#lost = lost;
    this.begin();
  }

  begin(): void {
    this.end();
    this.#callOff = wakeAfter(this.#time, PATIENCE, this.#lost);
  }

  end(): void {
    this.#callOff();
  }
}

/** The entries of a decision: itself, and before it, if another bot should have made it, that it was replaced. */
function entriesOf(seat: Seat, instead: Instead | null, by: string | null, action: Action): Happening[] {
  const acted: Happening = { kind: 'acted', seat, action, seal: null };
  if (instead === null) return [acted];
  return [{ kind: 'substituted', seat, bot: instead.of, why: instead.why, by }, acted];
}
