import { BOTS_HERE } from '@macher/bots';
import { type Choice, randomOf, type View } from '@macher/engine';
import type { Today } from '@macher/protocol';
import { realTime, timeBy } from '@macher/server';
import { dayOf } from '@macher/table/pure';
import type { Page } from 'playwright-core';
import { decision, TestClient } from '../server/client.ts';
import type { House } from './house.ts';

/** Whatever bot is asked: quick. */
export const QUICK = {
  ...BOTS_HERE,
  decide: (_bot: string, view: View, choice: Choice, seed: string) =>
    BOTS_HERE.decide('0', view, choice, seed),
};

/** A clock that goes as any other, from a time that the test sets. */
export class ShiftedTime {
  #ahead = 0;
  readonly now = (): number => realTime.now() + this.#ahead;
  readonly wake = timeBy(this.now).wake;

  set(time: number): void {
    this.#ahead = time - realTime.now();
  }
}

/** Somebody has played today's deal, as the bookkeeper enters it. */
export async function hasPlayedToday(
  house: House,
  name: string,
  points: number,
  margin: number,
  at: number,
): Promise<void> {
  const client = new TestClient(house.url);
  await client.signIn(name);
  const { body } = await client.call('POST', '/api/day', {});
  const { deal } = (await client.call('GET', '/api/day')).body as unknown as Today;
  await house.store.results.add({
    table: String(body['id']),
    at,
    ruleset: deal.ruleset,
    speed: 'none',
    isRated: false,
    isPrivate: true,
    contest: { kind: 'day', day: dayOf(at) },
    seats: deal.seats.map(({ party, bot }) => ({
      party,
      person: bot === null ? { id: client.person, name } : null,
      bot,
      isFinished: true,
      points: bot === null ? points : points - margin,
      rank: 1,
      answers: null,
    })),
  });
}

/** The visitor of this page plays the game to its end, from another device. */
export async function playToTheEnd(house: House, page: Page): Promise<void> {
  const client = new TestClient(house.url);
  const [cookie] = await page.context().cookies(house.url);
  client.cookie = `${cookie?.name}=${cookie?.value}`;
  const table = new URL(page.url()).pathname.slice(3);
  await client.connect();
  client.watch(table);
  const random = randomOf('day');
  while (client.sheets.get(table)?.stage !== 'over') {
    const request = decision(client, table, '0', random);
    if (request === null) await new Promise(resolve => setTimeout(resolve, 1));
    else await client.ask(table, request);
  }
  client.close();
}
