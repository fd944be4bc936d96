import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { fileURLToPath } from 'node:url';
import { EPOCH } from '@macher/engine';
import type { Entry, Happening } from '@macher/protocol';
import { SqliteStore, type TableRow } from '@macher/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { main } from '../../packages/cli/src/main.ts';
import { checkStore, type Findings } from '../../packages/server/src/doctor.ts';
import { ScriptedTerminal } from '../cli/terminal.ts';
import { tableFor } from './client.ts';
import { beginRound, openClub, openEvent, settingsOf } from './clubs.ts';
import { openHouse, until } from './house.ts';
import { logOf, stored } from './log.ts';

const MACHER = fileURLToPath(new URL('../../packages/cli/src/main.ts', import.meta.url));

const house = await openHouse();
let id = '';
let row: TableRow;
let entries: readonly Entry[] = [];

beforeAll(async () => {
  const anna = await house.guest('Anna');
  const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['0', '0', '0', '0']));
  id = String(body['id']);
  await until(async () => (await house.store.table(id))?.stage === 'over', 'four bots end a game');
  await anna.call('POST', '/api/tables', tableFor('2006-5', ['me', 'open', '1']));
  row = (await house.store.table(id)) as TableRow;
  entries = await logOf(house.store, id);
});

afterAll(() => house.close());

/** Its record is kept already. */
const RECORDS = {
  record: async () => ({}),
  keepRecord: async () => {},
  restage: async () => {},
  vitals: { faults: async () => [] },
};

/** What the doctor says of a table that is kept so. */
async function findings(kept: { row?: TableRow; entries?: readonly Entry[] }): Promise<Findings> {
  const tables = {
    tableIds: async () => [id],
    table: async () => kept.row ?? row,
    entries: async () => (kept.entries ?? entries).map(stored),
    ...RECORDS,
  };
  return checkStore(tables, () => {});
}

/** The log with something else in place of the last entry of a kind. */
function changed<K extends Happening['kind']>(
  kind: K,
  change: (what: Extract<Happening, { kind: K }>) => unknown,
): Entry[] {
  const last = entries.findLastIndex(({ what }) => what.kind === kind);
  return entries.map((entry, index) =>
    index === last
      ? { ...entry, what: change(entry.what as Extract<Happening, { kind: K }>) as Happening }
      : entry,
  );
}

describe('the doctor', () => {
  it('finds nothing wrong with what the server has kept', async () => {
    expect(await checkStore(house.store, () => {})).toEqual({
      tables: 2,
      wrong: [],
      frozen: 0,
      damage: [],
    });
  });

  it('takes it that rows of earlier versions don’t say whom a table waits for before it begins', async () => {
    const other = await openHouse();
    const club = await openClub(other, 3);
    const event = await openEvent(club, settingsOf({ kind: 'league', rounds: 1, isRated: false }));
    const [round] = (await beginRound(club.owner, event, 1)).rounds;
    const waiting = String(round?.tables[0]?.id);
    const kept = (await other.store.table(waiting)) as TableRow;
    expect(kept.awaited).toHaveLength(3);
    const log = await logOf(other.store, waiting);
    expect((await findings({ row: { ...kept, awaited: [] }, entries: log })).wrong).toEqual([]);
    await other.close();
  });

  it('tells of every table with something wrong, and goes on with the next', async () => {
    const told: string[] = [];
    const tables = {
      tableIds: async () => ['a', 'b', 'c'],
      table: async () => row,
      entries: async (table: string) => (table === 'b' ? entries.map(stored) : []),
      ...RECORDS,
    };
    const { tables: count, wrong } = await checkStore(tables, text => told.push(text));
    expect(count).toBe(3);
    expect(wrong.map(each => each.id)).toEqual(['a', 'c']);
    expect(told).toEqual([
      'table a: epoch unknown: an empty log',
      `table b: epoch ${EPOCH}`,
      'table c: epoch unknown: an empty log',
    ]);
  });

  it.each([
    ['an entry is missing', () => entries.filter(({ number }) => number !== 9), /entry 9 is missing/],
    ['the first entry is missing', () => entries.slice(1), /begins with entry 2/],
    ['the log is cut off', () => entries.slice(0, -1), /number is \d+, by the log \d+/],
    [
      'an action is against the rules',
      () => changed('acted', what => ({ ...what, action: { kind: 'bid', seat: what.seat, amount: -1 } })),
      /frozen at entry \d+: refused: [a-z-]+ \(/,
    ],
    [
      'a seat acts for another',
      () => changed('acted', what => ({ ...what, seat: (what.seat + 1) % 4 })),
      /frozen at entry \d+: refused: seat \d acts for seat \d/,
    ],
    [
      'the game goes back to where it never was',
      () => [...entries, { number: entries.length + 1, at: 0, by: null, what: takenBack(99_999) }],
      /back to version 99999/,
    ],
    [
      'nobody knows what happened',
      () => changed('acted', () => ({ kind: 'exploded' })),
      /frozen at entry \d+: unreadable: /,
    ],
    [
      'an action comes before the game',
      () => changed('started', () => abandoned),
      /failed: the game has not begun/,
    ],
  ])('notices that %s', async (_title, broken, reason) => {
    const { wrong } = await findings({ entries: broken() });
    expect(wrong).toEqual([{ id, reason: expect.stringMatching(reason) }]);
  });

  it.each([
    ['stage', { stage: 'playing' as const }, /stage is "playing", by the log "over"/],
    ['number', { number: 3 }, /number is 3, by the log \d+/],
    ['list of people', { people: ['anna'] }, /people is \["anna"\], by the log \[\]/],
    ['time when it is due', { dueAt: 5 }, /dueAt is 5, by the log null/],
  ])('notices that the row has a %s that is not the one of the log', async (_title, change, reason) => {
    const { wrong } = await findings({ row: { ...row, ...change } });
    expect(wrong).toEqual([{ id, reason: expect.stringMatching(reason) }]);
  });

  it('checks the actions that a table began with', async () => {
    const [first] = entries as [Entry];
    const played = entries.flatMap(({ what }) => (what.kind === 'acted' ? [what.action] : [])).slice(0, 9);
    const began = (actions: readonly unknown[]): Entry[] => [
      { ...first, what: { ...first.what, opening: { ...opening(first), played: actions } } as Happening },
      ...entries.filter(({ number }) => number > 1 && number <= startedAt()),
    ];
    const { wrong } = await findings({
      entries: began([...played.slice(0, 8), { kind: 'bid', seat: 0, amount: 0 }]),
    });
    expect(wrong[0]?.reason).toMatch(/refused: wrong-kind/);
    expect((await findings({ entries: began(played) })).wrong[0]?.reason).not.toMatch(/refused: wrong-kind/);
  });

  it('reads a table again if a player acted while it was being read', async () => {
    let reads = 0;
    const tables = {
      tableIds: async () => [id],
      table: async () => {
        reads += 1;
        return reads === 1 ? { ...row, number: row.number - 1 } : row;
      },
      entries: async () => (reads === 1 ? entries.slice(0, -1) : entries).map(stored),
      ...RECORDS,
    };
    expect((await checkStore(tables, () => {})).wrong).toEqual([]);
  });
});

const abandoned = { kind: 'abandoned' } as const;

function takenBack(version: number): Happening {
  return { kind: 'taken-back', seat: null, version };
}

function opening({ what }: Entry): object {
  return what.kind === 'opened' ? what.opening : {};
}

function startedAt(): number {
  return entries.find(({ what }) => what.kind === 'started')?.number ?? 0;
}

interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** What the program does, with the data folder of the house unless another one is named. */
async function admin(args: readonly string[], folder = house.folder): Promise<Run> {
  const terminal = new ScriptedTerminal();
  vi.stubEnv('MACHER_DATA', folder);
  const code = await main(terminal, args, 'C').finally(() => vi.unstubAllEnvs());
  return { code, out: terminal.text, err: terminal.errors };
}

/** The same in a process of its own, as it is run by hand. */
function byHand(...args: readonly string[]): Promise<Run> {
  const env = { ...process.env, MACHER_DATA: house.folder, LC_ALL: 'C' };
  return new Promise(resolve => {
    const child = execFile(process.execPath, [MACHER, ...args], { env }, (_error, out, err) =>
      resolve({ code: child.exitCode ?? -1, out, err }),
    );
  });
}

describe('the program that looks after the data', () => {
  it('finds nothing wrong while the server is running', async () => {
    expect(await byHand('doctor')).toMatchObject({
      code: 0,
      out: expect.stringMatching(
        new RegExp(`^(table \\S+: epoch ${EPOCH}\\n){2}2 tables, nothing wrong\\n$`),
      ),
    });
  });

  it('makes a backup while the server is running, from which everything can be restored', async () => {
    const file = join(house.folder, 'copy.sqlite');
    const { code, out } = await byHand('backup', file);
    expect({ code, out }).toEqual({ code: 0, out: `A backup is in ${file}\n` });
    const restored = join(house.folder, 'restored');
    mkdirSync(restored);
    renameSync(file, join(restored, 'macher.sqlite'));
    const store = new SqliteStore(restored);
    expect(await logOf(store, id)).toEqual(entries);
    expect(await store.tableIds()).toEqual(await house.store.tableIds());
    await store.close();
  });

  it('says with exit code 1 that something is wrong, and with which table', async () => {
    const folder = join(house.folder, 'damaged');
    mkdirSync(folder);
    await house.store.backup(join(folder, 'macher.sqlite'));
    const database = new DatabaseSync(join(folder, 'macher.sqlite'));
    database.prepare('UPDATE entries SET what = ? WHERE table_id = ? AND number = 7').run('not JSON', id);
    database.close();
    const { code, out } = await admin(['doctor'], folder);
    expect(code).toBe(1);
    expect(out).toContain(`table ${id}: `);
    expect(out).toContain('2 tables, 1 with something wrong, 1 of them frozen');
  });

  it('never writes over a file', async () => {
    const file = join(house.folder, 'precious');
    writeFileSync(file, 'precious');
    const { code, err } = await admin(['backup', file]);
    expect(code).toBe(1);
    expect(err).toContain(`${file} already exists`);
    expect(readFileSync(file, 'utf8')).toBe('precious');
  });

  it('says so if the backup cannot be written', async () => {
    const { code, err } = await admin(['backup', join(house.folder, 'nowhere', 'copy.sqlite')]);
    expect(code).toBe(1);
    expect(err).toContain('There is no backup');
  });

  it('notices that the file itself is damaged, and people or sessions with it', async () => {
    const folder = join(house.folder, 'torn');
    mkdirSync(folder);
    await house.store.backup(join(folder, 'macher.sqlite'));
    const database = new DatabaseSync(join(folder, 'macher.sqlite'));
    database.exec('PRAGMA foreign_keys = OFF; DELETE FROM people');
    database.close();
    const { code, out } = await admin(['doctor'], folder);
    expect(code).toBe(1);
    expect(out).toMatch(/data: a row of sessions belongs to none of people/);
    expect(out).toContain('The data itself is damaged: 1 fault');
    expect(out).not.toContain('nothing wrong');
  });

  it('takes neither an empty file nor one whose latest moves are gone for data', async () => {
    const folder = join(house.folder, 'emptied');
    mkdirSync(folder);
    const file = join(folder, 'macher.sqlite');
    writeFileSync(file, '');
    expect(await admin(['doctor'], folder)).toMatchObject({
      code: 1,
      err: expect.stringContaining('no data'),
    });
    const store = new SqliteStore(folder);
    const unwritten = readFileSync(file);
    expect(await admin(['doctor'], folder)).toMatchObject({ code: 0 });
    await store.close();
    writeFileSync(file, unwritten);
    expect(await admin(['doctor'], folder)).toMatchObject({
      code: 1,
      err: expect.stringContaining('no data'),
    });
  });

  it('makes no new data where there is none', async () => {
    const folder = join(house.folder, 'empty');
    const { code, err } = await admin(['doctor'], folder);
    expect(code).toBe(1);
    expect(err).toContain(`There’s no data in ${folder}`);
    expect(() => readFileSync(join(folder, 'macher.sqlite'))).toThrow();
  });

  it.each([[['docter']], [['doctor', 'who']], [['backup']], [['backup', 'one', 'two']]])(
    'says with exit code 2 that it does not understand %j',
    async args => {
      const { code, out, err } = await admin(args);
      expect({ code, out }).toEqual({ code: 2, out: '' });
      expect(err).toContain('macher');
    },
  );
});
