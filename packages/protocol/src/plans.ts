import {
  anyOf,
  exactly,
  type Infer,
  KINDS,
  type Kind,
  listOf,
  mismatch,
  orNull,
  type PartyId,
  type RegionId,
  type SchemaOf,
} from '@macher/engine';
import { NUMBER_SCHEMA } from './entries.ts';
import { WORD, YES_NO } from './leaves.ts';

const region: SchemaOf<RegionId> = WORD;
const party: SchemaOf<PartyId> = WORD;

/** Which decision a plan is for; null: any. */
const WHEN_SCHEMA = exactly({
  kind: { enum: KINDS },
  round: orNull({ type: 'integer', minimum: 0, maximum: 20 }),
  region: orNull(region),
  /** Whose question it is, where another party asks. */
  party: orNull(party),
});

const THEN_SCHEMA = anyOf(
  /**
   * This decision and nothing else. What an action looks like is for the rules to say; its seat is that of who is
   * asked.
   */
  exactly({ kind: { const: 'decide' }, action: {} }),
  /** Of an auction: the least that is enough, up to an amount; else pass. */
  exactly({
    kind: { const: 'up-to' },
    amount: { type: 'integer', minimum: 0, maximum: 1_000_000_000 },
  }),
  /** Of a poll: publish it if that raises your trend there; else keep it quiet. */
  exactly({ kind: { const: 'publish-if-raised' } }),
);

const PLAN_SCHEMA = exactly({ when: WHEN_SCHEMA, then: THEN_SCHEMA, isOn: YES_NO });

/** An answer that someone leaves for a question that may come. */
export type Plan = Infer<typeof PLAN_SCHEMA>;
type Then = Plan['then'];

const PLANS_FIELDS = {
  plans: listOf(PLAN_SCHEMA, 40),
  /** Whether questions to which there is one answer only are not asked. */
  skips: YES_NO,
} as const;

/** All that a person has left at a table: the first plan that is meant for a question answers it. */
export const PLANS_SCHEMA = exactly(PLANS_FIELDS);
export type Plans = Infer<typeof PLANS_SCHEMA>;

export const NO_PLANS: Plans = { plans: [], skips: false };

/** Plans as they are kept, with the entry of the log that was the last when they were saved. */
export interface KeptPlans extends Plans {
  readonly number: number;
}

const KEPT_PLANS_SCHEMA = exactly({ ...PLANS_FIELDS, number: NUMBER_SCHEMA });

/** Plans from what a store keeps; null: they can't be read. */
export function readPlans(stored: unknown): KeptPlans | null {
  return mismatch(KEPT_PLANS_SCHEMA, stored) === null ? (stored as KeptPlans) : null;
}

/** What you hear of your own plans. */
export interface OwnPlans extends Plans {
  /** Whether something was taken back since: none of them counts until you save them again. */
  readonly isStale: boolean;
}

/** MOST_CHARACTERS of plans: a long one takes a quarter of it. */
const MOST_CHARACTERS = 16_000;

/** Why these cannot be someone's plans; null: they can. */
export function planMismatch(plans: unknown): string | null {
  const found = mismatch(PLANS_SCHEMA, plans);
  if (found !== null) return `${found.path}: ${found.reason}`;
  const idle = (plans as Plans).plans.findIndex(({ when, then }) => !canFollow(then, when.kind));
  if (idle >= 0) return `/plans/${idle}/then: is no answer to such a question`;
  const length = JSON.stringify(plans).length;
  return length > MOST_CHARACTERS ? `: must have at most ${MOST_CHARACTERS} characters, not ${length}` : null;
}

/** Whether a plan can follow such an answer: auctions and polls can be answered by more than a fixed decision. */
function canFollow(then: Then, kind: Kind): boolean {
  switch (then.kind) {
    case 'decide':
      return true;
    case 'up-to':
      return kind === 'poll-bid' || kind === 'raise';
    case 'publish-if-raised':
      return kind === 'poll-use' || kind === 'poll-lines';
  }
}

/** PLAN_NAME is how the names of requests begin that came of a plan: no person can call one so. */
const PLAN_NAME = 'plan ';

export function planName(entry: number): string {
  return `${PLAN_NAME}${entry}`;
}

export function isPlanName(name: string): boolean {
  return name.startsWith(PLAN_NAME);
}

/** NO_PLAN_NAME fits names that people give their requests. */
export const NO_PLAN_NAME = `^(?!${PLAN_NAME})`;
