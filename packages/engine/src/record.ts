import { refuseAction } from './attempt.ts';
import { newGame } from './newGame.ts';
import { play } from './play.ts';
import { exactly, listOf, mismatch, orNull, type Schema } from './schema.ts';
import type { Action } from './types/choices.ts';
import type { GameEvent } from './types/events.ts';
import { type Game, type Options, type Score, SOURCES } from './types/game.ts';
import type { Refusal } from './types/refusals.ts';
import type { Rules } from './types/rules.ts';
import type { PartyId } from './types/vocabulary.ts';

export const RECORD_FORMAT = 'macher-record';
export const RECORD_VERSION = 1;

/** A game as it can be kept and sent: replaying it gives the same game, byte for byte. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  readonly ruleset: string;
  /** The component pack the game was started with, whole; null without one. */
  readonly pack: unknown;
  readonly options: Options;
  readonly seats: readonly { readonly party: PartyId; readonly name: string }[];
  readonly seed: string;
  readonly actions: readonly Action[];
  /** null while the game is not over. */
  readonly result: readonly Score[] | null;
}

/** A record, or another file from outside, that does not say what it should. */
export class FormatError extends Error {
  readonly path: string;
  readonly reason: string;

  constructor(path: string, reason: string) {
    super(`${path === '' ? 'the file' : path}: ${reason}`);
    this.name = 'FormatError';
    this.path = path;
    this.reason = reason;
  }
}

const text: Schema = { type: 'string', minLength: 1, maxLength: 200 };
const points: Schema = { type: 'integer' };

export const RECORD_SCHEMA: Schema = exactly({
  format: { const: RECORD_FORMAT },
  version: { const: RECORD_VERSION },
  ruleset: text,
  pack: {},
  options: exactly({ openMoney: { type: 'boolean' } }),
  seats: { type: 'array', items: exactly({ party: text, name: text }), minItems: 3, maxItems: 5 },
  seed: text,
  actions: listOf({}, 10_000),
  result: orNull(
    listOf(
      exactly({
        seat: points,
        ...Object.fromEntries(SOURCES.map(source => [source, points])),
        total: points,
        rank: points,
      }),
      5,
    ),
  ),
});

/** Reads a record of any known version; throws a `FormatError` that names the place. */
export function parseRecord(data: unknown): GameRecord {
  const found = mismatch(RECORD_SCHEMA, data);
  if (found !== null) throw new FormatError(found.path, found.reason);
  return data as GameRecord;
}

export interface ReplayStep {
  readonly index: number;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  /** The one game of the replay, changed in place by the next step. */
  readonly game: Game;
}

/** The game as it was dealt, and what happened on the way to its first decision. */
export function replayStart(rules: Rules, record: GameRecord): { game: Game; events: readonly GameEvent[] } {
  const events: GameEvent[] = [];
  const parties = record.seats.map(seat => seat.party);
  const game = dealt(() =>
    newGame(rules, { parties, seed: record.seed, options: record.options }, event => events.push(event)),
  );
  return { game, events };
}

/** Action by action, each checked. Throws a `FormatError` at the first that the rules refuse. */
export function* replaySteps(game: Game, record: GameRecord): Generator<ReplayStep> {
  for (const [index, action] of record.actions.entries()) {
    const refused = refuseAction(game, action);
    if (refused !== null) throw new FormatError(`/actions/${index}`, `refused: ${describe(refused)}`);
    const events: GameEvent[] = [];
    play(game, action, event => events.push(event));
    yield { index, action, events, game };
  }
}

/** The game that a record leads to, checked action by action and against the result it claims. */
export function replay(rules: Rules, record: GameRecord): Game {
  const { game } = replayStart(rules, record);
  for (const _step of replaySteps(game, record));
  if (!isSameResult(game.result, record.result)) {
    throw new FormatError('/result', `replaying gives ${JSON.stringify(game.result)}`);
  }
  return game;
}

/** Whatever the order in which the file names the figures. */
function isSameResult(one: readonly Score[] | null, other: readonly Score[] | null): boolean {
  if (one === null || other === null || one.length !== other.length) return one === other;
  return one.every((score, seat) => FIGURES.every(name => score[name] === other[seat]?.[name]));
}

const FIGURES = ['seat', ...SOURCES, 'total', 'rank'] as const;

export function describe({ code, rule, figures }: Refusal): string {
  const details = Object.entries(figures).map(([name, value]) => `${name} ${value}`);
  return [`${code} (${rule})`, ...details].join(', ');
}

function dealt(deal: () => Game): Game {
  try {
    return deal();
  } catch (error) {
    if (error instanceof RangeError) throw new FormatError('/seats', error.message);
    throw error;
  }
}
