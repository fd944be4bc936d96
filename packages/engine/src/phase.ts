import type { ActionOf, ChoiceOf } from './types/choices.ts';
import type { Tell } from './types/events.ts';
import type { Frame } from './types/frames.ts';
import type { Game } from './types/game.ts';
import type { Kind } from './types/kinds.ts';
import type { Refusal } from './types/refusals.ts';
import type { Rules } from './types/rules.ts';
import type { Schema, SchemaOf } from './types/schema.ts';
import type { FrameViewOf } from './types/view.ts';
import type { BySeat, Random, Seat } from './types/vocabulary.ts';

/** What everyone asks of a phase: who decides, what can be decided, what happens, who may know what. */
export interface Phase<F extends Frame, K extends Kind> {
  /** Runs on to the next decision, which may be one of an inner phase; false when the phase is over. */
  advance(game: Game, frame: F, tell: Tell): boolean;
  deciders(game: Game, frame: F): Seat[];
  kindFor(game: Game, frame: F, seat: Seat): K;
  choice(game: Game, frame: F, seat: Seat): ChoiceOf<K>;
  /**
   * Carries out a legal action, and no more: what chance or hidden cards bring is for `advance`, so that a seat can
   * foresee exactly what its action does.
   */
  play(game: Game, frame: F, action: ActionOf<K>, tell: Tell): void;
  /** The decisions that are being collected face down; null while decisions are open. */
  sealed(frame: F): Sealing | null;
  /**
   * Whether the decision that is asked for now shows something that was hidden, and that neither a pile, nor chance,
   * nor a seal, nor a card turned up tells of: `hasRevealed` sees those by itself.
   */
  shows(game: Game, frame: F): boolean;
  /**
   * An independent copy, on the hot path of every search. Sealed actions are never changed, so copies may share
   * them.
   */
  copy(frame: F): F;
  /** Opens the sealed decision of this seat alone, as if the others had decided nothing. */
  open?(game: Game, frame: F, seat: Seat): void;
  view(game: Game, frame: F, viewer: Seat | null): FrameViewOf<F['phase']>;
  /** A frame that looks like this view to its viewer: everything unseen made up, within the rules. */
  imagine(game: Game, view: FrameViewOf<F['phase']>, viewer: Seat | null, random: Random): F;
}

/** Sealed decisions, null while they are missing; `opened` is the version at which they were asked for. */
export interface Sealing {
  readonly opened: number;
  readonly decisions: BySeat<unknown>;
  /** Whether everybody sees them, whole, as soon as all are in; otherwise they stay in a hand. */
  readonly isShown: boolean;
}

/** AnyDecision is a decision whose kind is not known beforehand. */
export type AnyDecision = Omit<Decision<Kind>, 'schema'> & { readonly schema: Schema };

/** What everyone asks of a kind of decision. */
export interface Decision<K extends Kind> {
  /** JSON Schema of the action. */
  readonly schema: SchemaOf<ActionOf<K>>;
  /** Why an action of the right shape is not within the choice, or null. */
  check(rules: Rules, choice: ChoiceOf<K>, action: ActionOf<K>): Refusal | null;
  /** Every action within the choice, each once. */
  list(rules: Rules, choice: ChoiceOf<K>): Iterable<ActionOf<K>>;
  /** Some action within the choice, without listing them all. */
  sample(rules: Rules, choice: ChoiceOf<K>, random: Random): ActionOf<K>;
}
