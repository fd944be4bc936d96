import { type Action, choiceFor, type Game, type Purchase } from '@macher/engine';
import { type Position, type RegionSpec, setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import { asked, eventsOf, moneyOf, playerAt, refusedUnchanged, regionOf } from './opening.ts';

const REGIONS = ['BB', 'NDS', 'HE', 'SN'];

interface Given extends Pick<Position, 'round' | 'openMoney' | 'start'> {
  readonly meetings?: Readonly<Record<string, RegionSpec['meetings']>>;
  readonly money?: number;
}

const table = ({ meetings = {}, money = 30_000, round = 1, ...rest }: Given = {}): Game =>
  setUp({
    phase: 'meetings',
    round,
    ...rest,
    players: { A: { money }, B: {}, C: {} },
    regions: REGIONS.slice(0, 5 - round).map(id => ({ id, meetings: meetings[id] ?? {} })),
  }).game;

const buy = (seat: number, counts: Readonly<Record<string, number>>): Action => ({
  kind: 'meetings',
  seat,
  buy: Object.entries(counts).map(([region, count]): Purchase => ({ region, count })),
});

describe('phase 4, meetings', () => {
  it.each([
    { count: 1, cost: 1000 },
    { count: 2, cost: 2000 },
    { count: 3, cost: 3000 },
    { count: 4, cost: 5000 },
    { count: 5, cost: 7000 },
    { count: 6, cost: 10_000 },
    { count: 7, cost: 15_000 },
    { count: 8, cost: 20_000 },
  ])('[2019 §2 phase 4] $count new meetings in a region cost $cost', ({ count, cost }) => {
    const game = act(table(), [buy(0, { NDS: count })]);
    expect(moneyOf(game)).toEqual([30_000 - cost, 30_000, 30_000]);
    expect(regionOf(game, 'NDS').meetings).toEqual([count, 0, 0]);
    expect(playerAt(game, 0).meetings).toBe(20 - count);
  });

  it('[2019 §2 phase 4] the cost is by region, not for all together', () => {
    const game = act(table(), [buy(0, { NDS: 3, BB: 2 })]);
    expect(moneyOf(game)[0]).toBe(25_000);
    expect([regionOf(game, 'NDS').meetings[0], regionOf(game, 'BB').meetings[0]]).toEqual([3, 2]);
  });

  it('[2019 §2 phase 4] the cost counts new meetings only', () => {
    const game = act(table({ meetings: { NDS: { A: 5 } } }), [buy(0, { NDS: 3 })]);
    expect(moneyOf(game)[0]).toBe(27_000);
    expect(regionOf(game, 'NDS').meetings[0]).toBe(8);
  });

  it('[2019 §2 phase 4] in any number of regions, four as well as none', () => {
    const four = act(table(), [buy(0, { BB: 1, NDS: 1, HE: 1, SN: 1 })]);
    expect(moneyOf(four)[0]).toBe(26_000);
    const none = act(table(), [buy(0, {})]);
    expect(moneyOf(none)[0]).toBe(30_000);
    expect(asked(none)).toEqual([[1, 'meetings']]);
  });

  it('[2019 §2 phase 4] in turn order each player once', () => {
    let game = table({ start: 'B' });
    for (const seat of [1, 2, 0]) {
      expect(asked(game)).toEqual([[seat, 'meetings']]);
      game = act(game, [buy(seat, { BB: 1 })]);
    }
    expect(asked(game)).toEqual([[1, 'send']]);
  });

  it('[2019 §2 phase 4] one region cannot be bought in twice to save money', () => {
    const twice = {
      kind: 'meetings',
      seat: 0,
      buy: [
        { region: 'BB', count: 3 },
        { region: 'BB', count: 3 },
      ],
    };
    expect(refusedUnchanged(table(), twice)).toEqual({
      code: 'region-twice',
      rule: '2019 §2 phase 4',
      figures: { region: 'BB' },
    });
  });

  it('[2019 §2 phase 4] a region that is not in play is refused', () => {
    expect(refusedUnchanged(table(), buy(0, { BY: 1 }))).toEqual({
      code: 'region-not-there',
      rule: '2019 §2 phase 4',
      figures: { region: 'BY' },
    });
  });

  it('[2019 §2 phase 4] at most eight meetings of one party in a region: a ninth is refused', () => {
    const game = table({ meetings: { NDS: { A: 5 } } });
    expect(refusedUnchanged(game, buy(0, { NDS: 4 }))).toEqual({
      code: 'too-many-meetings',
      rule: '2019 §2 phase 4',
      figures: { region: 'NDS', count: 4, max: 3 },
    });
    expect(regionOf(act(game, [buy(0, { NDS: 3 })]), 'NDS').meetings[0]).toBe(8);
  });

  it('[2019 §2 phase 4] with eight in a region no more can be bought there', () => {
    const game = table({ meetings: { NDS: { A: 8 } } });
    expect(choiceFor(game, 0)).toMatchObject({
      regions: [
        { region: 'BB', max: 8 },
        { region: 'HE', max: 8 },
        { region: 'SN', max: 8 },
      ],
    });
    expect(refusedUnchanged(game, buy(0, { NDS: 1 }))).toMatchObject({
      code: 'too-many-meetings',
      figures: { region: 'NDS', count: 1, max: 0 },
    });
    expect(refusedUnchanged(game, buy(0, { NRW: 1 }))).toMatchObject({
      code: 'region-not-there',
      figures: { region: 'NRW' },
    });
  });

  it('[2019 §2 phase 4] the eight spaces are each party’s own', () => {
    const game = act(table({ meetings: { NDS: { B: 8, C: 8 } } }), [buy(0, { NDS: 8 })]);
    expect(regionOf(game, 'NDS').meetings).toEqual([8, 8, 8]);
  });

  it('[2019 §2 phase 4] at most what the supply holds, in one region', () => {
    const game = table({ meetings: { BB: { A: 8 }, NDS: { A: 8 } } });
    expect(refusedUnchanged(game, buy(0, { HE: 5 }))).toMatchObject({
      code: 'supply-short',
      figures: { count: 5, max: 4 },
    });
    expect(playerAt(act(game, [buy(0, { HE: 4 })]), 0).meetings).toBe(0);
  });

  it('[2019 §2 phase 4] at most what the supply holds, in all regions together', () => {
    const game = table({ meetings: { BB: { A: 8 }, NDS: { A: 8 } } });
    expect(refusedUnchanged(game, buy(0, { HE: 3, SN: 2 }))).toEqual({
      code: 'supply-short',
      rule: '2019 §2 phase 4',
      figures: { count: 5, max: 4 },
    });
    expect(playerAt(act(game, [buy(0, { HE: 2, SN: 2 })]), 0).meetings).toBe(0);
  });

  it('[2019 §2 phase 4] the whole supply of 20 can be bought in one turn, not 21', () => {
    const game = table({ money: 60_000 });
    expect(refusedUnchanged(game, buy(0, { BB: 8, NDS: 8, HE: 5 }))).toMatchObject({
      code: 'supply-short',
      figures: { count: 21, max: 20 },
    });
    expect(moneyOf(act(game, [buy(0, { BB: 8, NDS: 8, HE: 4 })]))[0]).toBe(15_000);
  });

  it('[R0] [2019 §2 phase 4] meetings that cost more than the player’s money are refused', () => {
    const game = table({ money: 7000 });
    expect(refusedUnchanged(game, buy(0, { BB: 5, NDS: 1 }))).toEqual({
      code: 'above-money',
      rule: 'R0',
      figures: { amount: 8000, max: 7000 },
    });
    expect(moneyOf(act(game, [buy(0, { BB: 4, NDS: 2 })]))[0]).toBe(0);
  });

  it('[R57] a player without money is asked all the same, and can only buy none', () => {
    const game = table({ money: 0 });
    expect(asked(game)).toEqual([[0, 'meetings']]);
    expect(refusedUnchanged(game, buy(0, { BB: 1 }))).toMatchObject({
      code: 'above-money',
      figures: { amount: 1000, max: 0 },
    });
    expect(asked(act(game, [buy(0, {})]))).toEqual([[1, 'meetings']]);
  });

  it('[R57] that is so when money is played open, too', () => {
    expect(asked(table({ money: 0, openMoney: true }))).toEqual([[0, 'meetings']]);
  });

  it('[R57] who has no meeting in the supply is not asked', () => {
    const game = table({ meetings: { BB: { A: 8 }, NDS: { A: 8 }, HE: { A: 4 } } });
    expect(asked(game)).toEqual([[1, 'meetings']]);
  });

  it('[R57] who has eight meetings in every region in play is not asked', () => {
    expect(asked(table({ round: 4, meetings: { BB: { A: 8, C: 8 } } }))).toEqual([[1, 'meetings']]);
    expect(asked(table({ round: 4, meetings: { BB: { A: 7 } } }))).toEqual([[0, 'meetings']]);
  });

  it('[R18] what is bought is open', () => {
    const { events } = actWithEvents(table(), [buy(0, { NDS: 3, BB: 2 })]);
    expect(eventsOf(events, 'meetings-bought')).toEqual([
      {
        event: 'meetings-bought',
        seat: 0,
        buy: [
          { region: 'NDS', count: 3 },
          { region: 'BB', count: 2 },
        ],
        paid: 5000,
      },
    ]);
  });
});
