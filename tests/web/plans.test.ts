import { choiceAt, deciders, play, randomOf, view } from '@macher/engine';
import { NO_PLANS, planMismatch, plannedAction } from '@macher/protocol';
import { describe, expect, it } from 'vitest';
import { cardPlan, cardsFor, mostOf, withCard } from '../../packages/web/src/plans/cards.ts';
import { anyAction, deal, SOME_TABLES, walk } from '../walk.ts';

describe.each(SOME_TABLES)('cards of plans: $ruleset, $players players', table => {
  it('whatever is switched on can be saved, says what it can cost, and answers as it says', () => {
    const answered = new Set<string>();
    walk(table, 'cards', ({ game, random }) => {
      if (random(5) > 0) return;
      const seen = view(game, 0);
      for (const card of cardsFor(seen, 0)) {
        const plans = withCard(NO_PLANS, card, { isOn: true, amount: 1000 * random(4) }, seen);
        expect(planMismatch(plans)).toBe(null);
        const plan = cardPlan(plans, card);
        expect(plan.isOn).toBe(true);
        expect(mostOf(card, plan, seen)).toBe(card.kind === 'poll' || card.kind === 'bid' ? plan.amount : 0);
        expect(mostOf(card, { ...plan, isOn: false }, seen)).toBe(0);
      }
      answered.add(`${cardsFor(seen, 0).length > 0}`);
    });
    expect(answered.has('true')).toBe(true);
  });

  it('a card for each kind answers its question when it comes', () => {
    const game = deal(table, 'answers');
    const random = randomOf('answers');
    const kinds = new Set<string>();
    while (game.result === null) {
      const action = anyAction(game, random);
      const seen = view(game, action.seat);
      let plans = NO_PLANS;
      for (const card of cardsFor(seen, action.seat)) plans = withCard(plans, card, { isOn: true }, seen);
      if (plannedAction(seen, choiceAt(game, action.seat), plans) !== null) kinds.add(action.kind);
      play(game, action);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['bid', 'buy-media', 'meetings', 'poll-bid']));
  });

  it('what you are asked once in a round is planned for the next when you have decided', () => {
    const game = deal(table, 'once');
    const random = randomOf('once');
    const decided = { bid: 0, meetings: 0 };
    while (game.result === null) {
      const { round } = game;
      const action = anyAction(game, random);
      play(game, action);
      if ((action.kind !== 'bid' && action.kind !== 'meetings') || deciders(game).includes(action.seat))
        continue;
      const cards = cardsFor(view(game, action.seat), action.seat);
      expect(cards.filter(card => card.kind === action.kind && card.round === round)).toEqual([]);
      decided[action.kind] += 1;
    }
    expect(Math.min(decided.bid, decided.meetings)).toBeGreaterThan(2);
  });
});
