import { LANGUAGES } from '@macher/words';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sampled } from '../long.ts';
import { playOn } from './driver.ts';
import { House } from './house.ts';
import { lastMoment, recordAt } from './moments.ts';
import { playNow, Site, untilKept } from './site.ts';

let site: Site;

beforeEach(async () => {
  site = await Site.open();
});

afterEach(() => site?.close());

/** What goes wrong in a page, with everything it could not load. */
function watchErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', error => errors.push(error.message));
  page.on('requestfailed', request => errors.push(request.url()));
  page.on('console', message => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return errors;
}

describe('a copy of the site on a plain web server, under a path of its own', () => {
  it('asks for nothing but its own files, and after the first visit for nothing at all', async () => {
    const context = await site.visitor();
    const page = await context.newPage();
    const errors = watchErrors(page);
    await page.goto(site.url);
    await untilKept(page);
    expect(site.files.asked.filter(path => !path.startsWith('/games/macher/'))).toEqual([]);
    await site.files.cut();
    await context.setOffline(true);
    await page.reload();
    await page.waitForSelector('h1');
    await playNow(page);
    expect(await playOn(page, 12, 1)).toMatchObject({ refused: [], decisions: 12 });
    for (const language of sampled(LANGUAGES, 2)) await speak(page, language);
    await readRules(page);
    await openRecord(page);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('starts a second time without asking for a file, and can be installed', async () => {
    const context = await site.visitor();
    const first = await context.newPage();
    await first.goto(site.url);
    await untilKept(first);
    site.files.asked.length = 0;
    const second = await context.newPage();
    await second.goto(site.url);
    await playNow(second);
    // The browser itself looks for a newer worker.
    expect(site.files.asked.filter(path => !path.endsWith('/sw.js'))).toEqual([]);
    expect(await hindrances(first)).toEqual([]);
    await context.close();
  });
});

/** Why a browser wouldn't install it. */
async function hindrances(page: Page): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  const { url, errors } = await session.send('Page.getAppManifest');
  expect([url, errors]).toEqual([`${site.url}macher.webmanifest`, []]);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  // What a private window can't do, and what only shops of apps want.
  return installabilityErrors.map(({ errorId }) => errorId).filter(id => id !== 'in-incognito');
}

async function speak(page: Page, language: string): Promise<void> {
  await page.evaluate(wanted => localStorage.setItem('macher.language', JSON.stringify(wanted)), language);
  await page.reload();
  await page.waitForSelector('.dock, .end');
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  await page.evaluate(() => localStorage.setItem('macher.language', '"en"'));
}

async function readRules(page: Page): Promise<void> {
  await page.goto(site.url);
  await page.getByRole('link', { name: 'Rules' }).first().click();
  await page.waitForSelector('.book-chapter .board');
}

async function openRecord(page: Page): Promise<void> {
  const moment = lastMoment('2019-4', 3);
  await page.goto(`${site.url}#/record`);
  const record = JSON.stringify(recordAt(moment, moment.actions.length - 1));
  const file = { name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(record) };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.waitForSelector('.screen, .end');
}

describe('a server that no longer answers', () => {
  it('leaves its page, which says so, and a game on this device', async () => {
    const house = await House.open();
    const { context, page, errors } = await house.visitor({ serviceWorkers: 'allow' });
    await page.goto(house.url);
    await untilKept(page);
    await context.setOffline(true);
    await page.reload();
    await page.getByText('You’re offline').waitFor();
    expect(await page.locator('.friends.shut').count()).toBe(1);
    await playNow(page);
    expect(new URL(page.url()).pathname).toMatch(/^\/t\/here\./);
    expect(await playOn(page, 3, 1)).toMatchObject({ decisions: 3, refused: [] });
    await page.reload();
    await page.waitForSelector('.dock');
    expect(errors.filter(error => !error.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
    await house.close();
  });
});

describe('a new version', () => {
  it('is offered while a game runs, disturbs nobody, and comes when it is wanted', async () => {
    const context = await site.visitor();
    const player = await context.newPage();
    await player.goto(site.url);
    await untilKept(player);
    await playNow(player);
    await player.evaluate(() => Object.assign(globalThis, { isSame: true }));
    await site.update('pl-');
    await player.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await player.waitForSelector('.update-offer.is-offered');
    expect(await playOn(player, 3, 1)).toMatchObject({ refused: [], decisions: 3 });

    const other = await context.newPage();
    await other.goto(site.url);
    await other.waitForSelector('.update-offer.is-offered');
    expect(await other.locator('meta[name=version]').count()).toBe(0);
    await other.getByRole('button', { name: 'Update' }).click();
    await untilNew(other);

    // Of its own version it still finds what the host no longer has.
    expect(await player.evaluate(() => 'isSame' in globalThis)).toBe(true);
    await player.getByRole('button', { name: 'Menu' }).click();
    await player.getByRole('tab', { name: 'Settings' }).click();
    await player.getByLabel('Language').selectOption('pl');
    await player.waitForSelector('html[lang=pl]');
    await player.getByLabel('Język').selectOption('en');
    await player.keyboard.press('Escape');

    const url = player.url();
    await player.getByRole('button', { name: 'Update' }).click();
    await untilNew(player);
    await player.waitForSelector('.dock.mine');
    expect(player.url()).toBe(url);
    await context.close();
  });
});

/** The page is of the new version. */
async function untilNew(page: Page): Promise<void> {
  await page.waitForSelector('meta[name=version]', { state: 'attached' });
}
