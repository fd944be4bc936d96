import { readFileSync } from 'node:fs';
import { rulesOfRecord } from '@macher/editions';
import { parseRecord, replay } from '@macher/engine';
import type { Page, WebSocketRoute } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../long.ts';
import { Company } from './company.ts';
import { playOn, settle } from './driver.ts';
import { handsTold, listen } from './heard.ts';
import { House, LAPTOP, openTable, PHONE, type Visitor } from './house.ts';
import { fullestMoments, lastMoment, type Moment } from './moments.ts';

let house: House;
let company: Company;
const moments = fullestMoments('2019-4', 4);

beforeAll(async () => {
  house = await House.open();
  company = await Company.gather(house);
});

afterAll(() => house?.close());

/** Decisions of each; with MACHER_LONG=1 a whole round. */
const MOST = IS_LONG ? 500 : 15;
/** When four play, their decisions come one after the other. */
const MOST_OF_FOUR = IS_LONG ? 500 : 8;
/** Who has made theirs keeps the others waiting, who then leave sooner. */
const PATIENCE = IS_LONG ? 600 : 200;

describe('people at one table', () => {
  it('a first visitor is in a game after one click', async () => {
    const { page, errors, context } = await house.visitor();
    await page.goto(house.url);
    await button(page, /^Play four elections/).click();
    await page.waitForSelector('.dock.mine .confirm');
    expect(errors).toEqual([]);
    await context.close();
  });

  it('two come together by a link, see what the other does, and nothing of the other’s hand', async () => {
    const [anna, ben] = [await house.visitor(), await house.visitor()];
    const [toAnna, toBen] = [listen(anna.page), listen(ben.page)];
    await openByHand(anna.page);
    await join(ben.page, await anna.page.getByLabel('Link to this table').inputValue(), 'Ben');
    await button(anna.page, 'Start the game').click();
    await Promise.all([anna, ben].map(({ page }) => page.waitForSelector('.dock')));
    const played = await Promise.all(
      [anna, ben].map(({ page }, index) => playOn(page, MOST, 3 + index, 2, PATIENCE)),
    );
    expect(played.flatMap(({ refused }) => refused)).toEqual([]);

    const log = await logOf(ben.page);
    const seen = (await logOf(anna.page)).filter(line => log.includes(line));
    expect(seen.filter(line => line.includes('SPD')).length).toBeGreaterThan(5);
    expect(seen.filter(line => line.includes('CDU/CSU')).length).toBeGreaterThan(5);

    for (const { leaked, entries } of [handsTold(toAnna, toBen), handsTold(toBen, toAnna)]) {
      expect(leaked).toEqual([]);
      expect(entries).toBeGreaterThan(40);
    }
    await leave(anna, ben);
  });

  it('four play together, two of them on phones; a whole round in the long run', async () => {
    const screens = [LAPTOP, LAPTOP, PHONE, PHONE];
    const people = await Promise.all(screens.map(viewport => house.visitor({ viewport })));
    const [owner, ...guests] = people as [Visitor, ...Visitor[]];
    await owner.page.goto(house.url);
    const seats = ['me', 'open', 'open', 'open'];
    const path = await openTable(owner.page, { ruleset: '2019-4', seats });
    await owner.page.goto(house.url + path);
    for (const [index, guest] of guests.entries()) await join(guest.page, house.url + path, `Guest ${index}`);
    await button(owner.page, 'Start the game').click();
    await Promise.all(people.map(({ page }) => page.waitForSelector('.dock')));
    const played = await Promise.all(
      people.map(({ page }, seed) => playOn(page, MOST_OF_FOUR, seed, 2, PATIENCE)),
    );
    expect(played.flatMap(({ refused }) => refused)).toEqual([]);
    for (const { decisions } of played) expect(decisions).toBeGreaterThan(4);
    await leave(...people);
  });

  it('a spectator finds a public table, and sees no hand and no question', async () => {
    const [player, spectator] = [await house.visitor(), await house.visitor()];
    await player.page.goto(house.url);
    const path = await openTable(player.page, { ruleset: '2019-7', seats: ['me', '1', '1'] });
    await player.page.goto(house.url + path);
    await player.page.waitForSelector('.dock.mine');
    await spectator.page.goto(house.url);
    await spectator.page.getByText('Being played').click();
    await spectator.page.locator('.public .game-line', { hasText: 'seven elections' }).click();
    await spectator.page.getByText('You’re watching.').waitFor();
    expect(await spectator.page.locator('.board').count()).toBe(4);
    expect(await spectator.page.locator('.own-party, .confirm').count()).toBe(0);
    await leave(player, spectator);
  });
});

describe('a bad line', () => {
  it('a half-made decision stays, and is done once, though its reply is lost', async () => {
    const { page, context, errors } = await house.visitor();
    const line = await holdLine(page);
    await company.show(page, momentOf('meetings'), 5);
    await page.locator('.dock .segments input:enabled').nth(1).check();
    const plan = await confirmOf(page);
    expect(plan).toMatch(/^Buy 1 for/);

    line.drop();
    await page.getByText('Connection lost.').waitFor();
    expect(await confirmOf(page)).toBe(plan);
    line.mend();
    await page.getByText('Connection lost.').waitFor({ state: 'detached' });
    expect(await confirmOf(page)).toBe(plan);

    await settle(page);
    line.swallowReplies();
    await page.locator('.dock .confirm').click();
    await expect.poll(() => line.swallowed(), { timeout: 20_000 }).toBeGreaterThan(0);
    line.drop();
    line.mend();
    await page.waitForSelector('.dock.waiting');
    const bought = (await logOf(page)).filter(text => text.startsWith('The Greens buy meetings'));
    expect(bought).toHaveLength(1);
    expect(errors.filter(text => !text.includes('WebSocket'))).toEqual([]);
    await context.close();
  });

  it('a sealed bid half made outlives a reload, is not asked again, and can be taken back', async () => {
    const { page, context, errors } = await house.visitor();
    await company.show(page, momentOf('bid'), 5);
    await page.locator('.dock').getByLabel('€3,000').check();
    expect(await confirmOf(page)).toBe('Bid €3,000');
    await page.reload();
    await page.waitForSelector('.dock.mine');
    expect(await confirmOf(page)).toBe('Bid €3,000');
    await settle(page);
    await page.locator('.dock .confirm').click();
    await page.waitForSelector('.dock.waiting');
    await page.reload();
    await page.waitForSelector('.dock.waiting');
    expect(await page.locator('.dock.mine').count()).toBe(0);
    await button(page, 'Undo').click();
    await page.waitForSelector('.dock.mine');
    await page.getByLabel('€2,000').check();
    await settle(page);
    await page.locator('.dock .confirm').click();
    await page.waitForSelector('.dock.waiting');
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('after the game', () => {
  it('the record can be kept, and leads to the same result; a rematch has the same places', async () => {
    const { page, context, errors } = await house.visitor({ acceptDownloads: true });
    const moment = lastMoment('2019-4', 4);
    await company.show(page, moment, 5);
    await page.waitForSelector('.end');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Download the record').click(),
    ]);
    const record = parseRecord(JSON.parse(readFileSync(await download.path(), 'utf8')));
    expect(replay(rulesOfRecord(record), record).result).toEqual(record.result);
    expect(record.actions).toEqual(moment.actions);

    await button(page, 'Rematch').click();
    await page.waitForSelector('.gathering');
    const parties = await page.locator('.gathering .seat-who b').allTextContents();
    expect(parties).toEqual(['The Left', 'SPD', 'Greens', 'CDU/CSU']);
    expect(errors).toEqual([]);
    await context.close();
  });
});

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name });
}

function momentOf(kind: 'meetings' | 'bid'): Moment {
  const moment = moments.get(kind);
  if (moment === undefined) throw new Error(`nobody is asked for ${kind}`);
  return moment;
}

/** A table for three, with a bot on the last seat. */
async function openByHand(page: Page): Promise<void> {
  await page.goto(house.url);
  await page.getByRole('link', { name: 'Open a table' }).click();
  await page.getByText('3 players').click();
  await page.getByLabel('Who plays at seat 3').selectOption('1');
  await page.getByLabel('Your name').fill('Anna');
  await button(page, 'Open the table').click();
  await page.waitForSelector('.gathering');
}

async function join(page: Page, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel('Your name').fill(name);
  await button(page, 'Sit here').first().click();
  await button(page, 'I’m ready').click();
}

function logOf(page: Page): Promise<string[]> {
  return page.locator('.log li').allTextContents();
}

async function confirmOf(page: Page): Promise<string> {
  return (await page.locator('.dock .confirm').textContent()) ?? '';
}

async function leave(...people: readonly Visitor[]): Promise<void> {
  for (const { errors, context } of people) {
    expect(errors).toEqual([]);
    await context.close();
  }
}

/** The line between a page and the server, in our hands. Ask before the page is opened. */
async function holdLine(page: Page) {
  let isDown = false;
  let isSilent = false;
  let swallowed = 0;
  const open = new Set<WebSocketRoute>();
  await page.routeWebSocket('**/api/socket', socket => {
    if (isDown) {
      void socket.close();
      return;
    }
    open.add(socket);
    const server = socket.connectToServer();
    server.onMessage(message => {
      if (isSilent) swallowed += 1;
      else socket.send(message);
    });
  });
  return {
    swallowed: () => swallowed,
    swallowReplies: (): void => {
      isSilent = true;
    },
    drop: (): void => {
      isDown = true;
      for (const socket of open) void socket.close();
      open.clear();
    },
    mend: (): void => {
      isDown = false;
      isSilent = false;
    },
  };
}
