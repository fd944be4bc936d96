import { awaited, type Card, type Game, type Region } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import { expectRefused, only, question, region, turnsIn } from '../2019/closing.ts';
import { exchanges, exchangesNothing, FOR, type RegionSpec, type Spec, table } from './closing.ts';

/** The platform of A is (+) in genetics, economy, taxes, nuclear and wages. */
const start = (regions: readonly RegionSpec[], more: Partial<Spec> = {}): Game =>
  table({ phase: 'votes', regions, ...more });

/** Where C is asked in the current region the game stands still, with the later regions done. */
const STOP: RegionSpec = { meetings: [0, 0, 5] };
const stopped = [{ seat: 2, kind: 'turn-in' }];

/** What A gets for so many of its meetings in a later region. */
function gain(meetings: number, here: RegionSpec, more: Partial<Spec> = {}): number {
  const game = start([STOP, { meetings: [Math.max(5, meetings), 0, 0], ...here }], more);
  return only(actWithEvents(game, [turnsIn(0, meetings)]).events, 'meetings-turned-in')[0]?.votes ?? -1;
}

describe('§6.2.8, turning in meetings', () => {
  it('[2006 §6.2.8] with five meetings a player may turn in', () => {
    const game = start([STOP, { meetings: [5, 0, 0] }]);
    expect(question(game, 'turn-in')).toEqual({ kind: 'turn-in', seat: 0, region: 'SN', min: 1, max: 5 });
  });

  it('[2006 §6.2.8] [R79] with four nobody is asked', () => {
    const game = start([STOP, { meetings: [4, 4, 4] }]);
    expect(question(game, 'turn-in')).toMatchObject({ seat: 2, region: 'BB' });
  });

  it('[2006 §6.2.8] any number of them: one of five', () => {
    const game = act(start([STOP, { meetings: [5, 0, 0], trend: [1, 0, 0] }]), [turnsIn(0, 1)]);
    expect(region(game, 1)).toMatchObject({ meetings: [4, 0, 0], votes: [1, 0, 0] });
  });

  it('[2006 §6.2.8] not more than are there', () => {
    const game = start([STOP, { meetings: [5, 0, 0] }]);
    expectRefused(game, turnsIn(0, 6), {
      code: 'above-maximum',
      rule: '2006 §6.2.8',
      figures: { amount: 6, max: 5 },
    });
  });

  it('[2006 §6.2.8] or none', () => {
    const game = act(start([STOP, { meetings: [5, 0, 0] }]), [turnsIn(0, 0)]);
    expect(region(game, 1)).toMatchObject({ meetings: [5, 0, 0], votes: [0, 0, 0] });
  });

  it('[2006 §6.2.8] the meetings go back to the supply', () => {
    const game = start([STOP, { meetings: [7, 0, 0] }, { meetings: [2, 5, 0] }]);
    const after = act(game, [turnsIn(1, 0), turnsIn(0, 6)]);
    expect(after.players.map(player => player.meetings)).toEqual([15, 13, 13]);
  });

  it('[2006 §6.2.8] in reverse region order, the current region included; in each in turn order', () => {
    const five = { meetings: [5, 5, 0] };
    let game = start([five, five, {}, { meetings: [5, 0, 5] }], { start: 2 });
    const order: [number, string][] = [];
    while (awaited(game)[0]?.kind === 'turn-in') {
      const { seat, region: id } = question(game, 'turn-in');
      order.push([seat, id]);
      game = act(game, [turnsIn(seat, 0)]);
    }
    expect(order).toEqual([
      [2, 'BY'],
      [0, 'BY'],
      [0, 'SN'],
      [1, 'SN'],
      [0, 'BB'],
      [1, 'BB'],
    ]);
  });

  it('[E06-3] [2006 §6.2.8] trend +2, agreement +1, 8 meetings: 24 votes', () => {
    expect(gain(8, { trend: [2, 0, 0], open: ['genetics+'] })).toBe(24);
  });

  it('[2006 §6.2.8] votes are added to those there', () => {
    const game = start([STOP, { meetings: [8, 0, 0], trend: [3, 0, 0], votes: [11, 0, 0] }]);
    expect(region(act(game, [turnsIn(0, 8)]), 1).votes).toEqual([35, 0, 0]);
  });

  for (const [meetings, votes] of [
    [7, 3],
    [8, 4],
  ] as const)
    it(`[E06-4] [2006 §6.2.8] agreement −4, trend −3: ${meetings} meetings give ${votes} votes`, () => {
      const open: Card[] = ['genetics-', 'economy-', 'taxes-', 'nuclear-'];
      expect(gain(meetings, { trend: [-3, 0, 0], open })).toBe(votes);
    });

  for (const [meetings, votes] of [
    [1, 0],
    [2, 1],
    [5, 2],
    [6, 3],
  ] as const)
    it(`[R15] a factor of exactly 0: ${meetings} meetings give ${votes} votes`, () => {
      expect(gain(meetings, { trend: [1, 0, 0], open: ['genetics-'] })).toBe(votes);
    });

  it('[2006 §6.2.8] a factor of 1 is above the floor: 5 meetings give 5 votes', () => {
    expect(gain(5, { trend: [1, 0, 0] })).toBe(5);
  });

  it('[2006 §6.2.8] matches and clashes are added up: +3 −1', () => {
    expect(gain(5, { open: ['genetics+', 'economy+', 'taxes+', 'nuclear-'] })).toBe(10);
  });

  it('[2006 §6.2.8] an issue that is not in the platform counts nothing', () => {
    expect(gain(5, { trend: [1, 0, 0], open: ['welfare+', 'terrorism-'] })).toBe(5);
  });

  it('[2006 §6.2.8] a match on the key issue counts twice', () => {
    expect(gain(5, { open: ['genetics+', 'economy+'], keyIssue: 'genetics+' })).toBe(15);
  });

  it('[2006 §6.2.8] a clash on the key issue counts twice', () => {
    expect(gain(6, { trend: [3, 0, 0], open: ['genetics-'], keyIssue: 'genetics-' })).toBe(6);
  });

  it('[2006 §6.2.8] hidden opinions do not count', () => {
    expect(gain(5, { trend: [1, 0, 0], open: ['genetics+'], hidden: ['economy+', 'taxes+', 'wages-'] })).toBe(
      10,
    );
  });

  it('[2006 §6.2.8] the hand does not count', () => {
    const players = [{ platform: [...FOR], hand: ['welfare+', 'welfare+'] as Card[] }];
    expect(gain(5, { trend: [1, 0, 0], open: ['welfare+'] }, { players })).toBe(5);
  });

  it('[R36] [2006 §6.2.8] every match is one in the factor: four of them with 5 meetings give 20', () => {
    expect(gain(5, { open: ['genetics+', 'economy+', 'taxes+', 'nuclear+'] })).toBe(20);
  });
});

describe('§6.2.8, 50 votes and the stack', () => {
  /** A turns in six meetings at this trend. */
  function countedWith(trend: number, votes: readonly number[], stack: readonly number[]): Region {
    const game = start([STOP, { meetings: [6, 0, 0], trend: [trend, 0, 0], votes, stack }]);
    return region(act(game, [turnsIn(0, 6)]), 1);
  }

  it('[E06-5] [2006 §6.2.8] 46 and 12 more: 50, on top of those already there', () => {
    expect(countedWith(2, [46, 50, 0], [0, 1, 2])).toMatchObject({ votes: [50, 50, 0], stack: [1, 2, 0] });
  });

  it('[2006 §6.2.8] exactly 50 is reached, 49 is below', () => {
    expect(countedWith(2, [37, 0, 0], [0, 1, 2]).votes[0]).toBe(49);
    expect(countedWith(2, [38, 0, 0], [0, 1, 2]).votes[0]).toBe(50);
  });

  it('[R27] [2006 §6.2.8] on 50 already: the marker stays, and so does its place in the stack', () => {
    expect(countedWith(2, [50, 50, 0], [0, 1, 2])).toMatchObject({ votes: [50, 50, 0], stack: [0, 1, 2] });
  });

  it('[R29] [2006 §6.2.8] a party that arrives on an occupied space lies on top', () => {
    expect(countedWith(2, [3, 15, 15], [0, 2, 1])).toMatchObject({ votes: [15, 15, 15], stack: [2, 1, 0] });
  });

  it('[R29] [2006 §6.2.8] a gain of 0 changes nothing, not even the stack', () => {
    const game = start([STOP, { meetings: [5, 0, 0], votes: [5, 5, 0], stack: [0, 1, 2] }]);
    expect(region(act(game, [turnsIn(0, 1)]), 1)).toMatchObject({
      meetings: [4, 0, 0],
      votes: [5, 5, 0],
      stack: [0, 1, 2],
    });
  });
});

describe('§6.2.8, the majority’s exchange', () => {
  const open: Card[] = ['genetics+', 'economy-'];
  const pool: Card[] = ['wages+', 'taxes-', 'economy+'];

  it('[2006 §6.2.8] more votes than all others together: 11 against 5 and 5', () => {
    const game = start([STOP, { open, votes: [11, 5, 5] }], { pool });
    expect(question(game, 'influence')).toMatchObject({ seat: 0, region: 'SN' });
  });

  it('[2006 §6.2.8] 10 against 5 and 5 is no majority', () => {
    const game = start([STOP, { open, votes: [10, 5, 5] }], { pool });
    expect(awaited(game)).toEqual(stopped);
  });

  it('[R86] one vote is enough if nobody else has any', () => {
    const game = start([STOP, { open, votes: [0, 0, 1] }], { pool });
    expect(awaited(game)).toEqual([{ seat: 2, kind: 'influence' }]);
  });

  it('[2006 §6.2.8] also if a player may turn in and doesn’t', () => {
    const game = start([STOP, { open, votes: [9, 0, 0], meetings: [0, 5, 0] }], { pool });
    expect(awaited(act(game, [turnsIn(1, 0)]))).toEqual([{ seat: 0, kind: 'influence' }]);
  });

  it('[R86] [2006 §6.2.8] it is counted when all have decided: B has caught up', () => {
    const game = start([STOP, { open, votes: [9, 0, 0], meetings: [0, 10, 0], trend: [0, 1, 0] }], { pool });
    expect(awaited(act(game, [turnsIn(1, 9)]))).toEqual(stopped);
  });

  it('[2006 §6.2.8] a majority won in this very count exchanges', () => {
    const game = start([STOP, { open, votes: [9, 0, 0], meetings: [0, 10, 0], trend: [0, 2, 0] }], { pool });
    expect(awaited(act(game, [turnsIn(1, 10)]))).toEqual([{ seat: 1, kind: 'influence' }]);
  });

  it('[2006 §6.2.8] the current region included', () => {
    const game = start([{ open, votes: [9, 0, 0] }], { pool });
    expect(question(game, 'influence')).toMatchObject({ seat: 0, region: 'BB' });
  });

  it('[2006 §6.2.8] after the players of one region, before those of the next', () => {
    const game = start(
      [
        { open, meetings: [5, 0, 0] },
        { open, votes: [0, 9, 0], meetings: [5, 0, 0] },
      ],
      { pool },
    );
    const first = act(game, [turnsIn(0, 0)]);
    expect(question(first, 'influence')).toMatchObject({ seat: 1, region: 'SN' });
    expect(question(act(first, [exchangesNothing(1)]), 'turn-in').region).toBe('BB');
  });

  it('[2006 §6.2.8] with the pool, as in §6.2.5: the card taken out goes there', () => {
    const game = act(start([STOP, { open, votes: [9, 0, 0] }], { pool }), [
      exchanges(0, 'economy-', 'economy+'),
    ]);
    expect(region(game, 1).open).toEqual(['genetics+', 'economy+']);
    expect(game.opinions.board).toEqual(['wages+', 'taxes-', 'economy-']);
  });

  it('[2006 §6.2.8] an opinion with a key issue stays', () => {
    const game = start([STOP, { open, keyIssue: 'economy-', votes: [9, 0, 0] }], { pool });
    expectRefused(game, exchanges(0, 'economy-', 'wages+'), {
      code: 'exchange-not-there',
      rule: '2006 §6.2.8',
      figures: { out: 'economy-', in: 'wages+' },
    });
    expect(question(game, 'influence').exchanges.map(({ out }) => out)).toEqual(['genetics+']);
  });

  it('[2006 §6.2.8] [R86] it may be left', () => {
    const { events } = actWithEvents(start([STOP, { open, votes: [9, 0, 0] }], { pool }), [
      exchangesNothing(0),
    ]);
    expect(only(events, 'influence-passed')).toEqual([
      { event: 'influence-passed', seat: 0, region: 'SN', right: { by: 'majority', votes: [9, 0, 0] } },
    ]);
  });

  it('[2006 §6.2.8] the exchange in a region changes no votes counted there before', () => {
    const game = start([STOP, { open: ['genetics+'], meetings: [5, 0, 0] }], { pool: ['wages-'] });
    const counted = act(game, [turnsIn(0, 5)]);
    expect(region(act(counted, [exchanges(0, 'genetics+', 'wages-')]), 1).votes).toEqual([5, 0, 0]);
  });
});
