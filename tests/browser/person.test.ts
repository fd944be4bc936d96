import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, type Visitor } from './house.ts';
import { leaks } from './leaks.ts';
import { havePlayed, named, type Player } from './persons.ts';
import { BOTH, faults } from './screens.ts';

let house: House;
let visitor: Visitor;
let anna: Player;
let bernd: Player;

beforeAll(async () => {
  house = await House.open();
  const other = await house.visitor();
  bernd = await named(other.page, house, 'Bernd');
  await other.context.close();
  visitor = await house.visitor();
  anna = await named(visitor.page, house, 'Anna');
  await visitor.page.goto(house.url);
  await havePlayed(visitor.page, house, [anna, bernd], 22);
});

afterAll(() => house?.close());

describe('the page of a person', () => {
  it('your name leads there: a range, games page by page, each with its time line, and opponents', async () => {
    const { page, errors } = visitor;
    await page.goto(house.url);
    await page.locator('.page-head .who').click();
    await page.getByRole('heading', { name: 'Anna', level: 1 }).waitFor();
    expect(await page.locator('.ratings .likely').count()).toBe(1);
    expect(await page.locator('.ratings').innerText()).toMatch(/2019 edition, four elections[\s\S]*±/);
    expect(await page.locator('.person-games li').count()).toBe(20);
    await page.getByRole('button', { name: 'More games' }).click();
    await expect.poll(() => page.locator('.person-games li').count()).toBe(22);
    expect(await page.locator('.look').first().getAttribute('href')).toMatch(/^\/t\/[\w-]+\/at\/0/);
    expect(await faults(page, 'person', BOTH)).toEqual([]);
    expect(await leaks(page)).toEqual([]);
    await page.locator('.opponents').getByRole('link', { name: 'Bernd' }).click();
    await page.getByRole('heading', { name: 'Bernd', level: 1 }).waitFor();
    expect(errors).toEqual([]);
  });

  it('nobody is there; who hasn’t played is told that the first game counts', async () => {
    const { page, context } = await house.visitor();
    await page.goto(`${house.url}/p/nobody`);
    await page.getByText('There’s nobody at this address.').waitFor();
    const carla = await named(page, house, 'Carla');
    await page.goto(`${house.url}/p/${carla.id}`);
    await page.getByText('No games yet. The first one counts.').waitFor();
    await context.close();
  });

  it('without an answer it’s as it was, with its date; then it can be tried again', async () => {
    const { page } = visitor;
    await page.goto(`${house.url}/p/${anna.id}`);
    await page.locator('.person-games li').first().waitFor();
    await page.locator('.opponents').getByRole('link', { name: 'Bernd' }).click();
    await page.getByRole('heading', { name: 'Bernd', level: 1 }).waitFor();
    await page.route('**/api/people/**', route => route.abort());
    await page.goBack();
    await page.getByText(/This is how it was on/).waitFor();
    await page.unroute('**/api/people/**');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText(/This is how it was on/).waitFor({ state: 'detached' });
    expect(await page.locator('.person-games li').count()).toBe(20);
  });
});
