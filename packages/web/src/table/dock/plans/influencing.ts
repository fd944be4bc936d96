import type { Card, ChoiceOf } from '@macher/engine';

/** InfluencePlan: each is null until it is chosen. */
export interface InfluencePlan {
  readonly out: Card | null;
  readonly in: Card | null;
}

type Offered = ChoiceOf<'influence'>;

export function inFor({ exchanges }: Offered, out: Card): readonly Card[] {
  return exchanges.find(offer => offer.out === out)?.in ?? [];
}

export function outFor({ exchanges }: Offered, card: Card): readonly Card[] {
  return exchanges.flatMap(offer => (offer.in.includes(card) ? [offer.out] : []));
}

/** The plan with another card out; the earlier choice of one to come in is dropped if it no longer fits. */
export function withOut(choice: Offered, plan: InfluencePlan, out: Card): InfluencePlan {
  return { out, in: plan.in !== null && inFor(choice, out).includes(plan.in) ? plan.in : null };
}

/** The plan with another card in: one that fits only one place takes it. */
export function withIn(choice: Offered, plan: InfluencePlan, card: Card): InfluencePlan {
  const possible = outFor(choice, card);
  if (plan.out !== null && possible.includes(plan.out)) return { out: plan.out, in: card };
  return { out: possible.length === 1 ? (possible[0] ?? null) : null, in: card };
}
