import type { Action } from '@macher/engine';
import type { Pace, Request } from '@macher/protocol';
import type { Page } from 'playwright-core';
import { TestClient } from '../server/client.ts';
import type { House } from './house.ts';
import { type Moment, recordAt } from './moments.ts';

const NAMES = ['Anna', 'Bela', 'Carla', 'Dieter', 'Esra'];

/** What the log shows of the past. */
const TOLD = 60;

/** A table that was laid, and the number of its last entry. */
export interface Laid {
  readonly id: string;
  readonly invite: string;
  readonly path: string;
  readonly number: number;
}

/** People without browsers, who bring a table to some moment; then one of them looks at it in a browser. */
export class Company {
  readonly #house: House;
  readonly #people: readonly TestClient[];

  private constructor(house: House, people: readonly TestClient[]) {
    this.#house = house;
    this.#people = people;
  }

  static async gather(house: House): Promise<Company> {
    const people = NAMES.map(() => new TestClient(house.url));
    for (const [index, client] of people.entries()) {
      await client.signIn(`${NAMES[index]}`);
      await client.connect();
    }
    return new Company(house, people);
  }

  /** Lays the table, and opens it in the page as the player who is asked. The last decisions are made there, for the log. */
  async show(page: Page, moment: Moment, told: number = TOLD, pace: Pace = { kind: 'none' }): Promise<Laid> {
    const laid = await this.#lay(moment, Math.max(0, moment.actions.length - told), pace);
    await this.enter(page, laid, moment.seat);
    return laid;
  }

  /** Opens a table that was laid in the page, as the player at that seat. */
  async enter(page: Page, { path }: Laid, seat: number): Promise<void> {
    await this.#becomes(page, seat);
    await page.goto(`${this.#house.url}${path}`);
    await page.waitForSelector('.dock, .end');
    await closeDigest(page);
    await page.evaluate(() => document.fonts.ready);
  }

  /** All of them play on. */
  async goOn({ id, invite, number }: Laid, actions: readonly Action[]): Promise<void> {
    for (const client of this.#people) client.watch(id, invite);
    let last = number;
    for (const action of actions)
      last = await this.#ask(id, action.seat, { kind: 'act', number: last, action });
  }

  async #becomes(page: Page, seat: number): Promise<void> {
    const [name = '', value = ''] = this.#people[seat]?.cookie.split('=') ?? [];
    await page.context().addCookies([{ name, value, url: this.#house.url }]);
  }

  async #lay(moment: Moment, version: number, pace: Pace): Promise<Laid> {
    const owner = this.#people[moment.seat] as TestClient;
    const wanted = {
      record: recordAt(moment, version),
      version,
      pace,
      isPrivate: true,
      seats: null,
    };
    const { body } = await owner.call('POST', '/api/tables/from-record', wanted);
    const { id, invite } = body as { id: string; invite: string };
    const seats = [...moment.parties.keys()];
    for (const seat of seats) this.#people[seat]?.watch(id, invite);
    await Promise.all(seats.map(seat => this.#ask(id, seat, { kind: 'sit', seat })));
    await Promise.all(
      seats.map(seat => this.#ask(id, seat, { kind: 'ready', isReady: true, origin: 'record' })),
    );
    let number = await this.#ask(id, moment.seat, { kind: 'start' });
    for (const action of moment.actions.slice(version))
      number = await this.#ask(id, action.seat, { kind: 'act', number, action: action satisfies Action });
    for (const client of this.#people) client.send({ type: 'unwatch', table: id });
    return { id, invite, path: `/t/${id}#${invite}`, number };
  }

  async #ask(table: string, seat: number, request: Request): Promise<number> {
    const reply = await this.#people[seat]?.ask(table, request);
    if (reply?.type !== 'reply' || !reply.ok)
      throw new Error(`${request.kind} was answered by ${JSON.stringify(reply)}`);
    return reply.number;
  }
}

/** They come back from elsewhere, and are told what has happened since their last decision. */
async function closeDigest(page: Page): Promise<void> {
  if ((await page.locator('.dock.digest').count()) === 0) return;
  await page.locator('.digest .close').click();
  await page.waitForSelector('.dock:not(.digest), .end');
}
