import { deciders } from '@macher/engine';
import type { Person, Proposal } from '@macher/protocol';
import { newsFor, readLog, recordOf, sheetFor } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { ANNA, BERND, CARLA, NO, Paper, type Plan, UNDO, type Wish, YES, ZOE } from './world.ts';

const ALLOW: Wish = { kind: 'propose', proposal: { kind: 'hints', isAllowed: true } };
const END: Wish = { kind: 'propose', proposal: { kind: 'hints', isAllowed: false } };

const PEOPLE = [ANNA, BERND, CARLA] as const;

/** A table of people, at whose turn it is Anna. */
function atTable(plan: Plan = {}): Paper {
  return new Paper(plan).seat(...PEOPLE).playUntil(game => deciders(game)[0] === 0);
}

function agreed(plan: Plan = {}): Paper {
  return atTable(plan).do(ANNA, ALLOW).do(BERND, YES).do(CARLA, YES);
}

/** As somebody decides who was told what a bot would do. */
function hinted(paper: Paper, seat: number): Wish {
  return { kind: 'act', number: paper.table.number, action: paper.any(seat), isHinted: true };
}

function hasHints(paper: Paper, { id }: Person): boolean {
  return sheetFor(paper.table, { person: id }).hasHints;
}

describe('hints where other people play', () => {
  it('are for nobody until all have agreed: a decision that says otherwise is refused', () => {
    const paper = atTable();
    expect(paper.refused(ANNA, hinted(paper, 0))).toBe('no-hints');
    paper.do(ANNA, ALLOW).do(BERND, YES);
    expect(hasHints(paper, ANNA)).toBe(false);
    expect(paper.refused(ANNA, hinted(paper, 0))).toBe('no-hints');
    paper.do(CARLA, NO);
    expect(paper.refused(ANNA, hinted(paper, 0))).toBe('no-hints');
    expect(recordOf(paper.table).hints).toEqual([]);
  });

  it('are for all when the last has agreed, which everyone is told, also who watches and may sit down later', () => {
    const paper = agreed();
    for (const person of [...PEOPLE, ZOE]) expect(hasHints(paper, person)).toBe(true);
    const { table, past } = readLog(paper.entries);
    const last = past.at(-1);
    if (last === undefined) throw new Error('nothing has happened');
    for (const person of [ANNA.id, ZOE.id, null])
      expect(newsFor(table, { person }, last)?.what).toEqual({ kind: 'hints-set', isAllowed: true });
    const { version } = paper.game;
    paper.do(ANNA, hinted(paper, 0));
    expect(paper.entries.at(-1)?.what).toMatchObject({ kind: 'acted', isHinted: true });
    expect(recordOf(paper.replayed).hints).toEqual([version]);
    paper.playUntil(game => deciders(game)[0] === 1).do(BERND, hinted(paper, 1));
  });

  it('end when one person says so, and nobody else is asked', () => {
    const paper = agreed().act(0);
    paper.do(CARLA, END);
    expect(paper.entries.slice(-2).map(({ what }) => what.kind)).toEqual(['proposed', 'hints-set']);
    expect(paper.table).toMatchObject({ hasHints: false, proposal: null });
    paper.act(deciders(paper.game)[0] ?? 0).playUntil(game => deciders(game)[0] === 0);
    expect(paper.refused(ANNA, hinted(paper, 0))).toBe('no-hints');
  });

  it('who was told before they ended still decides, and it is marked', () => {
    const paper = agreed().do(CARLA, END);
    paper.do(ANNA, hinted(paper, 0));
    expect(recordOf(paper.table).hints).toHaveLength(1);
  });

  it('who goes back to such a decision after they ended may make it again', () => {
    const paper = agreed();
    paper.do(ANNA, hinted(paper, 0));
    const back: Proposal = { kind: 'undo', version: paper.game.version - 1 };
    paper.do(CARLA, END).do(ANNA, { kind: 'propose', proposal: back }).do(BERND, YES).do(CARLA, YES);
    paper.do(ANNA, hinted(paper, 0));
    expect(recordOf(paper.replayed).hints).toHaveLength(1);
  });

  it.each<Plan>([
    { isRated: true },
    { contest: { kind: 'club', club: 'c', event: 'e', round: 1, table: 1 } },
    { contest: { kind: 'day', day: '2026-11-19' } },
  ])('are not to be had where something is at stake: %j', plan => {
    const paper = atTable(plan);
    expect(paper.refused(ANNA, ALLOW)).toBe('no-hints');
    expect(paper.refused(ANNA, hinted(paper, 0))).toBe('no-hints');
  });

  it('need those who began in person: nobody agrees by being away', () => {
    const paper = atTable().do(CARLA, { kind: 'leave' });
    expect(paper.refused(ANNA, ALLOW)).toBe('founder-away');
    paper.do(CARLA, { kind: 'return' }).do(ANNA, ALLOW).do(BERND, YES).do(CARLA, { kind: 'leave' });
    expect(paper.table).toMatchObject({ hasHints: false, proposal: { accepted: [0, 1] } });
    paper.do(CARLA, { kind: 'return' }).do(CARLA, YES);
    expect(paper.table.hasHints).toBe(true);
  });

  it('go on without one who has resigned, and who plays alone then needs nobody', () => {
    const paper = atTable().do(CARLA, { kind: 'resign' }).do(ANNA, ALLOW).do(BERND, YES);
    expect(paper.table.hasHints).toBe(true);
    const alone = atTable().do(CARLA, { kind: 'resign' }).do(BERND, { kind: 'resign' });
    alone.do(ANNA, hinted(alone, 0));
    const rated = atTable({ isRated: true }).do(CARLA, { kind: 'resign' }).do(BERND, { kind: 'resign' });
    expect(rated.refused(ANNA, hinted(rated, 0))).toBe('no-hints');
  });

  it('are no secret of a decision that is taken back', () => {
    const paper = new Paper().seat(ANNA, '1', '1').playUntil(game => deciders(game)[0] === 0);
    paper.do(ANNA, hinted(paper, 0)).do(ANNA, UNDO);
    paper.do(ANNA, hinted(paper, 0));
    expect(paper.entries.filter(({ what }) => 'isHinted' in what)).toHaveLength(2);
  });
});
