import { SEAT } from './actionSchema.ts';
import { choiceAt, deciders } from './choices.ts';
import { clone } from './clone.ts';
import type { Sealing } from './phase.ts';
import { decisionOf, phaseOf } from './phases/index.ts';
import { play, topFrame } from './play.ts';
import { paragraphOf, refusal, refuse } from './refuse.ts';
import { mismatch } from './schema.ts';
import type { Action, Choice } from './types/choices.ts';
import type { GameEvent } from './types/events.ts';
import type { Game } from './types/game.ts';
import { KINDS, type Kind } from './types/kinds.ts';
import type { Refusal } from './types/refusals.ts';
import type { Rules } from './types/rules.ts';
import type { Seat } from './types/vocabulary.ts';

export type Attempt =
  | { readonly ok: true; readonly game: Game; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

/**
 * Checks an action from outside, whatever it may be, and plays it on a copy; the given game never changes.
 * `version` is the version of the game the action was made against.
 */
export function attempt(game: Game, action: unknown, version?: number): Attempt {
  const copy = ownCopy(action);
  const refused = refuseAction(game, copy, version);
  if (refused !== null) return { ok: false, refusal: refused };
  const next = clone(game);
  const events: GameEvent[] = [];
  play(next, copy as Action, event => events.push(event));
  return { ok: true, game: next, events };
}

/** Why this action cannot be taken now, or null. */
export function refuseAction(game: Game, action: unknown, version?: number): Refusal | null {
  const envelope = refuseEnvelope(action);
  if (envelope !== null) return envelope;
  const { kind, seat } = action as { kind: Kind; seat: Seat };
  if (game.result !== null) return refusal('game-over', paragraphOf(game.rules, 'end'));
  if (version !== undefined && !isCurrent(game, version)) {
    return refusal('stale', PROTOCOL, { given: version, version: game.version });
  }
  if (!deciders(game).includes(seat)) return refuseUnasked(game, seat);
  const choice = choiceAt(game, seat);
  if (choice.kind !== kind)
    return refuse(game.rules, choice.kind, 'wrong-kind', { given: kind, asked: choice.kind });
  return refuseAnswer(game.rules, choice, action as Action);
}

/** Why this is no answer to a question, by the question alone; null: it is one. */
export function refuseAnswer(rules: Rules, choice: Choice, action: Action): Refusal | null {
  const { schema, check } = decisionOf(choice.kind);
  const found = mismatch(schema, action);
  return found === null ? check(rules, choice, action) : malformed(found.path, found.reason);
}

/** PROTOCOL stands for refusals of form, where no rule of the game is broken. */
const PROTOCOL = 'protocol';

function malformed(path: string, reason: string): Refusal {
  return refusal('malformed', PROTOCOL, { path, reason });
}

function refuseEnvelope(action: unknown): Refusal | null {
  if (typeof action !== 'object' || action === null || Array.isArray(action))
    return malformed('', 'must be an object');
  const { kind, seat } = action as { kind?: unknown; seat?: unknown };
  const found = mismatch({ enum: KINDS }, kind, '/kind') ?? mismatch(SEAT, seat, '/seat');
  return found === null ? null : malformed(found.path, found.reason);
}

/**
 * An action fits the game as its maker saw it last: for an open decision that is this very version, for a
 * sealed one any since the question was put, because the others' sealed decisions change nothing for it.
 */
function isCurrent(game: Game, version: number): boolean {
  const since = sealedSince(game) ?? game.version;
  return Number.isInteger(version) && version >= since && version <= game.version;
}

/** The version at which sealed decisions began to be collected; null while decisions are open. */
export function sealedSince(game: Game): number | null {
  return sealing(game)?.opened ?? null;
}

function refuseUnasked(game: Game, seat: Seat): Refusal {
  const seats = deciders(game).join(' ');
  if (seat >= game.players.length) return malformed('/seat', `must be below ${game.players.length}`);
  const decision = sealing(game)?.decisions[seat] ?? null;
  if (decision !== null) return refusal('already-sealed', 'R18', { seat });
  return refusal('not-asked', paragraphOf(game.rules, 'turn-order'), { seat, asked: seats });
}

/** The sealed decisions that are being collected, or null while decisions are open. */
export function sealing(game: Game): Sealing | null {
  const frame = topFrame(game);
  return frame === undefined ? null : phaseOf(frame).sealed(frame);
}

/**
 * The caller keeps its object: sealed actions are stored in the game, which must not share it. What is checked is
 * the copy, so that an object cannot show one face to the check and another to the game.
 */
function ownCopy(action: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(action) ?? 'null');
  } catch {
    return null; // cyclic, or a number too large for JSON: no action either way
  }
}
