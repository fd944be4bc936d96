import { ANSWER_TIMES, type Contest, FORMER_PLAYER, type Request } from '@macher/protocol';
import { resultOf } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { checkRated } from '../../packages/table/src/seating.ts';
import { ANNA, BERND, gameOf, Paper, type Plan, ZOE } from './world.ts';

const LEAVE: Request = { kind: 'leave' };
const RETURN: Request = { kind: 'return' };
const DAY: Contest = { kind: 'day', day: '2026-11-18' };

function played(plan: Plan, before: (paper: Paper) => unknown = () => {}): Paper {
  const paper = new Paper(plan).seat(ANNA, BERND, '1');
  before(paper);
  return paper.playUntil(({ result }) => result !== null);
}

const HOUR = 3_600_000;

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

  it('counts for no rating if only one person has played: friends who leave at once are no opponents', () => {
    const isRated = (leaving: number): boolean | undefined => {
      const paper = new Paper({ isRated: true }).seat(ANNA, BERND, '1');
      let decided = 0;
      paper.playUntil(({ result }) => {
        decided = paper.table.steps.filter(({ by }) => by === BERND.id).length;
        if (decided >= leaving && paper.place(1).standIn === null && result === null)
          paper.do(BERND, { kind: 'resign' });
        return result !== null;
      });
      return resultOf(paper.table, paper.entries)?.isRated;
    };
    expect([isRated(0), isRated(20), isRated(40)]).toEqual([false, false, true]);
  });

  it('can’t be rated with components that somebody has made', () => {
    const seats = ['me', 'open', 'open'].map((who, seat) => ({
      who,
      party: ['spd', 'cdu', 'fdp'][seat] ?? '',
    }));
    const wanted = {
      ruleset: '2019-4',
      pack: null,
      seed: null,
      openMoney: false,
      pace: { kind: 'none' },
      isPrivate: true,
      isRated: true,
      seats,
    } as const;
    expect(() => checkRated(wanted, new Map())).not.toThrow();
    expect(() => checkRated({ ...wanted, pack: {} }, new Map())).toThrow('/isRated');
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

  it('of a seat that a regent plays at the end is finished by its person', () => {
    const { table, entries } = played({}, paper => {
      paper.do(BERND, { kind: 'name-regent', name: ZOE.name, days: 3 });
      paper.do(ZOE, { kind: 'serve', seat: 1 });
    });
    expect(resultOf(table, entries)?.seats[1]).toMatchObject({ person: BERND, isFinished: true });
  });

  it('doesn’t name who has deleted their account', () => {
    const { table, entries } = played({});
    const former = { ...BERND, name: FORMER_PLAYER };
    const known = entries.map(entry =>
      entry.what.kind === 'sat' && entry.what.person.id === BERND.id
        ? { ...entry, what: { ...entry.what, person: former } }
        : entry,
    );
    expect(resultOf(table, known)?.seats[1]).toMatchObject({ person: null, bot: null });
  });

  it('counts how soon people decided in a game over days, by their clocks, and nowhere else', () => {
    expect(resultOf(...logOf(played({})))?.seats.map(({ answers }) => answers)).toEqual([null, null, null]);
    const slow = new Paper({ pace: { kind: 'slow', perDecision: 100 * HOUR } }).seat(ANNA, BERND, '1');
    let passed = 0;
    slow.playUntil(({ result }) => {
      passed += 1;
      slow.pass(passed === 1 ? 2 * HOUR : 1000);
      return result !== null;
    });
    const counts = resultOf(...logOf(slow))?.seats.map(({ answers }) => answers) ?? [];
    const sum = (index: number): number => counts.reduce((all, each) => all + (each?.[index] ?? 0), 0);
    const decided = slow.entries.filter(({ what, by }) => what.kind === 'acted' && by !== null);
    expect(counts[2]).toBeNull();
    expect(ANSWER_TIMES[3]).toBe(3 * HOUR);
    expect(sum(3)).toBeGreaterThanOrEqual(1);
    expect(counts.flatMap(each => each ?? []).reduce((all, count) => all + count, 0)).toBe(decided.length);
    expect(sum(0)).toBeGreaterThan(10);
  });
});

function logOf({ table, entries }: Paper): [Paper['table'], Paper['entries']] {
  return [table, entries];
}
