import { at, type ChoiceOf, type Purchase, type RegionId } from '@macher/engine';

/** How many meetings where. */
export type BuyingPlan = Readonly<Record<RegionId, number>>;

type Offered = Pick<ChoiceOf<'meetings'>, 'costs' | 'supply' | 'money'>;

export function purchasesOf(plan: BuyingPlan): Purchase[] {
  return Object.entries(plan).flatMap(([region, count]) => (count > 0 ? [{ region, count }] : []));
}

export function countOf(plan: BuyingPlan): number {
  return Object.values(plan).reduce((sum, count) => sum + count, 0);
}

/** Whether there are enough meetings and enough money for all of it together. */
export function isAffordable({ costs, supply, money }: Offered, plan: BuyingPlan): boolean {
  const cost = Object.values(plan).reduce((sum, count) => sum + at(costs, count), 0);
  return countOf(plan) <= supply && cost <= money;
}
