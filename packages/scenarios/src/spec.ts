import { RULESETS, type RulesetId } from '@macher/editions';
import {
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
  type RegionId,
  type Schema,
} from '@macher/engine';

/** A position as it is written down: what is not given is filled in. Seats have names, in seat order. */
export interface Position {
  readonly ruleset?: RulesetId;
  readonly seed?: string;
  readonly round?: number;
  /** The phase the position stands at the beginning of. */
  readonly phase?: PhaseName;
  readonly start?: string;
  readonly openMoney?: boolean;
  readonly players: Readonly<Record<string, PlayerSpec>>;
  /** In election order, the current region first. */
  readonly regions?: readonly RegionSpec[];
  readonly laterRegions?: readonly RegionId[];
  readonly policies?: {
    readonly display?: readonly Card[];
    readonly pile?: readonly Card[];
    readonly discards?: readonly Card[];
  };
  readonly opinions?: {
    readonly board?: readonly Card[];
    readonly pile?: readonly Card[];
    readonly discards?: readonly Card[];
  };
  readonly polls?: { readonly pile?: readonly PollId[]; readonly discards?: readonly PollId[] };
}

export interface PlayerSpec {
  readonly party?: PartyId;
  readonly money?: number;
  readonly base?: number;
  readonly hand?: readonly Card[];
  readonly platform?: readonly Card[];
  readonly politicians?: readonly PoliticianId[];
  readonly donations?: readonly number[];
}

export interface RegionSpec {
  readonly id?: RegionId;
  readonly open?: readonly Card[];
  readonly hidden?: readonly Card[];
  readonly keyIssue?: Card;
  readonly votes?: Readonly<Record<string, number>>;
  /** The numbers on the trend scale. */
  readonly trend?: Readonly<Record<string, number>>;
  readonly meetings?: Readonly<Record<string, number>>;
  readonly media?: Readonly<Record<string, number>>;
  readonly row?: readonly { readonly seat: string; readonly politician: PoliticianId }[];
}

/** One line of a scenario: a seat acts (and may have to be refused), or facts are checked. */
export interface Step {
  readonly seat?: string;
  readonly action?: Readonly<Record<string, unknown>>;
  readonly refused?: string;
  readonly events?: readonly Readonly<Record<string, unknown>>[];
  readonly expect?: object;
}

export interface Scenario {
  readonly title: string;
  readonly cites?: readonly string[];
  readonly position: Position;
  readonly steps?: readonly Step[];
}

const name: Schema = { type: 'string', minLength: 1, maxLength: 60 };
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
  row: listOf(exactly({ seat: name, politician: name }), 5),
});

const piles = atMost({ display: names, board: names, pile: names, discards: names });

const position: Schema = {
  type: 'object',
  properties: {
    ruleset: { enum: RULESETS },
    seed: name,
    round: { type: 'integer', minimum: 0, maximum: 7 },
    phase: { enum: [...DECIDING_PHASES, 'election', 'next-round', 'final-scoring'] },
    start: name,
    openMoney: { type: 'boolean' },
    players: mapOf(player),
    regions: listOf(region, 4),
    laterRegions: names,
    policies: piles,
    opinions: piles,
    polls: piles,
  },
  required: ['players'],
  additionalProperties: false,
};

const step = atMost({
  seat: name,
  action: anything,
  refused: name,
  events: listOf(anything, 60),
  expect: anything,
});

export const SCENARIO_SCHEMA: Schema = {
  type: 'object',
  properties: { title: name, cites: listOf(name, 20), position, steps: listOf(step, 500) },
  required: ['title', 'position'],
  additionalProperties: false,
};
