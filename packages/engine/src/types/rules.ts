import type { Kind } from './kinds.ts';
import type { PhaseName } from './phases.ts';
import type { BlockId, Card, Issue, PartyId, PoliticianId, PollId, RegionId } from './vocabulary.ts';

/**
 * Everything an edition tells the engine: plain data, never changed during a game and shared by all copies
 * of it. Where editions differ, a value in here says how: the code never asks which edition it is.
 */
export interface Rules {
  readonly ruleset: string;
  readonly edition: string;
  /** The component pack whose values are worked into these rules, as it was given; null without one. */
  readonly pack: unknown;
  readonly players: { readonly min: number; readonly max: number };

  /** Where the edition's rules speak of each kind of decision, of whose turn it is, and of the end. */
  readonly paragraphs: Readonly<Partial<Record<Topic, string>>>;

  readonly setup: readonly PhaseName[];
  readonly rounds: readonly RoundPlan[];

  readonly moneyStep: number;
  readonly parties: readonly PartyId[];
  readonly issues: readonly Issue[];
  readonly faces: Readonly<Record<Card, CardFace>>;
  readonly policyCopies: number;
  readonly opinionCopies: number;
  /** Where a card goes that repeats an issue when it is turned up. */
  readonly onRepeat: 'discard' | 'under-the-pile';

  readonly regions: readonly RegionCard[];
  readonly regionDraw: {
    readonly large: number;
    readonly small: number;
    /** How many are drawn from all regions, whatever their size. */
    readonly any: number;
    readonly later: number;
  };
  readonly firstRegion: 'lowest-maximum' | 'first-board';
  readonly opinionsPerRegion: number;
  /** Cards open to exchange with: a number of them, or one (+) and one (−) of every issue. */
  readonly opinionBoard: number | 'one-of-each';
  /** How many opinions lie open at set-up, by election order. */
  readonly openOpinions: readonly number[];
  readonly mediaSpaces: number;
  readonly meetingSpaces: number;
  /** The trend scale from bottom to top; `trendStart` is the space where every marker begins. */
  readonly trend: readonly number[];
  readonly trendStart: number;

  readonly start: {
    readonly money: number;
    readonly base: number;
    readonly meetings: number;
    readonly media: number;
    /** How many meetings lie in every region at first, from the supply. */
    readonly meetingsInRegion: number;
    readonly coalitionTiles: number;
  };
  readonly platformSize: number;
  readonly handSize: number;
  readonly draft: { readonly hand: number; readonly picks: number };
  /** Platforms and hands are dealt at set-up, not drafted. */
  readonly dealsPlatforms: boolean;
  /** Open policies on the display, by number of players. */
  readonly display: Readonly<Record<number, number>>;
  readonly maxExchange: number;
  /** One block of each column is chosen. */
  readonly startingColumns: readonly (readonly StartingBlock[])[];
  /** Fields with the same benefit go to different regions. */
  readonly differentRegions: boolean;
  readonly benefits: Readonly<Record<Benefit, number>>;

  readonly onBidTie: 'raise-in-turn' | 'sealed-again' | 'die';
  /** The highest bidder names the start player instead of being it. */
  readonly namesStart: boolean;
  readonly platformTurn: 'display' | 'conference';

  readonly mediaCost: number;
  /** What the media action of a politician costs; whether an own marker must be there to take the place. */
  readonly mediaSwap: { readonly toOwner: number; readonly toBank: number; readonly mustPlace: boolean };
  /** What n new meetings in one region cost together, from n = 0. */
  readonly meetingCosts: readonly number[];
  readonly politicians: readonly Politician[];
  readonly sending: 'all-at-once' | 'affordable' | 'one-by-one';
  readonly influenceOrder: 'region-order' | 'reverse';
  /** Where an opinion goes that was exchanged. */
  readonly exchangedTo: 'discards' | 'board';
  readonly polls: readonly Poll[];
  /** The back of a poll names a party, and the top one is seen by all. */
  readonly pollBacks: boolean;
  /** One to every region before the first auction of a round, or each when its auction opens. */
  readonly pollsDealt: 'beforehand' | 'one-by-one';
  readonly pollAuction: 'once-around' | 'ascending';
  readonly pollOpening: number;
  readonly pollUse: 'own-rise' | 'lines';
  readonly quietPoll: { readonly base: number; readonly dice: number };
  readonly die: readonly number[];

  /** How many meetings a player needs in a region to turn any in, and the fewest they can turn in. */
  readonly turnIn: { readonly needed: number; readonly least: number };
  /** Meetings of a current region are all turned in when votes are counted; else only in the last count. */
  readonly countsCurrent: boolean;
  readonly voteRule: 'product' | 'factor';
  readonly maxVotes: number | null;
  /** An absolute majority of votes may exchange an opinion. */
  readonly majorityExchange: boolean;
  readonly winRule: 'majority' | 'most-votes';
  /** How markers lie on a fresh board: by a lot drawn once, or in seat order where nobody asks. */
  readonly stackOrder: 'lot' | 'seats';
  readonly majority: number;
  /** Votes needed for each column of a region's mandate table. */
  readonly mandateSteps: readonly number[];
  readonly winPoints: {
    readonly majority: number;
    readonly several: number;
    readonly coalition: number;
    readonly alone: number;
  };
  /** Points of a media marker on the media board, by election. */
  readonly mediaBoard: readonly number[];
  readonly payPerMandate: number;
  readonly payPerBase: number;
  readonly donations: readonly Donation[];
  /** Refused donations are turned up one after the other, each with its roll, or all together first. */
  readonly refusalsShown: 'in-turn' | 'together';
  readonly moneyPoints: { readonly most: number; readonly second: number };
  readonly baseBonus: { readonly largest: number; readonly second: number };
  readonly national: NationalBoard | null;
}

/** What an edition has a paragraph about. */
export type Topic = Kind | 'majority' | 'turn-order' | 'end';

export interface CardFace {
  readonly issue: Issue;
  readonly opposite: Card;
}

/** What is special about one round. */
export interface RoundPlan {
  readonly phases: readonly PhaseName[];
  readonly elections: number;
  readonly paysBase: boolean;
  /** A donation is part of the pay-out. */
  readonly donation: boolean;
  /** Opinions open in the region that takes the cleared board; null when the board leaves play. */
  readonly newRegion: { readonly open: number } | null;
  readonly refillOpinionBoard: boolean;
}

export interface RegionCard {
  readonly id: RegionId;
  /** null where regions are drawn whatever their size. */
  readonly size: 'large' | 'small' | null;
  readonly maximum: number;
  readonly mandates: readonly number[];
}

export const BENEFITS = ['meetings', 'trend', 'media', 'votes'] as const;
export type Benefit = (typeof BENEFITS)[number];

export interface StartingBlock {
  readonly id: BlockId;
  /** How many fields of the block carry each benefit. */
  readonly fields: Readonly<Record<Benefit, number>>;
  readonly base: number;
}

/** Five spaces for opinions, left to right. */
export interface NationalBoard {
  /** Base for a matching policy, by space. */
  readonly baseGain: readonly number[];
  /** Final points for a matching policy, by space. */
  readonly points: readonly number[];
  readonly securedPoints: number;
  readonly onFull: OnFull;
}

/**
 * How an opinion comes onto a full national board: in the place of the one it removes, or last, after the others have
 * moved up. `move-up` is how 1997 was read until epoch 2: only a new issue came last, the other stance stayed in place.
 */
export type OnFull = 'in-place' | 'move-up' | 'unsecured-moves-up';

export interface Politician {
  readonly id: PoliticianId;
  readonly cost: number;
  readonly main: Ability | null;
  /** The secondary actions, of which it does one. */
  readonly secondary: readonly Ability[];
  /** Brings a coalition tile to its region. */
  readonly telephone: boolean;
}

/** What politicians can do, and the deeds it comes down to: a key issue is placed, or the one there removed. */
export const ABILITY_DEEDS = {
  'key-issue': ['place-key-issue', 'remove-key-issue'],
  'own-trend': ['own-trend'],
  'other-trends': ['other-trends'],
  'other-trend': ['other-trend'],
  votes: ['votes'],
  media: ['media'],
  poll: ['poll'],
  platform: ['platform'],
  base: ['base'],
} as const;
export type DeedName = keyof typeof ABILITY_DEEDS;
export type DeedKind = (typeof ABILITY_DEEDS)[DeedName][number];

/** What a politician can do: `amount` is the n of "votes +n", 0 where the action has none. */
export interface Ability {
  readonly deed: DeedName;
  readonly amount: number;
  /** Marked `!`: once per region and round; the first player to use it takes it from the others. */
  readonly once: boolean;
}

export interface Poll {
  readonly id: PollId;
  /** The party whose card it is, named on the back where `pollBacks` says that backs tell. */
  readonly back: PartyId;
  readonly changes: Readonly<Record<PartyId, number>>;
}

export interface Donation {
  readonly amount: number;
  /** Base lost when the money is taken. */
  readonly take: number;
  /** Base gained when it is refused. */
  readonly refuse: number;
  /** Dice rolled for it instead of fixed numbers. */
  readonly dice: number;
}
