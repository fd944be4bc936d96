import { EPOCH } from './archive/epoch.ts';
import { RECORD_UPGRADES } from './archive/recordUpgrades.ts';
import { fieldAheadOf, isEarlier, isFields, pathBefore, upgraded } from './archive/upgrade.ts';
import { sealedSince } from './attempt.ts';
import { CHECK_SCHEMA, checkOf, isPositionOf } from './check.ts';
import { FormatError } from './formatError.ts';
import { playChecked, RefusedError } from './gameAfter.ts';
import { newGame } from './newGame.ts';
import { misplacedIn } from './recordPlaces.ts';
import { exactly, listOf, mismatch, orNull } from './schema.ts';
import type { Action } from './types/choices.ts';
import type { GameEvent } from './types/events.ts';
import { type Game, type Options, type Score, SOURCES } from './types/game.ts';
import type { Rules } from './types/rules.ts';
import type { Schema } from './types/schema.ts';
import type { PartyId } from './types/vocabulary.ts';
import { checkUndone, type Undone, undoneSchema } from './undone.ts';

export const RECORD_FORMAT = 'macher-record';
export const RECORD_VERSION = 8;

/**
 * ORIGINS are where a deal can come from: nobody knows a fresh one, but people may know the same deal again, that of a
 * record, or one that is played at several tables.
 */
export const ORIGINS = ['fresh', 'same-deal', 'record', 'elsewhere', 'shared', 'unknown'] as const;
export type Origin = (typeof ORIGINS)[number];

/**
 * Dealing has what the host promised before the game, the secret under it, and what each seat added: the seed follows
 * from them.
 */
interface Dealing {
  readonly commitment: string;
  readonly secret: string;
  readonly salt: string;
  readonly contributions: readonly (string | null)[];
}

/** RecordedSeal is the seal that a decision got when it was made: nobody could change the decision from then on. */
interface RecordedSeal {
  /** Its place in `actions`. */
  readonly action: number;
  /** The line of the table's log in which it came in. */
  readonly entry: number;
  readonly salt: string;
  /** What everybody was told at once. */
  readonly commitment: string;
}

/** A game as it can be kept and sent: replaying it gives the same game, byte for byte. */
export interface GameRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly version: typeof RECORD_VERSION;
  /** The number of the rules' code with which the game was begun: rules mended since leave it as it is. */
  readonly epoch: number;
  readonly ruleset: string;
  /** The component pack the game was started with, whole; null without one. */
  readonly pack: unknown;
  readonly options: Options;
  readonly seats: readonly { readonly party: PartyId; readonly name: string }[];
  readonly seed: string;
  readonly origin: Origin;
  /** The proof that nobody chose the seed; null: it can't be checked. */
  readonly dealing: Dealing | null;
  readonly actions: readonly Action[];
  /** The seals of decisions that were made face down; none where the table made none. */
  readonly seals: readonly RecordedSeal[];
  /** The places in `actions` of decisions before which a player was shown what a bot would do; the earliest first. */
  readonly hints: readonly number[];
  /** How often the players went back to an earlier decision, knowing what came of it. */
  readonly takebacks: number;
  /** What was decided and taken back, in the order in which it was; before version 8 it was not kept. */
  readonly undone: readonly Undone[];
  /** A check of the position that the actions lead to; null where none was made. */
  readonly check: string | null;
  /** null while the game is not over. */
  readonly result: readonly Score[] | null;
}

const text: Schema = { type: 'string', minLength: 1, maxLength: 200 };
/** A word has no line breaks: several are joined to one text, a line each. */
const word: Schema = { type: 'string', minLength: 1, maxLength: 100, pattern: '^[A-Za-z0-9_-]+$' };
const points: Schema = { type: 'integer' };
const MOST_ACTIONS = 10_000;
const place: Schema = { type: 'integer', minimum: 0, maximum: MOST_ACTIONS - 1 };

export const RECORD_SCHEMA: Schema = exactly({
  format: { const: RECORD_FORMAT },
  version: { const: RECORD_VERSION },
  epoch: { type: 'integer', minimum: 1, maximum: EPOCH },
  ruleset: text,
  pack: {},
  options: exactly({ openMoney: { type: 'boolean' } }),
  seats: { type: 'array', items: exactly({ party: text, name: text }), minItems: 3, maxItems: 5 },
  seed: text,
  origin: { enum: ORIGINS },
  dealing: orNull(
    exactly({ commitment: word, secret: word, salt: word, contributions: listOf(orNull(word), 5) }),
  ),
  actions: listOf({}, MOST_ACTIONS),
  seals: listOf(
    exactly({
      action: place,
      entry: { type: 'integer', minimum: 1, maximum: 1_000_000_000 },
      salt: word,
      commitment: word,
    }),
    MOST_ACTIONS,
  ),
  hints: listOf(place, MOST_ACTIONS),
  takebacks: { type: 'integer', minimum: 0, maximum: 100_000 },
  undone: undoneSchema(MOST_ACTIONS),
  check: orNull(CHECK_SCHEMA),
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

/** What a game itself does not know of its record. */
export type Provenance = Pick<GameRecord, 'epoch' | 'seats' | 'seed' | 'actions'> &
  Partial<Pick<GameRecord, 'takebacks' | 'undone' | 'origin' | 'dealing' | 'seals' | 'hints'>>;

/** The record of a game that these actions have led to. */
export function makeRecord(game: Game, provenance: Provenance): GameRecord {
  const { epoch, seats, seed, actions } = provenance;
  const { origin = 'unknown', dealing = null, seals = [], hints = [] } = provenance;
  const { takebacks = 0, undone = [] } = provenance;
  const { rules, options, result } = game;
  return {
    format: RECORD_FORMAT,
    version: RECORD_VERSION,
    epoch,
    ruleset: rules.ruleset,
    pack: rules.pack,
    options,
    seats,
    seed,
    origin,
    dealing,
    actions,
    seals,
    hints,
    takebacks,
    undone,
    check: checkOf(game),
    result,
  };
}

/** Reads a record of any known version; throws a `FormatError` that names the place in the data it was given. */
export function parseRecord(data: unknown): GameRecord {
  const version = versionIn(data);
  const ahead = fieldAheadOf(RECORD_UPGRADES, data, version);
  if (ahead !== null) throw new FormatError(`/${ahead}`, `is not known in version ${version}`);
  const record = upgraded(RECORD_UPGRADES, data, version);
  const found = mismatch(RECORD_SCHEMA, record) ?? misplacedIn(record as GameRecord);
  if (found !== null) throw new FormatError(pathBefore(RECORD_UPGRADES, found.path, version), found.reason);
  return record as GameRecord;
}

/** The version of a record. What is no version is left for the schema to refuse. */
function versionIn(data: unknown): number {
  const version = isFields(data) ? data['version'] : null;
  return isEarlier(RECORD_UPGRADES, version) ? version : RECORD_VERSION;
}

export interface ReplayStep {
  readonly index: number;
  readonly action: Action;
  readonly events: readonly GameEvent[];
  /** The one game of the replay, changed in place by the next step. */
  readonly game: Game;
}

/** The game of a record as it was dealt, and what happened on the way to its first decision. */
export function replayStart(rules: Rules, record: GameRecord): { game: Game; events: readonly GameEvent[] } {
  const events: GameEvent[] = [];
  const parties = record.seats.map(seat => seat.party);
  const game = dealt(() =>
    newGame(rules, { parties, seed: record.seed, options: record.options }, event => events.push(event)),
  );
  return { game, events };
}

/** Plays a record action by action, each checked. Throws a `FormatError` at the first that the rules refuse. */
export function* replaySteps(game: Game, record: GameRecord): Generator<ReplayStep> {
  for (const [index, action] of record.actions.entries()) {
    const events: GameEvent[] = [];
    inRecord(() => playChecked(game, action, index, event => events.push(event)));
    yield { index, action, events, game };
  }
}

/** The game that a record leads to, checked action by action and against the result it claims. */
export function replay(rules: Rules, record: GameRecord): Game {
  const { game } = replayStart(rules, record);
  checkUndone(game, record);
  for (const _step of replaySteps(game, record));
  if (!isSameResult(game.result, record.result)) {
    throw new FormatError('/result', `replaying gives ${JSON.stringify(game.result)}`);
  }
  if (!isPositionOf(game, record.check))
    throw new FormatError('/check', `replaying gives ${checkOf(game)}: another position`);
  return game;
}

/** The places of all decisions that were made face down. Throws a `FormatError` if the rules refuse one. */
export function sealedActions(rules: Rules, record: GameRecord): number[] {
  const { game } = replayStart(rules, record);
  const sealed: number[] = [];
  for (const [index, action] of record.actions.entries()) {
    if (sealedSince(game) !== null) sealed.push(index);
    inRecord(() => playChecked(game, action, index));
  }
  return sealed;
}

/** Whether two results are the same, whatever the order in which the file names the figures. */
function isSameResult(one: readonly Score[] | null, other: readonly Score[] | null): boolean {
  if (one === null || other === null || one.length !== other.length) return one === other;
  return one.every((score, seat) => FIGURES.every(name => score[name] === other[seat]?.[name]));
}

const FIGURES = ['seat', ...SOURCES, 'total', 'rank'] as const;

function dealt(deal: () => Game): Game {
  try {
    return deal();
  } catch (error) {
    if (error instanceof RangeError) throw new FormatError('/seats', error.message);
    throw error;
  }
}

/** Runs `work`; what the rules refuse in it is told with its place in the record. */
function inRecord(work: () => void): void {
  try {
    work();
  } catch (error) {
    if (error instanceof RefusedError) throw new FormatError(`/actions/${error.index}`, error.message);
    throw error;
  }
}
