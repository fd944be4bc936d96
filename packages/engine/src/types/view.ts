import type { BlockAction } from './choices.ts';
import type {
  CoalitionsFrame,
  DonationsFrame,
  DraftFrame,
  FirstPlatformFrame,
  Frame,
  MediaInfluenceFrame,
  MediaSharesFrame,
  MeetingsFrame,
  PayOutFrame,
  PlatformsFrame,
  PlatformTurnFrame,
  PoliticiansActFrame,
  PoliticiansResolveFrame,
  PollAuctionsFrame,
  PollUseFrame,
  SendPoliticiansFrame,
  SpoilsFrame,
  StartingBlocksFrame,
  StartPlayerFrame,
  VotesFrame,
} from './frames.ts';
import type { Election, NationalOpinion, Options, Score } from './game.ts';
import type { Kind } from './kinds.ts';
import type { Rules } from './rules.ts';
import type { BySeat, Card, PartyId, PoliticianId, PollId, RegionId, Seat } from './vocabulary.ts';

/** Cards that are there, but face down for this viewer. */
export interface Hidden {
  readonly hidden: number;
}

/**
 * What one seat, or a spectator (`viewer: null`), may know. It is built up from what is known and shares no
 * type with `Game`, so one cannot be sent where the other belongs.
 */
export interface View {
  readonly rules: Rules;
  readonly options: Options;
  readonly viewer: Seat | null;
  readonly version: number;
  readonly round: number;
  readonly step: number;
  readonly start: Seat;
  readonly frames: readonly FrameView[];
  /** Who has to decide, and what kind of thing. */
  readonly awaited: readonly { readonly seat: Seat; readonly kind: Kind }[];
  readonly players: BySeat<PlayerView>;
  readonly regions: readonly RegionView[];
  readonly laterRegions: Hidden;
  readonly policies: {
    readonly pile: Hidden;
    readonly display: readonly Card[];
    readonly discards: readonly Card[];
  };
  readonly opinions: {
    readonly pile: Hidden;
    readonly board: readonly Card[];
    readonly discards: readonly Card[];
  };
  readonly polls: {
    readonly pile: Hidden;
    /** The back of the top card. */
    readonly top: PartyId | null;
    readonly discards: readonly DiscardedPollView[];
  };
  readonly elections: readonly Election[];
  readonly coalitions: readonly (readonly Seat[])[];
  readonly national: readonly Readonly<NationalOpinion>[];
  readonly lot: readonly Seat[];
  readonly result: readonly Score[] | null;
}

export interface PlayerView {
  readonly party: PartyId;
  /** null: hidden. [R18] */
  readonly money: number | null;
  readonly base: number;
  readonly hand: readonly Card[] | Hidden;
  readonly platform: readonly Card[];
  /** Not yet sent. */
  readonly politicians: readonly PoliticianId[] | Hidden;
  /** Not yet sent or lying face down: open to all, because used cards leave the game openly. */
  readonly unrevealed: readonly PoliticianId[];
  readonly donations: readonly number[];
  readonly meetings: number;
  readonly media: number;
  readonly tiles: number;
}

export interface RegionView {
  readonly id: RegionId;
  /** Which election of the game the region holds, counted from 1, and in which round. */
  readonly election: number;
  readonly round: number;
  readonly board: number;
  readonly open: readonly Card[];
  readonly hidden: Hidden;
  readonly keyIssue: Card | null;
  readonly votes: BySeat<number>;
  readonly trend: BySeat<number>;
  readonly meetings: BySeat<number>;
  readonly media: BySeat<number>;
  readonly stack: readonly Seat[];
  readonly tiles: readonly Seat[];
  readonly row: readonly SentPoliticianView[];
}

export interface SentPoliticianView {
  readonly seat: Seat;
  /** null: face down. */
  readonly politician: PoliticianId | null;
  readonly state: 'face-down' | 'shown' | 'paid';
}

export interface DiscardedPollView {
  /** null: backs say nothing. */
  readonly back: PartyId | null;
  /** null: never seen by this viewer. */
  readonly poll: PollId | null;
}

/** A sealed decision: null while it isn't made, 'sealed' when it's made but hidden from this viewer, else itself. */
export type Sealed<T> = T | 'sealed' | null;

/** What each phase shows of its frame: all of it, or a view of its own that leaves out what is secret. */
export interface FrameViews {
  draft: DraftView;
  'first-platform': FirstPlatformView;
  'starting-blocks': StartingBlocksView;
  'start-player': StartPlayerView;
  platforms: PlatformsFrame;
  'platform-turn': PlatformTurnFrame;
  'media-shares': MediaSharesFrame;
  meetings: MeetingsFrame;
  'send-politicians': SendPoliticiansFrame;
  'politicians-act': PoliticiansActFrame;
  'politicians-resolve': PoliticiansResolveFrame;
  coalitions: CoalitionsFrame;
  'media-influence': MediaInfluenceFrame;
  'poll-auctions': PollAuctionsFrame;
  'poll-use': PollUseView;
  votes: VotesFrame;
  spoils: SpoilsFrame;
  'pay-out': PayOutFrame;
  donations: DonationsView;
}

export type FrameViewOf<P extends Frame['phase']> = FrameViews[P];
export type FrameView = FrameViewOf<Frame['phase']>;

export interface DraftView extends Pick<DraftFrame, 'phase' | 'opened' | 'pick'> {
  /** The packet in the viewer's hand. */
  readonly packet: readonly Card[];
  /** The viewer's picks so far. */
  readonly kept: readonly Card[];
  /** What the viewer has handed to the left, packet by packet. */
  readonly passed: readonly (readonly Card[])[];
  readonly picks: BySeat<Sealed<Card>>;
}

export interface FirstPlatformView extends Pick<FirstPlatformFrame, 'phase' | 'opened' | 'step' | 'seat'> {
  readonly laid: BySeat<Sealed<readonly Card[]>>;
  readonly kept: BySeat<Sealed<Card>>;
}

export interface StartingBlocksView extends Pick<StartingBlocksFrame, 'phase' | 'opened'> {
  readonly chosen: BySeat<Sealed<BlockAction>>;
}

export interface StartPlayerView extends Omit<StartPlayerFrame, 'bids'> {
  readonly bids: BySeat<Sealed<number>>;
}

/** A refused donation lies face down: `amount` is null for the others until all are turned up. */
export interface DonationsView extends Pick<DonationsFrame, 'phase' | 'turn'> {
  readonly laid: BySeat<{ readonly amount: number | null; readonly accept: boolean } | null>;
}

export interface PollUseView extends Omit<PollUseFrame, 'poll'> {
  readonly back: PartyId | null;
  /** null: only its owner has seen it. */
  readonly poll: PollId | null;
}
