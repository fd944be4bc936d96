import type { EventName, EventOf, RegionId, Seat } from '@macher/engine';
import type { MessageKey } from '../messages/en.ts';
import type { Subject, Wording } from '../wording.ts';
import { causeText, electionText, idleText, rightText, tileText } from './causes.ts';
import { floorText } from './floors.ts';
import { blockHead, electionHead, endHead, sentHead, shownHead } from './heads.ts';
import {
  blockLines,
  boardLines,
  type Consequence,
  displayLines,
  electionLines,
  scoreLines,
  sentLines,
  shownLines,
} from './lines.ts';

/**
 * `heads` opens a round or phase, `acts` begins an act, `follows` belongs to the act before it, `passes` and `repeats`
 * are told together if they come in a row, `quiet` is not worth a line.
 */
export type Role = 'heads' | 'acts' | 'follows' | 'passes' | 'repeats' | 'quiet';

/** A Story is everything that is asked of an event when it's told; null: nothing of the kind, its own sentence and fields say it all. */
interface Story<E extends EventName> {
  readonly role: Role;
  /** Whether it's told in one line for all regions. */
  readonly isGathered: boolean;
  /** Whether it's read in a moment: a small step of what comes next. */
  readonly isBrief: boolean;
  /** Whether nothing on the boards shows it, the same each time: a line of the log is enough. */
  readonly isUnseen: boolean;
  /** Whether a player did nothing, or something moved on by itself: it's in the log, but not worth telling. */
  readonly isMinor: boolean;
  /** The headline of several that had or did the same. */
  readonly together: MessageKey | null;
  /** Its regions, where no field `region` or `regions` names them. */
  readonly places: ((event: EventOf<E>) => readonly RegionId[]) | null;
  /** The seats it names besides, or without, the one who acts. */
  readonly others: ((event: EventOf<E>) => readonly Seat[]) | null;
  /** A headline, where the whole sentence would be too long for one: the rest is told under it. */
  readonly head: Sentence<E, string> | null;
  /** What it says beyond its headline. */
  readonly lines: Sentence<E, Consequence[]> | null;
  /** Why it happened, where nobody decided it; the function may answer null, too. */
  readonly reason: Sentence<E, string | null> | null;
}

type Sentence<E extends EventName, T> = (event: EventOf<E>, words: Wording, subject: Subject) => T;

/** What the story asks of an event. */
export function storyOf<E extends EventName>(event: EventOf<E>): Story<E> {
  return STORIES[event.event];
}

const PLAIN = {
  isGathered: false,
  isBrief: false,
  isUnseen: false,
  isMinor: false,
  together: null,
  places: null,
  others: null,
  head: null,
  lines: null,
  reason: null,
} as const;

const HEADS = { ...PLAIN, role: 'heads' } as const;
const ACTS = { ...PLAIN, role: 'acts' } as const;
const FOLLOWS = { ...PLAIN, role: 'follows' } as const;
const PASSES = { ...PLAIN, role: 'passes' } as const;
const REPEATS = { ...PLAIN, role: 'repeats' } as const;
const QUIET = { ...PLAIN, role: 'quiet' } as const;

const STORIES: { readonly [E in EventName]: Story<E> } = {
  'phase-began': { ...HEADS, head: ({ phase }, words) => words.phase(phase) },
  'round-began': HEADS,
  sealed: QUIET,
  'region-laid': { ...REPEATS, isGathered: true, together: 'together.region-laid' },
  'opinion-opened': { ...REPEATS, isGathered: true, together: 'together.opinion-opened' },
  'opinion-discarded': { ...FOLLOWS, isGathered: true },
  'opinion-missing': FOLLOWS,
  'opinions-shuffled': { ...FOLLOWS, isMinor: true },
  'packets-passed': { ...ACTS, isMinor: true, isUnseen: true },
  'platform-laid': { ...REPEATS, together: 'together.platform-laid' },
  'policies-discarded': { ...FOLLOWS, isMinor: true, isBrief: true, together: 'together.policies-discarded' },
  'policies-drawn': { ...FOLLOWS, isMinor: true, isBrief: true },
  'policies-shuffled': { ...FOLLOWS, isMinor: true },
  'block-revealed': {
    ...ACTS,
    places: ({ meetings, trend, media, votes }) => [...meetings, ...trend, ...media, ...votes],
    head: blockHead,
    lines: blockLines,
  },
  'provisional-start': { ...ACTS, isBrief: true },
  'bids-revealed': { ...ACTS, others: ({ bids }) => [...bids.keys()] },
  raised: { ...ACTS, isBrief: true },
  'raise-passed': { ...PASSES, isMinor: true, together: 'together.raise-passed' },
  'start-player': ACTS,
  'platform-source': { ...ACTS, isBrief: true },
  'display-discarded': {
    ...FOLLOWS,
    isMinor: true,
    head: (_event, words) => words.say('head.display'),
    lines: displayLines,
  },
  'display-laid': FOLLOWS,
  'policy-taken': { ...ACTS, isBrief: true },
  'platform-changed': ACTS,
  'media-bought': ACTS,
  'media-passed': { ...PASSES, isMinor: true, together: 'together.media-passed' },
  'meetings-bought': {
    ...ACTS,
    together: 'together.meetings-bought',
    places: ({ buy }) => buy.map(({ region }) => region),
  },
  'politicians-sent': {
    ...ACTS,
    together: 'together.politicians-sent',
    places: ({ cards }) => cards.map(({ region }) => region),
    head: sentHead,
    lines: sentLines,
  },
  'politicians-shown': {
    ...REPEATS,
    isGathered: true,
    together: 'together.politicians-shown',
    others: ({ row }) => row.map(({ seat }) => seat),
    head: shownHead,
    lines: shownLines,
  },
  'politician-paid': ACTS,
  'politician-declined': {
    ...ACTS,
    reason: ({ why }, words) => (why === 'short' ? words.say('why.short') : null),
  },
  'politician-acted': ACTS,
  'deed-skipped': { ...ACTS, reason: idleText },
  'politicians-left': QUIET,
  'key-issue-placed': FOLLOWS,
  'key-issue-removed': FOLLOWS,
  'media-removed': { ...FOLLOWS, others: ({ from }) => [from] },
  'media-placed': FOLLOWS,
  'trend-moved': { ...FOLLOWS, reason: ({ cause }, words, subject) => causeText(words, subject, cause) },
  'votes-gained': { ...FOLLOWS, reason: ({ cause }, words, subject) => causeText(words, subject, cause) },
  'base-changed': {
    ...FOLLOWS,
    together: 'together.base-changed',
    reason: ({ cause }, words, subject) => causeText(words, subject, cause),
  },
  'opinion-exchanged': { ...ACTS, reason: rightText },
  'influence-passed': { ...ACTS, isMinor: true, isBrief: true, reason: rightText },
  'poll-offered': ACTS,
  'poll-bid': { ...ACTS, isBrief: true },
  'poll-passed': { ...PASSES, isMinor: true, together: 'together.poll-passed' },
  'poll-won': ACTS,
  'poll-unsold': ACTS,
  'poll-seen': { ...FOLLOWS, isBrief: true },
  'poll-published': ACTS,
  'poll-quiet': { ...ACTS, isBrief: true },
  'polls-shuffled': { ...FOLLOWS, isMinor: true },
  'meetings-turned-in': { ...ACTS, together: 'together.meetings-turned-in', reason: floorText },
  'meetings-kept': { ...PASSES, isMinor: true, together: 'together.meetings-kept' },
  'election-held': {
    ...ACTS,
    places: ({ election }) => [election.region],
    others: ({ election }) => election.votes.flatMap((votes, seat) => (votes > 0 ? [seat] : [])),
    head: electionHead,
    lines: electionLines,
    reason: electionText,
  },
  'paid-out': { ...REPEATS, together: 'together.paid-out' },
  'donation-taken': ACTS,
  'donation-refused': { ...ACTS, isBrief: true },
  rolled: FOLLOWS,
  'start-won': ACTS,
  'start-named': { ...ACTS, others: ({ start }) => [start] },
  'tile-laid': FOLLOWS,
  'tile-missing': FOLLOWS,
  'tile-returned': { ...REPEATS, together: 'together.tile-returned', reason: tileText },
  'coalition-asked': { ...ACTS, others: ({ partner }) => [partner] },
  'coalition-refused': { ...ACTS, others: ({ partner }) => [partner] },
  'coalition-formed': {
    ...ACTS,
    others: ({ seats }) => seats,
    reason: ({ shared, forced }, words) =>
      words.say('why.shared', { cards: words.cards(shared), forced: forced ? 'yes' : 'no' }),
  },
  'coalition-passed': { ...PASSES, isMinor: true, together: 'together.coalition-passed' },
  promoted: ACTS,
  'promotion-declined': ACTS,
  nationalised: { ...ACTS, lines: boardLines },
  'nationalising-ended': ACTS,
  'donation-laid': ACTS,
  'donation-shown': ACTS,
  'region-cleared': ACTS,
  'opinion-board-refilled': ACTS,
  'game-ended': {
    ...ACTS,
    others: ({ scores }) => scores.map(({ seat }) => seat),
    head: endHead,
    lines: scoreLines,
  },
};
