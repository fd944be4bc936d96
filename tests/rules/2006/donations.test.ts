import { awaited, eventsFor, type Game, phasesOf, view } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import { at, bases, expectRefused, money, only, question } from '../2019/closing.ts';
import { accepts, declinesMoney, type Spec, table } from './closing.ts';

const start = (more: Partial<Spec> = {}): Game =>
  table({ phase: 'donations', players: [{ base: 10 }, { base: 10 }, { base: 10 }], ...more });

describe('§6.4.2, laying', () => {
  it('[2006 §6.4.2] in turn order, one each', () => {
    let game = start({ start: 1 });
    for (const seat of [1, 2, 0]) {
      expect(awaited(game)).toEqual([{ seat, kind: 'lay-donation' }]);
      game = act(game, [accepts(seat, 10_000)]);
    }
    expect(awaited(game)[0]?.kind).toBe('bid');
  });

  it('[2006 §6.4.2] five cards with one to five dice', () => {
    expect(question(start(), 'lay-donation').cards.map(({ amount, dice }) => [amount, dice])).toEqual([
      [10_000, 1],
      [20_000, 2],
      [30_000, 3],
      [40_000, 4],
      [50_000, 5],
    ]);
  });

  it('[2006 §6.4.2] a card one does not have cannot be laid', () => {
    const game = start({ players: [{ donations: [10_000, 40_000] }] });
    expectRefused(game, accepts(0, 20_000), {
      code: 'donation-not-there',
      rule: '2006 §6.4.2',
      figures: { amount: 20_000 },
    });
  });

  it('[2006 §6.4.2] laying one is compulsory: no other answer is understood', () => {
    expectRefused(
      start(),
      { kind: 'lay-donation', seat: 0, amount: null, accept: false },
      { code: 'malformed', rule: 'protocol', figures: { path: '/amount', reason: expect.any(String) } },
    );
  });

  it('[2006 §6.4.2] used cards leave the game, accepted or refused', () => {
    const game = act(start(), [accepts(0, 20_000), declinesMoney(1, 50_000), declinesMoney(2, 10_000)]);
    expect(game.players.map(player => player.donations)).toEqual([
      [10_000, 30_000, 40_000, 50_000],
      [10_000, 20_000, 30_000, 40_000],
      [20_000, 30_000, 40_000, 50_000],
    ]);
  });

  it('[2006 §6.4.2] after rounds 1–5, so five cards last exactly that long', () => {
    const { rules } = start();
    const rounds = rules.rounds.map((_, index) => phasesOf(rules, index + 1).includes('donations'));
    expect(rounds).toEqual([true, true, true, true, true, false, false]);
    expect(rules.donations).toHaveLength(5);
  });

  it('[1997 §6.4] in 1997 too', () => {
    const { rules } = start({ ruleset: '1997-7' });
    const rounds = rules.rounds.map((_, index) => phasesOf(rules, index + 1).includes('donations'));
    expect(rounds).toEqual([true, true, true, true, true, false, false]);
  });

  it('[2006 §6.4.2] the round before is over: after round 5 the last card, then round 6', () => {
    const one = { donations: [30_000] };
    const game = start({ round: 5, players: [one, one, one] });
    const after = act(game, [accepts(0, 30_000), accepts(1, 30_000), accepts(2, 30_000)]);
    expect(after.round).toBe(6);
    expect(after.players.map(player => player.donations)).toEqual([[], [], []]);
  });
});

describe('§6.4.2, what others see', () => {
  it('[2006 §6.4.2] an accepted card lies open at once', () => {
    const { game, events } = actWithEvents(start(), [accepts(0, 40_000)]);
    for (const viewer of [null, 0, 1, 2]) {
      expect(at(view(game, viewer).frames, 0)).toMatchObject({
        laid: [{ amount: 40_000, accept: true }, null, null],
      });
      expect(eventsFor(events, viewer)).toContainEqual({
        event: 'donation-laid',
        seat: 0,
        amount: 40_000,
        accept: true,
      });
    }
  });

  it('[2006 §6.4.2] a refused one lies face down: its owner alone knows it', () => {
    const { game, events } = actWithEvents(start(), [declinesMoney(0, 40_000)]);
    for (const viewer of [null, 0, 1, 2]) {
      const amount = viewer === 0 ? 40_000 : null;
      expect(at(view(game, viewer).frames, 0)).toMatchObject({
        laid: [{ amount, accept: false }, null, null],
      });
      expect(eventsFor(events, viewer)).toContainEqual({
        event: 'donation-laid',
        seat: 0,
        amount,
        accept: false,
      });
    }
  });

  it('[R80] [2006 §6.4.2] the cards still in hand do not give it away', () => {
    const before = start();
    const game = act(before, [declinesMoney(0, 40_000)]);
    expect(view(game, 1).players[0]?.donations).toEqual(view(before, 1).players[0]?.donations);
  });

  it('[2006 §6.4.2] when all have laid it is turned up for all', () => {
    const { events } = actWithEvents(start(), [
      declinesMoney(0, 40_000),
      accepts(1, 10_000),
      accepts(2, 10_000),
    ]);
    for (const viewer of [null, 1, 2])
      expect(only(eventsFor(events, viewer), 'donation-shown')).toEqual([
        { event: 'donation-shown', seat: 0, amount: 40_000 },
      ]);
  });

  it('[R96] all lay before anything is taken or rolled', () => {
    const game = act(start(), [accepts(0, 50_000), accepts(1, 50_000)]);
    expect(money(game)).toEqual([25_000, 25_000, 25_000]);
    expect(bases(game)).toEqual([10, 10, 10]);
  });
});

describe('§6.4.2, the dice', () => {
  it('[E06-9] [2006 §6.4.2] accepted with 2, 0, 3: 30,000 and base −3, the highest single die', () => {
    const { game, events } = actWithEvents(start({ dice: [2, 0, 3] }), [
      accepts(0, 30_000),
      declinesMoney(1, 10_000),
      declinesMoney(2, 10_000),
    ]);
    expect(only(events, 'rolled')[0]).toEqual({ event: 'rolled', seat: 0, rolls: [2, 0, 3] });
    expect(money(game)[0]).toBe(55_000);
    expect(bases(game)[0]).toBe(7);
  });

  it('[2006 §6.4.2] a 0 costs nothing', () => {
    const game = act(start({ dice: [0] }), [accepts(0, 10_000), accepts(1, 10_000), accepts(2, 10_000)]);
    expect(bases(game)[0]).toBe(10);
  });

  it('[R10] [R96] base lost stops at 0', () => {
    const game = act(start({ players: [{ base: 2 }], dice: [3, 1, 1, 0, 0] }), [
      accepts(0, 10_000),
      accepts(1, 10_000),
      accepts(2, 10_000),
    ]);
    expect(bases(game)).toEqual([0, 4, 4]);
  });

  it('[2006 §6.4.2] refused: the total of its own dice is won, and no money', () => {
    const game = act(start({ dice: [1, 2, 3, 1, 3] }), [
      declinesMoney(0, 20_000),
      declinesMoney(1, 20_000),
      accepts(2, 10_000),
    ]);
    expect(money(game)).toEqual([25_000, 25_000, 35_000]);
    expect(bases(game)).toEqual([15, 14, 9]);
  });

  it('[2006 §6.4.2] [R96] those who accept roll first, in turn order, then the others', () => {
    const { events } = actWithEvents(start({ start: 1 }), [
      declinesMoney(1, 10_000),
      accepts(2, 10_000),
      accepts(0, 20_000),
    ]);
    const rolls = only(events, 'rolled').map(({ seat, rolls: faces }) => [seat, faces.length]);
    expect(rolls.slice(0, 3)).toEqual([
      [2, 1],
      [0, 2],
      [1, 1],
    ]);
  });

  it('[R96] each accepting player loses base before the next takes money', () => {
    const { events } = actWithEvents(start(), [accepts(0, 10_000), accepts(1, 10_000), accepts(2, 10_000)]);
    const names = events.map(({ event }) => event).filter(name => /taken|rolled|base/.test(name));
    const each = ['donation-taken', 'rolled', 'base-changed'];
    expect(names).toEqual([...each, ...each, ...each]);
  });

  it('[E06-9] [2006 §6.4.2] the larger sum refused, alone: three more dice for it', () => {
    const { game, events } = actWithEvents(start({ start: 1, dice: [2, 1, 2, 1, 3, 1, 2] }), [
      accepts(1, 10_000),
      declinesMoney(2, 10_000),
      declinesMoney(0, 20_000),
    ]);
    expect(only(events, 'rolled').map(({ seat, rolls }) => [seat, rolls])).toEqual([
      [1, [2]],
      [2, [1]],
      [0, [2, 1]],
      [0, [3, 1, 2]],
    ]);
    expect(bases(game)).toEqual([19, 8, 11]);
  });

  it('[R96] [E06-9] the three extra dice come after all others', () => {
    const { game, events } = actWithEvents(start({ dice: [3, 1, 2, 0, 1, 1, 2] }), [
      accepts(0, 10_000),
      declinesMoney(1, 20_000),
      declinesMoney(2, 10_000),
    ]);
    expect(only(events, 'rolled').map(({ seat, rolls }) => [seat, rolls])).toEqual([
      [0, [3]],
      [1, [1, 2]],
      [2, [0]],
      [1, [1, 1, 2]],
    ]);
    expect(bases(game)).toEqual([7, 17, 10]);
  });

  it('[E06-9] [2006 §6.4.2] both refused the same sum: nobody rolls the three', () => {
    const { game, events } = actWithEvents(start({ dice: [0, 3, 1, 1, 2] }), [
      accepts(0, 10_000),
      declinesMoney(1, 20_000),
      declinesMoney(2, 20_000),
    ]);
    expect(only(events, 'rolled')).toHaveLength(3);
    expect(bases(game)).toEqual([10, 14, 13]);
  });

  it('[2006 §6.4.2] two on the largest sum, a third with less: nobody rolls the three', () => {
    const { events } = actWithEvents(start(), [
      declinesMoney(0, 30_000),
      declinesMoney(1, 30_000),
      declinesMoney(2, 10_000),
    ]);
    expect(only(events, 'rolled').map(({ seat, rolls }) => [seat, rolls.length])).toEqual([
      [0, 3],
      [1, 3],
      [2, 1],
    ]);
  });

  it('[R96] a single refusal is the largest, whatever the others accept', () => {
    const { events } = actWithEvents(start(), [
      accepts(0, 50_000),
      declinesMoney(1, 10_000),
      accepts(2, 40_000),
    ]);
    const rolls = only(events, 'rolled').map(({ seat, rolls: faces }) => [seat, faces.length]);
    expect(rolls).toEqual([
      [0, 5],
      [2, 4],
      [1, 1],
      [1, 3],
    ]);
  });

  it('[2006 §6.4.2] nobody refuses: nobody rolls the three', () => {
    const { events } = actWithEvents(start(), [accepts(0, 10_000), accepts(1, 20_000), accepts(2, 10_000)]);
    expect(only(events, 'rolled').map(({ rolls }) => rolls.length)).toEqual([1, 2, 1]);
  });

  it('[1997 §6.4] in 1997 refused ones are turned up together, before the first of them rolls', () => {
    const { events } = actWithEvents(start({ ruleset: '1997-7' }), [
      declinesMoney(0, 20_000),
      accepts(1, 10_000),
      declinesMoney(2, 30_000),
    ]);
    const order = events.flatMap(event =>
      event.event === 'donation-shown' || event.event === 'rolled' ? [`${event.event} ${event.seat}`] : [],
    );
    expect(order.slice(0, 4)).toEqual(['rolled 1', 'donation-shown 0', 'donation-shown 2', 'rolled 0']);
  });
});
