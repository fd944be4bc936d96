import { deciders } from '@macher/engine';
import { recordOf } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { recordStore } from '../../packages/web/src/learn/record/recordStore.ts';
import { takebacksIn } from '../../packages/web/src/table/end/takebacks.ts';
import { isAct, logLines } from '../../packages/web/src/table/log/lines.ts';
import { ANNA, Paper } from '../table/world.ts';

describe('the log of a record', () => {
  const paper = new Paper({ ruleset: '2006-5' }).seat(ANNA, '0', '0');
  for (let step = 0; step < 60; step += 1) {
    paper.act(deciders(paper.game)[0] ?? 0);
    const hasDecided = paper.table.steps.some(({ action }) => action.seat === 0);
    if (step % 9 === 8 && hasDecided) paper.do(ANNA, { kind: 'undo', number: paper.table.number });
  }
  const record = recordOf(paper.table);
  const store = recordStore(record);
  const past = store.past.value;

  it('strikes through what was taken back, where it was, and nothing else', () => {
    const undone = record.undone.reduce((sum, { actions }) => sum + actions.length, 0);
    const acted = paper.entries.flatMap(({ what }) => (what.kind === 'acted' ? [what.action.kind] : []));
    expect(past.flatMap(({ what }) => (what.kind === 'acted' ? [what.decision] : []))).toEqual(acted);
    expect(past.flatMap(({ what }) => ('gone' in what ? what.gone : []))).toHaveLength(undone);
    const struck = logLines(past).filter(({ isUndone }) => isUndone);
    expect(struck.some(({ what }) => isAct(what))).toBe(true);
    const counted = logLines(past).filter(({ isUndone }) => !isUndone);
    expect(counted.length).toBeGreaterThan(struck.length / 2);
  });

  it('tells how often somebody went back, as the record does', () => {
    expect(record.takebacks).toBeGreaterThan(3);
    expect(takebacksIn(past)).toBe(record.takebacks);
  });

  it('of a record without what was taken back is that of its actions', () => {
    const before = recordStore({ ...record, undone: [] });
    expect(before.past.value).toHaveLength(record.actions.length + 1);
    expect(before.view.value?.version).toBe(store.view.value?.version);
  });
});
