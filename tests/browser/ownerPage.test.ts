import { LANGUAGES } from '@macher/words';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, LAPTOP, openTable, PHONE, type Visitor } from './house.ts';
import { outOfPlace } from './layout.ts';
import { BOTH, faults } from './screens.ts';

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(() => house?.close());

describe('the owner’s page', () => {
  it('opens with the secret alone, and shuts again', async () => {
    const { page, context, errors } = await house.visitor();
    await page.goto(`${house.url}/host`);
    await page.getByLabel('Secret').waitFor();
    expect(errors).toEqual([]);
    await signIn(page, 'not the secret');
    await page.getByText('That’s not the secret of this server.').waitFor();
    expect(await faults(page, 'sign in', BOTH)).toEqual([]);
    await signIn(page, house.ownerSecret);
    await page.getByText('All is well').waitFor();
    await button(page, 'Sign out').click();
    await page.getByLabel('Secret').waitFor();
    await page.reload();
    await page.getByLabel('Secret').waitFor();
    await context.close();
  });

  it('tells everyone something, wherever they are, until they put it away or it is taken back', async () => {
    const [owner, player, reader] = [await atDesk(), await house.visitor(), await house.visitor()];
    await reader.page.goto(`${house.url}/record`);
    await player.page.goto(house.url);
    const path = await openTable(player.page, { ruleset: '2019-4', seats: ['me', '1', '1'] });
    await player.page.goto(house.url + path);
    await player.page.waitForSelector('.dock.mine');
    await owner.page.getByLabel('What everyone sees').fill('Back at nine.\n<b>Bring cake</b>');
    await button(owner.page, 'Announce it').click();
    const words = 'From the host: Back at nine.\n<b>Bring cake</b>';
    await owner.page.getByText('Everyone sees this until').waitFor();
    expect(await announced(player.page)).toBe(words);
    expect(await faults(player.page, 'told while playing', BOTH)).toEqual([]);
    await button(player.page, 'Put away').click();
    await player.page.locator('.announced').waitFor({ state: 'detached' });
    await player.page.reload();
    await player.page.waitForSelector('.dock.mine');
    await reader.page.reload();
    expect(await announced(reader.page)).toBe(words);
    expect(await player.page.locator('.announced').count()).toBe(0);
    await button(owner.page, 'Take it back').click();
    await owner.page.getByText('Everyone sees this').waitFor({ state: 'detached' });
    await reader.page.reload();
    await reader.page.waitForSelector('.page-head');
    expect(await reader.page.locator('.announced').count()).toBe(0);
    await leave(owner, player, reader);
  });

  it('shows people, tables and reports, and what can be done about them', async () => {
    const [owner, player] = [await atDesk(), await house.visitor()];
    await player.page.goto(house.url);
    const path = await openTable(player.page, { ruleset: '2019-4', seats: ['me', 'open', 'open'] });
    await player.page.goto(house.url + path);
    await player.page.waitForSelector('.gathering');
    await owner.page.reload();
    const table = owner.page.locator('.owner-row', { hasText: path.slice(3, 15) });
    await table.waitFor();
    expect(await faults(owner.page, 'desk', BOTH)).toEqual([]);
    await table.getByRole('button', { name: 'Close' }).click();
    await button(owner.page, 'Yes, close it').click();
    await player.page.getByText('This table was closed before the game began').waitFor();

    await button(owner.page, 'Let nobody new in').click();
    await owner.page.getByText('Draining: nobody new comes in').waitFor();
    await button(owner.page, 'Let people in again').click();
    await owner.page.getByText('All is well').waitFor();

    const person = owner.page.locator('.owner-row', { hasText: 'connection' });
    await person.getByRole('button', { name: 'Block' }).click();
    await button(owner.page, 'Yes, block').click();
    await owner.page.getByRole('heading', { name: 'Blocked' }).waitFor();
    await player.page.goto(house.url);
    await button(player.page, 'Sign in').waitFor();
    await owner.page
      .getByRole('button', { name: /^Let .* in again$/ })
      .last()
      .click();
    await owner.page.getByRole('heading', { name: 'Blocked' }).waitFor({ state: 'detached' });
    await leave(owner, player);
  });

  it('has room in every language', async () => {
    const { page, context, errors } = await atDesk();
    const found: string[] = [];
    for (const language of LANGUAGES) {
      await page.evaluate(name => localStorage.setItem('macher.language', JSON.stringify(name)), language);
      await page.reload();
      await page.locator(`html[lang=${language}] .owner-panels`).waitFor();
      for (const viewport of [LAPTOP, PHONE]) {
        await page.setViewportSize(viewport);
        found.push(...(await outOfPlace(page)).map(text => `${language}, ${viewport.width}: ${text}`));
      }
    }
    expect(found).toEqual([]);
    expect(errors).toEqual([]);
    await context.close();
  });
});

async function atDesk(): Promise<Visitor> {
  const visitor = await house.visitor();
  await visitor.page.goto(`${house.url}/host`);
  await signIn(visitor.page, house.ownerSecret);
  await visitor.page.waitForSelector('.owner-panels');
  visitor.errors.length = 0;
  return visitor;
}

async function signIn(page: Page, secret: string): Promise<void> {
  await page.getByLabel('Secret').fill(secret);
  await page.locator('.owner').getByRole('button', { name: 'Sign in' }).click();
}

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

async function announced(page: Page): Promise<string> {
  return (await page.locator('.announced p').textContent()) ?? '';
}

async function leave(...people: readonly Visitor[]): Promise<void> {
  for (const { context } of people) await context.close();
}
