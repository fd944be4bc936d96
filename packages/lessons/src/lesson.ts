import type { Action } from '@macher/engine';
import type { Position } from '@macher/scenarios';
import type { MessageKey } from '@macher/words';
import type { LessonId } from './ids.ts';
import type { LessonKey } from './messages/en.ts';

/** Something on the screen that a step points at. */
export type Target =
  | { readonly on: 'board' | 'opinions' | 'media' | 'mandates' | 'band'; readonly region: string }
  | { readonly on: 'lane'; readonly region: string; readonly seat: string }
  | { readonly on: 'party' | 'platform' | 'supplies' | 'dock' | 'confirm' | 'national' };

/** A decision as a lesson knows it: whose it is goes without saying. */
export type Answer = Unseated<Action>;
type Unseated<A> = A extends Action ? Omit<A, 'seat'> : never;

interface Told {
  /** One sentence. */
  readonly text: LessonKey;
  /** What explains it. */
  readonly more: LessonKey;
  readonly at: Target;
  /** Buttons that the texts name, by the messages that stand on them. */
  readonly labels?: Readonly<Record<string, MessageKey>>;
  /** Facts that the texts speak of, as a scenario names them; a test compares them with the game. */
  readonly facts?: object;
}

/** Look is only to be read. */
interface Look extends Told {
  readonly kind: 'look';
}

/** A sum to be done in the head. */
interface Sum extends Told {
  readonly kind: 'sum';
  readonly options: readonly number[];
  readonly answer: number;
  /** Words for those who chose another sum. */
  readonly otherwise: LessonKey;
}

/** A decision in the dock. */
interface Decide extends Told {
  readonly kind: 'decide';
  readonly accepts: readonly Answer[];
  /** Words about every other decision. */
  readonly otherwise: LessonKey;
}

/** Free is whatever you like, until the game is over. */
interface Free extends Told {
  readonly kind: 'free';
}

export type Step = Look | Sum | Decide | Free;

/** One position with its steps. */
export interface Chapter {
  readonly title: LessonKey;
  /** How long it takes. */
  readonly minutes: number;
  readonly position: Position;
  /** The seat of the learner. */
  readonly seat: string;
  readonly steps: readonly Step[];
  /** What the others decide, one after the other; afterwards they decide as a simple bot does. */
  readonly others?: readonly Scripted[];
}

interface Scripted {
  readonly seat: string;
  readonly answer: Answer;
}

export interface Lesson {
  readonly id: LessonId;
  readonly chapters: readonly Chapter[];
}
