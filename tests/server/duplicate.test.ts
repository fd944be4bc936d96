import { BOTS_HERE } from '@macher/bots';
import { type Choice, randomOf, type View } from '@macher/engine';
import type { EventPage, Opening } from '@macher/protocol';
import { afterEach, describe, expect, it } from 'vitest';
import { decision, type TestClient } from './client.ts';
import { beginRound, enterResult, eventPage, openClub, openEvent, settingsOf } from './clubs.ts';
import { type House, openHouse, until } from './house.ts';
import { logOf } from './log.ts';

/** Whatever bot is asked: quick, and always the same when it is asked the same. */
const QUICK = {
  ...BOTS_HERE,
  decide: (_bot: string, view: View, choice: Choice, seed: string) =>
    BOTS_HERE.decide('0', view, choice, seed),
};

const DUPLICATE = { kind: 'duplicate', rounds: 2 } as const;

let house: House;

afterEach(() => house.close());

/** Two play at a table each, with the same two bots; the third looks on, and runs the club. */
async function evening() {
  house = await openHouse({ bots: QUICK });
  const club = await openClub(house, 3, false);
  const [carla, anna, bernd] = club.people;
  if (!anna || !bernd || !carla) throw new Error('nobody');
  const event = await openEvent(club, settingsOf(DUPLICATE, { players: 3, bot: '2' }));
  await carla.call('PUT', `${event}/entrants/${carla.person}`, { takesPart: false });
  const page = await beginRound(carla, event, 1);
  const tableOf = async (client: TestClient): Promise<string> =>
    String((await eventPage(client, event)).mine);
  const tables = { anna: await tableOf(anna), bernd: await tableOf(bernd) };
  return { club, event, page, anna, bernd, carla, tables };
}

async function sitDown(client: TestClient, table: string): Promise<void> {
  await client.connect();
  client.watch(table);
  await until(() => client.sheets.has(table), 'the table');
  const seat = client.sheets.get(table)?.places.findIndex(place => place.keptFor?.id === client.person) ?? -1;
  expect(await client.ask(table, { kind: 'sit', seat })).toMatchObject({ ok: true });
  expect(await client.ask(table, { kind: 'ready', isReady: true, origin: 'shared' })).toMatchObject({
    ok: true,
  });
}

/** So many decisions, or all: as somebody decides who always decides the same when they are asked the same. */
async function play(client: TestClient, table: string, line: string, most = 10_000): Promise<void> {
  const random = randomOf(line);
  for (let decided = 0; decided < most && client.sheets.get(table)?.stage !== 'over'; ) {
    const request = decision(client, table, '0', random);
    if (request === null) await new Promise(resolve => setTimeout(resolve, 1));
    else {
      decided += 1;
      expect(await client.ask(table, request)).toMatchObject({ ok: true });
    }
  }
}

async function openingOf(table: string): Promise<Opening> {
  const [first] = await logOf(house.store, table);
  if (first?.what.kind !== 'opened') throw new Error('no opening');
  return first.what.opening;
}

describe('a duplicate evening at two tables', () => {
  it('has the same deal, parties and bots at both: who plays alike ends alike', async () => {
    const { event, page, anna, bernd, carla, tables } = await evening();
    const openings = [await openingOf(tables.anna), await openingOf(tables.bernd)];
    expect(openings[1]).toEqual({ ...openings[0], contest: openings[1]?.contest });
    expect(openings[0]).toMatchObject({
      origin: 'shared',
      isRated: false,
      contest: { kind: 'club', round: 1 },
    });
    expect(page.rounds[0]?.tables.map(({ seats }) => seats.filter(({ bot }) => bot === '2').length)).toEqual([
      2, 2,
    ]);
    for (const [client, table] of [
      [anna, tables.anna],
      [bernd, tables.bernd],
    ] as const) {
      await sitDown(client, table);
      await play(client, table, 'the same');
    }
    await until(
      async () => (await eventPage(carla, event)).rounds[0]?.isOver === true,
      'the end of the round',
    );
    const { standing, rounds } = await eventPage(carla, event);
    expect(standing).toMatchObject([
      { place: 1, games: 1, points: 0, share: 0.5 },
      { place: 1, games: 1, points: 0, share: 0.5 },
    ]);
    const [one, other] = rounds[0]?.tables ?? [];
    const points = (seats: typeof one) => seats?.seats.map(({ result }) => [result?.points, result?.score]);
    expect(points(other)).toEqual(points(one));
    const second = await beginRound(carla, event, 2);
    const id = second.rounds[0]?.tables[0]?.id ?? '';
    expect((await openingOf(id)).seed).not.toBe(openings[0]?.seed);
  });

  it('compares each with the others in their seat, in points', async () => {
    const { event, page, carla } = await evening();
    const [one, other] = page.rounds[0]?.tables ?? [];
    const seat = one?.seats.findIndex(({ person }) => person !== null) ?? 0;
    await enterResult(house, one?.id ?? '', [100, 100, 100].with(seat, 130));
    expect((await eventPage(carla, event)).standing.every(({ games }) => games === 0)).toBe(true);
    await enterResult(house, other?.id ?? '', [100, 100, 100].with(seat, 105));
    expect((await eventPage(carla, event)).standing).toMatchObject([
      { place: 1, points: 25, share: 1, person: { id: one?.seats[seat]?.person?.id } },
      { place: 2, points: -25, share: 0, person: { id: other?.seats[seat]?.person?.id } },
    ]);
  });
});

/** Everything that somebody can ask about these tables, the event and the people in it. */
function asked(
  club: string,
  event: string,
  tables: readonly string[],
  people: readonly TestClient[],
): string[] {
  return [
    '/api/clubs',
    `/api/clubs/${club}`,
    event,
    '/api/tables',
    '/api/tables?stage=playing',
    '/api/tables?stage=over',
    '/api/me/tables',
    '/api/me/data',
    ...people.flatMap(({ person }) => [`/api/people/${person}`, `/api/people/${person}/games`]),
    ...tables.flatMap(table =>
      ['', '/moments', '/record', '/sheet', '/rules', '/questions/3/0', '/plans'].map(
        path => `/api/tables/${table}${path}`,
      ),
    ),
  ];
}

async function codeOf(client: TestClient, method: string, path: string, body?: unknown): Promise<unknown> {
  const answer = await client.call(method, path, body);
  return answer.status < 300 ? answer.status : answer.body['code'];
}

describe('while others play the same deal', () => {
  it('nobody is told of it by any door, organisers neither, and has no record of their own game', async () => {
    const { club, event, anna, bernd, carla, tables } = await evening();
    const { seed } = await openingOf(tables.anna);
    const secret = await house.store.outbox.keepKey('clubs', '');
    await sitDown(anna, tables.anna);
    await sitDown(bernd, tables.bernd);
    await play(bernd, tables.bernd, 'a few', 5);
    await play(anna, tables.anna, 'to the end');
    await until(async () => (await house.store.results.after(0, 9)).length === 1, 'the result');
    const heard: unknown[] = [];
    for (const client of [anna, bernd, carla])
      for (const path of asked(club.id, event, Object.values(tables), club.people))
        heard.push([path, await client.call('GET', path)]);
    for (const path of ['record', 'same-deal', 'rematch']) {
      const again = await anna.call(path === 'record' ? 'GET' : 'POST', `/api/tables/${tables.anna}/${path}`);
      expect([path, again.body['code']]).toEqual([path, 'contest-open']);
      heard.push(again);
    }
    const text = JSON.stringify([heard, anna.received, bernd.received]);
    for (const hidden of [seed, secret]) expect(text).not.toContain(hidden);
    await expectShut(bernd, tables.anna);
    await expectShut(anna, tables.bernd);
    await expectShut(carla, tables.anna);
    for (const client of [anna, bernd, carla]) expectSealed(await eventPage(client, event));

    await play(bernd, tables.bernd, 'to the end');
    await until(async () => (await house.store.results.after(0, 9)).length === 2, 'the other result');
    const { status, body } = await carla.call('GET', `/api/tables/${tables.anna}/record`);
    expect([status, body['seed']]).toEqual([200, seed]);
    const tablesNow = (await eventPage(carla, event)).rounds[0]?.tables ?? [];
    expect(
      tablesNow.every(({ mayLook, seats }) => mayLook && seats.every(({ result }) => result !== null)),
    ).toBe(true);
    expect(await codeOf(await house.guest('Zoe'), 'GET', `/api/tables/${tables.anna}`)).toBe('not-invited');
  });

  it('what somebody decides changes nothing that anybody else hears', async () => {
    const { club, event, anna, bernd, carla, tables } = await evening();
    const paths = asked(club.id, event, Object.values(tables), club.people);
    const heard = async (): Promise<string> => {
      const answers: unknown[] = [];
      for (const client of [bernd, carla])
        for (const path of paths) answers.push([path, await client.call('GET', path)]);
      return JSON.stringify(answers).replaceAll(/"now":\d+/g, '');
    };
    await sitDown(anna, tables.anna);
    await play(anna, tables.anna, 'a line', 3);
    const before = await heard();
    await play(anna, tables.anna, 'a line', 40);
    expect(await heard()).toBe(before);
    expect(before).toContain('contest-open');
  });
});

async function expectShut(client: TestClient, table: string): Promise<void> {
  for (const path of ['', '/moments', '/record', '/sheet', '/questions/3/0'])
    expect([path, await codeOf(client, 'GET', `/api/tables/${table}${path}`)]).toEqual([
      path,
      'contest-open',
    ]);
}

function expectSealed({ rounds, mine }: EventPage): void {
  for (const table of rounds[0]?.tables ?? []) {
    expect(table.mayLook).toBe(table.id === mine);
    expect(table.seats.map(({ result }) => result)).toEqual([null, null, null]);
  }
}
