import { deciders, type Seat } from '@macher/engine';
import type { Person } from '@macher/protocol';
import { sheetFor } from '@macher/table';
import { describe, expect, it } from 'vitest';
import {
  ABANDON,
  ANNA,
  BERND,
  CARLA,
  codeOf,
  isOpenTurn,
  isSealedBid,
  NO,
  Paper,
  PEOPLE,
  SALT,
  UNDO,
  type Wish,
  YES,
  ZOE,
} from './world.ts';

describe('nobody acts for another', () => {
  it('an action is the sender’s, whatever seat is written in it', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA).playUntil(isSealedBid);
    const action = { kind: 'bid', seat: 1, amount: 0 } as const;
    paper.do(ANNA, paper.actRequest(action));
    expect(paper.entries.at(-1)).toMatchObject({
      by: { person: 'anna' },
      what: { seat: 0, action: { seat: 0 } },
    });
    expect(deciders(paper.game)).toEqual([1, 2]);
  });

  it('a player who isn’t asked is refused, also with the action of the player who is', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA).playUntil(isOpenTurn);
    const [asked] = deciders(paper.game) as [Seat];
    const action = paper.any(asked);
    for (const person of [ANNA, BERND, CARLA].filter((_, seat) => seat !== asked))
      expect(paper.refused(person, paper.actRequest(action))).toBe('not-asked');
    expect(paper.refused(ZOE, paper.actRequest(action))).toBe('not-seated');
  });

  it('spectators have no part in the game', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA);
    const requests: Wish[] = [UNDO, ABANDON, YES, { kind: 'leave' }, { kind: 'return' }, { kind: 'resign' }];
    for (const request of requests) expect(paper.refused(ZOE, request)).toBe('not-seated');
    expect(paper.refused(ZOE, { kind: 'take-over', seat: 0 })).toBe('seat-taken');
  });

  it.each([null, undefined, 'bid', 7, [], [{ kind: 'bid' }], {}, { kind: 'bid', amount: 'all' }])(
    'an action of the form %j is refused',
    action => {
      const paper = new Paper().seat(ANNA, BERND, CARLA);
      expect(codeOf(paper.ask(ANNA, { kind: 'act', number: paper.table.number, action }))).toMatch(
        /malformed|wrong-kind/,
      );
    },
  );
});

describe('an action', () => {
  it('made for an earlier position is stale', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA).playUntil(isOpenTurn);
    const { number } = paper.table;
    const [first] = deciders(paper.game) as [Seat];
    paper.act(first).playUntil(isOpenTurn);
    const [seat] = deciders(paper.game) as [Seat];
    const late = { kind: 'act', number, action: paper.any(seat) } as const;
    expect(paper.refused(personAt(seat), late)).toBe('stale');
    paper.do(personAt(seat), { ...late, number: paper.table.number });
  });

  it('isn’t stale because others have sealed theirs since', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA);
    const bernd = paper.actRequest(paper.any(1));
    paper.act(0).act(2).do(BERND, bernd);
    expect(paper.game.version).toBe(3);
  });

  it('isn’t stale because of what is said and proposed meanwhile', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA).playUntil(isOpenTurn);
    const [seat] = deciders(paper.game) as [Seat];
    const request = paper.actRequest(paper.any(seat));
    paper.do(ANNA, { kind: 'say', room: 'players', text: 'hm' }).do(ANNA, ABANDON).do(BERND, NO);
    paper.do(personAt(seat), request);
  });

  it('that is sealed is in the log, and out of the question, the moment it arrives', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA);
    const action = paper.any(0);
    paper.do(ANNA, paper.actRequest(action));
    expect(paper.entries.at(-1)).toMatchObject({
      by: { person: 'anna' },
      what: { kind: 'acted', seat: 0, action, seal: { salt: expect.stringContaining(SALT) } },
    });
    expect(sheetFor(paper.table, { person: 'anna' }).choice).toBeNull();
    expect(paper.replayed).toEqual(paper.table);
    expect(paper.refused(ANNA, paper.actRequest(action))).toBe('already-sealed');
  });
});

function personAt(seat: Seat): Person {
  return PEOPLE[seat] ?? ANNA;
}
