import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PostgresStore, SqliteStore, type Store, serverSpeaker } from '@macher/server';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { main } from '../../packages/cli/src/main.ts';
import { serve } from '../../packages/server/src/main.ts';
import { settingsIn } from '../../packages/server/src/settings.ts';
import { KEPT, KEPT_TABLES } from '../../packages/server/src/store/kept.ts';
import { ScriptedTerminal } from '../cli/terminal.ts';
import { newDatabase } from '../postgres/shared.ts';
import { tableFor } from './client.ts';
import { beginRound, openClub, openEvent, settingsOf } from './clubs.ts';
import { openHouse, until } from './house.ts';

const say = serverSpeaker('en');
const folder = mkdtempSync(join(tmpdir(), 'macher-move-'));
const [old, back] = [join(folder, 'old'), join(folder, 'back')];
let database = '';

/** Some of everything that is kept. */
async function fill(): Promise<void> {
  const house = await openHouse({}, old);
  const anna = await house.guest('Änne “Ø” 選挙');
  const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['0', '0', '0', '0']));
  await anna.call('POST', '/api/tables', tableFor('2006-5', ['me', 'open', '1']));
  await until(async () => (await house.store.table(String(body['id'])))?.stage === 'over', 'a game ends');
  const { store } = house;
  await store.plans.keep(String(body['id']), 'bernd', { plans: [], skips: true, number: 1 }, null);
  await store.addPerson({ id: 'bernd', name: 'Bernd', password: null, recovery: null, createdAt: 7 });
  await store.programs.add({ id: 'program', name: 'first.py', owner: 'bernd', madeAt: 7 }, 1);
  await store.sharings.set('bernd', 'all');
  const most = { friends: 9, asked: 9, blocked: 9 };
  const notice = { table: 'p/program', number: 1, at: 1, ruleset: '', others: [] };
  const facts = { what: 'friend-asked', who: 'first.py', person: 'program' } as const;
  for (const [asker, asked] of [
    ['program', 'bernd'],
    ['bernd', 'program'],
    ['program', anna.person],
  ] as const)
    await store.ties.ask({ asker, asked, at: 1, since: 0 }, { ...notice, person: asked, facts }, most);
  await store.ties.block('bernd', anna.person, 2, most);
  await store.ties.show('bernd', true);
  const club = await openClub(house, 3);
  const event = await openEvent(club, settingsOf({ kind: 'league', rounds: 1, isRated: false }));
  await club.owner.call('PUT', `${event}/entrants/${club.owner.person}`, { takesPart: true });
  await beginRound(club.owner, event, 1);
  await store.ownerBook.block('bernd', 8);
  await store.ownerBook.announce({ id: 'a', text: 'Restart at nine', at: 9, until: 10 });
  await store.ownerBook.beginSession('token', 99, 1);
  await store.ownerBook.keepSecretHash('hash');
  await house.shut();
}

beforeAll(async () => {
  database = await newDatabase('move');
  await fill();
});

afterAll(() => rmSync(folder, { recursive: true }));

/** What the command says, and its code. */
async function move(from: Readonly<Record<string, string>>, ...argv: string[]): Promise<[number, string]> {
  const terminal = new ScriptedTerminal();
  for (const [name, value] of Object.entries({ DATABASE_URL: '', MACHER_DATA: '', ...from }))
    vi.stubEnv(name, value);
  const code = await main(terminal, ['move', ...argv], 'en').finally(() => vi.unstubAllEnvs());
  return [code, `${terminal.text}${withoutProgress(terminal.errors)}`];
}

/** How far it had come when is a matter of speed. */
function withoutProgress(text: string): string {
  const [first = '', ...drawn] = text.split('\r\x1b[2K');
  return first + drawn.filter(line => !line.includes('█') && !line.includes('░')).join('');
}

async function everythingIn(store: Store): Promise<unknown> {
  const rows: [string, unknown][] = [];
  for (const table of KEPT_TABLES) {
    const found = await store.freight.rows(table, null, 9999);
    rows.push([table, found.map(row => KEPT[table].columns.map(column => row[column]))]);
  }
  const hash = await store.ownerBook.secretHash();
  await store.close();
  return [...rows, hash];
}

describe('macher move', () => {
  it('carries everything from a folder to PostgreSQL and back, and plays every game again there', async () => {
    const [there, said] = await move({ MACHER_DATA: old }, database);
    expect([there, said]).toEqual([0, expect.stringContaining('3 tables, nothing wrong')]);
    expect(said).toMatch(/^people: [2-9]$/m);
    const [again, told] = await move({ DATABASE_URL: database }, back);
    expect([again, told]).toEqual([0, said]);
    const everything = await everythingIn(new SqliteStore(old));
    expect(await everythingIn(await PostgresStore.open(database))).toEqual(everything);
    expect(await everythingIn(new SqliteStore(back))).toEqual(everything);
    expect(JSON.stringify(everything)).toMatch(/選挙.*Restart at nine.*"hash"/);
  });

  it('knows every table that a folder has, and every column', () => {
    const file = new DatabaseSync(join(old, 'macher.sqlite'), { readOnly: true });
    const tables = file.prepare("SELECT name FROM sqlite_schema WHERE type = 'table'").all();
    const found = tables.flatMap(({ name }) =>
      file
        .prepare('SELECT name FROM pragma_table_info(?)')
        .all(String(name))
        .map(column => `${name}.${column['name']}`),
    );
    file.close();
    const kept = KEPT_TABLES.flatMap(table => KEPT[table].columns.map(column => `${table}.${column}`));
    expect(found.filter(each => !each.startsWith('sqlite_')).sort()).toEqual(kept.sort());
  });

  it('goes on there: a report of today gets a number that none of before has', async () => {
    const store = await PostgresStore.open(database);
    await store.freight.add('reports', [{ id: 41, reporter: 'bernd', report: '{}', settled: null }]);
    await store.freight.settle();
    await store.close();
    const third = join(folder, 'third');
    expect((await move({ DATABASE_URL: database }, third))[0]).toBe(0);
    const moved = new SqliteStore(third);
    expect(await moved.freight.count('reports')).toBe(1);
    await moved.close();
  });

  it('leaves a place alone in which there is something, even if that is only an owner', async () => {
    expect(await move({ MACHER_DATA: old }, back)).toEqual([
      1,
      `${say('move.not-empty', { folder: back })}\n`,
    ]);
    const owned = join(folder, 'owned');
    mkdirSync(owned);
    writeFileSync(join(owned, 'owner.hash'), 'another\n');
    expect((await move({ MACHER_DATA: old }, owned))[1]).toBe(
      `${say('move.not-empty', { folder: owned })}\n`,
    );
  });

  it('refuses the same place, no place, two places and places of an unknown kind', async () => {
    expect((await move({ MACHER_DATA: old }, join(old, '..', 'old')))[1]).toBe(
      `${say('move.same', { folder: old })}\n`,
    );
    expect((await move({ MACHER_DATA: join(folder, 'none') }, back))[1]).toMatch(/^There’s no data/);
    const [code, said] = await move({ MACHER_DATA: old }, 'mysql://me:secret@there/db');
    expect([code, said]).toEqual([1, `${say('move.address', { data: 'mysql://…' })}\n`]);
    expect((await move({ MACHER_DATA: old }))[0]).toBe(2);
    expect((await move({ MACHER_DATA: old }, 'a', 'b'))[0]).toBe(2);
  });

  it.each(['a folder', 'a database'])(
    'waits for no server: one that runs on %s must be stopped first',
    async kind => {
      const place = kind === 'a folder' ? { MACHER_DATA: old } : { DATABASE_URL: database };
      const settings = settingsIn({ PORT: '0', HOST: '127.0.0.1', MACHER_LOG: 'off', ...place }, say);
      if (typeof settings === 'string') throw new Error(settings);
      const server = await serve(settings);
      const target = join(folder, 'nowhere');
      const [code, said] = await move(place, target);
      expect([code, said]).toEqual([1, `${say('move.running', { folder: settings.store.place })}\n`]);
      await server.stop();
      const [into, refused] = await move(
        { DATABASE_URL: database },
        database.replace('127.0.0.1', 'localhost'),
      );
      expect([into, refused]).toEqual([1, expect.stringMatching(/Stop it first/)]);
    },
  );
});
