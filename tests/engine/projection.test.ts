import { project } from '@macher/engine';
import { setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';

const players = { A: { party: 'cdu' }, B: { party: 'spd' }, C: { party: 'fdp' } };

describe('the projection of a region', () => {
  it('counts all meetings and holds the election as it would be held', () => {
    const { game } = setUp({
      phase: 'votes',
      players,
      regions: [
        {},
        { id: 'BB', open: ['education+'], meetings: { A: 4 }, votes: { A: 2, B: 30 }, trend: { A: 2 } },
      ],
    });
    const region = game.regions[1];
    if (region === undefined) throw new Error('no region');
    const { parties, election } = project(game, region);
    expect(parties[0]).toMatchObject({ trend: 2, votes: 2 + 6 * Math.max(1, parties[0]?.agreement ?? 1) });
    expect(election.mandates[1]).toBe(16);
  });

  it('[R29] lays a party that gains votes on top, which decides a tie', () => {
    const { game } = setUp({
      ruleset: '2006-7',
      phase: 'votes',
      start: 'A',
      players: {
        ...players,
        B: { party: 'spd', platform: ['wages+', 'taxes+', 'economy+', 'genetics+', 'nuclear+'] },
      },
      regions: [
        {
          id: 'BB',
          open: [],
          hidden: [],
          votes: { A: 10 },
          meetings: { A: 0, B: 5, C: 0 },
          trend: { B: 2 },
          stack: ['B', 'C', 'A'],
        },
      ],
    });
    const region = game.regions[0];
    if (region === undefined) throw new Error('no region');
    expect(project(game, region).election).toMatchObject({ votes: [10, 10, 0], winners: [1], beaten: 0 });
  });

  it('leaves coalitions of the current region out of the others', () => {
    const shared = ['wages+', 'taxes+', 'economy+', 'genetics+', 'nuclear+'] as const;
    const { game } = setUp({
      ruleset: '2006-7',
      phase: 'media-shares',
      players: {
        A: { party: 'cdu', platform: shared },
        B: { party: 'spd', platform: shared },
        C: { party: 'fdp' },
      },
      regions: [
        { tiles: ['A', 'B'], votes: { A: 10, B: 9, C: 12 } },
        { id: 'HE', votes: { A: 10, B: 9, C: 12 } },
      ],
      coalitions: [['A', 'B']],
    });
    const winners = game.regions.slice(0, 2).map(region => project(game, region).election.winners.length);
    expect(winners).toEqual([2, 1]);
  });
});
