import type { EventName, EventOf } from '@macher/engine';
import type { Subject, Wording } from '../wording.ts';
import { storyOf } from './stories.ts';

/** Why an event happened, as a sentence; null: it was decided, or says so itself. */
export function reasonText<E extends EventName>(
  words: Wording,
  subject: Subject,
  event: EventOf<E>,
): string | null {
  return storyOf(event).reason?.(event, words, subject) ?? null;
}
