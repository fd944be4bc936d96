import type { Seat } from '@macher/engine';
import { caption, consequences, type Subject, type Wording } from '@macher/words';
import { actorOf, type Beat, isStop } from './beats.ts';

/** What is said of a beat while it is shown. */
export interface Telling {
  readonly actor: Seat | null;
  /** Who did what, where. */
  readonly text: string;
  /** What it does to you; null: you only watch. */
  readonly effect: string | null;
  readonly why: string | null;
  /** What followed, you first. */
  readonly lines: readonly string[];
}

/** What is told of a beat; null: it is no stop. */
export function tell(words: Wording, subject: Subject, beat: Beat, you: Seat | null): Telling | null {
  const after = beat.moments.at(-1)?.view ?? null;
  const [first, ...others] = beat.acts.map(act =>
    caption(words, subject, act, { you, before: beat.before, after }),
  );
  if (first === undefined || !isStop(beat)) return null;
  const followed = beat.acts.flatMap(act => consequences(words, subject, act, you));
  return {
    actor: actorOf(beat.acts),
    text: first.text,
    effect: first.effect,
    why: first.why,
    lines: [...others.map(({ text }) => text), ...followed.map(({ text }) => text)],
  };
}
