import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { playOn } from './driver.ts';
import { House, openTable } from './house.ts';

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(() => house?.close());

describe('the screen of a room', () => {
  it('shows the table and no secrets; a phone becomes the hand of a seat by its code, once', async () => {
    const { page, context, errors } = await house.visitor({ viewport: { width: 1920, height: 1080 } });
    await page.goto(house.url);
    const path = await openTable(page, { ruleset: '2019-4', seats: ['me', 'open', '0'] });
    await page.goto(`${house.url}${path.replace('/t/', '/room/')}`);
    const code = page.locator('li:has-text("Free seat") .scan-code b');
    const text = (await code.textContent()) ?? '';
    expect(await violations(page)).toEqual([]);

    const [phone, other] = [await house.visitor(), await house.visitor()];
    for (const { page: screen } of [phone, other]) {
      await screen.goto(`${house.url}/seat`);
      await screen.getByLabel('Code', { exact: true }).fill(text.toLowerCase());
      await screen.getByRole('button', { name: 'Sit down' }).click();
      await screen.waitForSelector('.gathering, [role=alert]:not(:empty)');
    }
    await other.page.getByText('This code is used.').waitFor();
    await phone.page.getByRole('button', { name: 'I’m ready' }).click();
    await code.waitFor({ state: 'detached' });

    const own = await context.newPage();
    await own.goto(`${house.url}${path}`);
    await own.getByRole('button', { name: 'Start the game' }).click();
    await Promise.all([playOn(own, 3, 1), playOn(phone.page, 3, 2)]);
    await page.bringToFront();
    await page.waitForSelector('.screen.room .caption');
    expect(await page.locator('.own-party, .hand, .dock.mine, .undo').count()).toBe(0);
    expect(await page.locator('.ribbon-turn .own').count()).toBe(0);
    expect(await violations(page)).toEqual([]);

    await phone.context.close();
    await page.locator('li.off', { hasText: 'Phone asleep?' }).locator('.scan-code').first().waitFor();
    expect(errors).toEqual([]);
    for (const each of [context, other.context]) await each.close();
  });
});
