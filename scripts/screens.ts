// Pictures of every page and of every kind of decision: those that README or a page of docs shows into docs/screens,
// the others into screens. `npm run screens -- NAME…` makes only those whose names begin like that, e.g. 2006-poll.
import { mkdirSync, writeFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { Company } from '../tests/browser/company.ts';
import { hurryNight, touchSome } from '../tests/browser/driver.ts';
import { House, LAPTOP, openTable, PHONE } from '../tests/browser/house.ts';
import { electionMoment, fullestMoments, lastMoment, type Moment } from '../tests/browser/moments.ts';
import { allPages, linkedFrom } from './pages.ts';
import { KEPT_FOLDER, OTHER_FOLDER } from './pictures.ts';

/** MAIN are shown in the dark too. */
const MAIN = [
  'lobby',
  'gathering',
  '2019-meetings',
  '2019-poll-bid',
  '2006-coalition',
  '2019-end',
  '2019-night',
];

const ENDS = { '2019-end': '2019-7', '2006-end': '2006-7' } as const;

/** NIGHTS: a coalition, and a win by a nose. */
const NIGHTS = {
  '2019-night': electionMoment('2019-7', 4, 3, 'n1'),
  '2006-night': electionMoment('2006-7', 5, 2, 'n4'),
} as const;

const SIZES = { laptop: LAPTOP, phone: PHONE };

const QUALITY = 80;

const wanted = process.argv.slice(2);
const shown = linkedFrom(allPages());

const house = await House.open();
try {
  for (const folder of [KEPT_FOLDER, OTHER_FOLDER]) mkdirSync(folder, { recursive: true });
  await pages();
  await decisions();
} finally {
  await house.close();
}

async function pages(): Promise<void> {
  const { page, context } = await house.visitor({ reducedMotion: 'reduce' });
  await page.goto(house.url);
  await page.waitForSelector('.lobby');
  await picture(page, 'lobby');
  await page.goto(`${house.url}/new`);
  await page.waitForSelector('.new-table');
  await picture(page, 'new-table');
  await page.request.post(`${house.url}/api/people`, { data: { name: 'Anna' } });
  const seats = ['me', 'open', 'open', '2'];
  await page.goto(`${house.url}${await openTable(page, { ruleset: '2019-4', seats })}`);
  await page.waitForSelector('.gathering');
  await picture(page, 'gathering');
  await context.close();
}

async function decisions(): Promise<void> {
  const company = await Company.gather(house);
  const { page, context } = await house.visitor({ reducedMotion: 'reduce' });
  const moments = new Map<string, Moment>([
    ...named('2019', fullestMoments('2019-7', 4, [2, 3])),
    ...named('2006', fullestMoments('2006-7', 5, [2, 3])),
    ...named('1997', new Map([...fullestMoments('1997-7', 4)].filter(([kind]) => kind === 'lay'))),
  ]);
  for (const [name, moment] of moments) {
    if (!isWanted(name)) continue;
    await page.setViewportSize(LAPTOP);
    await company.show(page, moment);
    await touchSome(page, 5, 3);
    await picture(page, name);
  }
  for (const [name, ruleset] of Object.entries(ENDS)) {
    if (!isWanted(name)) continue;
    const moment = lastMoment(ruleset, 4);
    await company.show(page, moment, moment.actions.length);
    await page.waitForSelector('.curves svg');
    await picture(page, name);
    await page.getByRole('link', { name: 'Step through the game' }).click();
    await page.waitForSelector('.time-scale');
    for (const _round of [1, 2, 3]) await page.keyboard.press('Control+ArrowRight');
    for (const _phase of [1, 2, 3, 4]) await page.keyboard.press('Shift+ArrowRight');
    await picture(page, `${name}-timeline`);
  }
  for (const [name, moment] of Object.entries(NIGHTS)) {
    if (!isWanted(name)) continue;
    await page.setViewportSize(LAPTOP);
    const before = { ...moment, seat: 1, actions: moment.actions.slice(0, -1) };
    const laid = await company.show(page, before);
    await company.goOn(laid, moment.actions.slice(-1));
    await page.waitForSelector('dialog.night');
    await hurryNight(page);
    await picture(page, name);
  }
  await context.close();
}

function named(edition: string, moments: ReadonlyMap<string, Moment>): [string, Moment][] {
  return [...moments].map(([kind, moment]) => [`${edition}-${kind}`, moment]);
}

async function picture(page: Page, name: string): Promise<void> {
  if (!isWanted(name)) return;
  for (const [size, viewport] of Object.entries(SIZES))
    for (const theme of MAIN.includes(name) ? (['light', 'dark'] as const) : (['light'] as const)) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
      await page.evaluate(() => document.fonts.ready);
      const path = pathOf(`${name}-${size}-${theme}.webp`);
      writeFileSync(path, await webp(page));
      console.log(path);
    }
}

function pathOf(file: string): string {
  const kept = `${KEPT_FOLDER}/${file}`;
  return shown.has(kept) ? kept : `${OTHER_FOLDER}/${file}`;
}

/** A picture as WebP: Playwright's own `screenshot` knows none; Chromium does. */
async function webp(page: Page): Promise<Buffer> {
  const session = await page.context().newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await session.detach();
  return Buffer.from(data, 'base64');
}

function isWanted(name: string): boolean {
  return wanted.length === 0 || wanted.some(each => name.startsWith(each));
}
