// 2019 §2 phase 5; 2006 and 1997 §6.2.3: who is sent where
import type { ChoiceOf, PoliticianId, Seat, Sending, View } from '@macher/engine';
import { politicianOf } from './politicians.ts';

export function hasCard(cards: readonly Sending[], { politician, region }: Sending): boolean {
  return cards.some(card => card.politician === politician && card.region === region);
}

/**
 * The cards with one more: the politician leaves the region it was in; another one that you had planned there makes
 * way.
 */
function withCard(cards: readonly Sending[], sending: Sending): Sending[] {
  return [
    ...cards.filter(card => card.politician !== sending.politician && card.region !== sending.region),
    sending,
  ];
}

export function toggled(cards: readonly Sending[], sending: Sending): readonly Sending[] {
  return hasCard(cards, sending)
    ? cards.filter(card => card.politician !== sending.politician)
    : withCard(cards, sending);
}

export function costOf(view: View, cards: readonly { readonly politician: PoliticianId }[]): number {
  return cards.reduce((sum, { politician }) => sum + politicianOf(view.rules, politician).cost, 0);
}

/** Whether all that is sent is too dear: it must be affordable together, where the edition wants that. [R13] */
export function isTooDear(
  view: View,
  { budget }: ChoiceOf<'send'>,
  cards: readonly Sending[],
  sending: Sending,
): boolean {
  return budget !== null && costOf(view, withCard(cards, sending)) > budget;
}

/** The politicians you have laid already. */
export function lying(view: View, seat: Seat): { readonly politician: PoliticianId }[] {
  return view.regions.flatMap(({ row }) =>
    row.flatMap(card =>
      card.seat === seat && card.politician !== null ? [{ politician: card.politician }] : [],
    ),
  );
}
