import { awaited, type GameEvent } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { bases, money, only } from '../2019/closing.ts';
import { AGAINST, FOR, free, phasesIn, type Spec, secured, tableWithEvents } from './closing.ts';

describe('§6.3.4, base', () => {
  const gain = (more: Partial<Spec>): number[] =>
    bases(tableWithEvents({ phase: 'base-gain', round: 2, ...more }).game).map(base => base - 5);

  it('[E06-7] [2006 §6.3.4] a policy that matches under a 2: base +2', () => {
    expect(gain({ national: [free('welfare+'), free('genetics+')] })).toEqual([2, 0, 2]);
  });

  it('[E06-7] [2006 §6.3.4] and still +2 if that opinion is secured', () => {
    expect(gain({ national: [free('welfare+'), secured('genetics+')] })).toEqual([2, 0, 2]);
  });

  it('[2006 §6.3.4] the spaces give 1, 2, 3, 2 and 1, added up', () => {
    const first = FOR.map(free);
    expect([1, 2, 3, 4, 5].map(count => gain({ national: first.slice(0, count) })[0])).toEqual([
      1, 3, 6, 8, 9,
    ]);
  });

  it('[2006 §6.3.4] the other stance gives and takes nothing', () => {
    const players = [{ platform: [...AGAINST] }, { platform: [...FOR] }];
    expect(gain({ players, national: FOR.slice(0, 2).map(free) })).toEqual([0, 3, 3]);
  });

  it('[2006 §6.3.4] the hand does not count', () => {
    const players = [{ platform: [...AGAINST], hand: FOR.slice(0, 1) }];
    expect(gain({ players, national: [free('genetics+')] })[0]).toBe(0);
  });

  it('[2006 §6.3.4] it comes before the points of the last round are counted', () => {
    const { game, events } = tableWithEvents({
      phase: 'base-gain',
      round: 7,
      national: [free('genetics+')],
    });
    expect(phasesIn(events)).toEqual(['base-gain', 'final-scoring']);
    expect(game.result?.map(score => score.base)).toEqual([6, 5, 6]);
  });
});

describe('§6.3.5, pay-out', () => {
  /** A has 15 votes in Rheinland-Pfalz, which are 12 seats, and base 10; nobody else has a vote. */
  const paid = (round: number, more: Partial<Spec> = {}) =>
    tableWithEvents({
      phase: 'election',
      round,
      players: [{ base: 10 }],
      regions: [{ id: 'RP', votes: [15, 0, 0] }, { id: 'BB' }, { id: 'SN' }, { id: 'BY' }],
      ...more,
    });

  it('[E06-6] [2006 §6.3.5] 12 seats and base 10 in round 1: 12,000 and 10,000', () => {
    const { game, events } = paid(1);
    expect(money(game)).toEqual([47_000, 30_000, 30_000]);
    expect(only(events, 'paid-out')[0]).toEqual({
      event: 'paid-out',
      seat: 0,
      forMandates: 12_000,
      forBase: 10_000,
    });
  });

  it('[E06-6] [2006 §6.3.5] in round 2: 12,000 and nothing more', () => {
    expect(money(paid(2).game)).toEqual([37_000, 25_000, 25_000]);
  });

  for (const [index, amount] of [22_000, 12_000, 22_000, 12_000, 22_000, 12_000].entries())
    it(`[2006 §6.3.5] round ${index + 1} of seven pays ${amount} for 12 seats and base 10`, () => {
      expect(only(paid(index + 1).events, 'paid-out')[0]).toMatchObject({
        forMandates: 12_000,
        forBase: amount - 12_000,
      });
    });

  it('[2006 §6.3.5] the last round pays nothing', () => {
    const { game, events } = paid(7);
    expect(only(events, 'paid-out')).toEqual([]);
    expect(money(game)).toEqual([25_000, 25_000, 25_000]);
  });

  it('[2006 §6.3.5] only the seats of this election are paid', () => {
    const { events } = paid(2, { elections: [{ mandates: [40, 40, 40] }] });
    expect(only(events, 'paid-out').map(({ forMandates }) => forMandates)).toEqual([12_000, 0, 0]);
  });

  it('[R95] [2006 §6.3.5] base is paid as it stands after §6.3.4', () => {
    const { events } = paid(1, { national: [free('genetics+')] });
    expect(only(events, 'paid-out').map(({ forBase }) => forBase)).toEqual([11_000, 5000, 6000]);
  });

  it('[R95] automatic, for all, and before this round’s donations', () => {
    const { game, events } = paid(1);
    expect(only(events, 'paid-out').map(({ seat }) => seat)).toEqual([0, 1, 2]);
    expect(awaited(game)).toEqual([{ seat: 0, kind: 'lay-donation' }]);
  });

  it('[2006 §6.3.5] before the region is cleared', () => {
    expect(phasesIn(paid(1).events)).toEqual([
      'election',
      'spoils',
      'base-gain',
      'pay-out',
      'next-round',
      'donations',
    ]);
  });

  describe('in 1997', () => {
    const aid = { ruleset: '1997-7' } as const;
    const amounts = (events: readonly GameEvent[]) =>
      only(events, 'paid-out').map(({ forMandates, forBase }) => [forMandates, forBase]);

    it('[E97-2] [1997 §6.3.5] 12 seats and base 25 in round 3: 12,000 and 25,000', () => {
      expect(amounts(paid(3, { ...aid, players: [{ base: 25 }] }).events)[0]).toEqual([12_000, 25_000]);
    });

    it('[E97-2] [1997 §6.3.5] in round 4 nothing for base', () => {
      expect(amounts(paid(4, { ...aid, players: [{ base: 25 }] }).events)[0]).toEqual([12_000, 0]);
    });

    for (const [index, base] of [10_000, 0, 10_000, 0, 10_000].entries())
      it(`[1997 §6.3.5] round ${index + 1} pays 12,000 for seats and ${base} for base`, () => {
        expect(amounts(paid(index + 1, aid).events)[0]).toEqual([12_000, base]);
      });

    for (const round of [6, 7])
      it(`[1997 §6.3.5] round ${round} pays nothing`, () => {
        const { game, events } = paid(round, aid);
        expect(only(events, 'paid-out')).toEqual([]);
        expect(money(game)).toEqual([25_000, 25_000, 25_000]);
      });

    it('[1997 §6.4] base, clearing and new region, pay-out, donations', () => {
      const { events } = paid(1, { ...aid, national: [free('genetics+')] });
      expect(phasesIn(events)).toEqual([
        'election',
        'spoils',
        'base-gain',
        'next-round',
        'pay-out',
        'donations',
      ]);
      const names = events.map(({ event }) => event);
      expect(names.indexOf('base-changed')).toBeLessThan(names.indexOf('region-cleared'));
      expect(names.indexOf('region-laid')).toBeLessThan(names.indexOf('paid-out'));
    });

    it('[1997 §6.4] the seats of the election just held are paid, though its region is gone', () => {
      const { game, events } = paid(1, aid);
      expect(game.regions.map(({ id }) => id)).not.toContain('RP');
      expect(amounts(events)).toEqual([
        [12_000, 10_000],
        [0, 5000],
        [0, 5000],
      ]);
    });
  });
});
