import { exactly, listOf, mapOf, orNull } from '../schema.ts';
import { KINDS } from '../types/kinds.ts';
import { AUTOMATIC_PHASES, DECIDING_PHASES } from '../types/phases.ts';
import {
  ABILITY_DEEDS,
  type Ability,
  BENEFITS,
  type CardFace,
  type Donation,
  type NationalBoard,
  type Politician,
  type Poll,
  type RegionCard,
  type RoundPlan,
  type Rules,
  type StartingBlock,
} from '../types/rules.ts';
import type { Schema } from '../types/schema.ts';

/** SchemaOf asks for one schema for every field: a new one does not compile until it is checked here. */
type SchemaOf<T> = { readonly [K in keyof Required<T>]: Schema };

const text: Schema = { type: 'string', minLength: 1, maxLength: 80 };
const count: Schema = { type: 'integer', minimum: 0, maximum: 10_000_000 };
const change: Schema = { type: 'integer', minimum: -1000, maximum: 1000 };
const yesOrNo: Schema = { type: 'boolean' };
const counts = listOf(count);
const texts = listOf(text);
const phases = listOf({ enum: [...DECIDING_PHASES, ...AUTOMATIC_PHASES] });

const paragraphs: Schema = {
  type: 'object',
  properties: Object.fromEntries([...KINDS, 'majority', 'turn-order', 'end'].map(name => [name, text])),
  additionalProperties: false,
};

const ROUND: SchemaOf<RoundPlan> = {
  phases,
  elections: count,
  paysBase: yesOrNo,
  donation: yesOrNo,
  newRegion: orNull(exactly({ open: count })),
  refillOpinionBoard: yesOrNo,
};

const FACE: SchemaOf<CardFace> = { issue: text, opposite: text };

const REGION: SchemaOf<RegionCard> = {
  id: text,
  size: { enum: ['large', 'small', null] },
  maximum: count,
  mandates: counts,
};

const BLOCK: SchemaOf<StartingBlock> = {
  id: text,
  fields: exactly(Object.fromEntries(BENEFITS.map(benefit => [benefit, count]))),
  base: count,
};

const NATIONAL: SchemaOf<NationalBoard> = {
  baseGain: counts,
  points: counts,
  securedPoints: count,
  onFull: { enum: ['in-place', 'move-up', 'unsecured-moves-up'] },
};

const ABILITY: SchemaOf<Ability> = {
  deed: { enum: Object.keys(ABILITY_DEEDS) },
  amount: count,
  once: yesOrNo,
};

const POLITICIAN: SchemaOf<Politician> = {
  id: text,
  cost: count,
  main: orNull(exactly(ABILITY)),
  secondary: listOf(exactly(ABILITY)),
  telephone: yesOrNo,
};

const POLL: SchemaOf<Poll> = { id: text, back: text, changes: mapOf(change) };

const DONATION: SchemaOf<Donation> = { amount: count, take: count, refuse: count, dice: count };

const RULES: SchemaOf<Rules> = {
  ruleset: text,
  edition: text,
  pack: {},
  players: exactly({ min: count, max: count }),
  paragraphs,
  setup: phases,
  rounds: listOf(exactly(ROUND)),
  moneyStep: count,
  parties: texts,
  issues: texts,
  faces: mapOf(exactly(FACE)),
  policyCopies: count,
  opinionCopies: count,
  onRepeat: { enum: ['discard', 'under-the-pile'] },
  regions: listOf(exactly(REGION)),
  regionDraw: exactly({ large: count, small: count, any: count, later: count }),
  firstRegion: { enum: ['lowest-maximum', 'first-board'] },
  opinionsPerRegion: count,
  opinionBoard: { anyOf: [{ const: 'one-of-each' }, count] },
  openOpinions: counts,
  mediaSpaces: count,
  meetingSpaces: count,
  trend: listOf(change),
  trendStart: count,
  start: exactly({
    money: count,
    base: count,
    meetings: count,
    media: count,
    meetingsInRegion: count,
    coalitionTiles: count,
  }),
  platformSize: count,
  handSize: count,
  draft: exactly({ hand: count, picks: count }),
  dealsPlatforms: yesOrNo,
  display: mapOf(count),
  maxExchange: count,
  startingColumns: listOf(listOf(exactly(BLOCK))),
  differentRegions: yesOrNo,
  benefits: exactly(Object.fromEntries(BENEFITS.map(benefit => [benefit, count]))),
  onBidTie: { enum: ['raise-in-turn', 'sealed-again', 'die'] },
  namesStart: yesOrNo,
  platformTurn: { enum: ['display', 'conference'] },
  mediaCost: count,
  mediaSwap: exactly({ toOwner: count, toBank: count, mustPlace: yesOrNo }),
  meetingCosts: counts,
  politicians: listOf(exactly(POLITICIAN)),
  sending: { enum: ['all-at-once', 'affordable', 'one-by-one'] },
  influenceOrder: { enum: ['region-order', 'reverse'] },
  exchangedTo: { enum: ['discards', 'board'] },
  polls: listOf(exactly(POLL)),
  pollBacks: yesOrNo,
  pollsDealt: { enum: ['beforehand', 'one-by-one'] },
  pollAuction: { enum: ['once-around', 'ascending'] },
  pollOpening: count,
  pollUse: { enum: ['own-rise', 'lines'] },
  quietPoll: exactly({ base: count, dice: count }),
  die: counts,
  turnIn: exactly({ needed: count, least: count }),
  countsCurrent: yesOrNo,
  voteRule: { enum: ['product', 'factor'] },
  maxVotes: orNull(count),
  majorityExchange: yesOrNo,
  winRule: { enum: ['majority', 'most-votes'] },
  stackOrder: { enum: ['lot', 'seats'] },
  majority: count,
  mandateSteps: counts,
  winPoints: exactly({ majority: count, several: count, coalition: count, alone: count }),
  mediaBoard: counts,
  payPerMandate: count,
  payPerBase: count,
  donations: listOf(exactly(DONATION)),
  refusalsShown: { enum: ['in-turn', 'together'] },
  moneyPoints: exactly({ most: count, second: count }),
  baseBonus: exactly({ largest: count, second: count }),
  national: orNull(exactly(NATIONAL)),
};

/** What stored rules must look like, before the engine is given them. */
export const RULES_SCHEMA: Schema = exactly(RULES);
