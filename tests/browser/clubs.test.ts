import type { EventPage } from '@macher/protocol';
import { LANGUAGES } from '@macher/words';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IS_LONG } from '../long.ts';
import { endRound } from '../server/clubs.ts';
import { House, LAPTOP, PHONE, type Visitor } from './house.ts';
import { badLabels } from './labels.ts';
import { outOfPlace } from './layout.ts';
import { leaks } from './leaks.ts';
import { BOTH, BOTH_OTHERS, faults } from './screens.ts';
import { unsaid } from './unsaid.ts';

let house: House;
let anna: Visitor;
let bernd: Visitor;
let carla: Visitor;
/** Paths of a club and of its event. */
let club: string;
let event: string;

beforeAll(async () => {
  house = await House.open();
  anna = await house.visitor();
  bernd = await house.visitor();
  carla = await house.visitor();
});

afterAll(() => house?.close());

function button(page: Page, name: string) {
  return page.getByRole('button', { name, exact: true });
}

async function join({ page }: Visitor, link: string, name: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('heading', { name: 'You’re invited to Thursdays' }).waitFor();
  await page.getByLabel('Your name').fill(name);
  await button(page, 'Join').click();
  await page.getByRole('heading', { name: 'Thursdays', level: 1 }).waitFor();
}

/** As the server tells it to who looks at the page. */
async function eventSeen(page: Page): Promise<EventPage> {
  const [, , id = '', name = ''] = event.split('/');
  return (await page.request.get(`${house.url}/api/clubs/${id}/events/${name}`)).json();
}

describe('a club of three', () => {
  it('comes together by a link, which can be replaced', async () => {
    const { page, errors } = anna;
    await page.goto(house.url);
    await page.getByRole('link', { name: /^Clubs: leagues/ }).click();
    await page.getByText('You aren’t in a club yet.').waitFor();
    expect(await faults(page, 'no club', BOTH)).toEqual([]);
    await page.getByLabel('Your name').fill('Anna');
    await page.getByLabel('Name of the club').fill('Thursdays');
    await button(page, 'Make the club').click();
    await page.getByRole('heading', { name: 'Thursdays', level: 1 }).waitFor();
    club = new URL(page.url()).pathname;
    await page.getByText('this club knows you only in this browser').waitFor();
    const field = page.getByLabel('Link to this club');
    const link = await field.inputValue();
    await join(bernd, link, 'Bernd');
    await join(carla, link, 'Carla');
    await page.reload();
    const members = page.locator('.club-members a');
    await members.nth(2).waitFor();
    expect(await members.allTextContents()).toEqual(['Anna', 'Bernd', 'Carla']);
    await button(page, 'Make another link').click();
    await button(page, 'Yes, make another').click();
    await page.waitForFunction(
      old => document.querySelector<HTMLInputElement>('.invite input')?.value !== old,
      link,
    );
    const dora = await house.visitor();
    await dora.page.goto(link);
    await dora.page.getByText('There’s no such club, or you aren’t in it.').waitFor();
    await dora.context.close();
    expect(await faults(page, 'a club', BOTH_OTHERS)).toEqual([]);
    expect(errors).toEqual([]);
  });

  it('plays the same deal at two tables: until the round is over everyone sees only their own', async () => {
    const { page, errors } = anna;
    await page.goto(house.url + club);
    await page.getByRole('link', { name: 'New event' }).click();
    await page.getByLabel('Name of the event').fill('November');
    await page.getByLabel('Same deal').check();
    await button(page, 'Rounds: one less').click();
    await button(page, 'Rounds: one less').click();
    await page.getByLabel('3 players').check();
    expect(await faults(page, 'a new event', BOTH)).toEqual([]);
    await page.getByLabel('Those who sign up').check();
    await button(page, 'Make the event').click();
    await button(page, 'Take part').click();
    await page.getByText('Add someone').click();
    await page.getByLabel('Member').selectOption('Bernd');
    await button(page, 'Add').click();
    await page.getByText('2 people take part').waitFor();
    event = new URL(page.url()).pathname;
    await carla.page.goto(house.url + event);
    await button(carla.page, 'Take part').click();
    await carla.page.getByText('You take part', { exact: true }).waitFor();
    await page.reload();
    await page.getByText('3 people at 2 tables: 3 and 3. Plus 3 bots.').waitFor();
    await button(page, 'Begin round 1').click();
    await page.locator('.round-tables li').nth(1).waitFor();
    expect(await faults(page, 'a round', BOTH)).toEqual([]);
    expect(await leaks(page)).toEqual([]);
    await bernd.page.goto(house.url + event);
    await bernd.page.locator('.round-tables > li').nth(1).waitFor();
    expect(await bernd.page.locator('.round-tables .button').allInnerTexts()).toEqual([
      expect.stringContaining('Play'),
    ]);
    expect(await button(bernd.page, 'Close the round').count()).toBe(0);
    await bernd.page.getByRole('link', { name: 'To your table' }).click();
    await bernd.page.getByText('Other tables play the same deal').waitFor();
    expect(await bernd.page.getByRole('heading', { name: 'Invite' }).count()).toBe(0);
    await button(bernd.page, 'Sit here').click();
    await button(bernd.page, 'I’m ready, with a deal of several tables').waitFor();
    expect(await bernd.page.locator('.seat-deeds .segments').count()).toBe(0);
    expect([...errors, ...bernd.errors]).toEqual([]);
  });

  it('compares seat by seat when all tables are over, and remembers who won', async () => {
    const { page, errors } = carla;
    await page.goto(house.url + event);
    await page.locator('.round-tables > li').nth(1).waitFor();
    await endRound(house, await eventSeen(page), (seat, table) => 100 - 10 * seat + 7 * table);
    await page.reload();
    const rows = page.locator('.comparison tbody tr');
    await rows.nth(2).waitFor();
    expect(await rows.first().innerText()).toMatch(/−7\s+107 points[\s\S]*\+7\s+114 points/);
    await page.getByRole('heading', { name: 'Final standings' }).waitFor();
    expect(await page.locator('.standing tbody tr').count()).toBe(3);
    expect(await page.locator('.standing thead th').allInnerTexts()).toEqual([
      'Place',
      'Name',
      'Games',
      'Ahead',
      'Won',
    ]);
    expect(await page.locator('.standing tbody tr').first().innerText()).toMatch(
      /^1\s+\S+\s+1\s+\+7\s+100%$/,
    );
    await page.getByRole('link', { name: 'Look back: table 2' }).waitFor();
    expect(await faults(page, 'an evening that is over', BOTH_OTHERS)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    const comparison = page.locator('.comparison');
    expect(await comparison.evaluate(each => each.scrollWidth - each.clientWidth)).toBe(0);
    await page.getByRole('link', { name: 'Thursdays' }).click();
    await page.getByText(/^Won by (Anna|Bernd|Carla)/).waitFor();
    await page.goto(house.url);
    await page.getByRole('link', { name: 'Your clubs' }).waitFor();
    expect(errors).toEqual([]);
  });

  it('says which times a round can begin at, and that a table has begun at an organiser’s word', async () => {
    const { page, errors } = anna;
    const plan = { kind: 'league', rounds: 1, isRated: false };
    const settings = { ruleset: '2019-4', players: 3, pace: { kind: 'none' }, bot: '0', entry: 'all' };
    const made = await page.request.post(`${house.url}/api/clubs/${club.split('/')[2]}/events`, {
      data: { name: 'Winter', plan, ...settings, startsAt: null },
    });
    await page.goto(`${house.url}${club}/${(await made.json()).id}`);
    await page.getByLabel('Tables begin by themselves at').fill('2020-01-01T10:00');
    await page.getByLabel('Tables begin by themselves at').blur();
    await button(page, 'Begin round 1').click();
    await page.getByText('Choose a time within the next ten days.').waitFor();
    errors.pop();
    await page.getByLabel('Tables begin by themselves at').fill('');
    await page.getByLabel('Tables begin by themselves at').blur();
    await button(page, 'Begin round 1').click();
    await page.getByRole('link', { name: 'To your table' }).click();
    await button(page, 'Sit here').click();
    await button(page, 'Stand up').waitFor();
    await page.goBack();
    await button(page, 'Begin now with bots').click();
    await button(page, 'Yes, begin').click();
    await page.getByText('Being played').waitFor({ timeout: 8000 });
    expect(errors).toEqual([]);
  });

  it('asks before somebody is put out; the page stays when the server doesn’t answer', async () => {
    const { page } = anna;
    await page.goto(house.url + club);
    const row = page.locator('.club-members li', { hasText: 'Carla' });
    await row.getByText('Change', { exact: true }).click();
    await row.getByRole('button', { name: 'Remove' }).click();
    await row.getByRole('button', { name: 'Yes, remove' }).click();
    await row.waitFor({ state: 'detached' });
    expect(await page.locator('.club-members a').allTextContents()).toEqual(['Anna', 'Bernd']);
    await page.route('**/api/clubs/**', route => route.abort());
    await page.evaluate(() => dispatchEvent(new Event('focus')));
    await page.getByText('The server doesn’t answer.').waitFor();
    expect(await page.locator('.club-members a').count()).toBe(2);
    await page.unroute('**/api/clubs/**');
    await button(page, 'Try again').click();
    await page.getByText('The server doesn’t answer.').waitFor({ state: 'detached' });
    await carla.page.goto(house.url + club);
    await carla.page.getByText('There’s no such club, or you aren’t in it.').waitFor();
  });

  it.each(IS_LONG ? LANGUAGES : (['de', 'pl'] as const))('%s: has room for its words', async language => {
    const { page } = anna;
    await page.evaluate(name => localStorage.setItem('macher.language', JSON.stringify(name)), language);
    for (const path of ['/clubs', club, event, `${club}/new`]) {
      await page.goto(house.url + path);
      await page.locator('.club-head, .new-event').waitFor();
      for (const viewport of [LAPTOP, PHONE]) {
        await page.setViewportSize(viewport);
        const wrong = [...(await outOfPlace(page)), ...(await badLabels(page)), ...(await unsaid(page))];
        expect([path, ...wrong]).toEqual([path]);
      }
    }
  });
});
