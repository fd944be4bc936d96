import type { Contest, Request } from '@macher/protocol';
import { resultOf } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { ANNA, BERND, gameOf, Paper, type Plan, ZOE } from './world.ts';

const LEAVE: Request = { kind: 'leave' };
const RETURN: Request = { kind: 'return' };
const DAY: Contest = { kind: 'day', day: '2026-11-18' };

function played(plan: Plan, before: (paper: Paper) => unknown = () => {}): Paper {
  const paper = new Paper(plan).seat(ANNA, BERND, '1');
  before(paper);
  return paper.playUntil(({ result }) => result !== null);
}

describe('the result of a table', () => {
  it('has everyone who began, what they scored and whether it counts', () => {
    const paper = played({ isRated: true, contest: DAY });
    const scores = gameOf(paper.table).result ?? [];
    const result = resultOf(paper.table, paper.entries);
    expect(result).toMatchObject({
      at: paper.now,
      ruleset: '2019-4',
      speed: 'none',
      isRated: true,
      contest: DAY,
    });
    expect(result?.seats.map(({ person }) => person)).toEqual([ANNA, BERND, null]);
    expect(result?.seats.map(({ bot }) => bot)).toEqual([null, null, '1']);
    expect(result?.seats.map(({ points, rank }) => ({ points, rank }))).toEqual(
      scores.map(({ total: points, rank }) => ({ points, rank })),
    );
    expect(result?.seats.every(({ isFinished }) => isFinished)).toBe(true);
  });

  it('of a game that isn’t over there is none', () => {
    const paper = new Paper().seat(ANNA, BERND, '1');
    expect(resultOf(paper.table, paper.entries)).toBeNull();
  });

  it('says who left, and keeps the seat theirs', () => {
    const { table, entries } = played({}, paper => paper.do(BERND, LEAVE));
    expect(resultOf(table, entries)?.seats[1]).toMatchObject({ person: BERND, bot: null, isFinished: false });
  });

  it('who came back in time has finished', () => {
    const { table, entries } = played({}, paper => paper.do(BERND, LEAVE).do(BERND, RETURN));
    expect(resultOf(table, entries)?.seats[1]).toMatchObject({ person: BERND, isFinished: true });
  });

  it('of a seat that was taken over is that of who began', () => {
    const { table, entries } = played({ takeOver: 'anyone' }, paper =>
      paper.do(BERND, LEAVE).do(ZOE, { kind: 'take-over', seat: 1 }),
    );
    expect(resultOf(table, entries)?.seats[1]).toMatchObject({ person: BERND, isFinished: false });
  });
});
