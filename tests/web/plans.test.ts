import { type Action, type Choice, choiceAt, deciders, play, randomOf, view } from '@macher/engine';
import { NO_PLANS, type Plans, type Pledge, planMismatch } from '@macher/protocol';
import { plannedAction } from '@macher/table/pure';
import { describe, expect, it } from 'vitest';
import { pledgesIn } from '../../packages/web/src/table/offers/pledges.ts';
import { cardPlan, cardsFor, mostOf, withCard } from '../../packages/web/src/table/plans/cards.ts';
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
      const choice = choiceAt(game, action.seat);
      const isPlanned = plannedAction(seen, choice, plans) !== null;
      if (isPlanned) kinds.add(action.kind);
      if (choice.kind === 'influence')
        expect(plannedAction(seen, choice, LEAVE_OPINIONS) !== null).toBe(choice.by === 'media');
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

  it('what can be promised can still be broken: of this round, or of the next where it is too late', () => {
    const game = deal(table, 'pledges');
    const random = randomOf('pledges');
    const kinds = new Set<string>();
    while (game.result === null) {
      const seen = view(game, 0);
      const pledges = pledgesIn(seen);
      for (const { kind, round, region } of pledges) {
        if (round > Math.max(1, game.round)) kinds.add(kind);
        expect(seen.regions.find(({ id }) => id === region)?.round).toBeGreaterThanOrEqual(round);
      }
      const action = anyAction(game, random);
      const broken = couldBreak(choiceAt(game, action.seat), action);
      if (broken !== null) expect(pledges).toContainEqual({ ...broken, round: game.round });
      play(game, action);
    }
    expect([...kinds]).toEqual(expect.arrayContaining(['pass-poll', 'no-media', 'leave-opinions']));
  });
});

/** In every region, if you may exchange something there. */
const LEAVE_OPINIONS: Plans = {
  plans: [
    {
      when: { kind: 'influence', round: null, region: null, party: null },
      then: { kind: 'decide', action: { exchange: null } },
      isOn: true,
    },
  ],
  skips: false,
};

/** The promise that is about this question; null: none. */
function couldBreak(choice: Choice, action: Action): Omit<Pledge, 'round'> | null {
  if (choice.kind === 'poll-bid') return { kind: 'pass-poll', region: choice.region };
  if (choice.kind === 'answer') return { kind: 'accept-coalition', region: choice.region };
  if (choice.kind === 'influence' && choice.by === 'media')
    return { kind: 'leave-opinions', region: choice.region };
  return action.kind === 'buy-media' && action.region !== null
    ? { kind: 'no-media', region: action.region }
    : null;
}
