import type { Page } from 'playwright-core';
import { hurryNight, playOn, settle } from './driver.ts';

type Does = (page: Page) => Promise<unknown>;

/** What a learner does at each step that asks for something, by what the screen shows. */
const DOES: Readonly<Record<string, Does>> = {
  'platform.source': page => dock(page).locator('label').last().click(),
  'platform.exchange': async page => {
    await dock(page).locator('.card-option button').nth(1).click();
    await dock(page).locator('.card-option button:not(:disabled)').last().click();
  },
  'meetings.sum': page => page.locator('.bubble-options button').last().click(),
  'meetings.buy': async page => {
    const row = dock(page).locator('.per-region > *').first();
    const more = row.locator('.stepper button').last();
    if (await more.isVisible()) for (let count = 0; count < 3; count += 1) await more.click();
    else await row.locator('.wide-only label').nth(3).click();
  },
  'media.buy': page => dock(page).locator('label').first().click(),
  'influence.change': async page => {
    await dock(page).locator('.card-radios').first().locator('label').nth(2).click();
    await dock(page).locator('.card-radios').last().locator('label').last().click();
  },
  'politicians.send': page => dock(page).locator('.politicians > :nth-child(2) label').first().click(),
  'politicians.pay': page => dock(page).locator('.yes-no label').first().click(),
  'politicians.trend': page => dock(page).locator('.deeds label').first().click(),
  'politicians.key': page => dock(page).locator('.deed-targets label').first().click(),
  'polls.bid': page => dock(page).locator('.amount label').nth(1).click(),
  'polls.use': page => dock(page).locator('label').first().click(),
  'coalition06.force': page => dock(page).locator('label').first().click(),
  'polls06.bid': page => dock(page).locator('.amount label').nth(2).click(),
  'polls06.lines': page => dock(page).locator('label').first().click(),
  'votes06.sum': page => page.locator('.bubble-options button').nth(1).click(),
  'votes06.turn': page => dock(page).locator('label').last().click(),
  'national06.promote': page => dock(page).locator('label').first().click(),
  'national06.first': page => dock(page).locator('label:not(:has(:disabled))').first().click(),
  'donations06.lay': page => dock(page).locator('label').first().click(),
  'night.early': page => dock(page).locator('label').last().click(),
  'night.donation': page => dock(page).locator('label').first().click(),
};

function dock(page: Page) {
  return page.locator('.dock.mine .dock-body');
}

/** Goes through so many steps of a lesson from where it stands; `seen` is called at each. */
export async function learn(page: Page, most: number, seen: (step: string) => Promise<void>): Promise<void> {
  for (let steps = 0; steps < most; ) {
    await Promise.race([
      page.waitForSelector('.bubble:not(.unplaced)'),
      page.waitForSelector('dialog.night'),
    ]);
    if ((await page.locator('dialog.night').count()) > 0) {
      await hurryNight(page);
      await page.locator('dialog.night .on').click();
      continue;
    }
    const step = (await page.locator('.bubble').getAttribute('data-step')) ?? '';
    await seen(step);
    await take(page, step);
    steps += 1;
  }
}

async function take(page: Page, step: string): Promise<void> {
  const next = page.locator('.bubble .next');
  if ((await next.count()) > 0) {
    await next.click();
    if (step === 'last.play') await playOn(page, 200, 3);
    return;
  }
  await settle(page);
  await DOES[step]?.(page);
  if (step.endsWith('.sum')) return;
  const confirm = page.locator('.dock.mine .confirm:not(:disabled)');
  await ((await confirm.count()) > 0 ? confirm : page.locator('.dock.mine .quiet')).click();
  await page.waitForFunction(
    before => document.querySelector('.bubble')?.getAttribute('data-step') !== before,
    step,
  );
}
