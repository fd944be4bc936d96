import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { SqliteStore } from '@macher/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { MIGRATIONS } from '../../packages/server/src/store/sqlite/migrations.ts';
import { type House, openHouse } from './house.ts';

const PASSWORD = 'correct horse';

let house: House;

beforeAll(async () => {
  house = await openHouse({ limits: { passwordsAtOnce: 100 } });
  for (const name of ['Keeper', 'Bill 10', 'Мама', 'Jürgen', 'Poppe', 'ounu'])
    await (await house.guest(name)).call('POST', '/api/me/password', { password: PASSWORD, old: null });
});

afterAll(() => house.close());

async function comeAs(name: string) {
  const { status, body } = await house.stranger().call('POST', '/api/people', { name });
  return [status, body['code'] ?? (body['person'] as { name: string }).name];
}

describe('a name', () => {
  it.each([
    ['all in Cyrillic letters', 'Рорре'],
    ['all in Lisu letters', 'ꓗꓰꓰꓑꓰꓣ'],
    ['all in Cherokee letters', 'ᏦᎬᎬᏢᎬᎡ'],
    ['in small Cherokee letters', 'ꮶꭼꭼꮲꭼꭱ'],
    ['all in Coptic letters', 'Ⲙⲁⲙⲁ'],
    ['all in Armenian letters', 'օսոս'],
    ['in small capitals', 'ᴋᴇᴇᴘᴇʀ'],
    ['with a dot below', 'Keẹper'],
    ['with a loose mark below', 'Keep\u0331er'],
    ['in wide letters', 'Ｋｅｅｐｅｒ'],
    ['in letters of mathematics', '𝐊𝐞𝐞𝐩𝐞𝐫'],
    ['with numbers for letters', 'Bi1l lO'],
    ['with another large letter', 'BIll 10'],
    ['with more blanks', 'Bill  10'],
    ['with a blank that is none', 'Bill\u00a010'],
    ['in Latin for Cyrillic', 'Mama'],
    ['in another case', 'KEEPER'],
  ])('that looks like one that is kept belongs to its keeper: %s', async (_how, name) => {
    expect(await comeAs(name)).toEqual([409, 'name-taken']);
  });

  it.each([
    ['a Cyrillic letter', 'Z\u0435iger'],
    ['Greek letters', '\u0396ei\u03c1er'],
    ['a Cherokee letter', 'ZᎬiger'],
    ['a script nobody writes', '𐐣𐐲𐐤'],
  ])('is of one script: not with %s', async (_what, name) => {
    expect(await comeAs(name)).toEqual([400, 'name-refused']);
  });

  it.each([
    ['a zero-width space', 'Kee\u200bper'],
    ['a soft hyphen', 'Kee\u00adper'],
    ['a word joiner', 'Kee\u2060per'],
    ['a change of direction', 'Kee\u202eper'],
    ['an isolate', 'Kee\u2066per'],
    ['a line break', 'Kee\nper'],
    ['a line separator', 'Kee\u2028per'],
    ['a tag', 'Keeper\u{e0041}'],
    ['a variation', 'Keeper\ufe0f'],
    ['a private sign', 'Kee\ue000per'],
    ['a sign without a meaning', 'Kee\u0378per'],
    ['no sign at all', 'Kee\ufdd0per'],
    ['an object that is missing', 'Kee\ufffcper'],
    ['a note without a head', 'Kee\u{1d159}per'],
    ['a tower of marks', 'Kee\u0301\u0301\u0301\u0301per'],
  ])('has no sign that nobody sees: %s', async (_what, name) => {
    expect(await comeAs(name)).toEqual([400, 'name-refused']);
  });

  it.each(['Kee\u0000per', 'Kee\ud800per'])('is text: %j', async name => {
    expect(await comeAs(name)).toEqual([400, 'malformed']);
  });

  it.each(['\u3164', '\u200b', '\u2800', '\u2800\u2800', '\u115f', '...', '_'])(
    'has a letter or a number: %j',
    async name => {
      expect(await comeAs(name)).toEqual([400, 'name-refused']);
    },
  );

  it.each([
    ...['bot', 'Bot 3', 'BOT3', 'b0t 2', 'bots', 'Level 9', 'Server', 'Macher'],
    ...['Robot 3', 'robot-12', 'Administrator', 'ADMIN 2', 'Macher Admin', 'Die Macher: Support', 'Serwer'],
    ...['Moderatorin', 'Obsługa', 'Amministratore', 'Modérateur', 'M0derator'],
  ])('is no bot’s and not the server’s: %s', async name => {
    expect(await comeAs(name)).toEqual([400, 'name-refused']);
  });

  it.each([
    'Anna',
    'Jurgen',
    'Åse Łukasz-Øhm',
    'O’Brien 2.0',
    'Ольга',
    'Ελένη',
    '李小龍',
    'שרה',
    'عمر',
    'नेहा',
    'Robot',
    '李 Jet Lee',
    'ミカ Mika',
    'Անի',
    'Adm. Nelson',
    'Staffan',
    'Hạnh',
    'ไพลิน',
    '🐱',
  ])('may be %s', async name => {
    expect(await comeAs(` ${name} `)).toEqual([201, name]);
  });

  it('is not kept when it looks like one that another keeps, whenever it came', async () => {
    const late = await openHouse();
    const [one, other] = [await late.guest('Carla'), await late.guest('ᴄarla')];
    const keep = (client: typeof one) =>
      client.call('POST', '/api/me/password', { password: PASSWORD, old: null });
    expect((await keep(one)).status).toBe(200);
    expect((await keep(other)).body).toMatchObject({ code: 'name-taken' });
    await late.close();
  });

  it('that was kept before names were compared by their looks is protected too, and keeps its password', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'macher-names-'));
    const database = new DatabaseSync(join(folder, 'macher.sqlite'));
    const before = MIGRATIONS.slice(0, 3);
    for (const migration of before) database.exec(migration);
    database.exec(`PRAGMA user_version = ${before.length}`);
    const add = database.prepare(
      "INSERT INTO people (id, name, kept_name, password, created_at) VALUES (?, ?, ?, 'old', 1)",
    );
    add.run('one', 'Carla', 'carla');
    add.run('other', 'C\u0430rla', 'c\u0430rla');
    database.close();
    const store = new SqliteStore(folder);
    expect(await store.accounts.namesake('Caria')).toBeNull();
    expect(await store.accounts.namesake('CARLA')).toMatchObject({ password: 'old' });
    expect(await store.keepName('other', 'C\u0430rla', 'new', null)).toBe(true);
    expect(await store.person('other')).toMatchObject({ password: 'new' });
    await store.close();
  });
});
