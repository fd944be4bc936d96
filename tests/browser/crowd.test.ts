import { readdirSync } from 'node:fs';
import { randomOf } from '@macher/engine';
import { LIMITS } from '@macher/server';
import { afterEach, expect, it } from 'vitest';
import { IS_LONG } from '../long.ts';
import { decision, TestClient, tableFor } from '../server/client.ts';
import { House } from './house.ts';

/** A club's evening: everybody comes through the same address. */
const PHONES = 30;
const AT_TABLE = 3;

/** Nothing comes back, however long a slow machine takes: what thirty people need must be there at once. */
const AT_ONCE = { callsPerSecond: 0, filesPerSecond: 0, addressPerSecond: 0, messagesPerSecond: 0 };

interface Call {
  readonly method: string;
  readonly path: string;
  readonly status: number;
}

let house: House;
afterEach(() => house?.close());

/** A server that counts, and all calls it has had. */
async function counting(limits: Partial<typeof LIMITS>): Promise<readonly Call[]> {
  const calls: Call[] = [];
  const write = (text: string): void => {
    const line = JSON.parse(text) as Call & { readonly msg: string };
    if (line.msg === 'call') calls.push(line);
  };
  house = await House.open({ limits, logSink: { write } });
  return calls;
}

/** The files by their own names, which the log cuts: letters that nobody can guess may be a secret. */
function assets(): readonly Pick<Call, 'method' | 'path'>[] {
  return readdirSync('packages/web/dist/assets')
    .filter(name => !/\.(br|gz|woff)$/.test(name))
    .map(name => ({ method: 'GET', path: `/assets/${name}` }));
}

function isFile({ path }: Call): boolean {
  return !path.startsWith('/api/');
}

it('thirty people behind one address open the front page, join at ten tables and play, and meet no limit', async () => {
  const calls = await counting(AT_ONCE);
  const first = await house.visitor({ serviceWorkers: 'allow' });
  await first.page.goto(house.url);
  await first.page.waitForSelector('h1');
  // It has all files then, and keeps them.
  await first.page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
  const [files, asked] = [calls.filter(isFile), calls.filter(each => !isFile(each))];
  expect(asked.map(({ path }) => path)).toContain('/api/tables');
  expect(files.length).toBeGreaterThan(100);
  expect(files.length * (PHONES + 1)).toBeLessThan(LIMITS.filesAtOnce);

  const phones = Array.from({ length: PHONES }, () => new TestClient(house.url));
  const wanted = IS_LONG ? [...assets(), ...asked] : asked;
  await Promise.all(
    phones.map(async () => {
      for (const { method, path } of wanted) await (await fetch(`${house.url}${path}`, { method })).text();
    }),
  );
  const tables = await joined(phones);
  for (let turn = 0; turn < 5; turn += 1) await Promise.all(tables.map(each => playOn(each)));
  expect(calls.filter(({ status }) => status >= 400)).toEqual([]);
  for (const { received } of phones) expect(received.filter(text => text.includes('"error"'))).toEqual([]);
  expect(first.errors).toEqual([]);
  for (const phone of phones) phone.close();
  await first.context.close();
});

it('a page whose calls came too fast shows nothing of it, and tries again by itself', async () => {
  const calls = await counting({ callsAtOnce: 2, callsPerSecond: 4 });
  const { page, context } = await house.visitor();
  await page.goto(house.url);
  await page.waitForLoadState('networkidle');
  const opened = (): boolean => calls.some(({ path, status }) => path === '/api/tables' && status === 200);
  while (!opened()) await page.waitForTimeout(50);
  expect(calls.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
  await page.waitForLoadState('networkidle');
  expect(await page.getByText('Too fast').count()).toBe(0);
  await context.close();
});

it.runIf(IS_LONG)('an evening of thirty people at ten tables behind one address meets no limit', async () => {
  const calls = await counting({});
  const phones = Array.from({ length: PHONES }, () => new TestClient(house.url));
  const tables = await joined(phones);
  await Promise.all(
    tables.map(async each => {
      while (!isOver(each)) {
        await playOn(each);
        // Nobody is faster for a whole evening.
        await new Promise(resolve => setTimeout(resolve, 300));
      }
    }),
  );
  expect(calls.filter(({ status }) => status >= 400)).toEqual([]);
  for (const { received } of phones) expect(received.filter(text => text.includes('"error"'))).toEqual([]);
  for (const phone of phones) phone.close();
});

interface Company {
  readonly table: string;
  readonly people: readonly TestClient[];
}

/** All at the same time. */
async function joined(phones: readonly TestClient[]): Promise<readonly Company[]> {
  await Promise.all(
    phones.map(async (phone, index) => {
      await phone.signIn(`Guest ${index}`);
      await phone.connect();
    }),
  );
  const companies = Array.from({ length: phones.length / AT_TABLE }, (_, index) =>
    phones.slice(index * AT_TABLE, (index + 1) * AT_TABLE),
  );
  return Promise.all(companies.map(gathered));
}

async function gathered(people: readonly TestClient[]): Promise<Company> {
  const [owner] = people as [TestClient];
  const { body } = await owner.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open']));
  const table = String(body['id']);
  for (const person of people) person.watch(table);
  for (const [seat, person] of people.entries()) {
    if (seat > 0) await person.ask(table, { kind: 'sit', seat });
    await person.ask(table, { kind: 'ready', isReady: true });
    await person.ask(table, { kind: 'say', room: 'players', text: 'hello' });
  }
  await owner.ask(table, { kind: 'start' });
  return { table, people };
}

const random = randomOf('an evening');

/** Everybody who is asked decides once. */
async function playOn({ table, people }: Company): Promise<void> {
  for (const person of people) {
    const request = decision(person, table, '1', random);
    if (request !== null) await person.ask(table, request);
  }
}

function isOver({ table, people: [owner] }: Company): boolean {
  return owner?.sheets.get(table)?.stage === 'over';
}
