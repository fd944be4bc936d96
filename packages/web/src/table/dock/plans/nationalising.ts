// 2006 §6.3.3
import type { ActionOf, Card, ChoiceOf, NationalOffer, Seat } from '@macher/engine';

/** NationalPlan: each is null until it is chosen. */
export interface NationalPlan {
  readonly opinion: Card | null;
  readonly replace: Card | null;
}

/** The action of a plan: as long as it is not said what makes way, the first that can does. */
export function actionFor(plan: NationalPlan, offer: NationalOffer, seat: Seat): ActionOf<'nationalise'> {
  const { card, replaces } = offer;
  const said = plan.opinion === card ? plan.replace : null;
  const replace = hasToChoose(offer) ? (said ?? replaces[0] ?? null) : null;
  return { kind: 'nationalise', seat, opinion: card, replace };
}

/** The card that lies there and would change without a choice. */
export function touched(offer: NationalOffer | null): Card | null {
  if (offer === null || offer.does === 'enter') return null;
  return offer.does === 'secure' ? offer.card : (offer.replaces[0] ?? null);
}

export function offerOf({ opinions }: ChoiceOf<'nationalise'>, card: Card): NationalOffer | null {
  return opinions.find(offer => offer.card === card) ?? null;
}

/**
 * Whether something has to be chosen: on a full board a new issue takes the place of one that is not secured, and it
 * has to be said which.
 */
export function hasToChoose(offer: NationalOffer | null): boolean {
  return offer !== null && offer.does === 'enter' && offer.replaces.length > 0;
}
