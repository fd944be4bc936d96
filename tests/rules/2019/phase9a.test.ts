import { awaited, type Card, type Game } from '@macher/engine';
import { type PlayerSpec, type RegionSpec, setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import { at, expectRefused, only, question, region, turnsIn } from './closing.ts';

const PLATFORM: Card[] = ['education+', 'digitalisation+', 'genetics+', 'security+', 'welfare+'];
const PLAYERS: Record<string, PlayerSpec> = {
  A: { platform: PLATFORM, hand: ['environment+'] },
  B: { platform: PLATFORM },
  C: { platform: PLATFORM },
};

/** What A gets in the current region, where all meetings are turned in by themselves. */
function countOf(spec: RegionSpec): { agreement: number; trend: number; votes: number } {
  const { events } = setUp({ phase: 'votes', players: PLAYERS, regions: [spec] });
  const { agreement, trend, votes } = at(only(events, 'meetings-turned-in'), 0);
  return { agreement, trend, votes };
}

/** A's gain of so many meetings, with the trend and the agreement that the spec gives. */
const gain = (meetings: number, spec: RegionSpec): number =>
  countOf({ meetings: { A: meetings }, ...spec }).votes;

describe('phase 9a, order and limits', () => {
  it('[2019 §2 phase 9a] in reverse region order, in each region in turn order, the current region last', () => {
    const { game } = setUp({
      phase: 'votes',
      start: 'B',
      players: PLAYERS,
      regions: [
        { id: 'BB', meetings: { A: 2, B: 0, C: 1 } },
        { id: 'HE', meetings: { A: 4, B: 5 } },
        { id: 'TH', meetings: { B: 4 } },
        { id: 'NRW', meetings: { A: 5, C: 4 } },
      ],
    });
    const { events } = actWithEvents(game, [
      turnsIn(2, 4),
      turnsIn(0, 5),
      turnsIn(1, 4),
      turnsIn(1, 5),
      turnsIn(0, 4),
    ]);
    expect(only(events, 'meetings-turned-in').map(({ region: id, seat }) => `${id} ${seat}`)).toEqual([
      'NRW 2',
      'NRW 0',
      'TH 1',
      'HE 1',
      'HE 0',
      'BB 2',
      'BB 0',
    ]);
  });

  const inSecond = (meetings: number): Game =>
    setUp({
      phase: 'votes',
      players: PLAYERS,
      regions: [{}, { id: 'HE', open: [], votes: { A: 6 }, meetings: { A: meetings } }],
    }).game;

  it('[2019 §2 phase 9a] without an election: three meetings are too few to turn in, four are enough', () => {
    const game = inSecond(7);
    expect(question(game, 'turn-in')).toEqual({ kind: 'turn-in', seat: 0, region: 'HE', min: 4, max: 7 });
    expectRefused(game, turnsIn(0, 3), {
      code: 'below-minimum',
      rule: '2019 §2 phase 9a',
      figures: { amount: 3, min: 4 },
    });
    const after = act(game, [turnsIn(0, 4)]);
    expect(region(after, 1)).toMatchObject({ votes: [10, 0, 0], meetings: [3, 0, 0] });
  });

  it('[2019 §2 phase 9a] without an election: no more than lie there', () => {
    const game = inSecond(5);
    expectRefused(game, turnsIn(0, 6), {
      code: 'above-maximum',
      rule: '2019 §2 phase 9a',
      figures: { amount: 6, max: 5 },
    });
    expect(region(act(game, [turnsIn(0, 5)]), 1)).toMatchObject({ votes: [11, 0, 0], meetings: [0, 0, 0] });
  });

  it('[2019 §2 phase 9a] without an election: or none', () => {
    const { game, events } = actWithEvents(inSecond(8), [turnsIn(0, 0)]);
    expect(only(events, 'meetings-kept')).toEqual([{ event: 'meetings-kept', seat: 0, region: 'HE' }]);
    expect(region(game, 1)).toMatchObject({ votes: [6, 0, 0], meetings: [8, 0, 0] });
  });

  it('[2019 §2 phase 9a] every player once: the rest of the meetings is not asked for again', () => {
    const after = act(inSecond(8), [turnsIn(0, 4)]);
    expect(awaited(after)).toEqual([{ seat: 0, kind: 'donation' }]);
  });

  it('[R57] [2019 §2 phase 9a] with fewer than four meetings there nobody is asked', () => {
    const game = inSecond(3);
    expect(awaited(game)).toEqual([{ seat: 0, kind: 'donation' }]);
    expect(region(game, 1)).toMatchObject({ votes: [6, 0, 0], meetings: [3, 0, 0] });
  });

  it('[2019 §2 phase 9a] in the current region all meetings of all players are turned in, automatically', () => {
    const { game, events } = setUp({
      phase: 'votes',
      players: PLAYERS,
      regions: [{ open: [], meetings: { A: 8, B: 1, C: 4 } }],
    });
    expect(only(events, 'meetings-turned-in').map(({ meetings }) => meetings)).toEqual([8, 1, 4]);
    expect(region(game)).toMatchObject({ votes: [8, 1, 4], meetings: [0, 0, 0] });
    expect(awaited(game)).toEqual([{ seat: 0, kind: 'donation' }]);
  });

  it('[2019 §2 phase 9a] in the current region a party without meetings gains nothing', () => {
    const { game } = setUp({
      phase: 'votes',
      players: PLAYERS,
      regions: [{ open: ['education+', 'genetics+'], votes: { A: 7 }, trend: { A: 4 }, meetings: { B: 1 } }],
    });
    expect(region(game).votes).toEqual([7, 2, 0]);
  });

  it('[2019 §2 phase 9a] the meetings go back to the supply', () => {
    const { game } = setUp({
      phase: 'votes',
      players: PLAYERS,
      regions: [{ meetings: { A: 2 } }, { meetings: { A: 7 } }],
    });
    expect(at(game.players, 0).meetings).toBe(11);
    const kept = act(game, [turnsIn(0, 0)]);
    expect(at(kept.players, 0).meetings).toBe(13);
    const turned = act(game, [turnsIn(0, 5)]);
    expect(at(turned.players, 0).meetings).toBe(18);
  });

  it('[2019 §2 phase 9a] votes above 50 are counted on', () => {
    const { game } = setUp({
      phase: 'votes',
      players: PLAYERS,
      regions: [{ open: ['education+', 'genetics+'], votes: { A: 48 }, meetings: { A: 6 } }],
    });
    expect(region(game).votes).toEqual([60, 0, 0]);
  });
});

describe('phase 9a, the votes gained', () => {
  const two: Card[] = ['education+', 'genetics+'];

  it('[2019 §2 phase 9a] (meetings + trend) × agreement', () => {
    expect(gain(5, { trend: { A: 2 }, open: [...two, 'welfare+'] })).toBe(21);
  });

  it('[2019 §2 phase 9a] the trend is the number on the space, not the count of spaces', () => {
    expect([4, 3, 2, 0, -2].map(trend => gain(8, { trend: { A: trend }, open: two }))).toEqual([
      24, 22, 20, 16, 12,
    ]);
  });

  it('[2019 §2 phase 9a] meetings and trend count at least 1', () => {
    expect(gain(4, { trend: { A: -2 }, open: two })).toBe(4);
    expect(gain(3, { trend: { A: -2 }, open: two })).toBe(2);
    expect(gain(3, { trend: { A: -3 }, open: two })).toBe(2);
    expect(gain(1, { trend: { A: -3 }, open: two })).toBe(2);
  });

  it('[2019 §2 phase 9a] agreement counts at least 1: at 1, at 0, below 0', () => {
    expect(countOf({ meetings: { A: 5 }, open: ['education+'] })).toMatchObject({ agreement: 1, votes: 5 });
    expect(countOf({ meetings: { A: 5 }, open: ['transport+'] })).toMatchObject({ agreement: 0, votes: 5 });
    expect(countOf({ meetings: { A: 5 }, open: ['education-', 'welfare-'] })).toMatchObject({
      agreement: -2,
      votes: 5,
    });
  });

  it('[2019 §2 phase 9a] both floors together: one vote', () => {
    expect(gain(1, { trend: { A: -3 }, open: ['education-'] })).toBe(1);
  });

  it('[2019 §2 phase 9a] +1 per match, −1 per clash, nothing for an issue the platform does not show', () => {
    const spec: RegionSpec = {
      meetings: { A: 4 },
      open: ['education-', 'genetics+', 'welfare+', 'security+'],
    };
    expect(countOf(spec)).toMatchObject({ agreement: 2, votes: 8 });
    expect(countOf({ ...spec, open: ['transport-', 'environment+', 'welfare+', 'security+'] })).toMatchObject(
      {
        agreement: 2,
        votes: 8,
      },
    );
  });

  it('[2019 §2 phase 9a] a match on the key issue counts double', () => {
    expect(countOf({ meetings: { A: 4 }, open: two, keyIssue: 'genetics+' })).toMatchObject({
      agreement: 3,
      votes: 12,
    });
  });

  it('[2019 §2 phase 9a] a clash on the key issue counts double', () => {
    const open: Card[] = ['education-', 'genetics+', 'welfare+', 'security+'];
    expect(countOf({ meetings: { A: 4 }, open, keyIssue: 'education-' })).toMatchObject({
      agreement: 1,
      votes: 4,
    });
  });

  it('[2019 §2 phase 9a] opinions that lie face down do not count', () => {
    expect(gain(4, { open: two, hidden: ['welfare+', 'education-'] })).toBe(8);
  });

  it('[2019 §2 phase 9a] a policy in hand does not count', () => {
    expect(gain(4, { open: [...two, 'environment+'] })).toBe(8);
  });
});
