import type { Kind } from './kinds.ts';
import type { PhaseName } from './phases.ts';
import type { BlockId, Card, Issue, PartyId, PoliticianId, PollId, RegionId } from './vocabulary.ts';

/**
 * Everything an edition tells the engine: plain data, never changed during a game and shared by all copies
 * of it. Differences between games are values in here, never a question for the game's name.
 */
export interface Rules {
  readonly ruleset: string;
  readonly edition: string;
  /** The component pack whose values are worked into these rules, as it was given; null without one. */
  readonly pack: unknown;
  readonly players: { readonly min: number; readonly max: number };

  /** Where the edition's rules speak of each kind of decision, of whose turn it is, and of the end. */
  readonly paragraphs: Readonly<Record<Kind | 'turn-order' | 'end', string>>;

  readonly setup: readonly PhaseName[];
  readonly round: readonly PhaseName[];
  readonly rounds: readonly RoundPlan[];

  readonly moneyStep: number;
  readonly parties: readonly PartyId[];
  readonly issues: readonly Issue[];
  readonly faces: Readonly<Record<Card, CardFace>>;
  readonly policyCopies: number;
  readonly opinionCopies: number;

  readonly regions: readonly RegionCard[];
  readonly regionDraw: { readonly large: number; readonly small: number; readonly later: number };
  readonly opinionsPerRegion: number;
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
  };
  readonly platformSize: number;
  readonly handSize: number;
  readonly draft: { readonly hand: number; readonly picks: number };
  /** Open policies on the display, by number of players. */
  readonly display: Readonly<Record<number, number>>;
  readonly maxExchange: number;
  readonly startingBlocks: readonly StartingBlock[];
  readonly benefits: Readonly<Record<Benefit, number>>;

  readonly mediaCost: number;
  /** What n new meetings in one region cost together, from n = 0. */
  readonly meetingCosts: readonly number[];
  readonly politicians: readonly Politician[];
  readonly polls: readonly Poll[];
  readonly quietPollBase: number;

  readonly minTurnIn: number;
  readonly majority: number;
  /** Votes needed for each column of a region's seat table. */
  readonly seatSteps: readonly number[];
  readonly winPoints: {
    readonly majority: number;
    readonly several: number;
    readonly coalition: number;
    readonly alone: number;
  };
  /** Points of a media marker on the media board, by election. */
  readonly mediaBoard: readonly number[];
  readonly payPerSeat: number;
  readonly payPerBase: number;
  readonly donations: readonly Donation[];
  readonly moneyPoints: { readonly most: number; readonly second: number };
}

export interface CardFace {
  readonly issue: Issue;
  readonly opposite: Card;
}

/** What is special about one round. */
export interface RoundPlan {
  readonly elections: number;
  readonly payOut: boolean;
  readonly donation: boolean;
  /** Opinions open in the region that takes the cleared board; null when the board leaves play. */
  readonly newRegion: { readonly open: number } | null;
  readonly refillOpinionBoard: boolean;
}

export interface RegionCard {
  readonly id: RegionId;
  readonly size: 'large' | 'small';
  readonly maximum: number;
  readonly seats: readonly number[];
}

export const BENEFITS = ['meetings', 'trend', 'media', 'votes'] as const;
export type Benefit = (typeof BENEFITS)[number];

export interface StartingBlock {
  readonly id: BlockId;
  /** How many fields of the block carry each benefit. */
  readonly fields: Readonly<Record<Benefit, number>>;
}

export interface Politician {
  readonly id: PoliticianId;
  readonly cost: number;
  readonly main: Ability;
  readonly secondary: readonly Ability[];
}

export const DEEDS = [
  'key-issue',
  'own-trend',
  'other-trends',
  'votes',
  'media',
  'poll',
  'platform',
  'base',
] as const;
export type DeedName = (typeof DEEDS)[number];

/** What a politician can do: `amount` is the n of "votes +n", 0 where the action has none. */
export interface Ability {
  readonly deed: DeedName;
  readonly amount: number;
  /** Marked `!`: once per region and round, by whoever comes first. */
  readonly once: boolean;
}

export interface Poll {
  readonly id: PollId;
  /** The party named on the back. */
  readonly back: PartyId;
  readonly changes: Readonly<Record<PartyId, number>>;
}

export interface Donation {
  readonly amount: number;
  /** Base lost when the money is taken. */
  readonly take: number;
  /** Base gained when it is refused. */
  readonly refuse: number;
}
