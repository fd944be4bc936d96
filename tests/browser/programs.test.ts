import { afterAll, beforeAll, expect, it } from 'vitest';
import { TestProgram } from '../server/program.ts';
import { House, openTable, type Visitor } from './house.ts';
import { named } from './persons.ts';
import { BOTH, faults } from './screens.ts';

let house: House;
let visitor: Visitor;

beforeAll(async () => {
  house = await House.open();
  visitor = await house.visitor();
  await named(visitor.page, house, 'Anna');
});

afterAll(() => house?.close());

it('a program is made in the account, its token shown once, and its seat is marked before the game and in it', async () => {
  const { page, errors } = visitor;
  await page.goto(`${house.url}/account`);
  await page.getByLabel('Name of the program').fill('first.py');
  await page.getByRole('button', { name: 'Make a program' }).click();
  const token = (await page.locator('.new-token').textContent()) ?? '';
  await page.getByText('private ones too').click();
  expect(await faults(page, 'account', BOTH)).toEqual([]);
  await page.reload();
  await page.getByText('first.py').waitFor();
  expect(await page.locator('.new-token').count()).toBe(0);
  expect(await page.getByLabel('private ones too').isChecked()).toBe(true);

  const path = await openTable(page, { ruleset: '2019-4', seats: ['me', 'open', '0'], admitsPrograms: true });
  const [, table = ''] = /^\/t\/([\w-]+)#/.exec(path) ?? [];
  const program = new TestProgram(house.url, '', token);
  expect(await program.sit(table, null, 1)).toMatchObject({ ok: true });
  await page.goto(house.url + path);
  await page.getByText('(program)').waitFor();
  await page.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('img', { name: 'first.py is a program, not a person.' }).first().waitFor();
  expect(errors).toEqual([]);
});

it('who comes to the account without a name takes one there, or signs in', async () => {
  const { page, context, errors } = await house.visitor();
  await page.goto(`${house.url}/account`);
  await page.locator('main').getByRole('button', { name: 'Sign in' }).waitFor();
  expect(await faults(page, 'nobody’s account', BOTH)).toEqual([]);
  await page.getByLabel('Your name').fill('Bernd');
  await page.getByRole('button', { name: 'Use this name' }).click();
  await page.getByText('You play as Bernd.').waitFor();
  await page.getByRole('heading', { name: 'Protect your name' }).waitFor();
  expect(errors).toEqual([]);
  await context.close();
});
