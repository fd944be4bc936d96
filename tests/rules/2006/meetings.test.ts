import { awaited, type Game } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import { expectRefused, money, only, question, region } from '../2019/closing.ts';
import { holds, type Spec, table } from './closing.ts';

const start = (more: Partial<Spec> = {}): Game => table({ phase: 'meetings', ...more });

describe('§6.2.6, meetings', () => {
  it('[2006 §6.2.6] 1,000 each, in any number of regions, from the supply', () => {
    const { game, events } = actWithEvents(start(), [holds(0, 4, 3, 0, 1)]);
    expect(money(game)).toEqual([17_000, 25_000, 25_000]);
    expect(game.regions.map(each => each.meetings[0])).toEqual([4, 3, 0, 1]);
    expect(game.players.map(player => player.meetings)).toEqual([10, 18, 18]);
    expect(only(events, 'meetings-bought')).toMatchObject([{ seat: 0, paid: 8000 }]);
  });

  it('[2006 §6.2.6] four in every region at once: 16,000', () => {
    const game = act(start(), [holds(0, 4, 4, 4, 4)]);
    expect(money(game)).toEqual([9000, 25_000, 25_000]);
  });

  it('[2006 §6.2.6] a fifth new one in a region is refused', () => {
    expectRefused(start(), holds(0, 5), {
      code: 'too-many-meetings',
      rule: '2006 §6.2.6',
      figures: { region: 'BB', count: 5, max: 4 },
    });
  });

  it('[2006 §6.2.6] the limit of four is for new ones: with six there another four come', () => {
    const game = act(start({ regions: [{ meetings: [6, 0, 0] }] }), [holds(0, 4)]);
    expect(region(game).meetings).toEqual([10, 0, 0]);
  });

  it('[2006 §6.2.6] ten of a party in a region: with seven there only three more', () => {
    const game = start({ regions: [{ meetings: [7, 0, 0] }] });
    expectRefused(game, holds(0, 4), {
      code: 'too-many-meetings',
      rule: '2006 §6.2.6',
      figures: { region: 'BB', count: 4, max: 3 },
    });
    expect(region(act(game, [holds(0, 3)])).meetings).toEqual([10, 0, 0]);
  });

  it('[2006 §6.2.6] with ten there none', () => {
    const game = start({ regions: [{ meetings: [10, 0, 0] }] });
    expectRefused(game, holds(0, 1), {
      code: 'too-many-meetings',
      rule: '2006 §6.2.6',
      figures: { region: 'BB', count: 1, max: 0 },
    });
  });

  it('[2006 §6.2.6] the ten spaces are each party’s own', () => {
    const game = start({ regions: [{ meetings: [0, 10, 10] }] });
    expect(region(act(game, [holds(0, 4)])).meetings).toEqual([4, 10, 10]);
  });

  it('[2006 §6.2.6] as far as the supply of 18 reaches: 16 lie out, two can come', () => {
    const game = start({ regions: [{ meetings: [10, 0, 0] }, { meetings: [6, 0, 0] }] });
    expectRefused(game, holds(0, 0, 2, 1), {
      code: 'supply-short',
      rule: '2006 §6.2.6',
      figures: { count: 3, max: 2 },
    });
    expect(act(game, [holds(0, 0, 1, 1)]).players[0]?.meetings).toBe(0);
  });

  it('[2006 §6.2.6] [R79] with all 18 out nobody is asked', () => {
    const game = start({ regions: [{ meetings: [10, 0, 0] }, { meetings: [8, 0, 0] }] });
    expect(awaited(game)).toEqual([{ seat: 1, kind: 'meetings' }]);
  });

  it('[2006 §6.2.6] [R0] no more than the player can pay', () => {
    const game = start({ players: [{ money: 3000 }] });
    expectRefused(game, holds(0, 2, 2), {
      code: 'above-money',
      rule: 'R0',
      figures: { amount: 4000, max: 3000 },
    });
    expect(money(act(game, [holds(0, 2, 1)]))).toEqual([0, 25_000, 25_000]);
  });

  it('[2006 §6.2.6] a region is named once', () => {
    const twice = [1, 1].map(count => ({ region: 'BB', count }));
    expectRefused(
      start(),
      { kind: 'meetings', seat: 0, buy: twice },
      { code: 'region-twice', rule: '2006 §6.2.6', figures: { region: 'BB' } },
    );
  });

  it('[2006 §6.2.6] in turn order, once each; buying nothing is allowed', () => {
    const game = start({ start: 2 });
    expect(question(game, 'meetings').seat).toBe(2);
    const last = act(game, [holds(2), holds(0, 1)]);
    expect(awaited(last)).toEqual([{ seat: 1, kind: 'meetings' }]);
    expect(awaited(act(last, [holds(1)]))).toMatchObject([{ kind: 'poll-bid' }]);
  });
});
