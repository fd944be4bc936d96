import { exactly, type InferFields, type Schema, type SchemaOf } from '@macher/engine';
import { YES_NO } from './leaves.ts';

export const EVENT_KINDS = ['league', 'knock-out', 'duplicate'] as const;
export type EventKind = (typeof EVENT_KINDS)[number];

/** MOST_ROUNDS that a league or a duplicate may have. */
export const MOST_ROUNDS = 20;

const rounds = { type: 'integer', minimum: 1, maximum: MOST_ROUNDS } as const satisfies Schema;

/** What is special to each kind of event. */
const PLANS = {
  /** Everyone plays in every round, with as many different people as possible. */
  league: { rounds, isRated: YES_NO },
  /** The best `goOn` of each table play in the next round, until one table is left. */
  'knock-out': { goOn: { type: 'integer', minimum: 1, maximum: 2 }, isRated: YES_NO },
  /** The same deal at every table of a round; friendly, since the cards are shared. */
  duplicate: { rounds },
} as const satisfies { readonly [K in EventKind]: Readonly<Record<string, Schema>> };

/** A plan of one kind. */
export type PlanOf<K extends EventKind> = {
  [P in K]: { readonly kind: P } & InferFields<(typeof PLANS)[P]>;
}[K];
export type EventPlan = PlanOf<EventKind>;

export const EVENT_PLAN_SCHEMA: SchemaOf<EventPlan> = {
  anyOf: Object.entries(PLANS).map(([kind, fields]) => exactly({ kind: { const: kind }, ...fields })),
};

/**
 * MEASURES: what a number of the standings counts. `league-points`: 12 for the first of a table, 0 for the last, the
 * others evenly between. `rounds`: how many they have come through, the final among them. `margin`: how many points more
 * than others in the same seat, on average over these. `share`: their part of the table's points, 1 is average. `won`:
 * comparisons with others in the same seat that they have won, from 0 to 1.
 */
export const MEASURES = ['league-points', 'rounds', 'margin', 'share', 'won'] as const;
export type Measure = (typeof MEASURES)[number];

/** What the two numbers of a line of the standings count. */
export interface StandingColumns {
  readonly points: Measure;
  readonly share: Measure;
}

/** EventFacts are what a server and its clients both know of a kind of event. */
interface EventFacts<K extends EventKind> {
  readonly columns: StandingColumns;
  /** The tables of a round play the same deal: nobody looks at others until all are over, and then they are compared. */
  readonly isSameDeal: boolean;
  /** Each round has fewer people: nobody joins once it has begun, and who is out stays out. */
  readonly narrows: boolean;
  isRated(plan: PlanOf<K>): boolean;
}

export const EVENT_FACTS: { readonly [K in EventKind]: EventFacts<K> } = {
  league: {
    columns: { points: 'league-points', share: 'share' },
    isSameDeal: false,
    narrows: false,
    isRated: ({ isRated }) => isRated,
  },
  'knock-out': {
    columns: { points: 'rounds', share: 'share' },
    isSameDeal: false,
    narrows: true,
    isRated: ({ isRated }) => isRated,
  },
  duplicate: {
    columns: { points: 'margin', share: 'won' },
    isSameDeal: true,
    narrows: false,
    // The cards are shared.
    isRated: () => false,
  },
};

/** Whether its games count for ratings. */
export function isRatedBy<K extends EventKind>(plan: PlanOf<K>): boolean {
  return EVENT_FACTS[plan.kind].isRated(plan);
}
