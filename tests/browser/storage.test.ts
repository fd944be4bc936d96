import type { CDPSession, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { EPOCHS, keptTables } from '../archive/kept.ts';
import { ARCHIVED } from '../local/archived.ts';
import { sampled } from '../long.ts';
import { playOn, settle, touchSome } from './driver.ts';
import { playNow, Site, untilKept } from './site.ts';
import { Told } from './told.ts';

let site: Site;

beforeEach(async () => {
  site = await Site.open();
});

afterEach(() => site?.close());

describe('a browser without room', () => {
  it('refuses what it cannot keep, says so, and plays on when there is room', async () => {
    const context = await site.visitor();
    const page = await context.newPage();
    const told = await Told.by(page);
    await page.goto(site.url);
    await untilKept(page);
    const session = await context.newCDPSession(page);
    await allow(session, ROOM);
    await playNow(page);
    await playOn(page, 2, 1);
    await page.waitForSelector('.dock.mine .confirm');
    await page.evaluate(fill);
    const before = new Map(told.lines);
    await decide(page);
    await page.getByText('There’s no room left in this browser').first().waitFor();
    expect(told.lines).toEqual(before);
    await allow(session, Number.POSITIVE_INFINITY);
    // A browser may take a moment to notice.
    for (let seed = 2; (await playOn(page, 1, seed)).refused.length > 0; seed += 1) {}
    expect(await playOn(page, 2, 1)).toMatchObject({ decisions: 2, refused: [] });
    expect(await page.locator('.connection.is-up').count()).toBe(1);
    const shown = new Map(told.lines);
    told.lines.clear();
    await page.reload();
    await page.waitForSelector('.dock');
    for (const [number, line] of shown) expect(told.lines.get(number)).toBe(line);
    await context.close();
  });
});

/** Bytes, of which a browser counts a good part for a database without anything in it. */
const ROOM = 400_000;

/** So much more than is taken already; more than there is: as much as there is. */
async function allow(session: CDPSession, room: number): Promise<void> {
  const { origin } = new URL(site.url);
  const { usage } = await session.send('Storage.getUsageAndQuota', { origin });
  const limit = Number.isFinite(room) ? { quotaSize: usage + room } : {};
  await session.send('Storage.overrideQuotaForOrigin', { origin, ...limit });
}

/** Inside the page: until nothing goes in any more, not even a little. */
async function fill(): Promise<void> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open('filler', 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore('all', { autoIncrement: true });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  const put = (bytes: number): Promise<boolean> =>
    new Promise(resolve => {
      const transaction = database.transaction('all', 'readwrite', { durability: 'strict' });
      transaction.objectStore('all').put('x'.repeat(bytes));
      transaction.oncomplete = () => resolve(true);
      transaction.onabort = () => resolve(false);
    });
  for (const bytes of [50_000, 5000, 500, 50]) while (await put(bytes)) {}
}

async function decide(page: Page): Promise<void> {
  await settle(page);
  for (let tries = 0; await page.locator('.dock.mine .confirm').isDisabled(); tries += 1)
    await touchSome(page, 1, tries);
  await page.locator('.dock.mine .confirm').click();
}

describe('games of earlier versions in this browser', () => {
  it('are listed, open and go on', async () => {
    const context = await site.visitor();
    const page = await context.newPage();
    await page.goto(site.url);
    const logs = PLAYED.map(id => ({ id: `here.${id}`, lines: ARCHIVED.get(id) ?? [] }));
    await page.evaluate(keep, logs);
    await page.reload();
    await expect.poll(() => page.locator('.your-games li').count(), { timeout: 60_000 }).toBe(logs.length);
    for (const { id } of logs) {
      await page.goto(`${site.url}#/t/${id}`);
      await page.waitForSelector('.dock, .end, .curtain');
      expect([id, await page.locator('.frozen').count()]).toEqual([id, 0]);
    }
    await context.close();
  });
});

/** Of each epoch one that goes on, and one that is over. With MACHER_LONG=1 all are opened. */
const PLAYED = EPOCHS.flatMap(epoch =>
  ['playing', 'over'].flatMap(wanted => {
    const tables = Object.entries(keptTables(epoch)).filter(([, { stage }]) => stage === wanted);
    return sampled(tables, 1).map(([id]) => id);
  }),
);

/** Inside the page: as an earlier program has left them. */
async function keep(logs: readonly { id: string; lines: readonly { number: number }[] }[]): Promise<void> {
  localStorage.setItem('macher.games-here', 'true');
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open('macher', 1);
    asked.onupgradeneeded = () => {
      asked.result.createObjectStore('tables', { keyPath: 'id' });
      asked.result.createObjectStore('entries', { keyPath: ['table', 'number'] });
      asked.result.createObjectStore('records');
    };
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error);
  });
  const transaction = database.transaction(['tables', 'entries'], 'readwrite');
  for (const { id, lines } of logs) {
    transaction.objectStore('tables').put({ id, last: lines.length, row: null });
    for (const line of lines) transaction.objectStore('entries').put({ table: id, ...line });
  }
  await new Promise(resolve => {
    transaction.oncomplete = resolve;
  });
  database.close();
}
