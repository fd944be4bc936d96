import { deciders, mismatch, parseRecord } from '@macher/engine';
import { type Entry, REQUEST_SCHEMA, readEntries } from '@macher/protocol';
import { newsFor, readLog, recordOf } from '@macher/table';
import { isAlone } from '@macher/table/pure';
import { describe, expect, it } from 'vitest';
import { ANNA, BERND, CARLA, Paper, YES, ZOE } from './world.ts';

/** Anna decides after a hint, which all have agreed to; `played` decisions were made before. */
function hinted() {
  const paper = new Paper().seat(ANNA, BERND, CARLA).playUntil(game => deciders(game)[0] === 0);
  paper.do(ANNA, { kind: 'propose', proposal: { kind: 'hints', isAllowed: true } });
  paper.do(BERND, YES).do(CARLA, YES);
  const played = paper.game.version;
  paper.do(ANNA, { kind: 'act', number: paper.table.number, action: paper.any(0), isHinted: true });
  return { paper, played };
}

describe('a decision after a hint', () => {
  it('is marked in the log, and a log that is read again says so', () => {
    const { paper } = hinted();
    expect(paper.entries.at(-1)?.what).toMatchObject({ kind: 'acted', seat: 0, isHinted: true });
    const stored = JSON.parse(JSON.stringify(paper.entries)) as Entry[];
    const lines = stored.map(({ number, at, by, what }) => ({ number, at, by, what, epoch: 3 }));
    expect(readEntries(lines)).toMatchObject({ spoiled: null });
    expect(readEntries(lines).entries.at(-1)?.what).toMatchObject({ isHinted: true });
    expect(recordOf(paper.replayed)).toEqual(recordOf(paper.table));
  });

  it('is told to everybody, and others have no such mark', () => {
    const { paper } = hinted();
    const entry = paper.entries.at(-1) as Entry;
    const { table, past } = readLog(JSON.parse(JSON.stringify(paper.entries)) as Entry[]);
    for (const person of [ANNA.id, BERND.id, ZOE.id, null])
      expect(
        past
          .map(line => newsFor(table, { person }, line)?.what)
          .filter(what => what !== undefined && 'isHinted' in what),
      ).toMatchObject([{ kind: 'acted', seat: 0, isHinted: true }]);
    paper.playUntil(({ version }) => version > 30);
    const marked = paper.entries.filter(({ what }) => 'isHinted' in what);
    expect(marked).toEqual([entry]);
  });

  it('has its place in the record, unless it is taken back', () => {
    const { paper, played } = hinted();
    expect(recordOf(paper.table).hints).toEqual([played]);
    expect(parseRecord(JSON.parse(JSON.stringify(recordOf(paper.table)))).hints).toEqual([played]);
    paper.write({ kind: 'taken-back', seat: null, version: played });
    expect(recordOf(paper.table).hints).toEqual([]);
  });

  it('is asked for with nothing but true', () => {
    const act = { kind: 'act', number: 3, action: {} };
    expect(mismatch(REQUEST_SCHEMA, act)).toBeNull();
    expect(mismatch(REQUEST_SCHEMA, { ...act, isHinted: true })).toBeNull();
    for (const isHinted of [false, 1, 'yes', null])
      expect(mismatch(REQUEST_SCHEMA, { ...act, isHinted })).not.toBeNull();
  });
});

it('who plays with bots alone has nobody to ask; one person more is somebody', () => {
  const alone = new Paper().seat(ANNA, '1', '1');
  expect(isAlone(alone.table.places, 0)).toBe(true);
  const two = new Paper().seat(ANNA, BERND, '1');
  expect(isAlone(two.table.places, 0)).toBe(false);
});
