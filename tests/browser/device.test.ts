import type { Download, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sampled } from '../long.ts';
import { violations } from './axe.ts';
import { playOn, touchSome } from './driver.ts';
import { House, LAPTOP, PHONE, type Visitor } from './house.ts';
import { savedBeside } from './twinDevices.ts';

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(() => house?.close());

/** A browser in which a saved game has been opened. */
async function visitorWith(file: string): Promise<Visitor> {
  const visitor = await house.visitor();
  await visitor.page.goto(house.url);
  await visitor.page
    .locator('.device input[type=file]')
    .setInputFiles({ name: 'game.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await visitor.page.waitForSelector('.curtain');
  return visitor;
}

/** Everything a page says: to the eye, in its source, to a screen reader, in its title. */
async function saidBy(page: Page): Promise<string> {
  const table = page.url().match(/here\.[0-9a-f]+/)?.[0] ?? '';
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  await session.detach();
  const heard = nodes.map(({ role, name, description, value }) =>
    [role?.value, name?.value, description?.value, value?.value].join(' '),
  );
  const drawn = await page.evaluate(() => `${document.title}\n${document.body.outerHTML}`);
  return [drawn, ...heard].join('\n').replaceAll(table, 'TABLE');
}

/** The first place where two pages differ; '' if they say the same. */
async function difference(one: Page, other: Page): Promise<string> {
  const [a, b] = await Promise.all([saidBy(one), saidBy(other)]);
  if (a === b) return '';
  const at = [...a].findIndex((sign, index) => sign !== b[index]);
  return `${a.slice(at - 200, at + 60)} … ${b.slice(at, at + 60)}`;
}

async function expectSame(pages: readonly [Page, Page]): Promise<void> {
  await expect.poll(() => difference(...pages), { timeout: 20_000 }).toBe('');
}

async function hold(page: Page, selector: string): Promise<void> {
  // The curtain may be drawn again between focus and key, as for a bot's move: then you press once more.
  for (let isOpen = false; !isOpen; ) {
    await page.locator(selector).focus();
    await page.keyboard.down('Enter');
    const own = page.waitForSelector('.screen .own-party', { timeout: 5000 });
    isOpen = await own.then(
      () => true,
      () => false,
    );
    await page.keyboard.up('Enter');
  }
}

const PEEK = (name: string): string => `.curtain-standing li:has-text("${name}") .peek-open`;

async function hide(page: Page): Promise<void> {
  await page.locator('.hide-cards').click();
  await page.waitForSelector('.curtain');
}

describe.each(
  sampled(
    [
      ['bid', 0, 2],
      ['draft', 0, 1],
    ] as const,
    1,
  ),
)('one device: what Anna has decided face down (%s)', (kind, one, other) => {
  it('is neither on the curtain, nor on the table for all, nor on anyone else’s screen', async () => {
    const files = await Promise.all(
      [one, other].map((index, twin) =>
        savedBeside(kind, actions => actions[index] ?? actions[0] ?? ({} as never), `note of world ${twin}`),
      ),
    );
    const [a, b] = [await visitorWith(files[0] ?? ''), await visitorWith(files[1] ?? '')];
    const pages = [a.page, b.page] as const;
    const both = (deed: (page: Page, twin: number) => Promise<void>): Promise<unknown> =>
      Promise.all(pages.map(deed));
    await expectSame(pages);
    expect(await a.page.locator('.handover h1').textContent()).toContain('Bernd');

    await both(page => page.locator('.handover .link').click());
    await both(async page => void (await page.waitForSelector('.screen')));
    await expectSame(pages);
    await both(page => page.locator('.next-holder').click());

    await both(page => hold(page, '.curtain-open'));
    await expectSame(pages);
    for (const tab of [...(await a.page.locator('.side-tabs [role=tab]').all()).keys()]) {
      await both(page => page.locator('.side-tabs [role=tab]').nth(tab).click());
      await expectSame(pages);
    }
    // What Bernd half plans differs from now on, and stays behind his curtain.
    await both((page, twin) => touchSome(page, 3, twin));
    await both(hide);
    await expectSame(pages);
    await both(page => hold(page, PEEK('Carla')));
    await expectSame(pages);
    await both(hide);

    await both(page => hold(page, PEEK('Anna')));
    expect(await difference(...pages)).not.toBe('');
    await both(hide);
    await expectSame(pages);
    for (const { errors, context } of [a, b]) {
      expect(errors).toEqual([]);
      await context.close();
    }
  });
});

describe('one device, two people and a bot', () => {
  it('opens only if it is held, falls after every decision, and a key still held confirms nothing', async () => {
    const { page, context, errors } = await house.visitor();
    await page.goto(`${house.url}/new#here`);
    await page.getByRole('radio', { name: '3 players' }).check();
    await page.locator('.who-wanted select').nth(2).selectOption('0');
    await page.locator('.who-wanted input').nth(0).fill('Anna');
    await page.locator('.who-wanted input').nth(1).fill('Bernd');
    await page.locator('button[type=submit]').click();
    await page.waitForSelector('.curtain');
    for (const [viewport, colorScheme] of [
      [PHONE, 'dark'],
      [LAPTOP, 'light'],
    ] as const) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      expect(await violations(page)).toEqual([]);
    }
    await page.locator('.curtain-open').click();
    expect(await page.locator('.curtain').count()).toBe(1);

    await page.locator('.curtain-open').focus();
    await page.keyboard.down('Enter');
    await page.waitForSelector('.dock.mine');
    const question = await page.locator('.dock.mine').getAttribute('data-question');
    for (let repeat = 0; repeat < 5; repeat += 1) await page.keyboard.down('Enter');
    await page.keyboard.up('Enter');
    expect(await page.locator('.dock.mine').getAttribute('data-question')).toBe(question);

    for (let turn = 0; turn < 8; turn += 1) {
      await playOn(page, 1, turn);
      await page.waitForSelector('.curtain, .dock.mine');
      if ((await page.locator('.curtain').count()) === 0) continue;
      expect(await page.locator('.own-party, .hand, .dock.mine').count()).toBe(0);
      await expect.poll(() => page.title()).toBe('Macher');
      await hold(page, '.curtain-open');
    }
    expect(errors).toEqual([]);
    await context.close();
  });
});

describe('a game on this device', () => {
  it('is saved as a file, goes on in another browser, and at the server, where it says so', async () => {
    const file = await savedBeside('bid', ([first]) => first ?? ({} as never), 'mine');
    const { page, context, errors } = await visitorWith(file);
    await page.locator('.menu-button').click();
    const saved = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save the game as a file' }).click();
    const again = await visitorWith(await textOf(await saved));
    expect(await again.page.locator('.curtain-head > p').textContent()).toBe(
      await page.locator('.curtain-head > p').textContent(),
    );
    await again.context.close();

    await page.getByRole('combobox', { name: 'You play on as' }).selectOption('1');
    await page.getByRole('button', { name: 'Go on at the server' }).click();
    await page.waitForSelector('.gathering');
    expect(await page.locator('.gathering').textContent()).toContain('begun elsewhere');
    expect(await page.locator('.seats .own').count()).toBe(1);
    expect(errors).toEqual([]);
    await context.close();
  });

  it('is refused if the file was changed, in words', async () => {
    const { page, context } = await house.visitor();
    const file = await savedBeside('draft', ([first]) => first ?? ({} as never), '');
    await page.goto(house.url);
    await page.locator('.device input[type=file]').setInputFiles({
      name: 'forged.json',
      mimeType: 'application/json',
      buffer: Buffer.from(file.replace('"seed":"twins"', '"seed":"other"')),
    });
    await page.getByText('This file is not a saved game').waitFor();
    await context.close();
  });
});

async function textOf(download: Download): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of await download.createReadStream()) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}
