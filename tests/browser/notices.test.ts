import { LANGUAGES } from '@macher/words';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../long.ts';
import { House, LAPTOP, PHONE } from './house.ts';
import { outOfPlace } from './layout.ts';
import { leaks } from './leaks.ts';
import { BOTH, faults } from './screens.ts';

/** The longest words. */
const SOME = ['de', 'pl'] as const;

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(() => house?.close());

/** Someone with a name, at the page of notices. */
async function atPage(page: Page): Promise<void> {
  await page.goto(house.url);
  await page.evaluate(async () => {
    const body = JSON.stringify({ name: 'Anna' });
    await fetch('/api/people', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  });
  await page.goto(`${house.url}/notices`);
  await page.locator('.switches').waitFor();
}

describe('the page of notices', () => {
  it('keeps what you switch, shows an address once, and says why one is refused', async () => {
    const { page, context } = await house.visitor({ timezoneId: 'Europe/Warsaw' });
    await atPage(page);
    await page.getByLabel('Someone talks at your table').uncheck();
    await page.getByText('Saved').waitFor();
    await page.getByLabel('Nothing between these hours').check();
    await page.getByLabel('From').fill('23:30');
    await page.getByText('By your own time: Europe/Warsaw').waitFor();
    await page.getByRole('button', { name: 'Make an address' }).click();
    const address = await page.locator('.feed-address code').first().textContent();
    expect((await fetch(String(address))).status).toBe(200);
    await page.getByLabel('Which').selectOption('ntfy');
    await page.getByLabel('Address of the webhook').fill('https://127.0.0.1/annas-topic');
    await page.getByRole('button', { name: 'Add it' }).click();
    await page.getByText('The server can’t call that address').waitFor();
    expect(await faults(page, 'notices', BOTH)).toEqual([]);
    expect(await leaks(page)).toEqual([]);
    await page.reload();
    await page.locator('.switches').waitFor();
    expect(await page.getByLabel('Someone talks at your table').isChecked()).toBe(false);
    expect(await page.getByLabel('From').inputValue()).toBe('23:30');
    expect(await page.locator('.feed-address').count()).toBe(0);
    await context.close();
  });

  it.each(IS_LONG ? LANGUAGES : SOME)(
    '%s: has room for its words, on a laptop and on a phone',
    async language => {
      const { page, context } = await house.visitor({ locale: language });
      await atPage(page);
      for (const size of [LAPTOP, PHONE]) {
        await page.setViewportSize(size);
        expect(await outOfPlace(page)).toEqual([]);
      }
      await context.close();
    },
  );
});

/** In the worker, for a browser without a screen to show anything on. */
declare const self: {
  shown: unknown[];
  registration: { showNotification(title: string, options: object): Promise<void> };
};

describe('a browser that is told something while the page is closed', () => {
  it('shows it, and what can’t be read by the name of the game', async () => {
    const { page, context } = await house.visitor({
      serviceWorkers: 'allow',
      permissions: ['notifications'],
    });
    await page.goto(house.url);
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    const [worker] = context.serviceWorkers();
    await worker?.evaluate(() => {
      self.shown = [];
      self.registration.showNotification = async (title, options) =>
        void self.shown.push({ title, ...options });
    });
    const line = await context.newCDPSession(page);
    const registered = new Promise<string>(done => {
      line.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
        if (first !== undefined) done(first.registrationId);
      });
    });
    await line.send('ServiceWorker.enable');
    const registrationId = await registered;
    const told = { title: 'Your turn: Meetings', body: 'with Bernd', path: '/t/one', tag: 'x', lang: 'en' };
    for (const data of [JSON.stringify(told), 'no JSON'])
      await line.send('ServiceWorker.deliverPushMessage', { origin: house.url, registrationId, data });
    const shown = await worker?.evaluate(async () => {
      for (let tries = 0; self.shown.length < 2 && tries < 100; tries += 1)
        await new Promise(done => setTimeout(done, 20));
      return self.shown;
    });
    const icon = `${house.url}/icon-192.png`;
    expect(shown).toEqual([
      { title: told.title, body: told.body, tag: 'x', lang: 'en', icon, badge: icon, data: '/t/one' },
      { title: 'Macher', body: '', tag: 'macher', lang: 'en', icon, badge: icon, data: '/' },
    ]);
    await context.close();
  });
});
