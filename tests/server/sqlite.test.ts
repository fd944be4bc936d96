import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SqliteStore } from '@macher/server';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDataSuite } from './openDataSuite.ts';
import { outboxSuite } from './outboxSuite.ts';
import type { Place } from './store/place.ts';
import { storeSuite } from './storeSuite.ts';
import { tiesSuite } from './tiesSuite.ts';

const FILE = 'macher.sqlite';

function newFolder(): string {
  return mkdtempSync(join(tmpdir(), 'macher-sqlite-'));
}

async function newPlace(): Promise<Place> {
  const folder = newFolder();
  const copies = newFolder();
  return {
    open: async () => new SqliteStore(folder),
    copy: join(copies, FILE),
    copies: 20,
    openCopy: async () => new SqliteStore(copies),
    remove: async () => {
      for (const each of [folder, copies]) rmSync(each, { recursive: true });
    },
  };
}

storeSuite('a store of SQLite', newPlace);
outboxSuite('a store of SQLite', newPlace);

tiesSuite('a store of SQLite', newPlace);
openDataSuite('a store of SQLite', newPlace);

describe('the file of a store of SQLite', () => {
  let folder = '';

  beforeEach(() => {
    folder = newFolder();
  });

  afterEach(() => rmSync(folder, { recursive: true }));

  /** Something about the file that no store tells. */
  function inFile<T>(ask: (database: DatabaseSync) => T): T {
    const database = new DatabaseSync(join(folder, FILE));
    try {
      return ask(database);
    } finally {
      database.close();
    }
  }

  function versionOf(): unknown {
    return inFile(database => database.prepare('PRAGMA user_version').get()?.['user_version']);
  }

  it('is made with the folder, however deep', async () => {
    const store = new SqliteStore(join(folder, 'deep', 'down'));
    expect(await store.tableIds()).toEqual([]);
    await store.close();
  });

  it('is brought up to date from an empty one, once', async () => {
    writeFileSync(join(folder, FILE), '');
    await new SqliteStore(folder).close();
    const version = versionOf();
    expect(version).toBeGreaterThan(0);
    const again = new SqliteStore(folder);
    expect(await again.tableIds()).toEqual([]);
    await again.close();
    expect(versionOf()).toBe(version);
  });

  it('is not half brought up to date: what goes wrong leaves it as it was', () => {
    inFile(database => database.exec('CREATE TABLE entries (something TEXT)'));
    expect(() => new SqliteStore(folder)).toThrow();
    expect(versionOf()).toBe(0);
    const tables = inFile(database => database.prepare('SELECT name FROM sqlite_schema').all());
    expect(tables).toMatchObject([{ name: 'entries' }]);
  });

  it('is refused if a newer program has written it, and stays as it is', async () => {
    await new SqliteStore(folder).close();
    inFile(database => database.exec('PRAGMA user_version = 1000'));
    expect(() => new SqliteStore(folder)).toThrow(/newer program/);
    expect(versionOf()).toBe(1000);
  });

  it('is refused if it is something else', () => {
    writeFileSync(join(folder, FILE), 'this is a letter to somebody, not a database'.repeat(100));
    expect(() => new SqliteStore(folder)).toThrow(/not a database/);
  });

  it('commits to the disk, with a log ahead of it', async () => {
    const store = new SqliteStore(folder);
    expect(inFile(database => database.prepare('PRAGMA journal_mode').get())).toEqual({
      journal_mode: 'wal',
    });
    await store.close();
  });

  it('holds nothing any more of what was deleted, not even where it is free', async () => {
    const store = new SqliteStore(folder);
    const device = `a device of somebody ${'x'.repeat(200)}`;
    const person = { id: 'anna', name: 'Anna', password: null, recovery: null, createdAt: 1 };
    await store.addPerson(person);
    for (let each = 0; each < 50; each += 1)
      await store.addSession(`token ${each}`, { person: 'anna', beginsAt: 1, expiresAt: 9e12, device });
    await store.accounts.forget('anna');
    await store.close();
    expect(readFileSync(join(folder, FILE)).includes('a device of somebody')).toBe(false);
  });

  it('is of no use to a store that is closed', async () => {
    const store = new SqliteStore(folder);
    await store.close();
    await expect(store.endSession('token')).rejects.toThrow();
    await expect(store.tableIds()).rejects.toThrow();
  });
});
