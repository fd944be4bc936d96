import { sheetFor } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { ANNA, BERND, Paper, ZOE } from './world.ts';

/** Anna's table, where Zoe sits and is never ready. */
function withZoe(): Paper {
  return new Paper().do(ANNA, { kind: 'sit', seat: 0 }).do(ZOE, { kind: 'sit', seat: 1 });
}

describe('someone who sits down and is never ready', () => {
  it('is sent away by the owner, and the seat is free again', () => {
    const paper = withZoe().do(ANNA, { kind: 'send-away', seat: 1, isBlocked: false });
    expect(paper.place(1)).toMatchObject({ person: null, isReady: false, keptFor: null });
    expect(paper.entries.at(-1)?.what).toEqual({
      kind: 'sent-away',
      seat: 1,
      person: ZOE,
      isBlocked: false,
    });
    paper.do(ANNA, { kind: 'seat-bot', seat: 1, bot: '1' });
  });

  it('may come again, unless blocked', () => {
    withZoe().do(ANNA, { kind: 'send-away', seat: 1, isBlocked: false }).do(ZOE, { kind: 'sit', seat: 1 });
    const paper = withZoe().do(ANNA, { kind: 'send-away', seat: 1, isBlocked: true });
    expect(paper.refused(ZOE, { kind: 'sit', seat: 2 })).toBe('blocked');
    expect(paper.refused(ZOE, { kind: 'say', room: 'spectators', text: 'unfair' })).toBe('blocked');
    expect(paper.replayed).toEqual(paper.table);
  });

  it('is blocked for the whole game', () => {
    const paper = withZoe().do(ANNA, { kind: 'send-away', seat: 1, isBlocked: true });
    for (const seat of [1, 2]) paper.do(ANNA, { kind: 'seat-bot', seat, bot: '1' });
    paper.do(ANNA, { kind: 'ready', isReady: true }).do(ANNA, { kind: 'start' });
    expect(paper.refused(ZOE, { kind: 'take-over', seat: 1 })).toBe('blocked');
    expect(sheetFor(paper.table, { person: ZOE.id }).seat).toBeNull();
  });

  it('is sent away by nobody else, not from an empty seat, and nobody sends the owner away', () => {
    const paper = withZoe();
    expect(paper.refused(ZOE, { kind: 'send-away', seat: 0, isBlocked: true })).toBe('not-owner');
    expect(paper.refused(BERND, { kind: 'send-away', seat: 1, isBlocked: true })).toBe('not-owner');
    expect(paper.refused(ANNA, { kind: 'send-away', seat: 2, isBlocked: false })).toBe('seat-empty');
    expect(paper.refused(ANNA, { kind: 'send-away', seat: 4, isBlocked: false })).toBe('seat-empty');
    expect(paper.refused(ANNA, { kind: 'send-away', seat: 0, isBlocked: true })).toBe('seat-empty');
  });
});

describe('the owner’s bot', () => {
  it('makes way for the owner alone', () => {
    const paper = new Paper().do(ANNA, { kind: 'seat-bot', seat: 1, bot: '1' });
    expect(paper.refused(ZOE, { kind: 'sit', seat: 1 })).toBe('seat-taken');
    expect(paper.do(ANNA, { kind: 'sit', seat: 1 }).place(1)).toMatchObject({ person: ANNA, bot: null });
  });
});
