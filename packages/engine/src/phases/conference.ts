// 2006 §6.2.2: what a platform turn is in the older editions
import { actionSchema, CARD, CARDS } from '../actionSchema.ts';
import { repeatedIssue } from '../cards.ts';
import { shuffle } from '../chance.ts';
import { at, differentPicks, distinct, remove, without } from '../lists.ts';
import type { Decision } from '../phase.ts';
import { refuseCards, refuseSameIssue } from '../refuse.ts';
import { exactly, orNull } from '../schema.ts';
import { playerAt } from '../seats.ts';
import type { Tell } from '../types/events.ts';
import type { Game } from '../types/game.ts';
import type { Card, Seat } from '../types/vocabulary.ts';

export const redrawDecision: Decision<'redraw'> = {
  schema: actionSchema('redraw', { discard: CARDS }),
  check: (rules, { hand }, { discard }) => refuseCards(rules, 'redraw', hand, discard),
  *list(_rules, { seat, hand }) {
    for (let size = 0; size <= hand.length; size += 1) {
      for (const discard of differentPicks(hand, size)) yield { kind: 'redraw', seat, discard };
    }
  },
  sample: (_rules, { seat, hand }, random) => ({
    kind: 'redraw',
    seat,
    discard: shuffle(hand.slice(), random).slice(0, random(hand.length + 1)),
  }),
};

export const swapDecision: Decision<'swap'> = {
  schema: actionSchema('swap', { swap: orNull(exactly({ out: CARD, in: CARD })) }),
  check(rules, { hand, platform }, { swap: wanted }) {
    if (wanted === null) return null;
    return (
      refuseCards(rules, 'swap', platform, [wanted.out]) ??
      refuseCards(rules, 'swap', hand, [wanted.in]) ??
      refuseSameIssue(rules, 'swap', [...without(platform, [wanted.out]), wanted.in])
    );
  },
  *list(rules, { seat, hand, platform }) {
    yield { kind: 'swap', seat, swap: null };
    for (const out of platform) {
      for (const card of distinct(hand)) {
        const after = [...without(platform, [out]), card];
        if (repeatedIssue(rules, after) === null) yield { kind: 'swap', seat, swap: { out, in: card } };
      }
    }
  },
  /** Tries one random pair and leaves the platform alone when it does not fit. */
  sample(rules, { seat, hand, platform }, random) {
    if (hand.length === 0 || random(4) === 0) return { kind: 'swap', seat, swap: null };
    const out = at(platform, random(platform.length));
    const card = at(hand, random(hand.length));
    const fits = repeatedIssue(rules, [...without(platform, [out]), card]) === null;
    return { kind: 'swap', seat, swap: fits ? { out, in: card } : null };
  },
};

/** Any number of them; as many new ones follow. */
export function discard(game: Game, seat: Seat, cards: readonly Card[], tell: Tell): void {
  if (cards.length === 0) return;
  const { hand } = playerAt(game, seat);
  for (const card of cards) remove(hand, card);
  game.policies.discards.push(...cards);
  tell?.({ event: 'policies-discarded', seat, cards });
}

/** The policy taken out is discarded. */
export function swap(game: Game, seat: Seat, { out, in: card }: { out: Card; in: Card }, tell: Tell): void {
  const { hand, platform } = playerAt(game, seat);
  platform[platform.indexOf(out)] = card;
  remove(hand, card);
  game.policies.discards.push(out);
  tell?.({ event: 'platform-changed', seat, out: [out], in: [card] });
  tell?.({ event: 'policies-discarded', seat, cards: [out] });
}
