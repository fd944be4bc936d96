import {
  type Action,
  choiceAt,
  type Game,
  randomOf,
  type Seat,
  sampleAction,
  sealedSince,
} from '@macher/engine';
import type { Place } from '@macher/protocol';
import { gameAt } from './gameAt.ts';
import { isKept } from './places.ts';
import type { Table } from './table.ts';

/** Fallbacks decide when the one who should doesn't. You name the bots when you start a host. */
export interface Fallbacks {
  /** The bot that plays for a person who is away. */
  readonly standIn: string;
  /** The bot that makes one decision for a bot that is late or broken. */
  readonly substitute: string;
}

/** Milliseconds that a bot may think before its thread is stopped: only a bug takes this long. */
export const THINKING_LIMIT = 2000;

/** Milliseconds until the table stops waiting for a bot that thinks, whatever keeps it. */
export const PATIENCE = 60_000;

/** The bot that decides at a seat now; null: its person does, or the game waits for someone to come back. */
export function botAt({ places }: Table, seat: Seat): string | null {
  const place = places[seat] as Place;
  if (place.person === null) return place.bot;
  return isKept(place, places) ? null : (place.standIn?.bot ?? null);
}

/** The bot that is asked next when one has failed; null: no one is left, and any decision will do. */
export function nextAfter(bot: string, { substitute }: Fallbacks): string | null {
  return bot === substitute ? null : substitute;
}

/** A decision that the rules allow, drawn by lot: the game goes on even if every bot is broken. */
export function anyAction(table: Table, seat: Seat): Action {
  const game = gameAt(table);
  return sampleAction(game.rules, choiceAt(game, seat), randomOf(seedFor(table, seat)));
}

/**
 * Chance for a bot: the game's own seed cannot be told from it. It follows from the deal and from what has been decided,
 * so bots decide the same in the same position at every table of a shared deal.
 */
export function seedFor({ opening, game }: Table, seat: Seat): string {
  const version = game === null || opening.origin !== 'shared' ? game?.version : versionAsked(game);
  const random = randomOf(`bot:${opening.seed}:${seat}:${version}`);
  return `${random(WORDS)}-${random(WORDS)}`;
}

/** The version a decision was asked at, not made at: who seals theirs first makes no difference. */
function versionAsked(game: Game): number {
  return sealedSince(game) ?? game.version;
}

const WORDS = 2 ** 32;
