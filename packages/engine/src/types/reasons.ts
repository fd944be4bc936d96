import type { DeedName } from './rules.ts';
import type { BySeat, Card, PoliticianId, PollId, RegionId, Seat } from './vocabulary.ts';

/** Why something happened, as data, where the boards alone don't tell. */

interface Causes {
  block: object;
  politician: { seat: Seat; politician: PoliticianId };
  /** A published poll, and who published it. */
  poll: { seat: Seat; poll: PollId };
  meetings: object;
  /** A donation that was taken, or refused. */
  donation: { amount: number };
  refusal: { amount: number };
  /** Nobody else refused as large a donation. [R96] */
  'extra-dice': { amount: number };
  'quiet-poll': { region: RegionId };
  national: { opinions: readonly MatchingOpinion[] };
}

/** A policy that matches the national board, and the members it brings. */
export interface MatchingOpinion {
  readonly card: Card;
  readonly base: number;
}

export type CauseName = keyof Causes;
export type CauseOf<C extends CauseName> = { [N in C]: { readonly by: N } & Readonly<Causes[N]> }[C];
/** What a change comes from. */
export type Cause = CauseOf<CauseName>;
export type TrendCause = CauseOf<'block' | 'politician' | 'poll'>;
export type VotesCause = CauseOf<'block' | 'politician' | 'meetings'>;
export type BaseCause = CauseOf<
  'block' | 'politician' | 'donation' | 'refusal' | 'extra-dice' | 'quiet-poll' | 'national'
>;

/** IdleAbility is an ability that was of no use: its `!` was used already, or there was nothing for it to do. */
export interface IdleAbility {
  readonly ability: DeedName;
  readonly why: 'used' | 'nothing-there';
}

/** What lets a party exchange an opinion: its media markers, or its votes, among those of all. */
export type ExchangeRight =
  | { readonly by: 'media'; readonly markers: BySeat<number> }
  | { readonly by: 'majority'; readonly votes: BySeat<number> };

/**
 * Why a coalition tile came back: no other tile lay there; too few policies in common; those with enough had found
 * another partner; or nobody asked who would have been heard.
 */
export const TILE_REASONS = ['nobody-there', 'too-few', 'taken', 'not-agreed'] as const;
export type TileReason = (typeof TILE_REASONS)[number];

/** Another party with a tile in the region, and how many policies it shares. */
export interface TileNeighbour {
  readonly seat: Seat;
  readonly common: number;
}

/** What decided an election. */
export type ElectionReason = MajorityReason | MostVotesReason;

/** With a majority one wins alone; without one the strongest party looks for a partner. [2019 §2 phase 9b.2] */
export interface MajorityReason {
  readonly rule: 'majority';
  /** How many votes it takes to have the majority. */
  readonly majority: number;
  /** null: nobody had to look for a partner. */
  readonly search: PartnerSearch | null;
}

export const PARTNER_REASONS = ['nobody-reaches', 'only-one', 'common', 'turn-order'] as const;
export type PartnerReason = (typeof PARTNER_REASONS)[number];

export interface PartnerSearch {
  readonly seeker: Seat;
  /** All with the most votes, in turn order: the first is the seeker. */
  readonly strongest: readonly Seat[];
  readonly platform: readonly Card[];
  /** Every other party, in turn order. */
  readonly candidates: readonly PartnerCandidate[];
  readonly partner: Seat | null;
  readonly decidedBy: PartnerReason;
}

export interface PartnerCandidate {
  readonly seat: Seat;
  /** The votes of both together. */
  readonly together: number;
  /** Whether that is a majority. */
  readonly reaches: boolean;
  readonly common: readonly Card[];
}

export const SIDE_REASONS = ['votes', 'highest', 'on-top'] as const;

/** Most votes win, a coalition counting together. [2006 §6.3.2] */
export interface MostVotesReason {
  readonly rule: 'most-votes';
  /** The winner first. */
  readonly sides: readonly CountedSide[];
  /** On equal votes the highest single marker; on equal markers the one on top. [R32] */
  readonly decidedBy: (typeof SIDE_REASONS)[number];
}

export interface CountedSide {
  readonly seats: readonly Seat[];
  readonly votes: number;
  /** Votes of its highest single marker. */
  readonly highest: number;
}
