import type { EventName, EventOf, GameEvent, RegionId, Seat } from '@macher/engine';
import { eventText } from '../events.ts';
import { partyAt, type Subject, spacesBetween, type Wording } from '../wording.ts';
import type { Act } from './acts.ts';
import { deedIn, isTogether } from './headline.ts';
import type { Consequence } from './lines.ts';
import { reasonText } from './reasons.ts';
import { storyOf } from './stories.ts';
import { touched } from './touched.ts';

/** What followed from an act, what happened to you first. */
export function consequences(words: Wording, subject: Subject, act: Act, you: Seat | null): Consequence[] {
  const place = onlyRegion(act);
  const lines = [
    ...(isTogether(act) ? [] : ownLines(words, subject, act.events[0])),
    ...followers(act).map(event => {
      const line = lineOf(words, subject, event, place);
      const reason = hasOwnReason(act, event) ? reasonText(words, subject, event) : null;
      return reason === null ? line : { ...line, text: `${line.text} ${reason}` };
    }),
  ];
  const isYours = ({ seat }: Consequence): boolean => you !== null && seat === you;
  return [...lines.filter(isYours), ...lines.filter(line => !isYours(line))];
}

/**
 * Whether an event has a reason of its own: where several share a headline, each has its reason with it; so has what
 * only one of them explains.
 */
function hasOwnReason(act: Act, event: GameEvent): boolean {
  if (isChange(event) && event.cause.by === 'extra-dice') return true;
  return isTogether(act) && event.event === act.events[0].event;
}

/**
 * The followers: what the headline hasn't told. Who passes has no more to tell; a block's lines name its changes
 * themselves.
 */
function followers(act: Act): readonly GameEvent[] {
  const [first, ...others] = act.events;
  if (isTogether(act)) return act.shape === 'passes' ? [] : act.events;
  const deed = deedIn(act);
  return others.filter(
    event =>
      event !== deed && !isUnseen(event, first) && !(first.event === 'block-revealed' && isChange(event)),
  );
}

/**
 * Whether an event is unseen: that someone looks at a card says nothing to others; nor does a draw that the headline
 * has told.
 */
function isUnseen(event: GameEvent, first: GameEvent): boolean {
  if (event.event === 'poll-seen') return event.poll === null;
  return event.event === 'policies-drawn' && event.cards === null && first.event === 'platform-source';
}

function onlyRegion({ events }: Act): RegionId | null {
  const { regions } = touched(events);
  return regions.length === 1 ? (regions[0] ?? null) : null;
}

/** What one event says beyond its headline. */
function ownLines<E extends EventName>(words: Wording, subject: Subject, event: EventOf<E>): Consequence[] {
  return storyOf(event).lines?.(event, words, subject) ?? [];
}

/** The line of a change: under a headline that names the place, it needs none. */
function lineOf(words: Wording, subject: Subject, event: GameEvent, place: RegionId | null): Consequence {
  const seat = 'seat' in event ? event.seat : null;
  if (!isChange(event)) return { seat, text: eventText(words, subject, event) };
  return { seat, text: changeText(words, subject, event, place) };
}

type Change = EventOf<'trend-moved' | 'votes-gained' | 'base-changed'>;

function isChange(event: GameEvent): event is Change {
  return 'cause' in event;
}

function changeText(words: Wording, subject: Subject, event: Change, place: RegionId | null): string {
  const party = partyAt(words, subject, event.seat);
  if (event.event === 'base-changed')
    return words.say('then.base-changed', { party, before: event.base - event.change, base: event.base });
  const region = words.named.region(event.region);
  const where = event.region === place ? 'none' : 'there';
  if (event.event === 'votes-gained')
    return words.say('then.votes-gained', {
      party,
      region,
      where,
      before: event.total - event.votes,
      total: event.total,
    });
  const { from, to } = event;
  return words.say('then.trend-moved', {
    party,
    region,
    where,
    from: words.signed(from),
    to: words.signed(to),
    way: to > from ? 'up' : 'down',
    spaces: spacesBetween(subject, from, to),
  });
}
