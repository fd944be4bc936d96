import type { EventName, EventOf, GameEvent, Seat } from '@macher/engine';
import { eventText } from '../events.ts';
import { partiesAt, type Subject, type Wording } from '../wording.ts';
import type { Act } from './acts.ts';
import { reasonText } from './reasons.ts';
import { storyOf } from './stories.ts';
import { touched } from './touched.ts';

/** What happened, in one short sentence: who, what, where. */
export function headline(words: Wording, subject: Subject, act: Act): string {
  const [first] = act.events;
  if (isTogether(act)) return togetherText(words, subject, act) ?? eventText(words, subject, first);
  return headText(words, subject, deedIn(act) ?? first);
}

/** The reason why it happened, or what let it happen; null: someone decided it, or each line under it says its own. */
export function why(words: Wording, subject: Subject, act: Act): string | null {
  const [first] = act.events;
  if (isTogether(act)) return null;
  const deed = deedIn(act);
  if (deed === null || first.event !== 'politician-acted') return reasonText(words, subject, first);
  return words.say('why.politician', { politician: words.named.politician(first.politician) });
}

/**
 * The deed in an act: what a politician did for its own party says more than that it acted; null: there is no such
 * thing.
 */
export function deedIn({ events: [first, second] }: Act): GameEvent | null {
  if (first.event !== 'politician-acted' || second === undefined) return null;
  const isOwn = 'seat' in second && second.seat === first.seat && second.event !== 'poll-seen';
  return isOwn ? second : null;
}

/** Whether several did, or had, the same. */
export function isTogether({ shape, events: [first, ...others] }: Act): boolean {
  return (shape === 'passes' || shape === 'many') && others.some(({ event }) => event === first.event);
}

function headText<E extends EventName>(words: Wording, subject: Subject, event: EventOf<E>): string {
  return storyOf(event).head?.(event, words, subject) ?? eventText(words, subject, event);
}

function togetherText(words: Wording, subject: Subject, { events }: Act): string | null {
  const [first] = events;
  const alike = events.filter(({ event }) => event === first.event);
  const { regions } = touched(alike);
  const values = {
    parties: partiesAt(words, subject, actorsOf(alike)),
    regions: words.named.list(regions.map(words.named.region)),
  };
  const { together } = storyOf(first);
  return together === null ? null : words.say(together, values);
}

function actorsOf(events: readonly GameEvent[]): Seat[] {
  return [...new Set(events.flatMap(event => ('seat' in event ? [event.seat] : [])))];
}
