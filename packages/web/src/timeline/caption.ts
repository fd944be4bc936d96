import type { GameEvent } from '@macher/engine';
import { eventText, type Subject, type Wording } from '@macher/words';

/** These say where the game stands; the slider shows it. */
const HEADINGS: readonly GameEvent['event'][] = ['phase-began', 'round-began'];

/** What happened at a moment, in sentences. */
export function captionOf(words: Wording, subject: Subject, events: readonly GameEvent[]): string {
  const told = events.filter(({ event }) => !HEADINGS.includes(event));
  return (told.length === 0 ? events : told).map(event => eventText(words, subject, event)).join(' ');
}
