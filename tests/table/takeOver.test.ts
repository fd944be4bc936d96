import type { Request } from '@macher/protocol';
import { sheetFor } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { ABANDON, ANNA, BERND, CARLA, DORA, isOpenTurn, NO, Paper, YES, ZOE } from './world.ts';

const LEAVE: Request = { kind: 'leave' };
const RETURN: Request = { kind: 'return' };
const WEEK = 7 * 86_400_000;

function takeOver(seat: number): Request {
  return { kind: 'take-over', seat };
}

/** Bernd has left seat 1, and Zoe asks for it. */
function askedByZoe(): Paper {
  return new Paper().seat(ANNA, BERND, CARLA).do(BERND, LEAVE).do(ZOE, takeOver(1));
}

describe('a stranger who wants a seat', () => {
  it('sees nothing of it before everybody at the table has agreed', () => {
    const paper = askedByZoe();
    expect(paper.place(1)).toMatchObject({ person: BERND, standIn: { why: 'left' } });
    expect(sheetFor(paper.table, { person: ZOE.id })).toMatchObject({
      seat: null,
      proposal: { seat: 1, proposal: { kind: 'take-over', seat: 1, person: ZOE }, accepted: [] },
    });
    paper.do(ANNA, YES);
    expect(paper.place(1).person).toEqual(BERND);
    paper.do(CARLA, YES);
    expect(paper.place(1)).toMatchObject({ person: ZOE, standIn: null, bot: null, keptFor: BERND });
    expect(paper.table.proposal).toBeNull();
  });

  it('doesn’t get a bot’s seat by asking either, and not from bots alone', () => {
    const paper = new Paper().seat(ANNA, '1', '1').do(ANNA, LEAVE).do(ZOE, takeOver(1));
    expect(paper.place(1)).toMatchObject({ person: null, bot: '1' });
    paper.do(ANNA, RETURN).do(ANNA, YES);
    expect(paper.place(1)).toMatchObject({ person: ZOE, bot: null, keptFor: null });
  });

  it('gets nothing when the last one who is asked goes away', () => {
    const paper = new Paper().seat(ANNA, '1', '1').do(ZOE, takeOver(1)).do(ANNA, LEAVE);
    expect(paper.place(1).person).toBeNull();
  });

  it('gets nothing with the consent of newcomers alone', () => {
    const paper = new Paper({ takeOver: 'consent' }).seat(ANNA, '1', '1').do(ZOE, takeOver(1)).do(ANNA, YES);
    paper.do(ANNA, LEAVE).do(DORA, takeOver(2)).do(ZOE, YES);
    expect(paper.place(2).person).toBeNull();
  });

  it('is turned down by one of them, and may ask three times in a game', () => {
    const paper = askedByZoe().do(CARLA, NO);
    expect(paper.table.proposal).toBeNull();
    paper.do(ZOE, takeOver(1)).do(CARLA, NO).do(ZOE, takeOver(1)).do(ANNA, NO);
    expect(paper.refused(ZOE, takeOver(1))).toBe('asked-too-often');
    paper.do(DORA, takeOver(1));
  });

  it('can think better of it', () => {
    const paper = askedByZoe().do(ZOE, NO);
    expect(paper.table.proposal).toBeNull();
    expect(paper.place(1).person).toEqual(BERND);
  });

  it('keeps nobody from playing, nor from proposing', () => {
    const paper = askedByZoe().act(0);
    expect(paper.table.proposal).not.toBeNull();
    paper.do(ANNA, { kind: 'propose', proposal: { kind: 'pause', isPaused: true } });
    expect(paper.table.proposal?.proposal.kind).toBe('pause');
    expect(paper.refused(ZOE, takeOver(1))).toBe('proposal-open');
  });

  it('has asked for nothing any more once its person is back', () => {
    const paper = askedByZoe().do(BERND, RETURN);
    expect(paper.table.proposal).toBeNull();
    expect(paper.refused(ANNA, YES)).toBe('no-proposal');
  });

  it('can’t propose it in a seat’s name', () => {
    const paper = new Paper().seat(ANNA, BERND, '1');
    expect(paper.refused(ZOE, ABANDON)).toBe('not-seated');
  });

  it('sits down at once where the table is open to anyone, and its sheet says so', () => {
    const paper = new Paper({ takeOver: 'anyone' }).seat(ANNA, BERND, '1').do(ZOE, takeOver(2));
    expect(paper.place(2).person).toEqual(ZOE);
    expect(sheetFor(paper.table, { person: null }).takeOver).toBe('anyone');
  });
});

describe.each(['consent', 'anyone'] as const)('a seat stays its person’s (%s)', option => {
  /** Zoe plays where Bernd has left. */
  function taken(): Paper {
    const paper = new Paper({ takeOver: option })
      .seat(ANNA, BERND, CARLA)
      .do(BERND, LEAVE)
      .do(ZOE, takeOver(1));
    return option === 'anyone' ? paper : paper.do(ANNA, YES).do(CARLA, YES);
  }

  it('who left may always come back to it', () => {
    const paper = taken().do(BERND, RETURN);
    expect(paper.place(1)).toMatchObject({ person: BERND, standIn: null, keptFor: null });
    expect(sheetFor(paper.table, { person: BERND.id }).seat).toBe(1);
    expect(sheetFor(paper.table, { person: ZOE.id })).toMatchObject({ seat: null, choice: null });
    expect(paper.replayed).toEqual(paper.table);
  });

  it('also when the newcomer has left too, or has resigned', () => {
    for (const kind of ['leave', 'resign'] as const) {
      const paper = taken().do(ZOE, { kind }).do(BERND, RETURN);
      expect(paper.place(1)).toMatchObject({ person: BERND, standIn: null });
    }
  });

  it('the newcomer who leaves comes back to it as long as its person doesn’t', () => {
    const paper = taken().do(ZOE, LEAVE).do(ZOE, RETURN);
    expect(paper.place(1)).toMatchObject({ person: ZOE, standIn: null, keptFor: BERND });
  });

  it('the newcomer’s consent isn’t that of the person who comes back', () => {
    const paper = taken().do(ANNA, { kind: 'propose', proposal: { kind: 'pause', isPaused: true } });
    paper.do(ZOE, YES).do(BERND, RETURN).do(CARLA, YES);
    expect(paper.table.clock.isPaused).toBe(false);
    paper.do(BERND, YES);
    expect(paper.table.clock.isPaused).toBe(true);
  });

  it('the newcomer is not alone at the table', () => {
    const paper = new Paper({ takeOver: 'anyone' }).seat(ANNA, '1', '1').do(ANNA, LEAVE);
    paper
      .do(ZOE, takeOver(0))
      .playUntil(isOpenTurn)
      .playUntil(() => paper.table.steps.at(-1)?.action.seat !== 0);
    expect(sheetFor(paper.table, { person: ZOE.id }).undo.kind).not.toBe('back');
  });

  it('who has resigned has let it go', () => {
    const paper = new Paper({ takeOver: option }).seat(ANNA, BERND, CARLA).do(BERND, { kind: 'resign' });
    paper.do(ZOE, takeOver(1));
    if (option === 'consent') paper.do(ANNA, YES).do(CARLA, YES);
    expect(paper.place(1)).toMatchObject({ person: ZOE, keptFor: null });
    expect(paper.refused(BERND, RETURN)).toBe('not-seated');
  });
});

describe('who has seen one seat of a game', () => {
  it('sits at no other of it, even where the table is open to anyone', () => {
    const paper = new Paper({ takeOver: 'anyone' }).seat(ANNA, BERND, '1').do(BERND, LEAVE);
    paper.do(ZOE, takeOver(1)).do(BERND, RETURN);
    expect(paper.refused(ZOE, takeOver(2))).toBe('seen-another');
    expect(paper.replayed.seen).toEqual(paper.table.seen);
    paper.do(BERND, LEAVE).do(ZOE, takeOver(1));
  });

  it('two who hop from seat to seat see one each', () => {
    const paper = new Paper({ takeOver: 'anyone' }).seat(ANNA, '1', '1');
    paper.do(ZOE, takeOver(1)).do(ZOE, LEAVE).do(DORA, takeOver(2)).do(DORA, LEAVE);
    expect(paper.refused(ZOE, takeOver(2))).toBe('already-seated');
    paper.do(BERND, takeOver(1));
    expect(paper.refused(DORA, takeOver(1))).toBe('already-seated');
    expect(paper.table.places.map(({ person }) => person)).toEqual([ANNA, BERND, DORA]);
    expect(paper.refused(ZOE, { kind: 'take-over', seat: 2 })).toBe('seen-another');
  });
});

describe('ending a game', () => {
  it('needs those who began it: a newcomer and bots don’t end it', () => {
    const paper = new Paper({ takeOver: 'anyone' }).seat(ANNA, '1', '1').do(ANNA, LEAVE);
    paper.do(ZOE, takeOver(0));
    expect(paper.refused(ZOE, ABANDON)).toBe('founder-away');
    expect(paper.table.stage).toBe('playing');
    paper.do(ANNA, RETURN).do(ANNA, ABANDON);
    expect(paper.table.stage).toBe('abandoned');
  });

  it('isn’t agreed to by someone who began it and is away, unless for a week', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA).do(BERND, LEAVE);
    expect(paper.refused(ANNA, ABANDON)).toBe('founder-away');
    paper.pass(WEEK - 1);
    expect(paper.refused(ANNA, ABANDON)).toBe('founder-away');
    paper.pass(1).do(ANNA, ABANDON).do(CARLA, YES);
    expect(paper.table.stage).toBe('abandoned');
  });

  it('isn’t agreed to by leaving either, but by resigning', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA).do(ANNA, ABANDON).do(CARLA, YES).do(BERND, LEAVE);
    expect(paper.table.stage).toBe('playing');
    const other = new Paper().seat(ANNA, BERND, CARLA).do(ANNA, ABANDON).do(CARLA, YES);
    expect(other.do(BERND, { kind: 'resign' }).table.stage).toBe('abandoned');
  });

  it('is up to those who play when all who began it have resigned', () => {
    const paper = new Paper({ takeOver: 'anyone' }).seat(ANNA, '1', '1').do(ZOE, takeOver(1));
    paper.do(ANNA, { kind: 'resign' }).do(ZOE, ABANDON);
    expect(paper.table.stage).toBe('abandoned');
  });

  it('is agreed to by one who accepted and then left', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA).do(ANNA, ABANDON).do(ANNA, LEAVE);
    paper.do(BERND, YES).do(CARLA, YES);
    expect(paper.table.stage).toBe('abandoned');
  });
});
