import {
  BENEFITS,
  type Card,
  type Election,
  type EventName,
  type EventOf,
  type RegionId,
} from '@macher/engine';
import type { Arguments } from './say.ts';
import { labelAt, partiesAt, partyAt, type Subject, spacesBetween, type Wording } from './wording.ts';

/** What happened, as a sentence. */
export function eventText<E extends EventName>(words: Wording, subject: Subject, event: EventOf<E>): string {
  return words.say(`event.${event.event}`, FILLERS[event.event](event, words, subject));
}

type Filler<E extends EventName> = (event: EventOf<E>, words: Wording, subject: Subject) => Arguments;

/** The values of a party and a region, for the many events that need no more. */
function who({ seat }: { seat: number }, words: Wording, subject: Subject): Arguments {
  return { party: partyAt(words, subject, seat) };
}

function where({ region }: { region: RegionId }, words: Wording): Arguments {
  return { region: words.named.region(region) };
}

function whoAndWhere(event: { seat: number; region: RegionId }, words: Wording, subject: Subject): Arguments {
  return { ...who(event, words, subject), ...where(event, words) };
}

function whichOnes(event: Row, words: Wording, subject: Subject): Arguments {
  return {
    ...where(event, words),
    row: event.row.map(each => shownText(words, subject, each)).join(', '),
  };
}

type Row = EventOf<'politicians-shown' | 'politicians-left'>;

const FILLERS: { readonly [E in EventName]: Filler<E> } = {
  'phase-began': ({ phase }, words) => ({ phase: words.phase(phase) }),
  'round-began': ({ round, regions }, words) => ({
    round,
    regions: words.named.list(regions.map(words.named.region)),
  }),
  sealed: who,
  'region-laid': (event, words) => ({ ...where(event, words), board: event.board + 1 }),
  'opinion-opened': (event, words) => ({ ...where(event, words), card: words.card(event.card) }),
  'opinion-discarded': (event, words) => ({ ...where(event, words), card: words.card(event.card) }),
  'opinion-missing': where,
  'packets-passed': () => ({}),
  'platform-laid': (event, words, subject) => ({
    ...who(event, words, subject),
    cards: words.cards(event.cards),
  }),
  'policies-discarded': (event, words, subject) => ({
    ...who(event, words, subject),
    cards: words.cards(event.cards),
  }),
  'policies-drawn': (event, words, subject) => ({
    ...who(event, words, subject),
    known: event.cards === null ? 'no' : 'yes',
    cards: words.cards(event.cards ?? []),
    count: event.count,
  }),
  'policies-shuffled': ({ count }) => ({ count }),
  'block-revealed': (event, words, subject) => ({
    ...who(event, words, subject),
    blocks: blocksText(words, event.blocks),
    fields: words.list(fieldTexts(event, words, subject)),
  }),
  'provisional-start': who,
  'bids-revealed': ({ bids }, words, subject) => ({
    bids: bids.map((bid, seat) => `${labelAt(words, subject, seat)} ${words.money(bid)}`).join(', '),
  }),
  raised: (event, words, subject) => ({ ...who(event, words, subject), amount: words.money(event.amount) }),
  'raise-passed': who,
  'start-player': (event, words, subject) => ({
    ...who(event, words, subject),
    paid: words.money(event.paid),
  }),
  'platform-source': (event, words, subject) => ({ ...who(event, words, subject), source: event.source }),
  'display-discarded': ({ cards }, words) => ({ cards: words.cards(cards) }),
  'display-laid': ({ cards }, words) => ({ cards: words.cards(cards) }),
  'policy-taken': (event, words, subject) => ({
    ...who(event, words, subject),
    card: words.card(event.card),
  }),
  'platform-changed': (event, words, subject) => ({
    ...who(event, words, subject),
    out: words.cards(without(event.out, event.in)),
    in: words.cards(without(event.in, event.out)),
  }),
  'media-bought': (event, words, subject) => ({
    ...whoAndWhere(event, words, subject),
    paid: words.money(event.paid),
  }),
  'media-passed': who,
  'meetings-bought': (event, words, subject) => ({
    ...who(event, words, subject),
    none: event.buy.length === 0 ? 'yes' : 'no',
    paid: words.money(event.paid),
    regions: event.buy.map(({ region, count }) => `${words.region(region)} ${count}`).join(', '),
  }),
  'politicians-sent': (event, words, subject) => ({
    ...who(event, words, subject),
    count: event.cards.length,
    cards: event.cards.map(({ region, politician }) => sentText(words, region, politician)).join(', '),
  }),
  'politicians-shown': whichOnes,
  'politician-paid': (event, words, subject) => ({
    ...whoAndWhere(event, words, subject),
    politician: words.named.politician(event.politician),
    paid: words.money(event.paid),
  }),
  'politician-declined': (event, words, subject) => ({
    ...whoAndWhere(event, words, subject),
    politician: words.named.politician(event.politician),
  }),
  'politician-acted': (event, words, subject) => ({
    ...whoAndWhere(event, words, subject),
    politician: words.named.politician(event.politician),
    deed: words.say(`does.${event.deed}`),
  }),
  'deed-skipped': (event, words, subject) => ({
    ...whoAndWhere(event, words, subject),
    politician: words.named.politician(event.politician),
    part: event.idle.length === 0 ? event.part : 'idle',
  }),
  'politicians-left': whichOnes,
  'key-issue-placed': (event, words, subject) => ({
    ...whoAndWhere(event, words, subject),
    card: words.card(event.card),
  }),
  'key-issue-removed': (event, words, subject) => ({
    ...whoAndWhere(event, words, subject),
    card: words.card(event.card),
  }),
  'media-removed': (event, words, subject) => ({
    ...whoAndWhere(event, words, subject),
    target: partyAt(words, subject, event.from),
    paid: words.money(event.paid),
  }),
  'media-placed': (event, words, subject) => ({
    ...whoAndWhere(event, words, subject),
    paid: event.paid === 0 ? 'none' : words.money(event.paid),
  }),
  'trend-moved': (event, words, subject) => ({
    ...whoAndWhere(event, words, subject),
    from: words.signed(event.from),
    to: words.signed(event.to),
    way: event.to > event.from ? 'up' : 'down',
    spaces: spacesBetween(subject, event.from, event.to),
  }),
  'votes-gained': (event, words, subject) => ({
    ...whoAndWhere(event, words, subject),
    votes: event.votes,
    total: event.total,
  }),
  'base-changed': (event, words, subject) => ({
    ...who(event, words, subject),
    change: words.signed(event.change),
    base: event.base,
  }),
  'opinion-exchanged': (event, words, subject) => ({
    ...whoAndWhere(event, words, subject),
    out: words.card(event.out),
    in: words.card(event.in),
  }),
  'influence-passed': whoAndWhere,
  'poll-offered': (event, words, subject) => ({
    ...where(event, words),
    party: partyAt(words, subject, event.auctioneer),
    open: event.back === null ? 'no' : 'yes',
    back: event.back === null ? '' : words.named.party(event.back),
  }),
  'poll-bid': (event, words, subject) => ({
    ...whoAndWhere(event, words, subject),
    amount: words.money(event.amount),
  }),
  'poll-passed': whoAndWhere,
  'poll-won': (event, words, subject) => ({
    ...whoAndWhere(event, words, subject),
    paid: words.money(event.paid),
  }),
  'poll-unsold': where,
  'poll-seen': (event, words, subject) => ({
    ...whoAndWhere(event, words, subject),
    known: event.poll === null ? 'no' : 'yes',
    poll: event.poll === null ? '' : words.poll(subject.rules, event.poll),
  }),
  'poll-published': (event, words, subject) => ({
    ...whoAndWhere(event, words, subject),
    poll: words.poll(subject.rules, event.poll),
  }),
  'poll-quiet': whoAndWhere,
  'polls-shuffled': ({ count }) => ({ count }),
  'meetings-turned-in': (event, words, subject) => ({
    ...whoAndWhere(event, words, subject),
    meetings: event.meetings,
    trend: words.signed(event.trend),
    agreement: words.signed(event.agreement),
    votes: event.votes,
  }),
  'meetings-kept': whoAndWhere,
  'election-held': ({ election }, words, subject) => ({
    region: words.named.region(election.region),
    mandates: election.mandates.map((count, seat) => `${labelAt(words, subject, seat)} ${count}`).join(', '),
    outcome: outcomeText(words, subject, election),
    presence: presenceText(words, subject, election),
  }),
  'paid-out': (event, words, subject) => ({
    ...who(event, words, subject),
    forMandates: words.money(event.forMandates),
    forBase: words.money(event.forBase),
  }),
  'donation-taken': (event, words, subject) => ({
    ...who(event, words, subject),
    amount: words.money(event.amount),
  }),
  'donation-refused': (event, words, subject) => ({
    ...who(event, words, subject),
    amount: words.money(event.amount),
  }),
  'opinions-shuffled': ({ count }) => ({ count }),
  rolled: (event, words, subject) => ({ ...who(event, words, subject), rolls: event.rolls.join(', ') }),
  'start-won': (event, words, subject) => ({ ...who(event, words, subject), paid: words.money(event.paid) }),
  'start-named': (event, words, subject) => ({
    ...who(event, words, subject),
    start: partyAt(words, subject, event.start),
  }),
  'tile-laid': whoAndWhere,
  'tile-missing': (event, words, subject) => ({
    ...whoAndWhere(event, words, subject),
    why: words.say(`no-tile.${event.why}`),
  }),
  'tile-returned': whoAndWhere,
  'coalition-asked': (event, words, subject) => ({
    ...whoAndWhere(event, words, subject),
    partner: partyAt(words, subject, event.partner),
    common: event.common,
  }),
  'coalition-refused': (event, words, subject) => ({
    ...whoAndWhere(event, words, subject),
    partner: partyAt(words, subject, event.partner),
  }),
  'coalition-formed': (event, words, subject) => ({
    ...where(event, words),
    parties: partiesAt(words, subject, event.seats),
    forced: event.forced ? 'yes' : 'no',
  }),
  'coalition-passed': whoAndWhere,
  promoted: (event, words, subject) => ({ ...whoAndWhere(event, words, subject), points: event.points }),
  'promotion-declined': whoAndWhere,
  nationalised: (event, words, subject) => ({
    ...who(event, words, subject),
    does: event.does === 'enter' && event.replaced !== null ? 'enterfor' : event.does,
    card: words.card(event.card),
    replaced: event.replaced === null ? '' : words.card(event.replaced),
  }),
  'nationalising-ended': who,
  'donation-laid': (event, words, subject) => ({
    ...who(event, words, subject),
    accept: event.accept ? 'yes' : 'no',
    known: event.amount === null ? 'no' : 'yes',
    amount: event.amount === null ? '' : words.money(event.amount),
  }),
  'donation-shown': (event, words, subject) => ({
    ...who(event, words, subject),
    amount: words.money(event.amount),
  }),
  'region-cleared': where,
  'opinion-board-refilled': () => ({}),
  'game-ended': ({ scores }, words, subject) => ({
    scores: scores.map(({ seat, total }) => `${labelAt(words, subject, seat)} ${total}`).join(', '),
  }),
};

/** What a starting block brings, and where. */
export function fieldTexts(
  event: Omit<EventOf<'block-revealed'>, 'event'>,
  words: Wording,
  { rules }: Subject,
): string[] {
  const fields = BENEFITS.filter(benefit => event[benefit].length > 0).map(benefit =>
    words.say(`benefit.${benefit}`, { regions: words.named.list(event[benefit].map(words.named.region)) }),
  );
  const chosen = rules.startingColumns.map((column, index) =>
    column.find(({ id }) => id === event.blocks[index]),
  );
  const base = chosen.reduce((total, block) => total + (block?.base ?? 0), 0);
  return base === 0 ? fields : [...fields, words.say('benefit.base', { base })];
}

/** The text of blocks: one has a letter; a choice from each of several columns is told by what it brings. */
export function blocksText(words: Wording, blocks: readonly string[]): string {
  const [block = '', ...others] = blocks;
  return others.length === 0 ? words.say('block.letter', { block }) : words.say('block.options');
}

type Shown = EventOf<'politicians-shown'>['row'][number];

export function shownText(words: Wording, subject: Subject, { seat, politician }: Shown): string {
  return `${words.politician(politician)} (${labelAt(words, subject, seat)})`;
}

export function sentText(words: Wording, region: RegionId, politician: string | null): string {
  return politician === null
    ? words.region(region)
    : `${words.politician(politician)} → ${words.region(region)}`;
}

export function outcomeText(
  words: Wording,
  subject: Subject,
  election: Omit<Election, 'presence' | 'round'>,
): string {
  const scoring = election.win.flatMap((points, seat) => (points > 0 ? [seat] : []));
  return words.say(`outcome.${election.outcome}`, {
    parties: partiesAt(words, subject, election.winners),
    scoring: partiesAt(words, subject, scoring),
    points: Math.max(...election.win),
  });
}

export function presenceText(words: Wording, subject: Subject, { presence }: Election): string {
  if (presence.length === 0) return '';
  return words.say('outcome.presence', { parties: partiesAt(words, subject, presence) });
}

/**
 * Cards without others: a policy that goes out and comes in again has not changed; if none has, they are told as they
 * are.
 */
function without(cards: readonly Card[], others: readonly Card[]): readonly Card[] {
  const changed = cards.filter(card => !others.includes(card));
  return changed.length === 0 ? cards : changed;
}
