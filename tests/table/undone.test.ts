import { rulesOfRecord } from '@macher/editions';
import { deciders, type GameRecord, parseRecord, replay, stretchesOf } from '@macher/engine';
import { recordOf } from '@macher/table';
import { describe, expect, it } from 'vitest';
import { ANNA, BERND, Paper } from './world.ts';

const SECRETS = ['draft', 'first-platform', 'bid'];

function read(paper: Paper): GameRecord {
  const record = parseRecord(JSON.parse(JSON.stringify(recordOf(paper.table))));
  replay(rulesOfRecord(record), record);
  return record;
}

/** Everything that was ever decided, by the log. */
function decidedAt({ entries }: Paper) {
  return entries.flatMap(({ what }) => (what.kind === 'acted' ? [what.action] : []));
}

/** A game in which one player goes back behind bots, again and again. */
function wandering(): Paper {
  const paper = new Paper({ ruleset: '2006-5' }).seat(ANNA, '0', '0');
  for (let step = 0; step < 80 && paper.table.stage === 'playing'; step += 1) {
    paper.act(deciders(paper.game)[0] ?? 0);
    const { steps } = paper.table;
    if (step % 9 === 8 && steps.some(({ action }) => action.seat === 0))
      paper.do(ANNA, { kind: 'undo', number: paper.table.number });
  }
  return paper;
}

describe('a record of a game with takebacks', () => {
  it('has every decision that was ever made, in the order in which it was', () => {
    const paper = wandering();
    const record = read(paper);
    expect(record.undone.length).toBeGreaterThan(4);
    expect(record.takebacks).toBe(record.undone.filter(({ knowing }) => knowing).length);
    const made = stretchesOf(record).flatMap(stretch => stretch.made);
    expect(made.map(({ action }) => action)).toEqual(decidedAt(paper));
    expect(made.filter(({ isUndone }) => !isUndone).map(({ action }) => action)).toEqual(record.actions);
  });

  it('and what was taken back alone, while what others sealed stands', () => {
    const paper = new Paper().seat(ANNA, BERND, '0');
    const first = paper.game.version;
    expect(SECRETS).toContain(paper.any(0).kind);
    paper.act(0).act(1);
    paper.do(ANNA, { kind: 'undo', number: paper.table.number });
    paper.act(0).act(2);
    const record = read(paper);
    expect(record.undone).toMatchObject([{ from: first, after: first + 2, seat: 0, knowing: false }]);
    expect(record.takebacks).toBe(0);
    const made = stretchesOf(record).flatMap(stretch => stretch.made);
    expect(made.map(({ action }) => action)).toEqual(decidedAt(paper));
  });

  it('is refused with the place where something else was taken back than could be', () => {
    const record = read(wandering());
    const [undone, ...others] = record.undone as [
      GameRecord['undone'][number],
      ...GameRecord['undone'][number][],
    ];
    const mistake = (change: object): string => {
      try {
        const changed = parseRecord({ ...record, undone: [{ ...undone, ...change }, ...others] });
        replay(rulesOfRecord(changed), changed);
        return 'none';
      } catch (error) {
        return String(error);
      }
    };
    expect(mistake({})).toBe('none');
    expect(mistake({ actions: [] })).toContain('/undone/0/actions: ');
    expect(mistake({ after: undone.after + 60 })).toContain('/undone/0/after: ');
    expect(mistake({ actions: [{ ...undone.actions[0], seat: 4 }, ...undone.actions.slice(1)] })).toContain(
      '/undone/0/actions/0: refused',
    );
    expect(String(tried(() => parseRecord({ ...record, takebacks: 0 })))).toContain(
      '/takebacks: must be at least',
    );
  });
});

function tried(work: () => unknown): unknown {
  try {
    return work();
  } catch (error) {
    return error;
  }
}
