import { awaited, type Card, type Election } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { only, region } from '../2019/closing.ts';
import { electionIn, phasesIn, type RegionSpec, type Spec, table, tableWithEvents } from './closing.ts';

const OPEN: Card[] = ['genetics+', 'economy-'];

describe('§6.3.1, the last count', () => {
  const count = (here: RegionSpec, more: Partial<Spec> = {}) =>
    tableWithEvents({ phase: 'last-count', regions: [here], ...more });

  it('[2006 §6.3.1] all meetings still there are turned in, however few', () => {
    const { events } = count({ meetings: [1, 3, 10], trend: [2, 1, -1], votes: [4, 4, 4] });
    expect(electionIn(events).votes).toEqual([6, 7, 9]);
  });

  it('[2006 §6.3.1] nobody is asked, and the meetings go back to the supply', () => {
    const { game, events } = count({ meetings: [4, 0, 0], trend: [1, 0, 0], open: OPEN });
    expect(awaited(game)).toEqual([{ seat: 0, kind: 'nationalise' }]);
    expect(region(game).meetings).toEqual([0, 0, 0]);
    expect(game.players.map(player => player.meetings)).toEqual([18, 18, 18]);
    expect(only(events, 'meetings-turned-in')).toMatchObject([{ seat: 0, meetings: 4, votes: 4 }]);
  });

  it('[2006 §6.3.1] by the formula of §6.2.8, with open opinions and key issue', () => {
    const { events } = count({ meetings: [4, 4, 0], trend: [1, 1, 0], open: ['wages+'], keyIssue: 'wages+' });
    expect(electionIn(events).votes).toEqual([12, 2, 0]);
  });

  it('[2006 §6.3.1] up to 50', () => {
    const { events } = count({ meetings: [10, 0, 0], trend: [3, 0, 0], votes: [40, 0, 0] });
    expect(electionIn(events).votes).toEqual([50, 0, 0]);
  });

  for (const [start, winner] of [
    [0, 1],
    [1, 0],
  ] as const)
    it(`[2006 §6.3.1] in turn order: with start player ${start} the last to arrive, ${winner}, lies on top`, () => {
      const { events } = count({ meetings: [5, 5, 0], trend: [2, 2, 0] }, { start, lot: [2, winner, start] });
      expect(electionIn(events)).toMatchObject({ votes: [10, 10, 0], winners: [winner], beaten: start });
    });

  it('[2006 §6.3.1] the other regions keep their meetings', () => {
    const game = table({
      phase: 'last-count',
      regions: [{ meetings: [1, 0, 0], trend: [1, 0, 0], open: OPEN }, { meetings: [8, 9, 10] }],
    });
    expect(region(game, 1)).toMatchObject({ meetings: [8, 9, 10], votes: [0, 0, 0] });
  });

  it('[R31] [2006 §6.3.1] no majority exchange here', () => {
    const { game, events } = count({ votes: [30, 0, 0], open: OPEN }, { pool: ['taxes+', 'taxes-'] });
    expect(awaited(game)).toEqual([{ seat: 0, kind: 'nationalise' }]);
    expect(phasesIn(events)).toEqual(['last-count', 'election', 'spoils']);
  });

  it('[2006 §6.3.1] also in the last round', () => {
    const { events } = count({ meetings: [3, 0, 0], trend: [2, 0, 0] }, { round: 7 });
    expect(electionIn(events).votes).toEqual([6, 0, 0]);
  });
});

describe('§6.3.1, seats', () => {
  const seats = (id: string, ...votes: number[]): readonly number[] =>
    electionIn(tableWithEvents({ phase: 'election', regions: [{ id, votes }] }).events).mandates;

  it('[2006 §6.3.1] below 5 votes nothing, from 5 the first column', () => {
    expect(seats('BB', 4, 5, 9)).toEqual([0, 5, 5]);
  });

  it('[2006 §6.3.1] between two steps the lower one counts', () => {
    expect(seats('BB', 10, 14, 15)).toEqual([6, 6, 9]);
  });

  it('[2006 §6.3.1] 49 votes and 50, the maximum', () => {
    expect(seats('BB', 45, 49, 50)).toEqual([24, 24, 28]);
  });

  it('[2006 §6.3.1] every region has its own table', () => {
    expect(seats('BY', 35, 45, 50)).toEqual([42, 54, 60]);
    expect(seats('NRW', 35, 45, 50)).toEqual([55, 70, 80]);
    expect(seats('HB', 5, 30, 50)).toEqual([2, 8, 15]);
  });

  it('[2006 §6.3.1] each partner of a coalition has the seats of its own votes', () => {
    const { events } = tableWithEvents({
      phase: 'election',
      regions: [{ id: 'BB', votes: [20, 10, 5] }],
      coalitions: [[0, 1]],
    });
    expect(electionIn(events).mandates).toEqual([11, 6, 5]);
  });
});

describe('§6.3.2, the winner', () => {
  type Figures = Pick<Election, 'outcome' | 'winners' | 'beaten'>;

  function result(
    votes: readonly number[],
    stack: readonly number[],
    coalitions: readonly (readonly number[])[] = [],
    ruleset: Spec['ruleset'] = '2006-7',
  ): Figures {
    const { events } = tableWithEvents({
      ruleset,
      phase: 'election',
      players: votes.map(() => ({})),
      regions: [{ votes, stack }],
      coalitions,
    });
    const { outcome, winners, beaten } = electionIn(events);
    return { outcome, winners, beaten };
  }

  it('[2006 §6.3.2] most votes, one more is enough', () => {
    expect(result([20, 21, 10], [1, 0, 2])).toEqual({ outcome: 'most', winners: [1], beaten: null });
  });

  it('[2006 §6.3.2] a coalition counts the sum of both', () => {
    expect(result([20, 15, 30], [0, 1, 2], [[0, 1]])).toEqual({
      outcome: 'alliance',
      winners: [0, 1],
      beaten: null,
    });
  });

  it('[2006 §6.3.2] which may exceed 50', () => {
    expect(result([26, 25, 50], [0, 1, 2], [[0, 1]]).outcome).toBe('alliance');
  });

  it('[2006 §6.3.2] a single party with more than the sum wins', () => {
    expect(result([20, 15, 36], [2, 0, 1], [[0, 1]])).toEqual({
      outcome: 'most',
      winners: [2],
      beaten: null,
    });
  });

  it('[2006 §6.3.2] a coalition does not win with one marker above all others but a smaller sum', () => {
    expect(
      result(
        [30, 0, 20, 11],
        [0, 1, 2, 3],
        [
          [0, 1],
          [2, 3],
        ],
      ).winners,
    ).toEqual([2, 3]);
  });

  it('[2006 §6.3.2] [R32] equal totals: the single highest marker wins, by a nose', () => {
    expect(result([15, 15, 30], [2, 1, 0], [[0, 1]])).toEqual({
      outcome: 'most-by-a-nose',
      winners: [2],
      beaten: null,
    });
  });

  it('[2006 §6.3.2] [R32] equal totals of two coalitions: the one with the highest marker, by a nose', () => {
    expect(
      result(
        [20, 10, 15, 15],
        [1, 0, 2, 3],
        [
          [2, 3],
          [0, 1],
        ],
      ),
    ).toEqual({
      outcome: 'alliance-by-a-nose',
      winners: [0, 1],
      beaten: null,
    });
  });

  it('[2006 §6.3.2] equal again: the marker on top wins, by a nose', () => {
    expect(result([20, 20, 10], [0, 1, 2])).toMatchObject({ outcome: 'most-by-a-nose', winners: [1] });
    expect(result([20, 20, 10], [2, 1, 0])).toMatchObject({ outcome: 'most-by-a-nose', winners: [0] });
  });

  it('[2006 §6.3.2] equal totals and equal highest markers of two coalitions: the higher of the two on top', () => {
    const pairs = [
      [0, 1],
      [2, 3],
    ];
    expect(result([20, 10, 20, 10], [0, 2, 3, 1], pairs).winners).toEqual([2, 3]);
    expect(result([20, 10, 20, 10], [2, 0, 1, 3], pairs).winners).toEqual([0, 1]);
  });

  it('[2006 §6.3.2] a coalition and a party with the same highest marker: the one on top', () => {
    expect(result([25, 0, 25], [2, 1, 0], [[0, 1]])).toEqual({
      outcome: 'alliance-by-a-nose',
      winners: [0, 1],
      beaten: null,
    });
    expect(result([25, 0, 25], [0, 1, 2], [[0, 1]]).winners).toEqual([2]);
  });

  it('[R16] of several on the same total the next by the same tie-break is beaten by a nose', () => {
    expect(result([20, 20, 20], [0, 2, 1])).toEqual({
      outcome: 'most-by-a-nose',
      winners: [1],
      beaten: 2,
    });
  });

  it('[R16] if the next by the tie-break is a coalition, nobody is rewarded, a third on the same total neither', () => {
    expect(result([30, 30, 0, 30], [0, 1, 2, 3], [[1, 2]])).toEqual({
      outcome: 'most-by-a-nose',
      winners: [3],
      beaten: null,
    });
  });

  it('[R16] a single party that comes before such a coalition is', () => {
    expect(result([30, 30, 0, 30], [1, 0, 2, 3], [[1, 2]])).toMatchObject({ winners: [3], beaten: 0 });
  });

  it('[R16] a coalition that wins by a nose beats nobody who would be rewarded', () => {
    expect(result([25, 5, 30], [0, 1, 2], [[0, 1]]).beaten).toBeNull();
    expect(result([30, 0, 30], [2, 1, 0], [[0, 1]])).toEqual({
      outcome: 'alliance-by-a-nose',
      winners: [0, 1],
      beaten: null,
    });
  });

  it('[R16] with a clear win nobody is beaten by a nose', () => {
    expect(result([20, 19, 19], [0, 1, 2]).beaten).toBeNull();
  });

  it('[R90] without a vote nobody wins, a coalition neither', () => {
    expect(result([0, 0, 0], [0, 1, 2], [[0, 1]])).toEqual({
      outcome: 'no-votes',
      winners: [],
      beaten: null,
    });
  });

  it('[R90] one vote is enough to win', () => {
    expect(result([0, 1, 0], [1, 0, 2])).toEqual({ outcome: 'most', winners: [1], beaten: null });
  });

  it('[2006 §6.3.2] 1997 plays the same', () => {
    expect(result([20, 20, 10], [0, 1, 2], [], '1997-7')).toEqual({
      outcome: 'most-by-a-nose',
      winners: [1],
      beaten: 0,
    });
  });
});
