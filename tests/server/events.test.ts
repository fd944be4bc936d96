import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PARTIES } from '@macher/editions';
import type { Entry, EventPage, NewNotice } from '@macher/protocol';
import { PostgresStore, SqliteStore, type Store, type TableRow } from '@macher/server';
import { afterEach, describe, expect, it } from 'vitest';
import type { KeptRound } from '../../packages/server/src/store/clubs.ts';
import { newDatabase } from '../postgres/shared.ts';
import { Alarms } from './alarms.ts';
import type { TestClient } from './client.ts';
import {
  beginRound,
  endRound,
  enterResult,
  eventPage,
  openClub,
  openEvent,
  settingsOf,
  type TestClub,
} from './clubs.ts';
import { type House, openHouse, until } from './house.ts';
import { logOf } from './log.ts';

const houses: House[] = [];
const folders: string[] = [];

async function open(time?: Alarms, folder?: string, store?: Store): Promise<House> {
  const house = await openHouse(time === undefined ? {} : { time }, folder, store);
  houses.push(house);
  folders.push(house.folder);
  return house;
}

afterEach(async () => {
  for (const house of houses.splice(0)) await house.shut();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

const LEAGUE_OF_THREE = settingsOf({ kind: 'league', rounds: 2, isRated: false }, { players: 3 });

function idIn(event: string): string {
  return event.split('/').at(-1) ?? '';
}

async function codeOf(client: TestClient, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await client.call(method, path, body);
  return answer.status < 300 ? answer.status : answer.body['code'];
}

function round(number: number, startsAt: number | null = null): object {
  return { round: number, startsAt };
}

function tablesIn(page: EventPage): string[] {
  return page.rounds.flatMap(({ tables }) => tables.map(({ id }) => id));
}

function seatedIn({ rounds }: EventPage): string[] {
  const tables = rounds[0]?.tables ?? [];
  return tables.flatMap(({ seats }) => seats.flatMap(({ person }) => person?.name ?? [])).sort();
}

/** Sits down at their seat of the round that goes on, and is ready. */
async function sitDown(client: TestClient, event: string): Promise<string> {
  const table = String((await eventPage(client, event)).mine);
  await client.connect();
  client.watch(table);
  await until(() => client.sheets.has(table), 'the table');
  const seat = client.sheets.get(table)?.places.findIndex(place => place.keptFor?.id === client.person) ?? -1;
  expect(await client.ask(table, { kind: 'sit', seat })).toMatchObject({ ok: true });
  const ready = {
    kind: 'ready',
    isReady: true,
    origin: client.sheets.get(table)?.origin ?? 'fresh',
  } as const;
  expect(await client.ask(table, ready)).toMatchObject({ ok: true });
  return table;
}

describe('a league of eight', () => {
  it('is played to its end: everyone at one table each round, points added up', async () => {
    const house = await open();
    const club = await openClub(house, 8);
    const event = await openEvent(club, settingsOf({ kind: 'league', rounds: 2, isRated: true }));
    expect((await eventPage(club.owner, event)).next).toEqual({
      round: 1,
      people: 8,
      tables: [4, 4],
      bots: 0,
      isLastOpen: false,
    });
    const first = await beginRound(club.owner, event, 1);
    expect(new Set(seatedIn(first)).size).toBe(8);
    for (const client of club.people) {
      const { mine } = await eventPage(client, event);
      const { body } = await client.call('GET', '/api/me/tables');
      expect(body['tables']).toMatchObject([{ id: mine, isRated: true, isPrivate: true, openSeats: 0 }]);
    }
    expect(await codeOf(club.owner, 'POST', `${event}/rounds`, round(2))).toBe('round-open');
    expect(await codeOf(club.owner, 'POST', `${event}/rounds`, round(3))).toBe('malformed');
    await endRound(house, first);
    const second = await beginRound(club.owner, event, 2);
    expect(second.standing.map(({ points }) => points)).toEqual([12, 12, 8, 8, 4, 4, 0, 0]);
    expect(second.next).toBeNull();
    await endRound(house, second);
    const last = await eventPage(club.owner, event);
    expect([last.stage, last.mine, last.takesPart]).toEqual(['over', null, false]);
    expect(last.columns).toEqual({ points: 'league-points', share: 'share' });
    expect(last.standing.reduce((sum, { points }) => sum + points, 0)).toBe(96);
    expect(last.standing.every(({ games, isOut }) => games === 2 && isOut)).toBe(true);
    expect(last.rounds[1]?.tables[0]?.seats.map(({ result }) => result?.score)).toEqual([12, 8, 4, 0]);
    expect(await codeOf(club.owner, 'POST', `${event}/rounds`, round(3))).toBe('event-over');
  });

  it('tells everyone of their seat, by the name of the club', async () => {
    const house = await open();
    const club = await openClub(house, 3);
    for (const client of club.people) {
      await client.call('PUT', '/api/me/notices', SETTINGS);
      await client.call('POST', '/api/me/notices/feed', {});
    }
    const page = await beginRound(club.owner, await openEvent(club, settingsOf(LEAGUE)), 1);
    for (const { person } of club.people)
      expect(await house.store.outbox.noticesOf(person, 9)).toMatchObject([
        { table: tablesIn(page)[0], facts: { what: 'seat-kept', who: 'Thursday' } },
      ]);
  });

  it('can be played by a regent for a time, who is told and comes in', async () => {
    const house = await open();
    const club = await openClub(house, 3);
    const event = await openEvent(club, settingsOf(LEAGUE));
    await beginRound(club.owner, event, 1);
    const zoe = await house.guest('Zoe');
    await zoe.call('POST', '/api/me/password', { password: 'a password of Zoe', old: null });
    await zoe.call('PUT', '/api/me/notices', SETTINGS);
    await zoe.call('POST', '/api/me/notices/feed', {});
    let table = '';
    for (const client of club.people) table = await sitDown(client, event);
    expect(await codeOf(zoe, 'GET', `/api/tables/${table}`)).toBe('not-invited');
    expect(await club.owner.ask(table, { kind: 'name-regent', name: 'Zoe', days: 3 })).toMatchObject({
      ok: true,
    });
    expect(await codeOf(zoe, 'GET', `/api/tables/${table}`)).toBe(200);
    expect(await house.store.outbox.noticesOf(zoe.person, 9)).toMatchObject([
      { table, facts: { what: 'regent-named', who: 'Anna' } },
    ]);
  });

  it('takes in who comes later, and keeps the points of who drops out', async () => {
    const house = await open();
    const club = await openClub(house, 5);
    const [anna, , , , emil] = club.people;
    if (!anna || !emil) throw new Error('nobody');
    const event = await openEvent(club, settingsOf({ ...LEAGUE, rounds: 3 }, { entry: 'sign-up' }));
    expect(await codeOf(anna, 'POST', `${event}/rounds`, round(1))).toBe('too-few-people');
    for (const { person } of club.people.slice(0, 4))
      await anna.call('PUT', `${event}/entrants/${person}`, { takesPart: true });
    const first = await beginRound(anna, event, 1);
    expect(seatedIn(first)).toEqual(['Anna', 'Bernd', 'Carla', 'Dora']);
    await endRound(house, first);
    expect(
      (await emil.call('PUT', `${event}/entrants/${emil.person}`, { takesPart: true })).body,
    ).toMatchObject({
      takesPart: true,
    });
    await anna.call('DELETE', `/api/clubs/${club.id}/members/${club.people[1]?.person}`);
    const second = await beginRound(anna, event, 2);
    expect(seatedIn(second)).toEqual(['Anna', 'Carla', 'Dora', 'Emil']);
    const bernd = second.standing.find(({ person }) => person.name === 'Bernd');
    expect(bernd).toMatchObject({ games: 1, isOut: true });
    await endRound(house, second);
    await emil.call('DELETE', '/api/me', { password: null });
    const { standing } = await beginRound(anna, event, 3);
    expect(standing.map(({ person }) => person.name)).toContain('former player');
    expect(standing.map(({ person }) => person.name)).not.toContain('Emil');
  });
});

const SETTINGS = {
  kinds: { turn: true, against: true, talk: true, invited: true, ended: true },
  language: 'en',
  timeZone: 'UTC',
  quiet: null,
};

const LEAGUE = { kind: 'league', rounds: 2, isRated: false } as const;

describe('a knock-out of nine', () => {
  it('goes on with the best of each table until one is left, and ends with its winner', async () => {
    const house = await open();
    const club = await openClub(house, 9);
    const event = await openEvent(
      club,
      settingsOf({ kind: 'knock-out', goOn: 1, isRated: false }, { players: 3 }),
    );
    const first = await beginRound(club.owner, event, 1);
    expect(first.rounds[0]?.tables.map(({ seats }) => seats.length)).toEqual([3, 3, 3]);
    expect(first.next).toMatchObject({ round: 2, tables: [], isLastOpen: true });
    await endRound(house, first);
    const between = await eventPage(club.owner, event);
    const winners = first.rounds[0]?.tables.map(({ seats }) => seats[0]?.person?.name).sort();
    expect(between.entrants.map(({ name }) => name).sort()).toEqual(winners);
    expect(between.rounds[0]?.tables[0]?.seats.map(({ result }) => result?.goesOn)).toEqual([
      true,
      false,
      false,
    ]);
    const late = between.standing.find(({ isOut }) => isOut)?.person.id;
    expect(await codeOf(club.owner, 'PUT', `${event}/entrants/${late}`, { takesPart: true })).toBe(200);
    const final = await beginRound(club.owner, event, 2);
    expect(seatedIn(final)).toEqual(winners);
    const newcomer = await house.guest('Zoe');
    await house.store.clubs.join(club.id, newcomer.person, 1, { clubs: 9, members: 99 });
    expect(await codeOf(newcomer, 'PUT', `${event}/entrants/${newcomer.person}`, { takesPart: true })).toBe(
      'event-begun',
    );
    await endRound(house, final);
    const last = await eventPage(club.owner, event);
    expect([last.stage, last.next]).toEqual(['over', null]);
    expect(last.standing[0]).toMatchObject({
      place: 1,
      points: 2,
      person: { name: final.rounds[0]?.tables[0]?.seats[0]?.person?.name },
    });
    expect(last.standing.map(({ points }) => points)).toEqual([2, 1, 1, 0, 0, 0, 0, 0, 0]);
    expect(last.columns).toEqual({ points: 'rounds', share: 'share' });
  });
});

describe('a round', () => {
  it.each(['a folder', 'PostgreSQL'])(
    'is begun once, however often it is asked for, at two servers on %s',
    async kind => {
      class SharedFile extends SqliteStore {
        override readonly isShared = true;
      }
      const folder = mkdtempSync(join(tmpdir(), 'macher-events-'));
      const database = kind === 'PostgreSQL' ? await newDatabase('events') : null;
      const storeOf = async (): Promise<Store> =>
        database === null ? new SharedFile(folder) : PostgresStore.open(database);
      const [one, two] = [
        await open(undefined, folder, await storeOf()),
        await open(undefined, folder, await storeOf()),
      ];
      const club = await openClub(one, 8);
      const event = await openEvent(club, settingsOf(LEAGUE));
      const there = two.stranger();
      there.cookie = club.owner.cookie;
      const answers = await Promise.all(
        [club.owner, there, club.owner, there].map(each => each.call('POST', `${event}/rounds`, round(1))),
      );
      expect(answers.map(({ status }) => status).sort()).toEqual([200, 200, 200, 201]);
      const pages = answers.map(({ body }) => tablesIn(body as unknown as EventPage));
      for (const tables of pages) expect(tables).toEqual(pages[0]);
      expect(new Set(await one.store.tableIds())).toEqual(new Set(pages[0]));
      for (const id of pages[0] ?? []) expect(await logOf(one.store, id)).toHaveLength(5);
    },
  );

  it('that can’t be read keeps no server from starting, and no other round from its tables', async () => {
    const first = await open();
    const club = await openClub(first, 3);
    const event = await openEvent(club, LEAGUE_OF_THREE);
    const drawn = { begunAt: 1, startsAt: null, isMade: false, closed: null } as const;
    const seats = club.people.map(({ person }, seat) => ({ person, party: PARTIES[seat] ?? '' }));
    const other = await openEvent(club, LEAGUE_OF_THREE);
    const broken = [[{ person: 7, party: 'spd' }]] as object as KeptRound['tables'];
    await first.store.events.addRound({ ...drawn, event: idIn(event), round: 1, tables: [seats] });
    await first.store.events.addRound({ ...drawn, event: idIn(other), round: 1, tables: broken });
    await first.shut();
    houses.splice(houses.indexOf(first), 1);
    const second = await open(undefined, first.folder);
    await until(async () => (await fetch(`${second.url}/readyz`)).status === 200, 'a server that is ready');
    await until(async () => (await second.store.tablesOf(club.owner.person, 9)).length === 1, 'the table');
  });

  it('has all its tables after a process was stopped between two of them, each once', async () => {
    /** Stopped before its third table. */
    class Halting extends SqliteStore {
      left = 2;
      override addTable(
        row: TableRow,
        entries: readonly Entry[],
        notices?: readonly NewNotice[],
      ): Promise<void> {
        if (row.contest === null) return super.addTable(row, entries, notices);
        this.left -= 1;
        if (this.left < 0) return Promise.reject(new Error('stopped'));
        return super.addTable(row, entries, notices);
      }
    }
    const folder = mkdtempSync(join(tmpdir(), 'macher-events-'));
    const before = await open(undefined, folder, new Halting(folder));
    const club = await openClub(before, 9);
    const event = await openEvent(club, settingsOf(LEAGUE, { players: 3 }));
    expect((await club.owner.call('POST', `${event}/rounds`, round(1))).status).toBe(500);
    const made = await before.store.tableIds();
    expect(made).toHaveLength(2);
    const logs = await Promise.all(made.map(id => before.store.entries(id)));
    await before.shut();
    houses.length = 0;
    const after = await open(undefined, folder);
    await until(async () => (await after.store.tableIds()).length === 3, 'the third table');
    expect(await Promise.all(made.map(id => after.store.entries(id)))).toEqual(logs);
    const owner = after.stranger();
    owner.cookie = club.owner.cookie;
    const again = await owner.call('POST', `${event}/rounds`, round(1));
    expect(again.status).toBe(200);
    const page = again.body as unknown as EventPage;
    expect(new Set(tablesIn(page))).toEqual(new Set(await after.store.tableIds()));
    expect(new Set(seatedIn(page)).size).toBe(9);
    await endRound(after, page);
    expect(await codeOf(owner, 'POST', `${event}/rounds`, round(2))).toBe(201);
  });

  it('is closed as it is: what isn’t over doesn’t count, even if it ends later, and what never began is closed', async () => {
    const house = await open();
    const club = await openClub(house, 6);
    const event = await openEvent(club, settingsOf(LEAGUE, { players: 3 }));
    const [one = '', two = ''] = tablesIn(await beginRound(club.owner, event, 1));
    await enterResult(house, one, [90, 80, 70]);
    const closed = await club.owner.call('POST', `${event}/rounds/1/close`, {});
    expect(closed.body).toMatchObject({
      rounds: [
        {
          isOver: true,
          tables: [
            { id: one, counts: true },
            { id: two, counts: false, stage: 'abandoned' },
          ],
        },
      ],
    });
    const before = await eventPage(club.owner, event);
    await enterResult(house, two, [90, 80, 70]);
    const after = await eventPage(club.owner, event);
    expect(after.standing).toEqual(before.standing);
    expect(after.standing.map(({ points }) => points)).toEqual([12, 6, 0, 0, 0, 0]);
    expect(await codeOf(club.owner, 'POST', `${event}/rounds`, round(2))).toBe(201);
  });

  it('begins at its time, with a bot where nobody sits, and nobody scores for who was missing', async () => {
    const time = new Alarms();
    const house = await open(time);
    const club = await openClub(house, 3);
    const event = await openEvent(club, settingsOf(LEAGUE));
    for (const startsAt of [1, time.now() - 1, time.now() + 11 * 86_400_000])
      expect(await codeOf(club.owner, 'POST', `${event}/rounds`, round(1, startsAt))).toBe('time-refused');
    await beginRound(club.owner, event, 1, time.now() + 3_600_000);
    const [, bernd, carla] = club.people;
    if (!bernd || !carla) throw new Error('nobody');
    const table = await sitDown(bernd, event);
    await sitDown(carla, event);
    expect((await house.store.table(table))?.stage).toBe('gathering');
    time.pass(3_600_001);
    await until(async () => (await house.store.table(table))?.stage === 'playing', 'the game');
    const log = await logOf(house.store, table);
    expect(log.flatMap(({ what }) => (what.kind === 'bot-seated' ? what.bot : []))).toEqual(['0']);
    await enterResult(house, table, [90, 90, 90]);
    const { standing } = await eventPage(club.owner, event);
    expect(standing.map(({ person, games, points }) => [person.name, games, points]).sort()).toEqual([
      ['Anna', 0, 0],
      ['Bernd', 1, 6],
      ['Carla', 1, 6],
    ]);
  });

  it('has tables that an organiser begins with bots, if anybody sits there', async () => {
    const time = new Alarms();
    const house = await open(time);
    const club = await openClub(house, 3);
    const event = await openEvent(club, settingsOf(LEAGUE));
    await beginRound(club.owner, event, 1);
    const start = `${event}/rounds/1/tables/1/start`;
    expect(await codeOf(club.owner, 'POST', start, {})).toBe('too-few-people');
    expect(await codeOf(club.owner, 'POST', `${event}/rounds/1/tables/2/start`, {})).toBe('no-such-table');
    const [, bernd] = club.people;
    if (!bernd) throw new Error('nobody');
    const table = await sitDown(bernd, event);
    expect(await codeOf(club.owner, 'POST', start, {})).toBe(200);
    time.pass(2000);
    await until(async () => (await house.store.table(table))?.stage === 'playing', 'the game');
    expect(await codeOf(club.owner, 'POST', start, {})).toBe('too-few-people');
  });

  it('belongs to nobody who plays in it: the club owns its tables', async () => {
    const house = await open();
    const club = await openClub(house, 3);
    const event = await openEvent(club, settingsOf(LEAGUE));
    await beginRound(club.owner, event, 1);
    const table = await sitDown(club.owner, event);
    for (const request of [
      { kind: 'close' },
      { kind: 'seat-bot', seat: 0, bot: '0' },
      { kind: 'schedule', at: null, bot: '0' },
      { kind: 'start' },
    ] as const)
      expect(await club.owner.ask(table, request)).toMatchObject({ ok: false });
    expect(club.owner.sheets.get(table)?.owner).toBe(club.id);
  });
});

it('lists read nothing of rounds that are closed, and serve others between two events', async () => {
  const house = await open();
  const club = await openClub(house, 6);
  for (let events = 0; events < 3; events += 1) {
    const event = await openEvent(
      club,
      settingsOf({ kind: 'league', rounds: 5, isRated: false }, { players: 3 }),
    );
    for (const number of [1, 2, 3]) {
      await beginRound(club.owner, event, number);
      if (number < 3) await club.owner.call('POST', `${event}/rounds/${number}/close`, {});
    }
  }
  const seen: string[] = [];
  const look = house.store.table.bind(house.store);
  house.store.table = async id => {
    if (seen.length === 0) setImmediate(() => seen.push('somebody else'));
    seen.push(id);
    return look(id);
  };
  for (const path of ['/api/clubs', `/api/clubs/${club.id}`]) {
    seen.length = 0;
    expect((await club.owner.call('GET', path)).status).toBe(200);
    expect(seen).toHaveLength(3 * 2 + 1);
    expect(seen.indexOf('somebody else')).toBeLessThan(seen.length - 1);
  }
});

it('a club has no more open tables than it may', async () => {
  const house = await openHouse({ limits: { tablesPerClub: 2 } });
  houses.push(house);
  folders.push(house.folder);
  const club = await openClub(house, 6);
  const [one, two] = [await openEvent(club, settingsOf(LEAGUE)), await openEvent(club, settingsOf(LEAGUE))];
  await beginRound(club.owner, one, 1);
  expect(await codeOf(club.owner, 'POST', `${two}/rounds`, round(1))).toBe('too-many-tables');
});

describe('an event', () => {
  it('is refused if nobody could play it so', async () => {
    const club = await openClub(await open(), 1);
    const post = (change: object) =>
      codeOf(club.owner, 'POST', `/api/clubs/${club.id}/events`, { ...settingsOf(LEAGUE), ...change });
    for (const change of [
      { ruleset: 'chess' },
      { bot: '99' },
      { players: 6 },
      { plan: { kind: 'league', rounds: 0, isRated: false } },
      { plan: { kind: 'duplicate', rounds: 2, isRated: true } },
      { plan: { kind: 'knock-out', goOn: 3, isRated: false } },
    ])
      expect(await post(change)).toBe('malformed');
    for (let times = 0; times < 10; times += 1) expect(await post({})).toBe(201);
    expect(await post({})).toBe('too-many-events');
  });

  it('can be changed until its first round begins', async () => {
    const club = await openClub(await open(), 3);
    const event = await openEvent(club, settingsOf(LEAGUE));
    const other = settingsOf({ kind: 'duplicate', rounds: 1 }, { name: 'Summer', players: 3 });
    expect((await club.owner.call('PUT', event, other)).body).toMatchObject({
      name: 'Summer',
      settings: other,
    });
    expect(await codeOf(club.owner, 'PUT', event, { ...other, bot: '99' })).toBe('malformed');
    const page = await beginRound(club.owner, event, 1);
    expect(page.rounds[0]?.tables.map(({ seats }) => seats.length)).toEqual([3, 3]);
    expect(await codeOf(club.owner, 'PUT', event, settingsOf(LEAGUE))).toBe('event-begun');
    expect(await eventPage(club.owner, event)).toMatchObject({
      kind: 'duplicate',
      columns: { points: 'margin', share: 'won' },
    });
  });

  it('ends as it stands, or is gone if it hasn’t begun', async () => {
    const house = await open();
    const club: TestClub = await openClub(house, 6);
    const [one, two] = [await openEvent(club, settingsOf(LEAGUE)), await openEvent(club, settingsOf(LEAGUE))];
    expect(await codeOf(club.owner, 'DELETE', one)).toBe(200);
    expect(await codeOf(club.owner, 'GET', one)).toBe('no-such-event');
    const page = await beginRound(club.owner, two, 1);
    await enterResult(house, tablesIn(page)[0] ?? '', [90, 80, 70]);
    expect(await codeOf(club.owner, 'DELETE', two)).toBe(200);
    const ended = await eventPage(club.owner, two);
    expect([ended.stage, ended.next, ended.standing[0]?.points]).toEqual(['over', null, 12]);
    expect(await codeOf(club.owner, 'POST', `${two}/rounds`, round(2))).toBe('event-over');
    expect(await codeOf(club.owner, 'PUT', `${two}/entrants/${club.owner.person}`, { takesPart: true })).toBe(
      'event-over',
    );
  });
});
