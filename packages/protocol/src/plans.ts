import {
  type Action,
  type ActionOf,
  actionsOf,
  anyOf,
  type Choice,
  exactly,
  foresee,
  type Infer,
  KINDS,
  type Kind,
  listOf,
  mismatch,
  orNull,
  type PartyId,
  type RegionId,
  refuseAnswer,
  type SchemaOf,
  type View,
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
  /** This and nothing else. What an action looks like is for the rules to say; its seat is that of who is asked. */
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
  /** Questions to which there is one answer only need not be asked. */
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

/** From what a store keeps; null: it can't be read. */
export function readPlans(stored: unknown): KeptPlans | null {
  return mismatch(KEPT_PLANS_SCHEMA, stored) === null ? (stored as KeptPlans) : null;
}

/** What you hear of your own plans. */
export interface OwnPlans extends Plans {
  /** Something was taken back since: none of them counts until you save them again. */
  readonly isStale: boolean;
}

/** A long one takes a quarter of it. */
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

/** Auctions and polls can be answered by more than a fixed decision. */
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

/**
 * What these plans answer to a question; null: nothing, or nothing that the rules allow, so their person is asked. It is
 * made from what the seat sees.
 */
export function plannedAction(view: View, choice: Choice, { plans, skips }: Plans): Action | null {
  const plan = plans.find(each => answers(each, view, choice));
  if (plan === undefined) return skips ? onlyAction(view, choice) : null;
  const action = answerOf(plan.then, view, choice);
  return action === null || refuseAnswer(view.rules, choice, action) !== null ? null : action;
}

/** Whether a plan is on, and meant for this question. */
export function answers({ isOn, when }: Plan, view: View, choice: Choice): boolean {
  return isOn && isFor(when, view, choice);
}

function isFor({ kind, round, region, party }: Plan['when'], view: View, choice: Choice): boolean {
  if (kind !== choice.kind || (round !== null && round !== view.round)) return false;
  // Nobody knows before the votes are counted whether they get this right, so its owner is asked.
  if (choice.kind === 'influence' && choice.by === 'majority') return false;
  if (region !== null && !('region' in choice && choice.region === region)) return false;
  return party === null || ('from' in choice && view.players[choice.from]?.party === party);
}

function answerOf(then: Then, view: View, choice: Choice): Action | null {
  switch (then.kind) {
    case 'decide':
      return decided(then.action, choice);
    case 'up-to':
      return bidUpTo(then.amount, choice);
    case 'publish-if-raised':
      return publishedIfRaised(view, choice);
  }
}

/** Whatever was left there: it may be no action at all. */
function decided(action: unknown, { kind, seat }: Choice): Action | null {
  const isObject = typeof action === 'object' && action !== null && !Array.isArray(action);
  return isObject ? ({ ...action, kind, seat } as Action) : null;
}

function bidUpTo(amount: number, choice: Choice): Action | null {
  if (choice.kind !== 'poll-bid' && choice.kind !== 'raise') return null;
  const { kind, seat, range } = choice;
  return { kind, seat, amount: range !== null && range.min <= amount ? range.min : null };
}

function publishedIfRaised(view: View, choice: Choice): Action | null {
  if (choice.kind === 'poll-use') {
    const use: ActionOf<'poll-use'> = { kind: choice.kind, seat: choice.seat, publish: true };
    const isRaised = choice.publishable && raises(view, choice.region, use);
    return { ...use, publish: isRaised };
  }
  if (choice.kind !== 'poll-lines') return null;
  const own = view.players[choice.seat]?.party ?? '';
  const lines: ActionOf<'poll-lines'> = { kind: choice.kind, seat: choice.seat, parties: [own] };
  const isRaised = choice.lines.includes(own) && raises(view, choice.region, lines);
  return isRaised ? lines : { ...lines, parties: null };
}

function raises(view: View, region: RegionId, action: Action): boolean {
  const trendIn = ({ regions }: View): number =>
    regions.find(({ id }) => id === region)?.trend[action.seat] ?? 0;
  return trendIn(foresee(view, action)) > trendIn(view);
}

/** The one answer there is; null: there are several. */
function onlyAction({ rules }: View, choice: Choice): Action | null {
  const [first, second] = firstTwo(actionsOf(rules, choice));
  return second === undefined ? (first ?? null) : null;
}

function firstTwo(actions: Iterable<Action>): Action[] {
  const found: Action[] = [];
  for (const action of actions) {
    found.push(action);
    if (found.length === 2) break;
  }
  return found;
}

/** How the names of requests begin that came of a plan: no person can call one so. */
const PLAN_NAME = 'plan ';

export function planName(entry: number): string {
  return `${PLAN_NAME}${entry}`;
}

export function isPlanName(name: string): boolean {
  return name.startsWith(PLAN_NAME);
}

/** Of names that people give their requests. */
export const NO_PLAN_NAME = `^(?!${PLAN_NAME})`;
