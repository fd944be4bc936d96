import { deciders, type Seat } from '@macher/engine';
import type { Pace, Proposal } from '@macher/protocol';
import { deadline, expired, sheetFor } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { ANNA, BERND, CARLA, isOpenTurn, isSealedBid, NOON, Paper, UNDO, YES, ZOE } from './world.ts';

const SECOND = 1000;
const LIVE: Pace = { kind: 'live', bank: 60 * SECOND, increment: 5 * SECOND };
const SLOW: Pace = { kind: 'slow', perDecision: 3600 * SECOND };

function allSeated(pace: Pace): Paper {
  return new Paper({ pace }).seat(ANNA, BERND, CARLA);
}

/** Everybody bids for start player; all clocks have just been set. */
function sealed(pace: Pace): Paper {
  const paper = allSeated({ kind: 'none' }).playUntil(isSealedBid);
  return agree(paper, { kind: 'pace', pace });
}

/** One seat is asked, and all clocks have just been set. */
function openTurn(pace: Pace): { paper: Paper; seat: Seat } {
  const paper = agree(allSeated({ kind: 'none' }).playUntil(isOpenTurn), { kind: 'pace', pace });
  return { paper, seat: deciders(paper.game)[0] as Seat };
}

function agree(paper: Paper, proposal: Proposal): Paper {
  return paper.do(ANNA, { kind: 'propose', proposal }).do(BERND, YES).do(CARLA, YES);
}

function running(paper: Paper): Seat[] {
  return paper.table.clock.since.flatMap((since, seat) => (since === null ? [] : [seat]));
}

/** What a seat has left at this moment. */
function left(paper: Paper, seat: Seat): number {
  const { clock } = paper.table;
  const since = clock.since[seat] ?? null;
  return (clock.left[seat] ?? Number.NaN) - (since === null ? 0 : paper.now - since);
}

describe('without a clock', () => {
  it('nobody’s time ever runs out', () => {
    const paper = allSeated({ kind: 'none' }).pass(1e12);
    expect(running(paper)).toEqual([]);
    expect(deadline(paper.table.clock)).toBeNull();
    expect(expired(paper.table.clock, paper.now)).toEqual([]);
  });
});

describe('a live clock', () => {
  it('stands while people gather', () => {
    const paper = new Paper({ pace: LIVE }).do(ANNA, { kind: 'sit', seat: 0 });
    expect(running(paper)).toEqual([]);
  });

  it('runs while its seat is asked, and stands otherwise', () => {
    const { paper, seat } = openTurn(LIVE);
    expect(running(paper)).toEqual([seat]);
    paper.pass(20 * SECOND).act(seat);
    for (const other of [0, 1, 2])
      expect(left(paper, other)).toBe(other === seat ? 45 * SECOND : 60 * SECOND);
    expect(running(paper)).toEqual(deciders(paper.game));
  });

  it('runs for all who have not decided in a sealed phase, each for itself', () => {
    const paper = sealed(LIVE);
    expect(running(paper)).toEqual([0, 1, 2]);
    paper.pass(10 * SECOND).act(1);
    expect(running(paper)).toEqual([0, 2]);
    paper.pass(10 * SECOND).act(0);
    expect(running(paper)).toEqual([2]);
    paper.pass(10 * SECOND);
    expect([0, 1, 2].map(seat => left(paper, seat))).toEqual([45 * SECOND, 55 * SECOND, 30 * SECOND]);
  });

  it('has its deadline where the first bank is empty', () => {
    const paper = sealed(LIVE);
    paper
      .pass(10 * SECOND)
      .act(1)
      .playUntil(isOpenTurn);
    const [seat] = deciders(paper.game) as [Seat];
    const end = paper.now + left(paper, seat);
    expect(deadline(paper.table.clock)).toBe(end);
    expect(expired(paper.table.clock, end - 1)).toEqual([]);
    expect(expired(paper.table.clock, end)).toEqual([seat]);
  });

  it('doesn’t run for bots, whether they play from the beginning or stand in for a person', () => {
    const paper = new Paper({ pace: LIVE }).seat(ANNA, BERND, '1').do(BERND, { kind: 'leave' });
    expect(running(paper)).toEqual([0]);
  });

  it('gives an increment to people for their decisions, not for those of their stand-in', () => {
    const paper = sealed({ kind: 'live', bank: 600 * SECOND, increment: 5 * SECOND });
    paper
      .pass(10 * SECOND)
      .do(ANNA, { kind: 'leave' })
      .act(0)
      .act(1)
      .do(ANNA, { kind: 'return' });
    expect([left(paper, 0), left(paper, 1)]).toEqual([590 * SECOND, 595 * SECOND]);
  });

  it('takes the increment back with the decision: nobody gains time by taking back', () => {
    const paper = sealed(LIVE);
    for (let times = 0; times < 5; times += 1) paper.pass(SECOND).act(0).do(ANNA, UNDO);
    expect(left(paper, 0)).toBe(55 * SECOND);
    expect(running(paper)).toEqual([0, 1, 2]);
  });

  it('takes the increment back also if others have sealed since, and leaves theirs', () => {
    const paper = sealed(LIVE).pass(SECOND).act(0).pass(SECOND).act(1).pass(SECOND).do(ANNA, UNDO);
    expect([0, 1, 2].map(seat => left(paper, seat))).toEqual([59 * SECOND, 63 * SECOND, 57 * SECOND]);
    expect(running(paper)).toEqual([0, 2]);
  });

  it('takes nothing back for a decision from before the pace was set: it has brought nothing', () => {
    const paper = sealed({ kind: 'none' }).act(0);
    agree(paper, { kind: 'pace', pace: { kind: 'live', bank: SECOND, increment: 5 * SECOND } }).do(
      ANNA,
      UNDO,
    );
    expect(left(paper, 0)).toBe(SECOND);
    expect(expired(paper.table.clock, paper.now)).toEqual([]);
  });

  it('is not below zero after a decision that came late but in time', () => {
    const paper = sealed(LIVE);
    paper.pass(61 * SECOND).act(0);
    expect(left(paper, 0)).toBe(5 * SECOND);
  });

  it('leaves at least a minute to a person who comes back, else they would be gone at once', () => {
    const paper = sealed({ kind: 'live', bank: 10 * SECOND, increment: SECOND });
    paper.pass(10 * SECOND).write({ kind: 'stood-in', seat: 2, bot: '2', why: 'time' });
    paper.pass(600 * SECOND).do(CARLA, { kind: 'return' });
    expect(left(paper, 2)).toBe(60 * SECOND);
    expect(expired(paper.table.clock, paper.now)).not.toContain(2);
  });

  it.each<[string, Pace]>([
    ['a bank', LIVE],
    ['time for a decision', SLOW],
  ])('brings nothing to who leaves and returns, or lets a regent come and go: %s', (_what, pace) => {
    const paper = sealed(pace).pass(50 * SECOND);
    const before = left(paper, 2);
    paper.do(CARLA, { kind: 'leave' }).do(CARLA, { kind: 'return' });
    expect(left(paper, 2)).toBe(before);
    paper.do(CARLA, { kind: 'name-regent', name: 'Zoe', days: 1 });
    paper.do(ZOE, { kind: 'serve', seat: 2 }).do(ZOE, { kind: 'hand-back' });
    paper.do(CARLA, { kind: 'name-regent', name: 'Zoe', days: 1 });
    paper.do(ZOE, { kind: 'serve', seat: 2 }).do(CARLA, { kind: 'return' });
    expect(left(paper, 2)).toBe(before);
  });

  it('stays with the seat when another person takes it over', () => {
    const paper = new Paper({ pace: LIVE, takeOver: 'anyone' })
      .seat(ANNA, '1', CARLA)
      .do(ZOE, { kind: 'take-over', seat: 1 });
    expect(running(paper)).toEqual([0, 1, 2]);
  });

  it('stands when the game is over', () => {
    const paper = new Paper({ pace: LIVE }).seat(ANNA, '1', '1').playUntil(game => game.result !== null);
    expect(paper.table.stage).toBe('over');
    expect(running(paper)).toEqual([]);
  });
});

describe('a slow clock', () => {
  it('starts again with every decision', () => {
    const { paper, seat } = openTurn(SLOW);
    paper.pass(3000 * SECOND).act(seat);
    expect([0, 1, 2].map(each => left(paper, each))).toEqual([3600, 3600, 3600].map(each => each * SECOND));
  });

  it('isn’t started again by what others seal in the meantime', () => {
    const paper = sealed(SLOW)
      .pass(1000 * SECOND)
      .act(0);
    expect([0, 1, 2].map(each => left(paper, each))).toEqual([3600, 2600, 2600].map(each => each * SECOND));
    paper.pass(1000 * SECOND).act(1);
    expect(left(paper, 2)).toBe(1600 * SECOND);
    expect(deadline(paper.table.clock)).toBe(NOON + 3600 * SECOND);
  });
});

describe('by agreement', () => {
  it('all clocks of a sealed phase stand, and go on with what was left', () => {
    const paper = sealed(LIVE)
      .pass(10 * SECOND)
      .act(0);
    agree(paper, { kind: 'pause', isPaused: true }).pass(3600 * SECOND);
    expect(paper.table.clock.isPaused).toBe(true);
    expect(deadline(paper.table.clock)).toBeNull();
    expect([0, 1, 2].map(seat => left(paper, seat))).toEqual([55, 50, 50].map(each => each * SECOND));
    agree(paper, { kind: 'pause', isPaused: false });
    expect(running(paper)).toEqual([1, 2]);
    expect([0, 1, 2].map(seat => left(paper, seat))).toEqual([55, 50, 50].map(each => each * SECOND));
    expect(deadline(paper.table.clock)).toBe(paper.now + 50 * SECOND);
  });

  it('a paused clock stands whatever else happens', () => {
    const paper = agree(sealed(LIVE), { kind: 'pause', isPaused: true });
    paper.pass(SECOND).act(0).do(BERND, { kind: 'leave' });
    paper.pass(SECOND).do(BERND, { kind: 'return' }).act(1).act(2);
    expect(running(paper)).toEqual([]);
    expect(deadline(paper.table.clock)).toBeNull();
  });

  it('a slow clock that is paused goes on with what was left', () => {
    const paper = sealed(SLOW).pass(600 * SECOND);
    agree(paper, { kind: 'pause', isPaused: true }).pass(9999 * SECOND);
    agree(paper, { kind: 'pause', isPaused: false });
    expect(left(paper, 1)).toBe(3000 * SECOND);
  });

  it('the pace changes, and everybody gets fresh time with it', () => {
    const paper = sealed(LIVE)
      .pass(10 * SECOND)
      .act(0);
    agree(paper, { kind: 'pace', pace: SLOW });
    expect(paper.table.clock.pace).toEqual(SLOW);
    expect([0, 1, 2].map(seat => left(paper, seat))).toEqual([3600, 3600, 3600].map(each => each * SECOND));
    expect(running(paper)).toEqual([1, 2]);
    agree(paper, { kind: 'pace', pace: { kind: 'none' } });
    expect(running(paper)).toEqual([]);
  });

  it('another pace does not end the pause', () => {
    const paper = agree(sealed(LIVE), { kind: 'pause', isPaused: true });
    agree(paper, { kind: 'pace', pace: SLOW });
    expect(paper.table.clock.isPaused).toBe(true);
    expect(running(paper)).toEqual([]);
    agree(paper, { kind: 'pause', isPaused: false });
    expect(running(paper)).toEqual([0, 1, 2]);
  });

  it('everybody sees the same clocks', () => {
    const paper = sealed(LIVE)
      .pass(10 * SECOND)
      .act(0);
    for (const person of ['anna', 'zoe', null])
      expect(sheetFor(paper.table, { person }).clock).toEqual(paper.table.clock);
  });
});
