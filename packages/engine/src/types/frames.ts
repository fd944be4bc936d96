import type { BlockAction } from './choices.ts';
import type { Card, PollId, RegionIndex, Seat } from './vocabulary.ts';

/** Work in progress of one phase, as data. `opened` is the version at which a sealed question was put. */
export type Frame =
  | DraftFrame
  | FirstPlatformFrame
  | StartingBlocksFrame
  | StartPlayerFrame
  | PlatformsFrame
  | PlatformTurnFrame
  | MediaSharesFrame
  | MeetingsFrame
  | SendPoliticiansFrame
  | PoliticiansActFrame
  | PoliticiansResolveFrame
  | CoalitionsFrame
  | MediaInfluenceFrame
  | PollAuctionsFrame
  | PollUseFrame
  | VotesFrame
  | SpoilsFrame
  | PayOutFrame
  | DonationsFrame;

export type FrameOf<P extends Frame['phase']> = Extract<Frame, { phase: P }>;

/** Packet p is dealt to seat p and moves one seat to the left after each pick. */
export interface DraftFrame {
  readonly phase: 'draft';
  opened: number;
  pick: number;
  readonly packets: Card[][];
  /** What was taken out of each packet, in order. */
  readonly taken: Card[][];
  readonly picks: (Card | null)[];
}

export interface FirstPlatformFrame {
  readonly phase: 'first-platform';
  opened: number;
  /** `next` and `redraw` wait for what comes without a question: the next incomplete platform, other cards. */
  step: 'lay' | 'keep' | 'complete' | 'keep-last' | 'next' | 'redraw';
  readonly laid: (Card[] | null)[];
  readonly kept: (Card | null)[];
  /** Who is completing an incomplete platform. */
  seat: Seat;
}

export interface StartingBlocksFrame {
  readonly phase: 'starting-blocks';
  opened: number;
  readonly chosen: (BlockAction | null)[];
}

export interface StartPlayerFrame {
  readonly phase: 'start-player';
  opened: number;
  step: 'sealed' | 'raising' | 'again' | 'naming' | 'done';
  readonly bids: (number | null)[];
  /** Tied bidders who may still raise, in order; or those who bid again, sealed. */
  readonly raisers: Seat[];
  leader: Seat;
  high: number;
}

export interface PlatformsFrame {
  readonly phase: 'platforms';
  turn: number;
}

export interface PlatformTurnFrame {
  readonly phase: 'platform-turn';
  readonly seat: Seat;
  /** `refresh` and `refill` wait for the display to be laid again: before taking from it, or at the end. */
  step: 'source' | 'refresh' | 'take' | 'exchange' | 'refill' | 'redraw' | 'swap' | 'done';
  /** Cards still to be drawn to the hand. */
  owed: number;
}

export interface MediaSharesFrame {
  readonly phase: 'media-shares';
  seat: Seat;
  passes: number;
}

export interface MeetingsFrame {
  readonly phase: 'meetings';
  turn: number;
}

export interface SendPoliticiansFrame {
  readonly phase: 'send-politicians';
  turn: number;
  /** How many have passed in succession, where politicians are laid one by one. */
  passes: number;
}

export interface PoliticiansActFrame {
  readonly phase: 'politicians-act';
  region: RegionIndex;
  step: 'arrive' | 'pay' | 'main' | 'secondary';
  /** The place in the region's row. */
  place: number;
  /** Actions marked `!` already done here this round. */
  used: string[];
}

export interface PoliticiansResolveFrame {
  readonly phase: 'politicians-resolve';
  step: 'arrive' | 'pay' | 'act';
  turn: number;
}

export interface CoalitionsFrame {
  readonly phase: 'coalitions';
  turn: number;
  /** Whom the player in turn has asked already. */
  asked: Seat[];
  /** Who has to answer. */
  question: Seat | null;
}

export interface MediaInfluenceFrame {
  readonly phase: 'media-influence';
  region: RegionIndex;
}

export interface PollAuctionsFrame {
  readonly phase: 'poll-auctions';
  step: 'opening' | 'bidding';
  region: RegionIndex;
  auctioneer: Seat;
  /** How many seats have bid or passed. */
  asked: number;
  leader: Seat | null;
  high: number;
  /** Who has passed for good, in an ascending auction. */
  passed: Seat[];
}

export interface PollUseFrame {
  readonly phase: 'poll-use';
  readonly seat: Seat;
  readonly region: RegionIndex;
  /** null: still on the pile. */
  poll: PollId | null;
  /** `roll` waits for the dice of a poll kept quiet. */
  step: 'use' | 'roll' | 'done';
}

export interface VotesFrame {
  readonly phase: 'votes';
  region: RegionIndex;
  turn: number;
}

/** What winners still may take, in order. */
export interface SpoilsFrame {
  readonly phase: 'spoils';
  readonly claims: Claim[];
}

export interface Claim {
  readonly seat: Seat;
  promote: boolean;
  nationalise: number;
}

export interface DonationsFrame {
  readonly phase: 'donations';
  turn: number;
  readonly laid: (LaidDonation | null)[];
}

/** Accepted ones lie open, refused ones face down. */
export interface LaidDonation {
  readonly amount: number;
  readonly accept: boolean;
}

export interface PayOutFrame {
  readonly phase: 'pay-out';
  turn: number;
  /** The seat at `turn` has been paid and owes a donation. */
  paid: boolean;
}
