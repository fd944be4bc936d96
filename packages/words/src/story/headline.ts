import type { EventName, EventOf, GameEvent, Seat } from '@macher/engine';
import { blocksText, eventText, outcomeText } from '../events.ts';
import { partiesAt, partyAt, type Subject, type Wording } from '../wording.ts';
import type { Act } from './acts.ts';
import { reasonText } from './reasons.ts';
import { touched } from './touched.ts';

/** What happened, in one short sentence: who, what, where. */
export function headline(words: Wording, subject: Subject, act: Act): string {
  const [first] = act.events;
  if (isTogether(act)) return togetherText(words, subject, act) ?? eventText(words, subject, first);
  return headText(words, subject, deedIn(act) ?? first);
}

/** Why it happened, or what let it happen; null: someone decided it, or each line under it says its own reason. */
export function why(words: Wording, subject: Subject, act: Act): string | null {
  const [first] = act.events;
  if (isTogether(act)) return null;
  const deed = deedIn(act);
  if (deed === null || first.event !== 'politician-acted') return reasonText(words, subject, first);
  return words.say('why.politician', { politician: words.named.politician(first.politician) });
}

/** What a politician did for its own party says more than that it acted; null: there is no such thing. */
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
  return HEADS[event.event]?.(event, words, subject) ?? eventText(words, subject, event);
}

type Head<E extends EventName> = (event: EventOf<E>, words: Wording, subject: Subject) => string;

/** Where the whole sentence would be too long for a headline: the rest is told under it. */
const HEADS: { readonly [E in EventName]?: Head<E> } = {
  'phase-began': ({ phase }, words) => words.phase(phase),
  'election-held': ({ election }, words, subject) =>
    words.labelled(words.region(election.region), outcomeText(words, subject, election)),
  'display-discarded': (_event, words) => words.say('head.display'),
  'politicians-sent': ({ cards, ...sent }, words, subject) =>
    eventText(words, subject, {
      ...sent,
      cards: cards.length > 1 ? cards.map(({ region }) => ({ region, politician: null })) : cards,
    }),
  'politicians-shown': (event, words, subject) =>
    event.row.length > 1
      ? words.say('together.politicians-shown', { regions: words.named.region(event.region) })
      : eventText(words, subject, event),
  'block-revealed': ({ seat, blocks }, words, subject) =>
    words.say('head.block', { party: partyAt(words, subject, seat), blocks: blocksText(words, blocks) }),
  'game-ended': ({ scores }, words, subject) => {
    const winners = scores.filter(({ rank }) => rank === 1);
    const parties = partiesAt(
      words,
      subject,
      winners.map(({ seat }) => seat),
    );
    return words.say('head.game-ended', { parties, points: winners[0]?.total ?? 0 });
  },
};

function togetherText(words: Wording, subject: Subject, { events }: Act): string | null {
  const [first] = events;
  const alike = events.filter(({ event }) => event === first.event);
  const { regions } = touched(alike);
  const values = {
    parties: partiesAt(words, subject, actorsOf(alike)),
    regions: words.named.list(regions.map(words.named.region)),
  };
  return isToldTogether(first) ? words.say(`together.${first.event}`, values) : null;
}

function actorsOf(events: readonly GameEvent[]): Seat[] {
  return [...new Set(events.flatMap(event => ('seat' in event ? [event.seat] : [])))];
}

const TOGETHER = [
  'raise-passed',
  'media-passed',
  'meetings-bought',
  'politicians-sent',
  'poll-passed',
  'meetings-kept',
  'coalition-passed',
  'region-laid',
  'opinion-opened',
  'platform-laid',
  'policies-discarded',
  'politicians-shown',
  'base-changed',
  'meetings-turned-in',
  'paid-out',
  'tile-returned',
] as const;

type ToldTogether = Extract<GameEvent, { event: (typeof TOGETHER)[number] }>;

function isToldTogether(event: GameEvent): event is ToldTogether {
  return TOGETHER.some(name => name === event.event);
}
