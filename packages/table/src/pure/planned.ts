import {
  type Action,
  type ActionOf,
  actionsOf,
  type Choice,
  foresee,
  type RegionId,
  refuseAnswer,
  type View,
} from '@macher/engine';
import type { Plan, Plans } from '@macher/protocol';

type Then = Plan['then'];

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
