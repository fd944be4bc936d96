import { deciders, type Seat } from '@macher/engine';
import type { Pace, Proposal, Request } from '@macher/protocol';
import { sheetFor } from '@macher/table';
import { describe, expect, it } from 'vitest';
import {
  ABANDON,
  ANNA,
  BERND,
  CARLA,
  hosted,
  isOpenTurn,
  NO,
  NOON,
  Paper,
  PEOPLE,
  rest,
  SlowBots,
  send,
  UNDO,
  type Wish,
  YES,
  ZOE,
} from './world.ts';

const MINUTE = 60_000;
const DAY = 86_400_000;
const NONE: Pace = { kind: 'none' };
const LIVE: Pace = { kind: 'live', bank: DAY, increment: 0 };
const SLOW: Pace = { kind: 'slow', perDecision: 7 * DAY };
const HELLO: Request = { kind: 'say', room: 'players', text: 'hello?' };

function botFor(seat: Seat): Request {
  return { kind: 'propose', proposal: { kind: 'stand-in', seat } };
}

/** Anna and Bernd have sealed their first decision, Carla has not, and so much time has gone by. */
function waitingForCarla(milliseconds: number, pace = NONE): Paper {
  return new Paper({ pace }).seat(ANNA, BERND, CARLA).act(0).act(1).pass(milliseconds);
}

function agree(paper: Paper, proposal: Proposal): Paper {
  return paper.do(ANNA, { kind: 'propose', proposal }).do(BERND, YES).do(CARLA, YES);
}

function kindsOf(paper: Paper, last: number): string[] {
  return paper.entries.slice(-last).map(({ what }) => what.kind);
}

describe('how long the table has waited for a player', () => {
  it('is on everybody’s sheet: since the player was asked, if they have given no sign of life', () => {
    const paper = new Paper();
    expect(paper.table.waiting).toEqual([null, null, null]);
    paper.seat(ANNA, BERND, '1');
    for (const person of ['anna', 'zoe', null])
      expect(sheetFor(paper.table, { person }).waiting).toEqual([NOON, NOON, null]);
    paper.pass(MINUTE).act(0);
    expect(paper.table.waiting).toEqual([null, NOON, null]);
  });

  it.each<[string, Wish]>([
    ['what they say', HELLO],
    ['a note', { kind: 'note', text: 'hm' }],
    ['a proposal', ABANDON],
  ])('starts again with %s', (_sign, wish) => {
    const paper = new Paper().seat(ANNA, BERND, '1').pass(MINUTE).do(BERND, wish);
    expect(paper.table.waiting).toEqual([NOON, NOON + MINUTE, null]);
  });

  it('starts again with every decision of a turn, and not with what others do', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA).playUntil(isOpenTurn);
    const [seat] = deciders(paper.game) as [Seat];
    const others = PEOPLE.slice(0, 3).filter((_, other) => other !== seat);
    for (const person of others) paper.pass(MINUTE).do(person, HELLO);
    expect(paper.table.waiting[seat]).toBe(NOON);
    paper.pass(MINUTE).act(seat);
    for (const next of deciders(paper.game)) expect(paper.table.waiting[next]).toBe(paper.now);
  });

  it('starts again when they take a decision back', () => {
    const paper = waitingForCarla(MINUTE).do(ANNA, UNDO);
    expect(paper.table.waiting).toEqual([NOON + MINUTE, null, NOON]);
  });

  it('isn’t counted for bots and people who are away, and starts again when they return', () => {
    const paper = new Paper({ takeOver: 'anyone' }).seat(ANNA, BERND, '1').do(BERND, { kind: 'leave' });
    expect(paper.table.waiting).toEqual([NOON, null, null]);
    paper.pass(MINUTE).do(BERND, { kind: 'return' });
    expect(paper.table.waiting).toEqual([NOON, NOON + MINUTE, null]);
    paper.do(ZOE, { kind: 'take-over', seat: 2 });
    expect(paper.table.waiting).toEqual([NOON, NOON + MINUTE, NOON + MINUTE]);
  });

  it('isn’t counted once the game is over or given up', () => {
    const over = new Paper().seat(ANNA, BERND, '1').playUntil(game => game.result !== null);
    const givenUp = new Paper().seat(ANNA, '1', '1').do(ANNA, ABANDON);
    for (const { table } of [over, givenUp]) expect(table.waiting).toEqual([null, null, null]);
  });

  it('is the same when the table is read from its log', () => {
    const paper = waitingForCarla(MINUTE).do(ANNA, UNDO).pass(MINUTE).do(CARLA, HELLO);
    expect(paper.replayed.waiting).toEqual([NOON + MINUTE, null, NOON + 2 * MINUTE]);
  });
});

describe('a bot for a player who has vanished', () => {
  it('can be proposed after ten minutes without a sign of life, and not a moment earlier', () => {
    const paper = waitingForCarla(10 * MINUTE - 1);
    expect(paper.refused(ANNA, botFor(2))).toBe('still-there');
    paper.pass(1).do(ANNA, botFor(2));
    expect(paper.table.proposal).toMatchObject({ proposal: { kind: 'stand-in', seat: 2 }, accepted: [0] });
  });

  it('plays when all others agree: the vanished player has no say, and bots have none', () => {
    const paper = waitingForCarla(10 * MINUTE).do(ANNA, botFor(2));
    expect(paper.place(2).standIn).toBeNull();
    paper.do(BERND, YES);
    expect(paper.place(2)).toMatchObject({ person: CARLA, standIn: { bot: '2', why: 'voted' } });
    expect(paper.table.proposal).toBeNull();
    expect(paper.replayed).toEqual(paper.table);
    const two = new Paper()
      .seat(ANNA, BERND, '1')
      .pass(10 * MINUTE)
      .do(ANNA, botFor(1));
    expect(kindsOf(two, 2)).toEqual(['proposed', 'stood-in']);
  });

  it('does not play if one of the others is against it', () => {
    const paper = waitingForCarla(10 * MINUTE)
      .do(ANNA, botFor(2))
      .do(BERND, NO);
    expect(paper.place(2).standIn).toBeNull();
    expect(paper.table.proposal).toBeNull();
  });

  it('plays when the only one who has not agreed yet leaves', () => {
    const paper = waitingForCarla(10 * MINUTE)
      .do(ANNA, botFor(2))
      .do(BERND, { kind: 'leave' });
    expect(paper.table.places.map(({ standIn }) => standIn?.why)).toEqual([undefined, 'left', 'voted']);
    expect(paper.table.proposal).toBeNull();
  });

  it('can’t be proposed for your own seat, for a bot, for a player who isn’t asked, or for a seat that isn’t there', () => {
    const paper = new Paper().seat(ANNA, BERND, '1').act(0).pass(DAY);
    expect(paper.refused(BERND, botFor(1))).toBe('still-there');
    expect(paper.refused(BERND, botFor(2))).toBe('still-there');
    expect(paper.refused(BERND, botFor(0))).toBe('still-there');
    expect(paper.refused(BERND, botFor(3))).toBe('seat-not-there');
    expect(paper.refused(ZOE, botFor(1))).toBe('not-seated');
  });

  it('cannot be proposed while something else is', () => {
    const paper = waitingForCarla(10 * MINUTE).do(ANNA, ABANDON);
    expect(paper.refused(BERND, botFor(2))).toBe('proposal-open');
  });

  it.each<Wish>([HELLO, { kind: 'note', text: 'hm' }])(
    'has to wait ten minutes more after a sign of life: $kind',
    sign => {
      const paper = waitingForCarla(9 * MINUTE)
        .do(CARLA, sign)
        .pass(9 * MINUTE);
      expect(paper.refused(ANNA, botFor(2))).toBe('still-there');
      paper.pass(MINUTE).do(ANNA, botFor(2));
    },
  );

  it.each<[string, Wish]>([
    ['says something', HELLO],
    ['is against it', NO],
    ['agrees to it', YES],
  ])('is off the table when the vanished player is there after all, and %s', (_what, sign) => {
    const paper = waitingForCarla(10 * MINUTE)
      .do(ANNA, botFor(2))
      .do(CARLA, sign);
    expect(paper.table.proposal).toBeNull();
    expect(paper.refused(BERND, YES)).toBe('no-proposal');
    expect(paper.place(2).standIn).toBeNull();
    expect(paper.replayed).toEqual(paper.table);
  });

  it('is off the table when the vanished player decides, or leaves of their own accord', () => {
    const decided = waitingForCarla(10 * MINUTE)
      .do(ANNA, botFor(2))
      .act(2);
    expect(decided.table.proposal).toBeNull();
    const left = waitingForCarla(10 * MINUTE)
      .do(ANNA, botFor(2))
      .do(CARLA, { kind: 'leave' });
    expect(left.place(2).standIn?.why).toBe('left');
    expect(left.table.proposal).toBeNull();
  });

  it('stays on the table whatever the others say', () => {
    const paper = waitingForCarla(10 * MINUTE)
      .do(ANNA, botFor(2))
      .do(BERND, HELLO)
      .do(ANNA, HELLO);
    expect(paper.do(BERND, YES).place(2).standIn?.why).toBe('voted');
  });

  it('makes way when the player returns, and the wait for them starts again', () => {
    const paper = waitingForCarla(10 * MINUTE)
      .do(ANNA, botFor(2))
      .do(BERND, YES);
    expect(paper.refused(CARLA, paper.actRequest(paper.any(2)))).toBe('away');
    paper.do(CARLA, { kind: 'return' });
    expect(paper.place(2)).toMatchObject({ person: CARLA, standIn: null });
    expect(paper.refused(ANNA, botFor(2))).toBe('still-there');
    paper.act(2);
    expect(paper.entries.at(-1)).toMatchObject({ by: { person: 'carla' }, what: { kind: 'acted' } });
  });

  it('makes way for another person who takes the seat over', () => {
    const paper = waitingForCarla(10 * MINUTE)
      .do(ANNA, botFor(2))
      .do(BERND, YES);
    paper.do(ZOE, { kind: 'take-over', seat: 2 }).do(ANNA, YES).do(BERND, YES);
    expect(paper.place(2)).toMatchObject({ person: ZOE, standIn: null, keptFor: CARLA });
  });

  it('decides at once, and the game goes on', async () => {
    const bots = new SlowBots();
    const { host, world } = await hosted({}, [ANNA, BERND, CARLA], each => {
      each.bots = bots;
    });
    await world.pass(10 * MINUTE - 1);
    expect(await send(host, ANNA, botFor(2))).toMatchObject({ refusal: { code: 'still-there' } });
    await world.pass(1);
    expect(await send(host, ANNA, botFor(2))).toMatchObject({ ok: true });
    expect(await send(host, BERND, YES)).toEqual({ ok: true, number: host.table.number });
    await rest();
    expect(bots.last(2).bot).toBe('2');
    await host.close();
  });
});

describe('a bot for a player who has vanished, where clocks run', () => {
  it.each([LIVE, SLOW])(
    'is never proposed while clocks run: a bot stands in when they run out ($kind)',
    pace => {
      expect(waitingForCarla(100 * DAY, pace).refused(ANNA, botFor(2))).toBe('still-there');
    },
  );

  it.each([NONE, LIVE, SLOW])('can be proposed after a day of pause, and not earlier ($kind)', pace => {
    const paper = agree(waitingForCarla(0, pace), { kind: 'pause', isPaused: true }).pass(DAY - 1);
    expect(paper.refused(ANNA, botFor(2))).toBe('still-there');
    paper.pass(1).do(ANNA, botFor(2)).do(BERND, YES);
    expect(paper.place(2).standIn?.why).toBe('voted');
    expect(paper.table.clock.isPaused).toBe(true);
  });

  it('can be proposed after ten minutes again once everybody plays without clocks', () => {
    const paper = agree(waitingForCarla(0, LIVE), { kind: 'pace', pace: NONE }).pass(10 * MINUTE);
    paper.do(ANNA, botFor(2));
  });
});
