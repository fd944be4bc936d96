import type { Action, ActionOf, AmountRange, Choice, ChoiceOf, Seat, View } from '@macher/engine';
import { isPossible, withCount } from '../level3/plans.ts';
import { rulesIndex } from '../rulesIndex.ts';

/** Plans that neither the script in any mood nor its neighbours come to: other bids, and whole last purchases. */
export function moreCandidates(view: View, choice: Choice, script: Action): Action[] {
  if (choice.kind === 'poll-bid' && script.kind === 'poll-bid') return otherBids(view, choice, script);
  if (choice.kind === 'meetings' && script.kind === 'meetings') return lastPurchases(view, choice, script);
  return [];
}

/** SHARES of the script's bid: where each bids once, what lies between it and nothing, and a little above. */
const SHARES = [1 / 3, 1 / 2, 2 / 3, 5 / 6, 1.2, 1.5];

/** JUMPS in steps above the least: where bidders may raise again, a jump can put them off. */
const JUMPS = [1, 2, 4, 8];

function otherBids(view: View, choice: ChoiceOf<'poll-bid'>, script: ActionOf<'poll-bid'>): Action[] {
  const { seat, range } = choice;
  if (range === null) return [];
  const { min, step } = range;
  const wanted =
    view.rules.pollAuction === 'ascending'
      ? JUMPS.map(steps => min + steps * step)
      : SHARES.map(share => share * (script.amount ?? min));
  const amounts = [...wanted, mostOfOthers(view, seat) + step].flatMap(amount => within(range, amount));
  return amounts.map(amount => ({ kind: 'poll-bid', seat, amount }));
}

/** The most that others can pay: nobody can pay more. */
function mostOfOthers({ players }: View, seat: Seat): number {
  return Math.max(
    ...players.map(({ money }, other) => (other === seat ? 0 : (money ?? Number.POSITIVE_INFINITY))),
  );
}

/** A whole number of steps, if it can be bid. */
function within({ min, max, step }: AmountRange, amount: number): number[] {
  const rounded = min + step * Math.round((amount - min) / step);
  return rounded >= min && rounded <= max ? [rounded] : [];
}

/** Last purchases: in the last campaign money has nothing to wait for, so every number of meetings for each region. */
function lastPurchases(view: View, choice: ChoiceOf<'meetings'>, script: ActionOf<'meetings'>): Action[] {
  if (rulesIndex(view.rules).rounds[view.round]?.campaignsAfter !== 0) return [];
  return choice.regions.flatMap(({ region, max }) =>
    Array.from({ length: max + 1 }, (_, count) => withCount(script.buy, region, count))
      .filter(buy => isPossible(choice, buy))
      .map((buy): Action => ({ kind: 'meetings', seat: choice.seat, buy })),
  );
}
