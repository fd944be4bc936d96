import { type MostVotesReason, type PartnerSearch, type Seat, sum, type View } from '@macher/engine';
import type { Spelled, Wording } from '@macher/words';
import { shortParty } from '../../kit/ui/game/shortParty.ts';
import type { Report, Row } from './report.ts';
import type { Part } from './steps.ts';
import { say } from './words.ts';

/** Told is a report, and in whose words it is told. */
export interface Told {
  readonly report: Report;
  readonly words: Wording;
}

/** The party's name; your own is “you”. */
export function nameOf({ report: { view }, words }: Told, seat: Seat): Spelled {
  return seat === view.viewer ? words.named.you : words.named.party(view.players[seat]?.party ?? '');
}

/** The short name for tables: five or six letters. */
export function shortName(view: View, seat: Seat): string {
  const name = seat === view.viewer ? say('night.you') : shortParty(view, view.players[seat]?.party ?? '');
  return capital(name);
}

/** A text with a capital: at the beginning of a sentence, or by itself. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function namesOf(told: Told, seats: readonly Seat[]): Spelled {
  return told.words.named.list(youLast(told.report.view, seats).map(seat => nameOf(told, seat)));
}

export function youLast({ viewer }: View, seats: readonly Seat[]): Seat[] {
  return seats.toSorted((one, other) => Number(one === viewer) - Number(other === viewer));
}

export function headline(told: Told): string {
  const { election } = told.report;
  return say('night.headline', {
    who: election.winners.length === 0 ? 'none' : 'some',
    parties: namesOf(told, election.winners),
    region: told.words.named.region(election.region),
    nose: election.outcome.endsWith('by-a-nose') ? 'yes' : 'no',
  });
}

/** The reason in one or two sentences: what decided it; empty while it isn't known. */
export function whyText(told: Told): string {
  const { why, election } = told.report;
  if (why === null) return '';
  if (election.outcome === 'no-votes') return say('night.why-no-votes');
  if (why.rule === 'most-votes') return sidesText(told, why);
  if (why.search !== null) return searchText(told, why.search, why.majority);
  const over = told.report.rows.filter(({ votes }) => votes >= why.majority);
  const isLevel = told.report.election.winners.length > 1;
  const several = isLevel ? 'night.why-level' : 'night.why-several';
  return say(over.length > 1 ? several : 'night.why-majority', {
    parties: namesOf(
      told,
      over.map(({ seat }) => seat),
    ),
    votes: over[0]?.votes ?? 0,
    majority: why.majority,
  });
}

function searchText(told: Told, search: PartnerSearch, majority: number): string {
  const { seeker, strongest, partner, decidedBy } = search;
  const { votes, win } = told.report.election;
  const found = say('night.why-seeker', {
    majority,
    party: nameOf(told, seeker),
    votes: votes[seeker] ?? 0,
    tied: strongest.length > 1 ? 'yes' : 'no',
  });
  const chosen = say(`night.why-${decidedBy}`, {
    majority,
    party: partner === null ? '' : nameOf(told, partner),
    points: win[seeker] ?? 0,
  });
  return `${found} ${chosen}`;
}

function sidesText(told: Told, { sides, decidedBy }: MostVotesReason): string {
  const [first, second] = sides;
  return say(`night.why-${decidedBy}`, {
    first: namesOf(told, first?.seats ?? []),
    second: namesOf(told, second?.seats ?? []),
    votes: first?.votes ?? 0,
    others: second?.votes ?? 0,
    highest: first?.highest ?? 0,
    lower: second?.highest ?? 0,
  });
}

/** What a screen reader says when a part is told; parts that go without saying are empty. */
export function spoken(told: Told, part: Part): string {
  return SPOKEN[part]?.(told) ?? '';
}

const SPOKEN: Readonly<Record<Part, ((told: Told) => string) | null>> = {
  count: null,
  line: told => `${countedText(told)} ${lineText(told)}`.trim(),
  winner: told => `${headline(told)}. ${whyText(told)} ${togetherText(told)}`.trim(),
  points: told =>
    told.report.rows
      .filter(isSpoken(told))
      .map(row => pointsText(told, row))
      .join(' '),
  media: told => mediaText(told),
  national: null,
  members: null,
};

function countedText(told: Told): string {
  const { rows, election } = told.report;
  const votes = rows.map(row => `${nameOf(told, row.seat).label} ${row.votes}`);
  return say('night.say-counted', {
    region: told.words.named.region(election.region),
    votes: votes.join(', '),
  });
}

function lineText(told: Told): string {
  const { why, rows } = told.report;
  if (why?.rule !== 'majority') return '';
  const over = rows.filter(({ votes }) => votes >= why.majority).map(({ seat }) => seat);
  return say('night.say-line', { count: over.length, parties: namesOf(told, over), majority: why.majority });
}

function togetherText({ report }: Told): string {
  const { winners, votes } = report.election;
  return winners.length < 2
    ? ''
    : say('night.say-together', { votes: sum(winners.map(seat => votes[seat] ?? 0)) });
}

/** The points that are spoken: your own; to a spectator, those of all. */
function isSpoken({ report: { view } }: Told): (row: Row) => boolean {
  return ({ seat }) => view.viewer === null || seat === view.viewer;
}

function pointsText(told: Told, { seat, total, rank }: Row): string {
  return say('night.say-points', { who: nameOf(told, seat), total: total.after, rank: rank.after });
}

export function mediaText(told: Told): string {
  const { election, number, view } = told.report;
  if (election.presence.length === 0) return canStillMove(told.report) ? '' : say('night.media-none');
  const moved = say('night.media-moved', {
    parties: namesOf(told, election.presence),
    region: told.words.named.region(election.region),
    points: view.rules.mediaBoard[number - 1] ?? 0,
  });
  const others = election.presence.filter(
    seat => !election.winners.includes(seat) && seat !== election.beaten,
  );
  const byControl = others.map(seat => say('night.media-control', { party: nameOf(told, seat) }));
  return [moved, ...byControl].map(capital).join(' ');
}

function canStillMove({ national }: Report): boolean {
  return national?.open.some(({ promote }) => promote) ?? false;
}
