import { closingOf } from '@macher/table/pure';
import { LANGUAGES } from '@macher/words';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IS_LONG } from '../long.ts';
import { hasPlayedToday, playToTheEnd, QUICK, ShiftedTime } from './days.ts';
import { House, LAPTOP, PHONE, type Visitor } from './house.ts';
import { badLabels } from './labels.ts';
import { outOfPlace } from './layout.ts';
import { BOTH, faults } from './screens.ts';
import { unsaid } from './unsaid.ts';

const YESTERDAY = '2026-11-18';
const DAY = '2026-11-19';
const time = new ShiftedTime();

let house: House;
let visitor: Visitor;

beforeAll(async () => {
  house = await House.open({ bots: QUICK, time });
  time.set(Date.parse(`${YESTERDAY}T09:00:00Z`));
  await hasPlayedToday(house, 'Mina', 149, 12, time.now());
  await hasPlayedToday(house, 'Bernd', 140, -3, time.now());
  visitor = await house.visitor();
});

beforeEach(() => time.set(Date.parse(`${DAY}T09:00:00Z`)));

afterAll(() => house?.close());

describe('the deal of the day', () => {
  it('leads from the front page to a table that says so, and from its end to the list, where you are', async () => {
    const { page, errors } = visitor;
    await page.goto(house.url);
    const door = page.locator('.door.daily');
    await door.getByText('Nobody has played it to the end yet.').waitFor();
    await door.getByRole('link', { name: 'To today’s deal' }).click();
    await page.locator('.day-seats li').nth(3).waitFor();
    await page.getByLabel('Your name').fill('Anna');
    await page.getByRole('button', { name: 'Play' }).click();
    await page.locator('.ribbon').getByText('Deal of the day').waitFor();
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByText('One try: it counts if you finish it yourself').waitFor();
    expect(await page.getByRole('tab', { name: 'Invite' }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await playToTheEnd(house, page);
    await page.reload();
    await page.getByText('Others still play this deal.').waitFor();
    for (const name of ['Rematch', 'The same deal again', 'Download the record', 'Review the game'])
      expect(await page.getByRole('button', { name }).count()).toBe(0);
    await page.getByRole('link', { name: 'Step through the game' }).click();
    await page.waitForSelector('.time-scale');
    expect(
      await page.getByRole('button', { name: /Play on from here|What would you do|Copy link/ }).count(),
    ).toBe(0);
    await page.getByRole('button', { name: 'Result' }).click();
    await page.getByRole('link', { name: 'To the list' }).click();
    const own = page.locator('.day-places .own');
    await own.waitFor();
    expect(await own.innerText()).toMatch(/^1\s+Anna \(you\)\s+\d+\s+(\d+ (ahead|behind)|level)$/);
    expect(await faults(page, 'the list', BOTH)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('shows how others played it when its list is closed, and its tables are as any others', async () => {
    const { page, errors } = visitor;
    await page.goto(`${house.url}/day`);
    await page.getByRole('link', { name: 'Wed, Nov 18' }).click();
    const lines = page.locator('.day-places tbody tr');
    await lines.nth(1).waitFor();
    expect(await lines.allInnerTexts()).toEqual(['1\tMina\t149\t12 ahead', '2\tBernd\t140\t3 behind']);
    time.set(closingOf(DAY));
    await page.reload();
    await lines.first().getByRole('link', { name: 'Look at the game of Mina' }).waitFor();
    expect(await faults(page, 'a closed list', BOTH)).toEqual([]);
    await page.goto(`${house.url}/day/${DAY}`);
    await page.getByRole('link', { name: 'Look at your game' }).click();
    await page.getByRole('button', { name: 'Review the game' }).waitFor();
    await page.getByText('Everyone may look at its tables now.').waitFor();
    expect(errors).toEqual([]);
  });

  it('says that a day hasn’t come, and without an answer the door says why it’s shut', async () => {
    const { page, context } = await house.visitor();
    await page.goto(`${house.url}/day/2026-11-20`);
    await page.getByText('This day hasn’t come yet.').waitFor();
    await page.route('**/api/**', route => route.abort());
    await page.goto(house.url);
    await page.locator('.door.daily.shut').getByText('needs the server').waitFor();
    await page.goto(`${house.url}/day`);
    await page.getByText('The server doesn’t answer.').waitFor();
    await page.unroute('**/api/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.locator('.day-game').getByRole('button', { name: 'Play' }).waitFor();
    expect(await faults(page, 'before', BOTH)).toEqual([]);
    await context.close();
  });

  it.each(IS_LONG ? LANGUAGES : (['de', 'fr'] as const))('%s: has room for its words', async locale => {
    const { page, context } = await house.visitor({ locale });
    for (const path of ['/', '/day', `/day/${YESTERDAY}`]) {
      await page.goto(house.url + path);
      await page.waitForSelector('.day-game, .door.daily p + p');
      for (const viewport of [LAPTOP, PHONE]) {
        await page.setViewportSize(viewport);
        const wrong = [...(await outOfPlace(page)), ...(await badLabels(page)), ...(await unsaid(page))];
        expect([path, ...wrong]).toEqual([path]);
      }
    }
    await context.close();
  });
});
