import {
  at,
  type Claim,
  type Election,
  type ElectionReason,
  type EventOf,
  electionPoints,
  type GameEvent,
  type NationalOpinion,
  nationalPoints,
  type PhaseName,
  phasesOf,
  type RegionId,
  type Seat,
  type View,
} from '@macher/engine';
import type { SeenMoment } from '../../kit/state/seen.ts';
import { electionIn, type Held, isOf } from './held.ts';

/** All that an election night shows, from the moments of its election. */
export interface Report {
  /** The election with the media markers that have been moved since. */
  readonly election: Election;
  /** Which of the game's elections it is, counted from 1. */
  readonly number: number;
  readonly of: number;
  /** The table right after the votes were counted. */
  readonly view: View;
  /** The reason; null: its moment isn't there yet. */
  readonly why: ElectionReason | null;
  /** Rows of parties, most votes first. */
  readonly rows: readonly Row[];
  /** The national board; null: the edition has none, or the moment isn't there yet. */
  readonly national: NationalReport | null;
  /** Phases of the round that come after it, and the regions that vote next. */
  readonly follows: readonly PhaseName[];
  readonly nextRegions: readonly RegionId[];
}

export interface Row {
  readonly seat: Seat;
  /** Votes before the meetings were counted; null: the moment isn't there yet. */
  readonly before: number | null;
  /** How they were counted; null: there was none to count. */
  readonly counted: Counted | null;
  readonly votes: number;
  readonly mandates: number;
  readonly win: number;
  /** Points for the marker that went to the media board. */
  readonly media: number;
  readonly total: Step;
  readonly rank: Step;
}

type Counted = EventOf<'meetings-turned-in'>;

export interface Step {
  readonly before: number;
  readonly after: number;
}

/** What the winners have done to the national board so far. */
export interface NationalReport {
  readonly before: readonly NationalOpinion[];
  readonly after: readonly NationalOpinion[];
  readonly placed: readonly EventOf<'nationalised'>[];
  /** Claims of those who still have to choose; the first is asked now. */
  readonly open: readonly Claim[];
  readonly members: readonly MemberGain[];
  /** Points at the end for policies that match the board, by seat. */
  readonly points: readonly Step[];
}

interface MemberGain extends Step {
  readonly seat: Seat;
}

/** The report from the moments around an election; null: its own isn't among them. */
export function reportOf(moments: readonly SeenMoment[], held: Held): Report | null {
  const moment = moments.find(({ events }) => electionIn(events, held) !== null);
  const event = electionIn(moment?.events ?? [], held);
  if (moment === undefined || event === null) return null;
  const rest = moments.slice(moments.indexOf(moment) + 1);
  const later = rest.slice(0, endOfRound(rest));
  const last = later.at(-1)?.view ?? moment.view;
  return {
    ...outlineOf({ ...moment.view, elections: last.elections.slice(0, moment.view.elections.length) }, held),
    view: moment.view,
    why: event.why,
    rows: rowsOf(last, indexIn(last, held), votesBefore(moments, event.election), countsOf(moments, held)),
    national: nationalReport(moment.view, last, later),
  };
}

/** The outline of a report: what the list of elections alone says, enough to begin with. */
export function outlineOf(view: View, held: Held): Report {
  const index = indexIn(view, held);
  const phases = phasesOf(view.rules, held.round);
  return {
    election: at(view.elections, index),
    number: index + 1,
    of: view.rules.rounds.reduce((total, { elections }) => total + elections, 0),
    view,
    why: null,
    rows: rowsOf(view, index, null, []),
    national: null,
    follows: phases.slice(phases.indexOf('election') + 1),
    nextRegions: view.regions.filter(({ round }) => round === held.round + 1).map(({ id }) => id),
  };
}

function indexIn({ elections }: View, held: Held): number {
  return elections.findIndex(election => isOf(election, held));
}

function rowsOf(
  view: View,
  index: number,
  before: readonly number[] | null,
  counts: readonly Counted[],
): Row[] {
  const [then, now] = [standing(view, index), standing(view, index + 1)];
  const { votes, mandates, win, presence } = at(view.elections, index);
  const rows = votes.map((count, seat) => ({
    seat,
    before: before?.[seat] ?? null,
    counted: counts.find(each => each.seat === seat) ?? null,
    votes: count,
    mandates: at(mandates, seat),
    win: at(win, seat),
    media: presence.includes(seat) ? at(view.rules.mediaBoard, index) : 0,
    total: { before: at(then, seat), after: at(now, seat) },
    rank: { before: rankOf(isLevel(then) ? now : then, seat), after: rankOf(now, seat) },
  }));
  return rows.toSorted((one, other) => other.votes - one.votes);
}

/** Points of every seat after so many elections. */
function standing({ rules, elections, players }: View, count: number): number[] {
  return players.map((_, seat) => {
    const { mandates, wins, media } = electionPoints(rules, elections.slice(0, count), seat);
    return mandates + wins + media;
  });
}

function rankOf(points: readonly number[], seat: Seat): number {
  return 1 + points.filter(other => other > at(points, seat)).length;
}

/** Whether nobody leads: whoever is behind then has lost no place. */
function isLevel(points: readonly number[]): boolean {
  return new Set(points).size === 1;
}

/** The votes before, as the board stood when the last count began. */
function votesBefore(moments: readonly SeenMoment[], { region, round, votes }: Election): readonly number[] {
  const first = moments.find(({ events }) => countsIn(events, { region, round }).length > 0);
  return first?.before?.regions.find(({ id }) => id === region)?.votes ?? votes;
}

function countsOf(moments: readonly SeenMoment[], held: Held): Counted[] {
  return moments.flatMap(({ events }) => countsIn(events, held));
}

function countsIn(events: readonly GameEvent[], { region }: Held): Counted[] {
  return events.flatMap(each =>
    each.event === 'meetings-turned-in' && each.region === region && each.why === 'election' ? [each] : [],
  );
}

function endOfRound(moments: readonly SeenMoment[]): number {
  const next = moments.findIndex(({ events }) => events.some(({ event }) => event === 'round-began'));
  return next < 0 ? moments.length : next;
}

function nationalReport(view: View, last: View, later: readonly SeenMoment[]): NationalReport | null {
  if (view.rules.national === null) return null;
  const events = later.flatMap(moment => moment.events);
  const points = ({ rules, national }: View, seat: Seat): number =>
    nationalPoints({ rules, national }, at(view.players, seat).platform);
  return {
    before: view.national,
    after: last.national,
    placed: events.filter(event => event.event === 'nationalised'),
    open: last.frames.flatMap(frame => (frame.phase === 'spoils' ? frame.claims : [])).filter(isOpen),
    members: events.flatMap(memberGain),
    points: view.players.map((_, seat) => ({ before: points(view, seat), after: points(last, seat) })),
  };
}

function isOpen({ promote, nationalise }: Claim): boolean {
  return promote || nationalise > 0;
}

function memberGain(event: GameEvent): MemberGain[] {
  if (event.event !== 'base-changed' || event.cause.by !== 'national') return [];
  return [{ seat: event.seat, before: event.base - event.change, after: event.base }];
}
