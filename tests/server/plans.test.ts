import { randomOf } from '@macher/engine';
import { isPlanName, type Plans } from '@macher/protocol';
import { describe, expect, it } from 'vitest';
import { Alarms } from './alarms.ts';
import { decision, type TestClient, tableFor } from './client.ts';
import { type House, openHouse, until } from './house.ts';
import { logOf } from './log.ts';

const LATER = 21 * 60_000;
const SKIPS: Plans = { plans: [], skips: true };

/** Passes on every poll. */
const PASSES: Plans = {
  plans: [
    {
      when: { kind: 'poll-bid', round: null, region: null, party: null },
      then: { kind: 'decide', action: { amount: null } },
      isOn: true,
    },
  ],
  skips: false,
};

interface Evening {
  readonly table: string;
  readonly players: readonly TestClient[];
}

/** Anna and Bernd play over days, against a bot. */
async function begin(house: House): Promise<Evening> {
  const [anna, bernd] = [await house.guest('Anna'), await house.guest('Bernd')];
  const pace = { kind: 'slow', perDecision: 86_400_000 } as const;
  const wanted = { ...tableFor('2019-4', ['me', 'open', '0']), pace };
  const { body } = await anna.call('POST', '/api/tables', wanted);
  const table = String(body['id']);
  for (const each of [anna, bernd]) {
    await each.connect();
    each.watch(table);
  }
  await bernd.ask(table, { kind: 'sit', seat: 1 });
  await bernd.ask(table, { kind: 'ready', isReady: true });
  await anna.ask(table, { kind: 'start' });
  return { table, players: [anna, bernd] };
}

async function playUntilPoll({ table, players }: Evening): Promise<void> {
  const random = randomOf('evening');
  const asked = (each: TestClient) => each.sheets.get(table)?.choice ?? null;
  const isThere = (): boolean => players[1] !== undefined && asked(players[1])?.kind === 'poll-bid';
  while (!isThere()) {
    await until(() => players.some(each => asked(each) !== null), 'a question');
    for (const each of players) {
      if (isThere()) return;
      const request = decision(each, table, '0', random);
      if (request !== null) await each.ask(table, request);
    }
  }
}

async function plannedIn({ store }: House, table: string) {
  return (await logOf(store, table)).filter(({ by }) => by !== null && isPlanName(by.id));
}

describe('plans on a server', () => {
  it('are their person’s alone, survive a restart, decide for a table that nobody looks at, and end with the game', async () => {
    const time = new Alarms();
    const house = await openHouse({ time });
    const evening = await begin(house);
    const { table, players } = evening;
    const [anna, bernd] = players as [TestClient, TestClient];
    const path = `/api/tables/${table}/plans`;
    expect(await bernd.call('GET', path)).toEqual({
      status: 200,
      body: { ...{ plans: [], skips: false }, isStale: false },
    });
    await playUntilPoll(evening);
    const before = anna.received.length;
    expect(await bernd.call('PUT', path, PASSES)).toEqual({
      status: 200,
      body: { ...PASSES, isStale: false },
    });
    expect((await anna.call('GET', path)).body).toEqual({ plans: [], skips: false, isStale: false });
    const carla = await house.guest('Carla');
    expect(await carla.call('PUT', path, SKIPS)).toMatchObject({ status: 403 });
    expect((await bernd.call('GET', '/api/me/data')).body).toMatchObject({ tables: [{ plans: PASSES }] });
    expect(anna.received).toHaveLength(before);
    const { folder } = house;
    for (const each of players) each.close();
    expect((await house.store.table(table))?.plannedAt).not.toBe(null);
    await house.shut();

    const later = new Alarms();
    later.pass(LATER);
    const again = await openHouse({ time: later }, folder);
    await until(async () => {
      later.pass(1000);
      return (await plannedIn(again, table)).length > 0;
    }, 'a plan decides');
    const [first] = await plannedIn(again, table);
    expect(first?.what).toMatchObject({ kind: 'acted', seat: 1, action: { kind: 'poll-bid', amount: null } });
    await again.close();
  });

  it('that are no plans are refused, and change nothing', async () => {
    const house = await openHouse();
    const { table, players } = await begin(house);
    const [anna] = players as [TestClient];
    const path = `/api/tables/${table}/plans`;
    await anna.call('PUT', path, SKIPS);
    for (const body of [
      {},
      { plans: 1, skips: true },
      { ...PASSES, more: 1 },
      { plans: [null], skips: false },
    ])
      expect(await anna.call('PUT', path, body)).toMatchObject({ status: 400, body: { code: 'malformed' } });
    expect((await anna.call('GET', path)).body).toMatchObject(SKIPS);
    const request = { kind: 'say', room: 'players', text: 'x' };
    anna.send({ type: 'ask', table, id: 'plan 7', request });
    await until(() => anna.received.some(text => text.includes('malformed')), 'a refusal');
    for (const each of players) each.close();
    await house.close();
  });
});
