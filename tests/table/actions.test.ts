import { deciders, type Seat } from '@macher/engine';
import type { Request } from '@macher/protocol';
import { sheetFor, tableOf } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { ANNA, BERND, CARLA, codeOf, isOpenTurn, isSealedBid, Paper, ZOE } from './world.ts';

describe('nobody acts for another', () => {
  it('an action is the sender’s, whatever seat is written in it', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA).playUntil(isSealedBid);
    const action = { kind: 'bid', seat: 1, amount: 0 } as const;
    paper.do(ANNA, paper.actRequest(action));
    expect(paper.entries.at(-1)?.what).toMatchObject({ seat: 0, by: 'anna', action: { seat: 0 } });
    expect(deciders(paper.game)).toEqual([1, 2]);
  });

  it('whoever is not asked is refused, also with another’s own action', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA).playUntil(isOpenTurn);
    const [asked] = deciders(paper.game) as [Seat];
    const action = paper.any(asked);
    for (const person of [ANNA, BERND, CARLA].filter((_, seat) => seat !== asked))
      expect(paper.refused(person, paper.actRequest(action))).toBe('not-asked');
    expect(paper.refused(ZOE, paper.actRequest(action))).toBe('not-seated');
  });

  it('spectators have no part in the game', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA);
    const requests: Request[] = [
      { kind: 'undo' },
      { kind: 'propose', proposal: { kind: 'abandon' } },
      { kind: 'answer', accepts: true },
      { kind: 'leave' },
      { kind: 'return' },
      { kind: 'resign' },
    ];
    for (const request of requests) expect(paper.refused(ZOE, request)).toBe('not-seated');
    expect(paper.refused(ZOE, { kind: 'take-over', seat: 0 })).toBe('seat-taken');
  });

  it.each([null, undefined, 'bid', 7, [], [{ kind: 'bid' }], {}, { kind: 'bid', amount: 'all' }])(
    'an action of the form %j is refused',
    action => {
      const paper = new Paper().seat(ANNA, BERND, CARLA);
      expect(codeOf(paper.ask(ANNA, { kind: 'act', id: 'x', version: 0, action }))).toMatch(
        /malformed|wrong-kind/,
      );
    },
  );
});

describe('an action', () => {
  it('sent again gets the same answer, and is not done again', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA);
    const request = paper.actRequest(paper.any(0));
    paper.do(ANNA, request);
    const { number } = paper.table;
    expect(paper.ask(ANNA, request)).toEqual({ ok: true, happenings: [], known: number });
    paper.act(1).act(2);
    expect(paper.ask(ANNA, request)).toEqual({ ok: true, happenings: [], known: number });
  });

  it('sent again is harmless even after it ended the game', () => {
    const paper = new Paper({ ruleset: '2019-4' }).seat(ANNA, BERND, CARLA);
    let last: Request = { kind: 'undo' };
    let who = ANNA;
    while (paper.table.stage === 'playing') {
      const [seat] = deciders(paper.game) as [Seat];
      who = [ANNA, BERND, CARLA][seat] ?? ANNA;
      last = paper.actRequest(paper.any(seat));
      paper.do(who, last);
    }
    expect(paper.ask(who, last)).toEqual({ ok: true, happenings: [], known: paper.table.number });
    expect(paper.refused(who, { ...(last as Request & { kind: 'act' }), id: 'another' })).toBe('not-playing');
  });

  it('may have the same name as somebody else’s', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA);
    for (const [seat, person] of [ANNA, BERND].entries())
      expect(paper.ask(person, { ...paper.actRequest(paper.any(seat)), id: '1' } as Request)).toMatchObject({
        known: null,
      });
  });

  it('cannot take the name of somebody else’s, however they are called', () => {
    const annaB = { id: 'anna b', name: 'Anna B.' };
    const paper = new Paper().seat(ANNA, annaB, CARLA);
    paper.do(ANNA, { ...paper.actRequest(paper.any(0)), id: 'b 1' } as Request);
    expect(paper.ask(annaB, { ...paper.actRequest(paper.any(1)), id: '1' } as Request)).toMatchObject({
      known: null,
    });
  });

  it('made for another version is stale, unless what others sealed since is all that changed', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA);
    const bernd = paper.actRequest(paper.any(1));
    paper.act(0).do(BERND, bernd).playUntil(isOpenTurn);
    const [seat] = deciders(paper.game) as [Seat];
    const person = [ANNA, BERND, CARLA][seat] ?? ANNA;
    const request = { ...paper.actRequest(paper.any(seat)), version: paper.game.version - 1 } as Request;
    expect(paper.refused(person, request)).toBe('stale');
  });

  it('that is sealed is in the log, and out of the question, the moment it arrives', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA);
    const action = paper.any(0);
    paper.do(ANNA, paper.actRequest(action));
    expect(paper.entries.at(-1)?.what).toMatchObject({ kind: 'acted', seat: 0, by: 'anna', action });
    expect(sheetFor(paper.table, { person: 'anna' }).choice).toBeNull();
    expect(sheetFor(tableOf(paper.entries), { person: 'anna' })).toEqual(
      sheetFor(paper.table, { person: 'anna' }),
    );
    expect(paper.refused(ANNA, paper.actRequest(action))).toBe('already-sealed');
  });
});
