import type { Pace } from '@macher/protocol';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestClient } from '../server/client.ts';
import { until } from '../server/house.ts';
import { Company } from './company.ts';
import { House, openTable } from './house.ts';
import { BOTH, faults, momentOf } from './screens.ts';

let house: House;
let company: Company;

beforeAll(async () => {
  house = await House.open();
  company = await Company.gather(house);
});

afterAll(() => house?.close());

/** As someone who waits for another's bid. */
async function waitingAtPoll(page: Page): Promise<number> {
  const moment = momentOf('2019-4', 'poll-bid');
  const asked = await house.visitor();
  const laid = await company.show(asked.page, moment);
  await asked.context.close();
  const other = (moment.seat + 1) % moment.parties.length;
  await company.enter(page, laid, other);
  await page.getByRole('button', { name: 'Plan ahead' }).click();
  await page.waitForSelector('.plan-card');
  return other;
}

it('a plan is switched on, counted, saved, found again after a reload, and given up', async () => {
  const { page, errors, context } = await house.visitor();
  await waitingAtPoll(page);
  const card = page.locator('.plan-card', { hasText: 'Poll in' }).first();
  const note = page.locator('.plan-note');
  await card.getByRole('switch').check();
  for (let times = 0; times < 3; times += 1) await card.getByRole('button', { name: /more/i }).click();
  await note.getByText('Saved').waitFor();
  expect(await card.textContent()).toContain('3,000');
  expect(await page.locator('.plans .dock-foot dl').textContent()).toContain('3,000');
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
  expect(await faults(page, 'plans', BOTH, '.dock')).toEqual([]);

  await page.reload();
  await page.getByRole('button', { name: 'Plan ahead' }).click();
  await page.locator('.plan-card.on', { hasText: '3,000' }).waitFor();

  await context.setOffline(true);
  await page.locator('.plan-card.on').getByRole('button', { name: /more/i }).click();
  await note.getByText('Not saved: you’re offline').waitFor();
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Try again' }).click();
  await note.getByText('Saved').waitFor();
  await page.getByRole('button', { name: 'Clear all' }).click();
  await note.getByText('Saved').waitFor();
  expect(await page.locator('.plan-card.on').count()).toBe(0);
  await page.getByRole('link', { name: 'Tell me when it’s my turn' }).click();
  await page.getByRole('heading', { name: 'What you’re told' }).waitFor();
  expect(errors.filter(text => !text.includes('ERR_INTERNET_DISCONNECTED'))).toEqual([]);
  await context.close();
});

it('who is asked sees that a plan answers, and can decide otherwise; or that it no longer fits', async () => {
  const { page, errors, context } = await house.visitor();
  // Over days a plan waits for minutes: however slow this machine is, it hasn't answered yet.
  const slow: Pace = { kind: 'slow', perDecision: 86_400_000 };
  const laid = await company.show(page, momentOf('2019-4', 'poll-bid'), undefined, slow);
  const planned = (amount: number | null) =>
    page.evaluate(
      async ([table, answer]) => {
        const when = { kind: 'poll-bid', round: null, region: null, party: null };
        const plan = { when, then: { kind: 'decide', action: { amount: answer } }, isOn: true };
        const body = JSON.stringify({ plans: [plan], skips: false });
        const headers = { 'content-type': 'application/json' };
        await fetch(`/api/tables/${table}/plans`, { method: 'PUT', headers, body });
      },
      [laid.id, amount] as const,
    );
  await planned(900_000_000);
  await page.reload();
  await page.getByText('Your plan doesn’t fit here: decide yourself.').waitFor();
  await page.waitForSelector('.dock.mine');
  await planned(null);
  await page.reload();
  await page.getByText('Your plan answers this soon.').waitFor();
  await page.getByRole('button', { name: 'I’ll decide myself' }).click();
  await page.locator('.planned-line').waitFor({ state: 'detached' });
  await page.locator('.dock.mine').waitFor();
  expect(errors).toEqual([]);
  await context.close();
});

/** Anna plays in a browser, Mina without one. */
async function besideMina(page: Page): Promise<{ mina: TestClient; table: string }> {
  await page.goto(house.url);
  const path = await openTable(page, { ruleset: '2019-4', seats: ['me', 'open', '1'] });
  const [, table = '', invite = ''] = /^\/t\/(.+)#(.+)$/.exec(path) ?? [];
  const mina = new TestClient(house.url);
  await mina.signIn('Mina');
  await mina.connect();
  mina.watch(table, invite);
  await mina.ask(table, { kind: 'sit', seat: 1 });
  await mina.ask(table, { kind: 'ready', isReady: true });
  await page.goto(`${house.url}${path}`);
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.waitForSelector('.dock.mine');
  return { mina, table };
}

it('a regent takes the seat, and hands it back at a decision', async () => {
  const { page, errors, context } = await house.visitor();
  const { mina, table } = await besideMina(page);
  const zoe = await house.visitor();
  await zoe.page.goto(house.url);
  await zoe.page.evaluate(async () => {
    const post = (path: string, body: object) =>
      fetch(path, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    await post('/api/people', { name: 'Zoe' });
    await post('/api/me/password', { password: 'correct horse', old: null });
  });
  await mina.ask(table, { kind: 'name-regent', name: 'Zoe', days: 3 });
  await zoe.page.goto(`${house.url}/t/${table}`);
  await zoe.page.getByRole('button', { name: 'Play for SPD' }).click();
  await zoe.page.locator('.dock.mine').waitFor();
  await zoe.page.getByText('You play for Mina until').waitFor();
  expect(await faults(zoe.page, 'serving', BOTH, '.planned-line')).toEqual([]);
  await zoe.page.getByRole('button', { name: 'Hand back' }).click();
  await zoe.page.getByText('You’re watching').waitFor();
  await until(() => mina.sheets.get(table)?.seat === 1, 'the seat');
  for (const each of [errors, zoe.errors]) expect(each).toEqual([]);
  mina.close();
  await context.close();
  await zoe.context.close();
});

it('a deal has the place of the decision while you deal, and gives it back', async () => {
  const { page, errors, context } = await house.visitor();
  const { mina, table } = await besideMina(page);
  const deals = () => mina.sheets.get(table)?.deals ?? [];
  const region = mina.sheets.get(table)?.view?.regions[0]?.id ?? '';
  const pledge = { kind: 'no-media', region, round: 1 } as const;
  await mina.ask(table, { kind: 'offer', deal: { to: 0, mine: [pledge], yours: [] } });

  // Your own decision stays where it is, until you look.
  await page.locator('.dock.mine').waitFor();
  await page.getByRole('button', { name: 'Look at it' }).click();
  await page.locator('.dock.deals').getByText('Mina offers you a deal').waitFor();
  expect(await page.locator('.dock').count()).toBe(1);
  expect(await faults(page, 'deals', BOTH, '.dock')).toEqual([]);
  await page.locator('#dock-title').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await page.locator('.dock.mine').waitFor();
  expect(deals().map(({ state }) => state)).toEqual(['open']);

  await page.getByRole('button', { name: 'Look at it' }).click();
  await page.getByRole('button', { name: 'Change it' }).click();
  await page.getByLabel('You promise').selectOption({ index: 1 });
  await page.getByRole('button', { name: 'Offer it' }).click();
  await page.locator('.dock.mine').waitFor();
  await until(() => deals().length === 2 && deals()[0]?.state === 'declined', 'the counter-offer');
  expect(deals()[1]).toMatchObject({ seat: 0, to: 1, mine: [{ kind: 'pass-poll' }], yours: [pledge] });

  await page.getByRole('tab', { name: 'Talk' }).click();
  const door = page.getByRole('button', { name: 'Deals (2)' });
  await door.focus();
  await page.keyboard.press('Enter');
  await page.locator('.dock.deals #dock-title:focus').waitFor();
  await page.keyboard.press('Escape');
  await page.waitForFunction(() => document.activeElement?.textContent === 'Deals (2)');
  await page.getByRole('button', { name: 'Set phrases' }).click();
  await page.getByRole('button', { name: 'Thanks' }).click();
  await until(() => mina.received.join().includes('"phrased"'), 'a phrase');
  expect(errors).toEqual([]);
  mina.close();
  await context.close();
});
