import { BOTS } from '@macher/bots';
import { PARTIES } from '@macher/editions';
import { choiceAt } from '@macher/engine';
import type { Request } from '@macher/protocol';
import { seatOf, sheetFor } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { ABANDON, ANNA, BERND, CARLA, NO, Paper, UNDO, ZOE } from './world.ts';

describe('while people gather', () => {
  it('a person sits down at an open seat, and stands up again', () => {
    const paper = new Paper().do(BERND, { kind: 'sit', seat: 1 });
    expect(paper.place(1)).toMatchObject({ person: BERND, bot: null, isReady: false });
    expect(seatOf(paper.table, BERND)).toBe(1);
    paper.do(BERND, { kind: 'stand-up' });
    expect(paper.place(1).person).toBeNull();
    expect(paper.refused(BERND, { kind: 'stand-up' })).toBe('not-seated');
  });

  it('nobody can take another person’s seat, two seats, or a seat that isn’t there', () => {
    const paper = new Paper().do(BERND, { kind: 'sit', seat: 1 });
    expect(paper.refused(CARLA, { kind: 'sit', seat: 1 })).toBe('seat-taken');
    expect(paper.refused(BERND, { kind: 'sit', seat: 2 })).toBe('already-seated');
    expect(paper.refused(CARLA, { kind: 'sit', seat: 3 })).toBe('seat-not-there');
    expect(paper.refused(CARLA, { kind: 'sit', seat: -1 })).toBe('seat-not-there');
  });

  it('the owner gives a seat to a bot of any level, and to none that does not exist', () => {
    const paper = new Paper();
    for (const { id } of BOTS) {
      paper.do(ANNA, { kind: 'seat-bot', seat: 2, bot: id });
      expect(paper.place(2)).toMatchObject({ bot: id, person: null, isReady: true });
    }
    expect(paper.refused(ANNA, { kind: 'seat-bot', seat: 2, bot: 'deep-thought' })).toBe('bot-not-there');
    expect(paper.refused(ANNA, { kind: 'seat-bot', seat: 3, bot: '1' })).toBe('seat-not-there');
    paper.do(ANNA, { kind: 'remove-bot', seat: 2 });
    expect(paper.place(2)).toMatchObject({ bot: null, isReady: false });
    expect(paper.refused(ANNA, { kind: 'remove-bot', seat: 2 })).toBe('bot-not-there');
    expect(paper.refused(ANNA, { kind: 'remove-bot', seat: 3 })).toBe('bot-not-there');
  });

  it('nobody but the owner has a say about bots', () => {
    const paper = new Paper()
      .do(BERND, { kind: 'sit', seat: 1 })
      .do(ANNA, { kind: 'seat-bot', seat: 2, bot: '1' });
    expect(paper.refused(BERND, { kind: 'seat-bot', seat: 0, bot: '1' })).toBe('not-owner');
    expect(paper.refused(BERND, { kind: 'remove-bot', seat: 2 })).toBe('not-owner');
  });

  it('a bot makes way for the owner, but a person not for a bot', () => {
    const paper = new Paper()
      .do(ANNA, { kind: 'seat-bot', seat: 1, bot: '1' })
      .do(ANNA, { kind: 'sit', seat: 1 });
    expect(paper.place(1)).toMatchObject({ person: ANNA, bot: null, isReady: false });
    expect(paper.refused(ANNA, { kind: 'seat-bot', seat: 1, bot: '1' })).toBe('seat-taken');
  });

  it('a player chooses a free party, and is no longer ready then', () => {
    const paper = new Paper()
      .do(BERND, { kind: 'sit', seat: 1 })
      .do(BERND, { kind: 'ready', isReady: true })
      .do(BERND, { kind: 'choose-party', party: party(4) });
    expect(paper.place(1)).toMatchObject({ party: party(4), isReady: false });
    expect(paper.refused(BERND, { kind: 'choose-party', party: 'monster-raving-loony' })).toBe(
      'party-not-there',
    );
    expect(paper.refused(ZOE, { kind: 'choose-party', party: party(3) })).toBe('not-seated');
  });

  it('an open seat or a bot swaps parties with a player who asks, a person doesn’t', () => {
    const paper = new Paper().do(ANNA, { kind: 'sit', seat: 0 }).do(BERND, { kind: 'sit', seat: 1 });
    expect(paper.refused(BERND, { kind: 'choose-party', party: party(0) })).toBe('party-taken');
    paper.do(BERND, { kind: 'choose-party', party: party(2) });
    expect(paper.table.places.map(place => place.party)).toEqual([party(0), party(2), party(1)]);
  });

  it('a bot is still ready after it has swapped parties', () => {
    const paper = new Paper()
      .do(ANNA, { kind: 'sit', seat: 0 })
      .do(ANNA, { kind: 'seat-bot', seat: 1, bot: '1' })
      .do(ANNA, { kind: 'seat-bot', seat: 2, bot: '1' })
      .do(ANNA, { kind: 'choose-party', party: party(1) })
      .do(ANNA, { kind: 'ready', isReady: true })
      .do(ANNA, { kind: 'start' });
    expect(paper.game.players.map(player => player.party)).toEqual([party(1), party(0), party(2)]);
  });

  it('the owner starts, once no seat is open and everybody is ready', () => {
    const paper = new Paper().do(ANNA, { kind: 'sit', seat: 0 }).do(BERND, { kind: 'sit', seat: 1 });
    expect(paper.refused(ANNA, { kind: 'start' })).toBe('seats-open');
    paper.do(ANNA, { kind: 'seat-bot', seat: 2, bot: '1' }).do(ANNA, { kind: 'ready', isReady: true });
    expect(paper.refused(ANNA, { kind: 'start' })).toBe('not-all-ready');
    paper.do(BERND, { kind: 'ready', isReady: true }).do(BERND, { kind: 'ready', isReady: false });
    expect(paper.refused(ANNA, { kind: 'start' })).toBe('not-all-ready');
    paper.do(BERND, { kind: 'ready', isReady: true });
    expect(paper.refused(BERND, { kind: 'start' })).toBe('not-owner');
    paper.do(ANNA, { kind: 'start' });
    expect(paper.table.stage).toBe('playing');
  });

  it('the owner alone closes the table, also without a seat, and nothing comes of it any more', () => {
    const paper = new Paper({ pace: { kind: 'live', bank: 60_000, increment: 0 } });
    paper.do(BERND, { kind: 'sit', seat: 1 });
    expect(paper.refused(BERND, { kind: 'close' })).toBe('not-owner');
    expect(paper.refused(ZOE, { kind: 'close' })).toBe('not-owner');
    paper.do(ANNA, { kind: 'close' });
    expect(sheetFor(paper.table, { person: 'bernd' })).toMatchObject({
      stage: 'abandoned',
      seat: 1,
      view: null,
      choice: null,
      clock: { since: [null, null, null] },
    });
    expect(paper.refused(CARLA, { kind: 'sit', seat: 2 })).toBe('not-gathering');
    expect(paper.refused(ANNA, { kind: 'close' })).toBe('not-gathering');
    paper.do(BERND, { kind: 'say', room: 'players', text: 'another time, then' });
  });

  it('the owner need not play', () => {
    const paper = new Paper().seat(BERND, CARLA, '1');
    expect(paper.table.stage).toBe('playing');
    expect(sheetFor(paper.table, { person: ANNA.id })).toMatchObject({ seat: null, choice: null });
    expect(paper.refused(ANNA, paper.actRequest(paper.any(0)))).toBe('not-seated');
  });
});

describe('what belongs to another stage is refused', () => {
  const gathering: Request[] = [
    { kind: 'sit', seat: 2 },
    { kind: 'stand-up' },
    { kind: 'send-away', seat: 1, isBlocked: true },
    { kind: 'seat-bot', seat: 2, bot: '1' },
    { kind: 'remove-bot', seat: 2 },
    { kind: 'choose-party', party: PARTIES[4] as string },
    { kind: 'ready', isReady: false },
    { kind: 'start' },
    { kind: 'close' },
  ];
  const playing: Request[] = [
    { kind: 'act', number: 0, action: {} },
    { kind: 'undo', number: 0 },
    ABANDON,
    { kind: 'answer', proposal: 0, accepts: true },
    { kind: 'leave' },
    { kind: 'return' },
    { kind: 'resign' },
    { kind: 'take-over', seat: 2 },
  ];

  it.each(gathering)('$kind once the game has begun', request => {
    const paper = new Paper().seat(ANNA, BERND, '1');
    expect(paper.refused(ANNA, request)).toBe('not-gathering');
  });

  it.each(playing)('$kind before the game has begun', request => {
    const paper = new Paper().do(ANNA, { kind: 'sit', seat: 0 });
    expect(paper.refused(ANNA, request)).toBe('not-playing');
  });

  it.each([...gathering, ...playing])('$kind once the game is given up', request => {
    const paper = new Paper().seat(ANNA, '1', '1').do(ANNA, ABANDON);
    expect(paper.table.stage).toBe('abandoned');
    expect(['not-gathering', 'not-playing']).toContain(paper.refused(ANNA, request));
  });
});

describe('a player who leaves', () => {
  it('has a bot play for them until they return', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA).do(BERND, { kind: 'leave' });
    expect(paper.place(1)).toMatchObject({ person: BERND, standIn: { why: 'left' } });
    paper.act(1).do(BERND, { kind: 'return' });
    expect(paper.place(1)).toMatchObject({ person: BERND, standIn: null });
    expect(paper.refused(BERND, { kind: 'return' })).toBe('not-away');
    paper.act(0).act(2).act(1);
    expect(paper.entries.at(-1)).toMatchObject({ by: { person: 'bernd' }, what: { kind: 'acted' } });
  });

  it('decides nothing while they are away', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA).do(BERND, { kind: 'leave' });
    expect(paper.refused(BERND, paper.actRequest(paper.any(1)))).toBe('away');
    paper.act(1).do(ANNA, { kind: 'propose', proposal: { kind: 'pause', isPaused: true } });
    for (const wish of [UNDO, NO, ABANDON, { kind: 'leave' }] as const)
      expect(paper.refused(BERND, wish)).toBe('away');
  });

  it('for good cannot return, not even by leaving once more', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA).do(BERND, { kind: 'resign' });
    expect(paper.place(1).standIn).toMatchObject({ why: 'resigned' });
    expect(paper.refused(BERND, { kind: 'return' })).toBe('not-away');
    expect(paper.refused(BERND, { kind: 'leave' })).toBe('away');
    expect(paper.refused(BERND, paper.actRequest(paper.any(1)))).toBe('away');
    expect(paper.refused(BERND, { kind: 'take-over', seat: 1 })).toBe('already-seated');
  });

  it('may resign from afar', () => {
    const paper = new Paper()
      .seat(ANNA, BERND, CARLA)
      .do(BERND, { kind: 'leave' })
      .do(BERND, { kind: 'resign' });
    expect(paper.refused(BERND, { kind: 'return' })).toBe('not-away');
  });

  it('leaves a game that goes on, also when everybody does', () => {
    const paper = new Paper({ ruleset: '2019-4' }).seat(ANNA, BERND, CARLA);
    for (const person of [ANNA, BERND, CARLA]) paper.do(person, { kind: 'resign' });
    paper.playUntil(game => game.result !== null);
    expect(paper.table.stage).toBe('over');
  });
});

describe('a seat that a bot plays', () => {
  it('can be taken over by another person, who sees what belongs to it', () => {
    const paper = new Paper({ takeOver: 'anyone' }).seat(ANNA, BERND, CARLA).do(BERND, { kind: 'leave' });
    paper.do(ZOE, { kind: 'take-over', seat: 1 });
    expect(paper.place(1)).toMatchObject({ person: ZOE, standIn: null, bot: null });
    expect(sheetFor(paper.table, { person: 'zoe' })).toMatchObject({
      seat: 1,
      choice: choiceAt(paper.game, 1),
    });
    paper.act(1);
    expect(paper.entries.at(-1)).toMatchObject({ by: { person: 'zoe' }, what: { kind: 'acted' } });
  });

  it('shows nothing of it any more to the person who left it, until they return', () => {
    const paper = new Paper({ takeOver: 'anyone' }).seat(ANNA, BERND, CARLA).do(BERND, { kind: 'leave' });
    paper.do(ZOE, { kind: 'take-over', seat: 1 });
    expect(paper.refused(BERND, paper.actRequest(paper.any(1)))).toBe('not-seated');
    const sheet = sheetFor(paper.table, { person: 'bernd' });
    expect(sheet).toMatchObject({ seat: null, choice: null, view: { viewer: null } });
  });

  it.each([
    ['from the beginning', (paper: Paper) => paper.seat(ANNA, '1', CARLA)],
    [
      'since its player resigned',
      (paper: Paper) => paper.seat(ANNA, BERND, CARLA).do(BERND, { kind: 'resign' }),
    ],
    [
      'since its player’s time was up',
      (paper: Paper) => {
        paper.seat(ANNA, BERND, CARLA);
        paper.write({ kind: 'stood-in', seat: 1, bot: '2', why: 'time' });
        return paper;
      },
    ],
  ])('%s can be taken over', (_when, begin) => {
    const paper = begin(new Paper({ takeOver: 'anyone' })).do(ZOE, { kind: 'take-over', seat: 1 });
    expect(paper.place(1)).toMatchObject({ person: ZOE, standIn: null, bot: null });
    paper.do(ZOE, { kind: 'leave' }).do(ZOE, { kind: 'return' });
  });

  it('can’t be taken over by a person who has a seat, nor can a seat that isn’t there', () => {
    const paper = new Paper().seat(ANNA, BERND, '1');
    expect(paper.refused(BERND, { kind: 'take-over', seat: 2 })).toBe('already-seated');
    expect(paper.refused(ZOE, { kind: 'take-over', seat: 3 })).toBe('seat-not-there');
    expect(paper.refused(ZOE, { kind: 'take-over', seat: 1 })).toBe('seat-taken');
  });
});

function party(index: number): string {
  return PARTIES[index] as string;
}
