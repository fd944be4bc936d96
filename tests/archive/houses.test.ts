import { randomOf } from '@macher/engine';
import type { Store } from '@macher/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANNA, houseAt, MemoryStore, Screen } from '../local/world.ts';
import { decision, TestClient } from '../server/client.ts';
import { type House, openHouse, until } from '../server/house.ts';
import { digestsOf, HOUSES, KINDS, keptBrowser, keptHouse, type Told } from './houses.ts';

/** No clock has run out since. */
const time = { now: () => 1_800_000_600_000, wake: () => () => {} };
const notices = { url: null, mail: null, networks: ['127.0.0.0/8'] };

const KEPT = HOUSES.flatMap(house => (['sqlite', 'postgres'] as const).map(kind => ({ house, kind })));

describe.each(KEPT)('a server’s store of form $house, $kind', ({ house: name, kind }) => {
  const told: Told = keptHouse(name)[kind];
  let store: Store;
  let house: House;

  beforeAll(async () => {
    store = await KINDS[kind](name);
    house = await openHouse({ time, notices }, undefined, store);
  });
  afterAll(() => house.close());

  const as = (person: keyof Told['cookies']): TestClient => {
    const client = new TestClient(house.url);
    client.cookie = told.cookies[person];
    client.person = told.people[person];
    return client;
  };

  it('has come to it by migrations that are still the same', () => {
    expect(digestsOf(name)[kind]).toBe(keptHouse(name).migrations[kind]);
  });

  it('knows its people by their browsers and their passwords, and whom the host has blocked', async () => {
    for (const person of ['anna', 'bernd'] as const)
      expect((await as(person).call('GET', '/api/me')).body).toMatchObject({
        person: { id: told.people[person] },
      });
    const { password } = told;
    const stranger = new TestClient(house.url);
    const { status } = await stranger.call('POST', '/api/sessions', { name: 'Anna', password });
    expect(status).toBe(200);
    expect(await store.ownerBook.isBlocked(told.people.carla)).toBe(true);
    expect((await stranger.call('GET', '/api/announcement')).body).toMatchObject({
      announcement: { text: 'a pause at nine' },
    });
    expect(await store.reports.list(9)).toMatchObject([{ table: told.tables.slow, text: 'is this rude?' }]);
  });

  it('answers as it did: tables, plans, notices, the feed, and all that it has of a person', async () => {
    const anna = as('anna');
    for (const [path, then] of Object.entries(told.answers))
      if (path.startsWith('/api/'))
        expect(inOneOrder((await anna.call('GET', path)).body), path).toMatchObject(inOneOrder(then));
    const plans = await as('bernd').call('GET', `/api/tables/${told.tables.slow}/plans`);
    expect(plans.body).toEqual(told.answers['plans']);
    const feed = await anna.call('GET', String(told.answers['feed']?.['json']));
    expect(feed).toMatchObject({ status: 200 });
    expect(feed.body['items']).not.toEqual([]);
    const path = `/api/tables/${told.tables.private}`;
    expect((await as('bernd').call('GET', path)).status).toBe(403);
    expect((await as('bernd').call('GET', `${path}?invite=${told.invite}`)).status).toBe(200);
  });

  it('enters its finished games in the book, and goes on with the others', async () => {
    await until(async () => (await store.results.of(told.people.anna, 9)).length === 1, 'the result');
    const page = await as('bernd').call('GET', `/api/people/${told.people.anna}`);
    expect(page.body).toMatchObject({ finished: 1 });
    const { slow } = told.tables;
    const players = [as('anna'), as('bernd')];
    for (const each of players) {
      await each.connect();
      each.watch(slow);
      await until(() => each.sheets.has(slow), 'the table');
    }
    const random = randomOf('house');
    const decided = new Set<TestClient>();
    await until(async () => {
      for (const each of players) {
        const request = decision(each, slow, '0', random);
        if (request === null) continue;
        expect(await each.ask(slow, request)).toMatchObject({ ok: true });
        decided.add(each);
      }
      return decided.size === players.length;
    }, 'a decision of both');
    for (const each of players) each.close();
  });
});

/** What happened at one moment is told in any order. Of who is signed in there may be more by now. */
function inOneOrder({ tables, sessions: _now, ...others }: Readonly<Record<string, unknown>>): object {
  const listed = (tables ?? []) as readonly { readonly id: string }[];
  return { ...others, tables: listed.toSorted((one, other) => (one.id < other.id ? -1 : 1)) };
}

describe.each(HOUSES)('a browser’s own database beside form %s', name => {
  const kept = keptBrowser(name);

  function disk(): MemoryStore {
    const store = new MemoryStore();
    for (const { id, last, row } of kept.tables) store.rows.set(id, { last, row });
    for (const [id, lines] of Object.entries(kept.entries)) store.lines.set(id, structuredClone(lines));
    for (const [id, record] of Object.entries(kept.records)) store.records.set(id, record);
    return store;
  }

  it('lists its games as it did, with when something last happened', async () => {
    const rows = await houseAt(disk()).answers.tables();
    for (const { id, row } of kept.tables) {
      const { updatedAt: then, ...others } = row as { readonly updatedAt: number };
      const listed = rows.find(each => each.id === id);
      expect(listed).toMatchObject(others);
      // A row of an earlier form is made again from its log, which is written a moment before it.
      expect([then, kept.entries[id]?.at(-1)?.at]).toContain(listed?.updatedAt);
    }
  });

  it('goes on to the end, has the record of what was over, and takes in a game from a file', async () => {
    const house = houseAt(disk());
    const arrived = await house.answers.fromFile(JSON.stringify(kept.file));
    for (const table of [kept.playing, arrived]) {
      const screen = new Screen(house, ANNA, table);
      await screen.watch();
      await screen.play(1000);
      expect(screen.sheet.stage).toBe('over');
      screen.leave();
    }
    expect(await house.answers.record(kept.over)).toEqual(kept.records[kept.over]);
  });
});
