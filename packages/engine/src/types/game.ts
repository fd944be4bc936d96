import type { Frame } from './frames.ts';
import type { Rules } from './rules.ts';
import type { BySeat, Card, PartyId, PoliticianId, PollId, RegionId, Seat } from './vocabulary.ts';

/** A whole game with all its secrets: plain JSON at every decision. What a seat may know of it is a `View`. */
export interface Game {
  readonly rules: Rules;
  readonly options: Options;
  /** How many actions have been played. */
  version: number;
  /** 0 during set-up, then 1, 2, … */
  round: number;
  /** How many phases of the set-up or of this round have been entered. */
  step: number;
  start: Seat;
  /** Work in progress; the last frame is the one that asks. */
  readonly frames: Frame[];
  readonly players: Player[];
  /** In election order: the current region first. */
  readonly regions: Region[];
  readonly laterRegions: RegionId[];
  readonly policies: Policies;
  readonly opinions: Opinions;
  readonly polls: Polls;
  readonly elections: Election[];
  /** Pairs of parties that stand together in the current region. */
  coalitions: (readonly Seat[])[];
  /** Opinions on the national board, from the left. */
  readonly national: NationalOpinion[];
  /** A lot drawn once: from the bottom to the top of a stack of markers on a fresh board. [R29] */
  readonly lot: readonly Seat[];
  result: Score[] | null;
  readonly chance: Chance;
}

export interface Options {
  /** Everybody's money is open to all. [R18] */
  readonly openMoney: boolean;
}

export interface Player {
  readonly party: PartyId;
  money: number;
  base: number;
  readonly hand: Card[];
  readonly platform: Card[];
  /** Not yet sent. */
  readonly politicians: PoliticianId[];
  /** Amounts of the donation cards not yet used. */
  readonly donations: number[];
  meetings: number;
  media: number;
  tiles: number;
}

export interface Region {
  readonly id: RegionId;
  readonly board: number;
  readonly open: Card[];
  /** Face down, in the order in which they are turned up. */
  readonly hidden: Card[];
  keyIssue: Card | null;
  readonly votes: number[];
  /** Spaces on the trend scale, counted from the bottom. */
  readonly trend: number[];
  readonly meetings: number[];
  readonly media: number[];
  /** Of parties with equal votes, who comes later lies on top. */
  readonly stack: Seat[];
  /** Whose coalition tiles lie here. */
  tiles: Seat[];
  /** Politicians in the order placed. */
  row: SentPolitician[];
}

export interface SentPolitician {
  readonly seat: Seat;
  readonly politician: PoliticianId;
  state: 'face-down' | 'shown' | 'paid';
}

/** Piles are drawn from the end. */
export interface Policies {
  pile: Card[];
  readonly display: Card[];
  discards: Card[];
}

export interface Opinions {
  pile: Card[];
  /** The open cards to exchange from. */
  readonly board: Card[];
  discards: Card[];
}

export interface Polls {
  pile: PollId[];
  discards: DiscardedPoll[];
}

export interface DiscardedPoll {
  readonly poll: PollId;
  /** Who has seen the card's face. */
  readonly seenBy: Seat | 'all' | 'nobody';
}

export const OUTCOMES = [
  'majority',
  'several',
  'coalition',
  'alone',
  'no-votes',
  'most',
  'most-by-a-nose',
  'alliance',
  'alliance-by-a-nose',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

export interface Election {
  readonly region: RegionId;
  readonly round: number;
  readonly outcome: Outcome;
  readonly votes: BySeat<number>;
  readonly mandates: BySeat<number>;
  /** Points for the win. */
  readonly win: BySeat<number>;
  readonly winners: readonly Seat[];
  /** Beaten by a nose, and rewarded for it. [R16] */
  readonly beaten: Seat | null;
  /** Who moved a media marker to the media board. */
  readonly presence: readonly Seat[];
}

export interface NationalOpinion {
  readonly card: Card;
  readonly secured: boolean;
}

export const SOURCES = ['mandates', 'wins', 'media', 'base', 'bonus', 'national', 'money'] as const;
export type Source = (typeof SOURCES)[number];

/** Final points of one seat, by where they came from. */
export interface Score extends Readonly<Record<Source, number>> {
  readonly seat: Seat;
  readonly total: number;
  readonly rank: number;
}

export const STREAMS = ['regions', 'opinions', 'polls', 'policies', 'seats', 'dice'] as const;
export type Stream = (typeof STREAMS)[number];

/** Four words of generator state for each kind of chance, so that one kind never disturbs another. */
export type Chance = Record<Stream, number[]>;
