import { RULESETS, type RulesetId } from '@macher/editions';
import {
  AUTOMATIC_PHASES,
  atMost,
  type Card,
  DECIDING_PHASES,
  exactly,
  listOf,
  mapOf,
  type PartyId,
  type PhaseName,
  type PoliticianId,
  type PollId,
  REFUSAL_CODES,
  type RefusalCode,
  type RegionId,
  type Schema,
} from '@macher/engine';

/** A position as it is written down: what is not given is filled in. Seats have names, in seat order. */
export interface Position {
  readonly ruleset?: RulesetId;
  readonly seed?: string;
  /** The round; 0 is the set-up. */
  readonly round?: number;
  /** The phase the position stands at the beginning of. */
  readonly phase?: PhaseName;
  readonly start?: string;
  readonly openMoney?: boolean;
  readonly players: Readonly<Record<string, PlayerSpec>>;
  /** Regions in election order, the current region first. */
  readonly regions?: readonly RegionSpec[];
  readonly laterRegions?: readonly RegionId[];
  readonly policies?: PileSpec<Card> & { readonly display?: readonly Card[] };
  readonly opinions?: PileSpec<Card> & { readonly board?: readonly Card[] };
  readonly polls?: PileSpec<PollId>;
  /** Elections already held, the first one first. */
  readonly elections?: readonly ElectionSpec[];
  /** Pairs that stand together in the current region. */
  readonly coalitions?: readonly (readonly string[])[];
  /** Opinions on the national board, from the left. */
  readonly national?: readonly NationalSpec[];
  /** Who lies where on a fresh board, from the bottom to the top. */
  readonly lot?: readonly string[];
  /** Faces of the next rolls. */
  readonly dice?: readonly number[];
}

export interface PlayerSpec {
  readonly party?: PartyId;
  readonly money?: number;
  readonly base?: number;
  readonly hand?: readonly Card[];
  readonly platform?: readonly Card[];
  /** Politicians not yet used: those lying in a row included. */
  readonly politicians?: readonly PoliticianId[];
  readonly donations?: readonly number[];
  /** Coalition tiles not yet used: those lying in regions included. */
  readonly tiles?: number;
}

export interface RegionSpec {
  readonly id?: RegionId;
  readonly open?: readonly Card[];
  readonly hidden?: readonly Card[];
  readonly keyIssue?: Card;
  readonly votes?: BySeat;
  /** The numbers on the trend scale. */
  readonly trend?: BySeat;
  readonly meetings?: BySeat;
  readonly media?: BySeat;
  /** Of parties with equal votes, who lies where, from the bottom to the top. */
  readonly stack?: readonly string[];
  /** Whose coalition tiles lie here. */
  readonly tiles?: readonly string[];
  readonly row?: readonly { readonly seat: string; readonly politician: PoliticianId }[];
}

/** The top of a pile, the top card first, and what lies in the discards. */
export interface PileSpec<T> {
  readonly pile?: readonly T[];
  readonly discards?: readonly T[];
  /** Where the cards go that the position does not mention: below the pile (if not given) or to the discards. */
  readonly rest?: 'pile' | 'discards';
}

export interface ElectionSpec {
  readonly region?: RegionId;
  readonly votes?: BySeat;
  readonly mandates?: BySeat;
  /** Points for the win, by seat. */
  readonly win?: BySeat;
  readonly winners?: readonly string[];
  /** Who was beaten by a nose. */
  readonly beaten?: string;
  readonly presence?: readonly string[];
}

export interface NationalSpec {
  readonly card: Card;
  readonly secured?: boolean;
}

type BySeat = Readonly<Record<string, number>>;

/** One line of a scenario: a seat acts (and may have to be refused), or facts are checked. */
export interface Step {
  readonly seat?: string;
  readonly action?: Readonly<Record<string, unknown>>;
  readonly refused?: RefusalCode;
  readonly events?: readonly Readonly<Record<string, unknown>>[];
  readonly expect?: object;
}

export interface Scenario {
  readonly title: string;
  readonly cites?: readonly string[];
  readonly position: Position;
  readonly steps?: readonly Step[];
  readonly puzzle?: PuzzleSpec;
}

/** What a decision is to bring about; where a number is wanted, as much of it as can be had. */
export const GOALS = ['win', 'stop', 'mandates', 'harvest', 'points'] as const;
export type GoalName = (typeof GOALS)[number];

/** A decision to be found, after all steps. */
export interface PuzzleSpec {
  /** The seat that decides. */
  readonly seat: string;
  readonly goal: GoalName;
  /** The region; not for `harvest` and `points`. */
  readonly region?: RegionId;
  /** Who is to be stopped. */
  readonly other?: string;
  /** All decisions that are best. */
  readonly answers: readonly Readonly<Record<string, unknown>>[];
}

const name: Schema = { type: 'string', minLength: 1, maxLength: 60 };
const title: Schema = { type: 'string', minLength: 1, maxLength: 200 };
const names = listOf(name, 60);
const whole: Schema = { type: 'integer', minimum: 0, maximum: 1_000_000 };
const bySeat = mapOf(whole);
const anything = mapOf({});

const player = atMost({
  party: name,
  money: whole,
  base: whole,
  hand: names,
  platform: names,
  politicians: names,
  donations: listOf(whole, 5),
  tiles: whole,
});

const region = atMost({
  id: name,
  open: names,
  hidden: names,
  keyIssue: name,
  votes: bySeat,
  trend: mapOf({ type: 'integer', minimum: -9, maximum: 9 }),
  meetings: bySeat,
  media: bySeat,
  stack: listOf(name, 5),
  tiles: listOf(name, 5),
  row: listOf(exactly({ seat: name, politician: name }), 5),
});

const piles = { pile: names, discards: names, rest: { enum: ['pile', 'discards'] } };

const election = atMost({
  region: name,
  votes: bySeat,
  mandates: bySeat,
  win: bySeat,
  winners: names,
  beaten: name,
  presence: names,
});

const nationalOpinion: Schema = {
  type: 'object',
  properties: { card: name, secured: { type: 'boolean' } },
  required: ['card'],
  additionalProperties: false,
};

const position: Schema = {
  type: 'object',
  properties: {
    ruleset: { enum: RULESETS },
    seed: name,
    round: { type: 'integer', minimum: 0, maximum: 7 },
    phase: { enum: [...DECIDING_PHASES, ...AUTOMATIC_PHASES] },
    start: name,
    openMoney: { type: 'boolean' },
    players: mapOf(player),
    regions: listOf(region, 4),
    laterRegions: names,
    policies: atMost({ display: names, ...piles }),
    opinions: atMost({ board: names, ...piles }),
    polls: atMost(piles),
    elections: listOf(election, 7),
    coalitions: listOf({ type: 'array', items: name, minItems: 2, maxItems: 2 }, 2),
    national: listOf(nationalOpinion, 5),
    lot: listOf(name, 5),
    dice: listOf({ type: 'integer', minimum: 0, maximum: 9 }, 10),
  },
  required: ['players'],
  additionalProperties: false,
};

const step = atMost({
  seat: name,
  action: anything,
  refused: { enum: REFUSAL_CODES },
  events: { type: 'array', items: anything, minItems: 1, maxItems: 60 },
  expect: anything,
});

const puzzle: Schema = {
  type: 'object',
  properties: {
    seat: name,
    goal: { enum: GOALS },
    region: name,
    other: name,
    answers: { type: 'array', items: anything, minItems: 1, maxItems: 20 },
  },
  required: ['seat', 'goal', 'answers'],
  additionalProperties: false,
};

export const SCENARIO_SCHEMA: Schema = {
  type: 'object',
  properties: { title, cites: listOf(name, 20), position, steps: listOf(step, 500), puzzle },
  required: ['title', 'position'],
  additionalProperties: false,
};
