import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { House, type Visitor } from './house.ts';
import { leaks } from './leaks.ts';
import { named, type Player } from './persons.ts';
import { BOTH, BOTH_OTHERS, faults } from './screens.ts';

let house: House;
let anna: Visitor & { readonly me: Player };
let bernd: Visitor & { readonly me: Player };

async function arrive(name: string): Promise<Visitor & { readonly me: Player }> {
  const visitor = await house.visitor();
  return { ...visitor, me: await named(visitor.page, house, name) };
}

beforeAll(async () => {
  house = await House.open();
  [anna, bernd] = [await arrive('Anna'), await arrive('Bernd')];
});

afterAll(() => house?.close());

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name });
}

describe('friends, from the first request to the end', () => {
  it('one asks on the other’s page, who is told on the front page and says yes in the account', async () => {
    await anna.page.goto(`${house.url}/p/${bernd.me.id}`);
    await button(anna.page, 'Add as a friend').click();
    await anna.page.getByText('You’ve asked Bernd.').waitFor();
    expect(await faults(anna.page, 'asked', BOTH)).toEqual([]);
    await bernd.page.goto(house.url);
    await bernd.page.getByText('Someone would like to be your friend.').click();
    await button(bernd.page, 'Accept').click();
    await bernd.page.getByText('friends since').waitFor();
    await bernd.page.getByText('Friends see when I’m at a table').click();
    expect(await faults(bernd.page, 'account', BOTH_OTHERS)).toEqual([]);
    expect(await leaks(bernd.page)).toEqual([]);
  });

  it('a seat is kept for a friend, who finds the table without a link, with its limits, and sits down', async () => {
    const { page } = anna;
    await page.goto(`${house.url}/new`);
    await page.getByText('friends, and the link').click();
    await page.getByText('reliable people').click();
    await page.getByText('no newcomers').click();
    expect(await faults(page, 'new table', BOTH)).toEqual([]);
    await page.getByLabel('Who plays at seat 2').selectOption('open');
    await button(page, 'Open the table').click();
    await button(page, 'Keep a seat for Bernd').click();
    await page.getByText('kept for Bernd').waitFor();
    await bernd.page.goto(house.url);
    await bernd.page.getByText('a friend is there').waitFor();
    await bernd.page.getByText('One game is waiting for you.').waitFor();
    await bernd.page.locator('.your-games .due').getByText('A seat is kept for you').waitFor();
    await bernd.page.getByText('for people who finish at least 90% of their games').first().waitFor();
    await bernd.page.locator('.your-games .game-line').first().click();
    await button(bernd.page, 'Sit here').first().click();
    await bernd.page.getByText('(you)').first().waitFor();
    await page.goto(`${house.url}/p/${anna.me.id}`);
    await page.getByText('at a table now').waitFor();
    expect(await faults(page, 'own page', BOTH_OTHERS)).toEqual([]);
  });

  it('after a block nothing that they say is read, on any device; it ends in the account', async () => {
    const path = new URL(bernd.page.url()).pathname;
    const said = async (text: string): Promise<void> => {
      await bernd.page.getByRole('textbox', { name: 'Say something' }).fill(text);
      await bernd.page.keyboard.press('Enter');
    };
    await anna.page.goto(house.url + path);
    await said('hello Anna');
    await button(anna.page, /^Bernd/).click();
    await button(anna.page, 'Block').last().click();
    await button(anna.page, 'Yes, block').click();
    await anna.page.getByText('hello Anna').waitFor({ state: 'detached' });
    await said('are you there?');
    await bernd.page.getByText('are you there?').waitFor();
    const other = await house.visitor();
    await other.context.addCookies(await anna.context.cookies());
    await other.page.goto(house.url + path);
    await other.page.getByText('You’ve blocked Bernd, who sits here.').waitFor();
    expect(await other.page.getByText('are you there?').count()).toBe(0);
    expect(await faults(other.page, 'gathering', BOTH)).toEqual([]);
    await other.page.goto(`${house.url}/account`);
    await button(other.page, 'Unblock').click();
    await button(other.page, 'Unblock').waitFor({ state: 'detached' });
    await other.page.goto(house.url + path);
    await other.page.getByText('are you there?').waitFor();
    for (const { errors } of [anna, bernd, other]) expect(errors).toEqual([]);
  });
});
