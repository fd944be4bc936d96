import type { Proposal } from '@macher/protocol';
import { sheetFor } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { ABANDON, ANNA, BERND, CARLA, DORA, NO, Paper, type Wish, YES, ZOE } from './world.ts';

const PAUSE: Wish = { kind: 'propose', proposal: { kind: 'pause', isPaused: true } };

describe('what everybody must agree to', () => {
  it('is done with the last consent, and not before', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA).do(ANNA, ABANDON);
    const { number } = paper.table;
    paper.do(CARLA, YES);
    expect(sheetFor(paper.table, { person: null }).proposal).toEqual({
      number,
      seat: 0,
      proposal: { kind: 'abandon' },
      accepted: [0, 2],
    });
    expect(paper.table.stage).toBe('playing');
    paper.do(BERND, YES);
    expect(paper.table).toMatchObject({ stage: 'abandoned', proposal: null });
  });

  it('is off the table with one refusal', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA).do(ANNA, ABANDON).do(CARLA, YES).do(BERND, NO);
    expect(paper.table).toMatchObject({ stage: 'playing', proposal: null });
    expect(paper.refused(CARLA, YES)).toBe('no-proposal');
  });

  it('is answered once by each player, except the one who proposed it, and by nobody who doesn’t play', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA);
    expect(paper.refused(BERND, YES)).toBe('no-proposal');
    paper.do(ANNA, ABANDON).do(BERND, YES);
    expect(paper.refused(ANNA, YES)).toBe('already-answered');
    expect(paper.refused(BERND, NO)).toBe('already-answered');
    expect(paper.refused(ZOE, YES)).toBe('not-seated');
  });

  it('can be withdrawn by the player who made it, and by no other who has agreed', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA).do(ANNA, ABANDON).do(BERND, YES);
    expect(paper.refused(BERND, NO)).toBe('already-answered');
    expect(paper.do(ANNA, NO).table.proposal).toBeNull();
  });

  it('is named by every answer: an answer to another proposal doesn’t count', () => {
    const paper = new Paper().seat(ANNA, BERND, '1').do(ANNA, ABANDON);
    const late = { kind: 'answer', proposal: paper.table.number, accepts: true } as const;
    paper.do(BERND, NO).do(ANNA, { kind: 'propose', proposal: { kind: 'pause', isPaused: true } });
    expect(paper.refused(BERND, late)).toBe('no-proposal');
    expect(paper.table).toMatchObject({ stage: 'playing', clock: { isPaused: false } });
    expect(paper.do(BERND, YES).table.clock.isPaused).toBe(true);
  });

  it('is a new proposal when it is proposed again', () => {
    const paper = new Paper().seat(ANNA, BERND, '1').do(ANNA, ABANDON);
    const late = { kind: 'answer', proposal: paper.table.number, accepts: true } as const;
    paper.act(0).do(ANNA, ABANDON);
    expect(paper.refused(BERND, late)).toBe('no-proposal');
  });

  it('can’t be proposed while something else is', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA).do(ANNA, ABANDON);
    expect(paper.refused(BERND, ABANDON)).toBe('proposal-open');
    expect(paper.refused(ANNA, ABANDON)).toBe('proposal-open');
  });

  it('needs no bot, and nobody who is away', () => {
    const alone = new Paper().seat(ANNA, '1', '0').do(ANNA, ABANDON);
    expect(alone.table.stage).toBe('abandoned');
    const others = new Paper()
      .seat(ANNA, BERND, CARLA)
      .do(BERND, { kind: 'resign' })
      .do(CARLA, { kind: 'leave' });
    expect(others.do(ANNA, PAUSE).table.clock.isPaused).toBe(true);
  });

  it('is closed by the next move, because it was about the position before', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA).do(ANNA, ABANDON).act(2);
    expect(paper.table.proposal).toBeNull();
    expect(paper.refused(BERND, YES)).toBe('no-proposal');
  });
});

describe('a proposal that is open', () => {
  it('is agreed to when the only one who has not answered leaves', () => {
    const paper = new Paper().seat(ANNA, BERND, '1').do(ANNA, PAUSE).do(BERND, { kind: 'leave' });
    expect(paper.entries.slice(-2).map(({ what }) => what.kind)).toEqual(['stood-in', 'paused']);
  });

  it('waits for the others when one of several leaves', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA).do(ANNA, PAUSE).do(BERND, { kind: 'leave' });
    expect(paper.table.clock.isPaused).toBe(false);
    expect(paper.do(CARLA, YES).table.clock.isPaused).toBe(true);
  });

  it('stays open when the player who made it leaves', () => {
    const paper = new Paper()
      .seat(ANNA, BERND, CARLA)
      .do(ANNA, ABANDON)
      .do(ANNA, { kind: 'leave' })
      .do(BERND, YES);
    expect(paper.table.stage).toBe('playing');
    expect(paper.do(CARLA, YES).table.stage).toBe('abandoned');
  });

  it('is put to a player who returns before it is decided', () => {
    const paper = new Paper().seat(ANNA, BERND, CARLA).do(ANNA, ABANDON);
    paper.do(BERND, { kind: 'leave' }).do(BERND, { kind: 'return' }).do(CARLA, YES);
    expect(paper.table.stage).toBe('playing');
    expect(paper.do(BERND, YES).table.stage).toBe('abandoned');
  });

  it('is put to a person who takes a seat over, also if the person before them had agreed', () => {
    const paper = new Paper({ takeOver: 'anyone' })
      .seat(ANNA, BERND, CARLA)
      .do(ANNA, ABANDON)
      .do(BERND, YES)
      .do(BERND, { kind: 'leave' });
    paper.do(DORA, { kind: 'take-over', seat: 1 }).do(CARLA, YES);
    expect(paper.table.stage).toBe('playing');
    expect(paper.do(DORA, NO).table).toMatchObject({ stage: 'playing', proposal: null });
  });
});

describe('a game that is given up', () => {
  it('asks nobody any more, and stays to be seen', () => {
    const paper = new Paper({ pace: { kind: 'live', bank: 60_000, increment: 0 } }).seat(ANNA, '1', '1');
    paper.do(ANNA, ABANDON);
    const sheet = sheetFor(paper.table, { person: 'anna' });
    expect(sheet).toMatchObject({ stage: 'abandoned', seat: 0, choice: null });
    expect(sheet.view?.players).toHaveLength(3);
    expect(sheet.clock.since).toEqual([null, null, null]);
  });

  it.each<Proposal>([
    { kind: 'abandon' },
    { kind: 'pause', isPaused: true },
    { kind: 'pace', pace: { kind: 'none' } },
    { kind: 'undo', version: 0 },
  ])('cannot be the subject of a proposal to $kind', proposal => {
    const paper = new Paper().seat(ANNA, '1', '1').do(ANNA, ABANDON);
    expect(paper.refused(ANNA, { kind: 'propose', proposal })).toBe('not-playing');
  });
});
