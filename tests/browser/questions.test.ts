import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { violations } from './axe.ts';
import { Company } from './company.ts';
import { settle, touchSome } from './driver.ts';
import { House, PHONE } from './house.ts';
import { lastMoment, recordAt } from './moments.ts';

let house: House;

beforeAll(async () => {
  house = await House.open();
});

afterAll(() => house?.close());

/** A browser that copies nothing shows the link instead. */
function withoutClipboard(): void {
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: () => Promise.reject(new Error()) } });
}

/** Of a decision in the first round. */
async function linkFromTimeLine(page: Page): Promise<string> {
  await page.waitForSelector('.time-scale');
  await page.keyboard.press('Control+ArrowRight');
  for (const _phase of [1, 2]) await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('w');
  const status = page.locator('.time-dock [role=status]').filter({ hasText: '/asked' });
  return (await status.textContent()) ?? '';
}

/** Touches something until there is something to confirm. */
async function decide(page: Page): Promise<void> {
  await page.waitForSelector('.dock.mine');
  const confirm = page.locator('.dock.mine .confirm:not(:disabled)');
  for (let seed = 0; seed < 20 && (await confirm.count()) === 0; seed += 1) await touchSome(page, 1, seed);
  await settle(page);
  await confirm.click();
  await page.waitForSelector('.told h2:focus');
}

describe('what would you do?', () => {
  it('a link from the time line asks a stranger, who then hears what was played', async () => {
    const company = await Company.gather(house);
    const { page, context } = await house.visitor();
    await context.addInitScript(withoutClipboard);
    const end = lastMoment('2019-4', 3);
    await company.show(page, end, end.actions.length);
    await page.getByRole('link', { name: 'Step through the game' }).click();
    const link = await linkFromTimeLine(page);

    const stranger = await house.visitor({ viewport: PHONE, locale: 'de' });
    const asked: string[] = [];
    stranger.page.on('request', request => asked.push(new URL(request.url()).pathname));
    await stranger.page.goto(link);
    await decide(stranger.page);
    expect(await stranger.page.locator('.told').textContent()).toContain('In der Partie');
    expect(await violations(stranger.page, '.told')).toEqual([]);
    expect(asked.filter(path => /^\/api\/.*(record|moments)/.test(path))).toEqual([]);
    expect(stranger.errors).toEqual([]);
    await stranger.page.locator('.told a').click();
    await stranger.page.waitForSelector('.time-scale');
    await context.close();
    await stranger.context.close();
  });

  it('a game from a file is asked about in the link itself', async () => {
    const { page, context, errors } = await house.visitor();
    await context.addInitScript(withoutClipboard);
    const end = lastMoment('2019-4', 3);
    const record = JSON.stringify(recordAt(end, end.actions.length - 1));
    await page.goto(`${house.url}/record`);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'r.json', mimeType: 'application/json', buffer: Buffer.from(record) });
    const link = await linkFromTimeLine(page);
    expect(link.length).toBeLessThan(8000);
    await page.goto(link);
    await decide(page);
    expect(await page.locator('.told').textContent()).toContain('In the game');
    await page.goto(`${house.url}/asked#nothing`);
    await page.reload();
    await page.waitForSelector('.panel [role=alert]');
    expect(errors).toEqual([]);
    await context.close();
  });
});
