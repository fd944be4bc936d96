import { type RulesetId, rulesOfRecord } from '@macher/editions';
import { type GameRecord, parseRecord, type Random, randomOf, replay } from '@macher/engine';
import type { Request, ServerMessage, Sheet } from '@macher/protocol';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Alarms } from './alarms.ts';
import { decision, type TestClient, tableFor } from './client.ts';
import { type House, openHouse, until } from './house.ts';
import { logOf } from './log.ts';

let house: House;

beforeAll(async () => {
  house = await openHouse();
});

afterAll(() => house.close());

interface Made {
  readonly id: string;
  readonly invite: string;
}

async function open(client: TestClient, seats: readonly string[], isPrivate = false): Promise<Made> {
  const { status, body } = await client.call('POST', '/api/tables', tableFor('2019-4', seats, isPrivate));
  expect(status).toBe(201);
  return body as unknown as Made;
}

async function connected(name: string): Promise<TestClient> {
  const client = await house.guest(name);
  await client.connect();
  return client;
}

/** Watches, and waits until the table is seen. */
async function look(client: TestClient, { id }: Pick<Made, 'id'>, invite: string | null = null) {
  client.watch(id, invite);
  await until(() => client.sheets.has(id), 'a first sheet');
}

function sheetOf(client: TestClient, { id }: Pick<Made, 'id'>): Sheet {
  const sheet = client.sheets.get(id);
  if (sheet === undefined) throw new Error('nothing seen yet');
  return sheet;
}

async function allowed(client: TestClient, { id }: Pick<Made, 'id'>, ...requests: Request[]): Promise<void> {
  for (const request of requests)
    expect(await client.ask(id, request)).toMatchObject({ type: 'reply', ok: true });
}

/** All of them sit down, in order, on what is open; then the first one begins. */
async function begin(players: readonly TestClient[], table: Pick<Made, 'id'>): Promise<void> {
  const [owner] = players;
  for (const player of players) {
    if (!player.isConnected) await player.connect();
    await look(player, table);
    const { seat, places } = sheetOf(player, table);
    const free = places.findIndex(({ person, bot }) => person === null && bot === null);
    if (seat === null) await allowed(player, table, { kind: 'sit', seat: free });
    const { origin } = sheetOf(player, table);
    await allowed(player, table, { kind: 'ready', isReady: true, origin });
  }
  if (owner !== undefined) await allowed(owner, table, { kind: 'start' });
  await until(() => players.every(player => sheetOf(player, table).stage !== 'gathering'), 'a start');
}

/** Everybody decides as a sane person would, until the game is over. */
async function finish(players: readonly TestClient[], table: Pick<Made, 'id'>, random: Random) {
  const isOver = (): boolean => players.every(player => sheetOf(player, table).stage === 'over');
  while (!isOver()) {
    const asked = players.flatMap(player => {
      const request = decision(player, table.id, '0', random);
      return request === null ? [] : [player.ask(table.id, request)];
    });
    if (asked.length === 0) await new Promise(resolve => setTimeout(resolve, 2));
    await Promise.all(asked);
  }
}

async function recordOf(client: TestClient, { id }: Pick<Made, 'id'>): Promise<GameRecord> {
  return parseRecord((await client.call('GET', `/api/tables/${id}/record`)).body);
}

/** What a player sees at the very beginning. */
function firstViews(players: readonly TestClient[], table: Pick<Made, 'id'>) {
  return players.map(player => {
    const { view, choice, seat } = sheetOf(player, table);
    return { view, choice, seat };
  });
}

/** Three people, a game from the first decision to the last; most of what follows begins with it. */
async function finishedGame() {
  const players = [await connected('Anna'), await connected('Bernd'), await connected('Carla')] as const;
  const table = await open(players[0], ['me', 'open', 'open']);
  await begin(players, table);
  const first = firstViews(players, table);
  await finish(players, table, randomOf('finished'));
  return { players, table, first };
}

/** The same people at a table of their own, where the last decision of that game is made again. */
async function endAgain({ players, table }: Finished, isPrivate: boolean): Promise<Made> {
  const record = await recordOf(players[0], table);
  const version = record.actions.length - 1;
  const wanted = { record, version, pace: { kind: 'none' }, isPrivate, seats: null };
  const made = (await players[0].call('POST', '/api/tables/from-record', wanted)).body as unknown as Made;
  for (const [seat, player] of players.entries()) {
    player.watch(made.id, made.invite);
    await until(() => player.sheets.has(made.id), 'a sheet');
    await allowed(player, made, { kind: 'sit', seat });
    await allowed(player, made, { kind: 'ready', isReady: true, origin: 'record' });
  }
  await allowed(players[0], made, { kind: 'start' });
  await finish(players, made, randomOf('end again'));
  return made;
}

type Finished = Awaited<ReturnType<typeof finishedGame>>;

let finished: Finished;

beforeAll(async () => {
  finished = await finishedGame();
});

describe('several people at one table', () => {
  it('play a whole game over their sockets, and all see the same result', async () => {
    const { players, table } = finished;
    const results = players.map(player => sheetOf(player, table).view?.result);
    expect(results[0]).toHaveLength(3);
    for (const result of results) expect(result).toEqual(results[0]);
  });

  it('see their own hand each, and of the others’ only how many cards there are', async () => {
    const { first } = finished;
    const hands = first.map(({ view }) => view?.players.map(({ hand }) => Array.isArray(hand)));
    expect(hands).toEqual([
      [true, false, false],
      [false, true, false],
      [false, false, true],
    ]);
  });

  it('cannot take each other’s seats, nor begin before everybody is there and ready', async () => {
    const [anna, bernd] = [await connected('Anna'), await connected('Bernd')];
    const table = await open(anna, ['me', 'open', '0']);
    await look(anna, table);
    await look(bernd, table);
    const refused = async (client: TestClient, request: Request) =>
      expect(await client.ask(table.id, request)).toMatchObject({ ok: false });
    await refused(bernd, { kind: 'sit', seat: 0 });
    await refused(anna, { kind: 'start' });
    await allowed(bernd, table, { kind: 'sit', seat: 1 });
    await refused(anna, { kind: 'start' });
    await allowed(bernd, table, { kind: 'ready', isReady: true });
    await refused(bernd, { kind: 'start' });
    await allowed(anna, table, { kind: 'start' });
    await until(() => sheetOf(bernd, table).stage === 'playing', 'the others see the start');
    for (const client of [anna, bernd]) client.close();
  });

  it('who come back later hear what they have missed, and nothing twice', async () => {
    const { players, table } = finished;
    const [anna] = players;
    const { number } = sheetOf(anna, table);
    const heard: number[][] = [];
    anna.onNews = (_table, _sheet, news) => heard.push(news.map(each => each.number));
    anna.watch(table.id, null, number - 3);
    await until(() => heard.length === 1, 'the news');
    expect(heard).toEqual([[number - 2, number - 1, number]]);
    anna.onNews = null;
  });
});

describe('a private table', () => {
  it('is for those with the link, and for those who sit there', async () => {
    const [anna, bernd, carla] = [
      await connected('Anna'),
      await connected('Bernd'),
      await connected('Carla'),
    ];
    const { id, invite } = await open(anna, ['me', 'open', 'open'], true);
    const another = await open(anna, ['me', 'open', 'open'], true);
    for (const path of [`/api/tables/${id}`, `/api/tables/${id}/record`]) {
      const status = async (client: TestClient, query = '') =>
        (await client.call('GET', `${path}${query}`)).status;
      expect(await status(anna)).toBe(200);
      expect(await status(bernd)).toBe(403);
      expect(await status(house.stranger())).toBe(403);
      expect(await status(bernd, '?invite=wrong')).toBe(403);
      expect(await status(bernd, `?invite=${another.invite}`)).toBe(403);
      expect(await status(bernd, `?invite=${invite}&invite=${invite}`)).toBe(400);
      expect(await status(bernd, `?invite=${invite}`)).toBe(200);
      expect(await status(house.stranger(), `?invite=${invite}`)).toBe(200);
    }
    expect((await carla.call('GET', `/api/tables/${id}`)).body).toMatchObject({ code: 'not-invited' });

    await look(bernd, { id }, invite);
    await allowed(bernd, { id }, { kind: 'sit', seat: 1 });
    expect((await bernd.call('GET', `/api/tables/${id}`)).status).toBe(200);
    const again = house.stranger();
    again.cookie = bernd.cookie;
    await again.connect();
    await look(again, { id });
    await allowed(bernd, { id }, { kind: 'stand-up' });
    expect((await bernd.call('GET', `/api/tables/${id}`)).status).toBe(403);
    for (const client of [anna, bernd, carla, again]) client.close();
  });

  it('shows nothing to a socket without the link, and takes no requests from it', async () => {
    const [anna, bernd] = [await house.guest('Anna'), await connected('Bernd')];
    const { id } = await open(anna, ['me', 'open', 'open'], true);
    const another = await open(anna, ['me', 'open', 'open'], true);
    for (const invite of [null, another.invite]) bernd.watch(id, invite);
    expect(await bernd.ask(id, { kind: 'sit', seat: 1 })).toMatchObject({ code: 'no-such-table' });
    const errors = bernd.received.filter(text => text.includes('not-invited'));
    expect(errors).toHaveLength(2);
    expect(bernd.sheets.has(id)).toBe(false);
    expect(bernd.rules.has(id)).toBe(false);
    bernd.close();
  });

  it('is the same as none to the public list', async () => {
    const anna = await house.guest('Anna');
    const { id } = await open(anna, ['me', 'open', 'open'], true);
    expect(await listed('')).not.toContain(id);
    const mine = (await anna.call('GET', '/api/me/tables')).body['tables'];
    expect(mine).toMatchObject([{ id }]);
  });
});

async function listed(query: string): Promise<string[]> {
  const { status, body } = await house.stranger().call('GET', `/api/tables${query}`);
  expect(status).toBe(200);
  return (body['tables'] as Made[]).map(({ id }) => id);
}

describe('the public list', () => {
  it('can be asked for a game, a number of players, a speed and a stage', async () => {
    const anna = await house.guest('Anna');
    const make = async (ruleset: RulesetId, seats: string[], pace: unknown): Promise<string> => {
      const { body } = await anna.call('POST', '/api/tables', { ...tableFor(ruleset, seats), pace });
      return String(body['id']);
    };
    const live = { kind: 'live', bank: 60_000, increment: 1000 };
    const slow = await make('2006-7', ['me', 'open', 'open'], { kind: 'slow', perDecision: 86_400_000 });
    const quick = await make('2019-7', ['me', 'open', 'open', 'open'], live);
    const running = await make('2019-7', ['me', '0', '0'], { kind: 'none' });
    const found = async (query: string) =>
      (await listed(query)).filter(id => [slow, quick, running].includes(id));
    expect((await found('')).sort()).toEqual([slow, quick].sort());
    expect(await found('?ruleset=2006-7')).toEqual([slow]);
    expect(await found('?players=4')).toEqual([quick]);
    expect(await found('?speed=slow')).toEqual([slow]);
    expect(await found('?stage=playing')).toEqual([running]);
    expect(await found('?ruleset=2019-7&players=4&speed=live')).toEqual([quick]);
    expect(await found('?ruleset=2019-7&players=3')).toEqual([]);
    expect(await found('?ruleset=%27%20OR%201')).toEqual([]);
  });

  it('tells who sits there by name, and no ids, invitations or turns', async () => {
    const anna = await house.guest('Anna');
    const { id } = await open(anna, ['me', 'open', '0']);
    const { body } = await house.stranger().call('GET', '/api/tables');
    const row = (body['tables'] as Made[]).find(each => each.id === id);
    expect(row).toMatchObject({ names: ['Anna'], openSeats: 1, players: 3, ruleset: '2019-4' });
    for (const hidden of ['invite', 'people', 'awaited', 'dueAt', 'owner'])
      expect(row).not.toHaveProperty(hidden);
    expect(JSON.stringify(row)).not.toContain(anna.person);
  });
});

describe('your own tables', () => {
  it('say at which of them it is your turn', async () => {
    const [anna, bernd, carla] = [
      await connected('Anna'),
      await connected('Bernd'),
      await connected('Carla'),
    ];
    const table = await open(anna, ['me', 'open', 'open']);
    await begin([anna, bernd, carla], table);
    const turns = () =>
      Promise.all(
        [anna, bernd, carla].map(async player => {
          const { body } = await player.call('GET', '/api/me/tables');
          return (body['tables'] as { isMyTurn: boolean }[]).map(({ isMyTurn }) => isMyTurn);
        }),
      );
    expect(await turns()).toEqual([[true], [true], [true]]);
    const request = decision(bernd, table.id, '0', randomOf('turn'));
    if (request !== null) await allowed(bernd, table, request);
    expect(await turns()).toEqual([[true], [false], [true]]);
    for (const client of [anna, bernd, carla]) client.close();
  });

  it('are yours until you stand up', async () => {
    const [anna, bernd] = [await house.guest('Anna'), await connected('Bernd')];
    const table = await open(anna, ['me', 'open', 'open']);
    await look(bernd, table);
    await allowed(bernd, table, { kind: 'sit', seat: 1 });
    const own = async () => ((await bernd.call('GET', '/api/me/tables')).body['tables'] as Made[]).length;
    expect(await own()).toBe(1);
    await allowed(bernd, table, { kind: 'stand-up' });
    expect(await own()).toBe(0);
    bernd.close();
  });

  it('need a name', async () => {
    expect(await house.stranger().call('GET', '/api/me/tables')).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in' },
    });
  });
});

describe('a new table', () => {
  it('begins at once if nobody has to be waited for, and bots play it to the end', async () => {
    const anna = await house.guest('Anna');
    const { id } = await open(anna, ['0', '0', '0']);
    await until(
      async () => (await anna.call('GET', `/api/tables/${id}`)).body['stage'] === 'over',
      'the end of a game of bots',
    );
    const record = await recordOf(anna, { id });
    expect(replay(rulesOfRecord(record), record).result).not.toBeNull();
  });

  it('needs a signed-in owner', async () => {
    const { status, body } = await house
      .stranger()
      .call('POST', '/api/tables', tableFor('2019-4', ['me', '0', '0']));
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'not-signed-in' });
  });

  it.each([
    ['no such game', { ruleset: '2020-1' }],
    ['too few seats', { seats: [{ party: 'spd', who: 'me' }] }],
    ['a party twice', { seats: ['spd', 'spd', 'cdu'].map(party => ({ party, who: 'open' })) }],
    ['no such party', { seats: ['spd', 'cdu', 'xyz'].map(party => ({ party, who: 'open' })) }],
    ['one person at two seats', { seats: ['spd', 'cdu', 'fdp'].map(party => ({ party, who: 'me' })) }],
    ['no such bot', { seats: ['spd', 'cdu', 'fdp'].map(party => ({ party, who: 'genius' })) }],
    ['a wrong pack', { pack: { format: 'something' } }],
    ['a wrong pace', { pace: { kind: 'live', bank: -1, increment: 0 } }],
  ])('is refused with %s, and nothing is made', async (_what, change) => {
    const anna = await house.guest('Anna');
    const before = await house.store.tableIds();
    const wanted = { ...tableFor('2019-4', ['me', 'open', 'open']), ...change };
    expect(await anna.call('POST', '/api/tables', wanted)).toMatchObject({
      status: 400,
      body: { code: 'malformed' },
    });
    expect(await house.store.tableIds()).toEqual(before);
  });
});

describe('after a game', () => {
  it('everybody gets its record, and it can be replayed', async () => {
    const { players, table } = finished;
    const record = await recordOf(house.stranger(), table);
    expect(record.seats.map(({ name }) => name)).toEqual(['Anna', 'Bernd', 'Carla']);
    expect(replay(rulesOfRecord(record), record).result).toEqual(sheetOf(players[0], table).view?.result);
  });

  it('the same deal again begins exactly as it did', async () => {
    const { players, table, first } = finished;
    const { status, body } = await players[0].call('POST', `/api/tables/${table.id}/same-deal`);
    expect(status).toBe(201);
    const again = body as unknown as Made;
    expect(again.id).not.toBe(table.id);
    await begin(players, again);
    expect(firstViews(players, again)).toEqual(first);
  });

  it('a rematch has the same seats and another deal', async () => {
    const { players, table, first } = finished;
    const { status, body } = await players[0].call('POST', `/api/tables/${table.id}/rematch`);
    expect(status).toBe(201);
    const again = body as unknown as Made;
    await begin(players, again);
    const parties = (of: Pick<Made, 'id'>) => sheetOf(players[0], of).places.map(({ party }) => party);
    expect(parties(again)).toEqual(parties(table));
    const views = firstViews(players, again);
    expect(views.map(({ seat }) => seat)).toEqual([0, 1, 2]);
    for (const [index, view] of views.entries()) expect(view).not.toEqual(first[index]);
  });

  it('a rematch against bots begins at once, with the same bots', async () => {
    const anna = await connected('Anna');
    const table = await open(anna, ['0', 'me', '1']);
    await look(anna, table);
    await finish([anna], table, randomOf('bots'));
    const again = (await anna.call('POST', `/api/tables/${table.id}/rematch`)).body as unknown as Made;
    await look(anna, again);
    const { stage, seat, places } = sheetOf(anna, again);
    expect({ stage, seat }).toEqual({ stage: 'playing', seat: 1 });
    expect(places.map(({ bot }) => bot)).toEqual(['0', null, '1']);
    anna.close();
  });

  it('everyone comes to one table with their seat, also those who come later; others do not', async () => {
    const [anna, bernd, carla] = finished.players;
    const table = await endAgain(finished, true);
    const rematch = (client: TestClient) => client.call('POST', `/api/tables/${table.id}/rematch`);
    const first = await rematch(bernd);
    expect(first.status).toBe(201);
    expect(String(first.body['invite']).length).toBeGreaterThan(10);
    const { id } = first.body as unknown as Made;
    await until(() => sheetOf(anna, table).rematches.length === 1, 'the offer');
    expect(sheetOf(anna, table).rematches).toMatchObject([{ table: id, person: { name: 'Bernd' } }]);
    expect(await rematch(anna)).toMatchObject({ status: 200, body: { id, invite: null } });
    expect((await (await house.guest('Dora')).call('GET', `/api/tables/${id}`)).status).toBe(403);
    const { body } = await carla.call('GET', `/api/tables/${id}`);
    const { places, seat } = body['sheet'] as Sheet;
    expect(seat).toBeNull();
    expect(places.map(({ person, keptFor }) => [person?.name, keptFor?.name])).toEqual([
      ['Anna', undefined],
      ['Bernd', undefined],
      [undefined, 'Carla'],
    ]);
    const { body: mine } = await carla.call('GET', '/api/me/tables');
    expect((mine['tables'] as { id: string }[]).map(each => each.id)).toContain(id);
    expect(await rematch(carla)).toMatchObject({ status: 200, body: { id } });
    expect(await rematch(carla)).toMatchObject({ status: 200, body: { id } });
    await look(bernd, { id });
    await allowed(bernd, { id }, { kind: 'start' });
  });

  it('only those who played may play again', async () => {
    const dora = await house.guest('Dora');
    expect(await dora.call('POST', `/api/tables/${finished.table.id}/rematch`)).toMatchObject({
      status: 403,
      body: { code: 'not-invited' },
    });
  });

  it('of a private table, the next one is private too', async () => {
    const [anna, bernd] = [await house.guest('Anna'), await house.guest('Bernd')];
    const table = await open(anna, ['0', '0', '0'], true);
    const rematch = (client: TestClient) => client.call('POST', `/api/tables/${table.id}/rematch`);
    await until(async () => (await rematch(anna)).status === 201, 'the end of a game of bots');
    expect(await rematch(bernd)).toMatchObject({ status: 403, body: { code: 'not-invited' } });
    const made = (await rematch(anna)).body as unknown as Made;
    expect((await bernd.call('GET', `/api/tables/${made.id}`)).status).toBe(403);
  });
});

describe('during a game', () => {
  it('there is no rematch yet, and instead of the record everybody gets what they may know', async () => {
    const [anna, bernd] = [await connected('Anna'), await connected('Bernd')];
    const table = await open(anna, ['me', 'open', '0']);
    await begin([anna, bernd], table);
    for (const again of ['rematch', 'same-deal'])
      expect(await anna.call('POST', `/api/tables/${table.id}/${again}`)).toMatchObject({
        status: 409,
        body: { code: 'not-over' },
      });
    const entries = await logOf(house.store, table.id);
    const opened = entries[0]?.what;
    if (opened?.kind !== 'opened') throw new Error('a log begins otherwise');
    for (const [client, seat] of [
      [anna, 0],
      [bernd, 1],
      [house.stranger(), null],
    ] as const) {
      const { body } = await client.call('GET', `/api/tables/${table.id}/record`);
      expect(body).toMatchObject({ format: 'macher-view', sheet: { seat } });
      expect((body['news'] as unknown[]).length).toBeGreaterThan(3);
      expect(JSON.stringify(body)).not.toContain(opened.opening.seed);
      expect(() => parseRecord(body)).toThrow();
    }
    for (const client of [anna, bernd]) client.close();
  });
});

describe('a record', () => {
  async function upload(
    client: TestClient,
    record: unknown,
    version: number,
    seats: readonly string[] | null = null,
  ) {
    const pace = { kind: 'none' };
    return client.call('POST', '/api/tables/from-record', { record, version, pace, isPrivate: false, seats });
  }

  it('goes on at once against bots, if they are seated with it', async () => {
    const record = await recordOf(finished.players[0], finished.table);
    const dora = await connected('Dora');
    const { status, body } = await upload(dora, record, 40, ['1', 'me', '1']);
    expect(status).toBe(201);
    const table = body as unknown as Made;
    await look(dora, table);
    const { stage, seat, places } = sheetOf(dora, table);
    expect([stage, seat]).toEqual(['playing', 1]);
    expect(sheetOf(dora, table).goesOnFrom).toBe(40);
    expect(sheetOf(finished.players[0], finished.table).goesOnFrom).toBeNull();
    expect(places.map(({ bot }) => bot)).toEqual(['1', null, '1']);
    for (const seats of [['me'], ['me', 'me', '1'], ['me', '1', 'nobody']])
      expect(await upload(dora, record, 40, seats)).toMatchObject({
        status: 400,
        body: { code: 'malformed' },
      });
    dora.close();
  });

  it('can be continued from any point, by others', async () => {
    const record = await recordOf(finished.players[0], finished.table);
    const [dora, emil] = [await connected('Dora'), await connected('Emil')];
    const { status, body } = await upload(dora, record, 40);
    expect(status).toBe(201);
    const table = body as unknown as Made;
    await look(dora, table);
    expect(sheetOf(dora, table).places.map(({ party }) => party)).toEqual(
      record.seats.map(({ party }) => party),
    );
    await allowed(dora, table, { kind: 'seat-bot', seat: 2, bot: '0' }, { kind: 'sit', seat: 0 });
    await begin([dora, emil], table);
    expect(sheetOf(dora, table).view?.version).toBeGreaterThanOrEqual(40);
    const [opened] = await logOf(house.store, table.id);
    expect(opened?.what).toMatchObject({ opening: { played: record.actions.slice(0, 40) } });
    await finish([dora, emil], table, randomOf('played on'));
    const after = await recordOf(dora, table);
    expect(after.seed).toBe(record.seed);
    expect(after.actions.slice(0, 40)).toEqual(record.actions.slice(0, 40));
    expect(after.actions).not.toEqual(record.actions);
    expect(replay(rulesOfRecord(after), after).result).not.toBeNull();
    for (const client of [dora, emil]) client.close();
  });

  it('can be continued from its beginning, and from its end it is over', async () => {
    const record = await recordOf(finished.players[0], finished.table);
    const dora = await connected('Dora');
    const stageAfter = async (version: number): Promise<string> => {
      const table = (await upload(dora, record, version)).body as unknown as Made;
      await look(dora, table);
      for (const seat of [1, 2]) await allowed(dora, table, { kind: 'seat-bot', seat, bot: '0' });
      await begin([dora], table);
      return sheetOf(dora, table).stage;
    };
    expect(await stageAfter(0)).toBe('playing');
    expect(await stageAfter(record.actions.length)).toBe('over');
    dora.close();
  });

  it('that is wrong is refused, and nothing is made of it', async () => {
    const record = await recordOf(finished.players[0], finished.table);
    const dora = await house.guest('Dora');
    const before = await house.store.tableIds();
    const [first, ...others] = record.actions;
    const wrong: [string, unknown, number][] = [
      ['nothing', null, 0],
      ['no record', { format: 'letter' }, 0],
      ['an action missing', { ...record, actions: others }, 0],
      ['an action twice', { ...record, actions: [first, ...record.actions] }, 0],
      ['another deal', { ...record, seed: `${record.seed}x` }, 0],
      ['another result', { ...record, result: [...(record.result ?? [])].reverse() }, 0],
      ['no such game', { ...record, ruleset: '2020-1' }, 0],
      ['a point after its end', record, record.actions.length + 1],
      ['a point before its beginning', record, -1],
    ];
    for (const [what, data, version] of wrong) {
      const { status, body } = await upload(dora, data, version);
      expect([what, status, body['code']]).toEqual([what, 400, 'malformed']);
    }
    expect(await house.store.tableIds()).toEqual(before);
  });

  it('needs a signed-in person to continue it', async () => {
    const record = await recordOf(finished.players[0], finished.table);
    expect((await upload(house.stranger(), record, 0)).status).toBe(401);
  });
});

describe('the limit of open tables', () => {
  it('counts those of one person, seated or not, until they are over', async () => {
    const small = await openHouse({ limits: { tablesPerPerson: 2 } });
    const anna = await small.guest('Anna');
    const make = (seats: readonly string[]) => anna.call('POST', '/api/tables', tableFor('2019-4', seats));
    expect((await make(['me', 'open', 'open'])).status).toBe(201);
    const { body } = await make(['0', '0', '0']);
    await until(
      async () => (await anna.call('GET', `/api/tables/${body['id']}`)).body['stage'] === 'over',
      'the end of a game of bots',
    );
    expect((await make(['open', 'open', 'open'])).status).toBe(201);
    expect(await make(['me', 'open', 'open'])).toMatchObject({
      status: 429,
      body: { code: 'too-many-tables' },
    });
    expect((await anna.call('POST', `/api/tables/${body['id']}/rematch`)).status).toBe(429);
    const bernd = await small.guest('Bernd');
    const other = await bernd.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open']));
    expect(other.status).toBe(201);
    await small.close();
  });
});

describe('the limit of games that bots play alone', () => {
  it('keeps one person from using the server’s bots up', async () => {
    const small = await openHouse({ limits: { botTablesPerPerson: 0 } });
    const anna = await small.guest('Anna');
    const make = (seats: readonly string[]) => anna.call('POST', '/api/tables', tableFor('2019-4', seats));
    expect(await make(['0', '0', '0'])).toMatchObject({ status: 429, body: { code: 'too-many-tables' } });
    expect((await make(['me', '0', '0'])).status).toBe(201);
    await small.close();
  });
});

/** What a client has heard, at all tables. */
function saidTo({ received }: TestClient): string[] {
  const messages = received.map(text => JSON.parse(text) as ServerMessage);
  const news = messages.flatMap(message => (message.type === 'news' ? message.news : []));
  return news.flatMap(({ what }) => (what.kind === 'said' || what.kind === 'noted' ? what.text : []));
}

describe('a table that never begins', () => {
  it('is given up by its owner, and then it is in no list and does not count', async () => {
    const small = await openHouse({ limits: { tablesPerPerson: 1 } });
    const [anna, bernd] = [await small.guest('Anna'), await small.guest('Bernd')];
    const make = () => anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open']));
    const table = (await make()).body as unknown as Made;
    expect((await make()).status).toBe(429);
    for (const client of [anna, bernd]) {
      await client.connect();
      await look(client, table);
    }
    expect(await bernd.ask(table.id, { kind: 'close' })).toMatchObject({ refusal: { code: 'not-owner' } });
    await allowed(anna, table, { kind: 'close' });
    await until(() => sheetOf(bernd, table).stage === 'abandoned', 'the others see it');
    expect(await bernd.ask(table.id, { kind: 'sit', seat: 1 })).toMatchObject({
      refusal: { code: 'not-gathering' },
    });
    expect((await bernd.call('GET', '/api/tables')).body).toEqual({ tables: [] });
    expect((await make()).status).toBe(201);
    for (const client of [anna, bernd]) client.close();
    await small.close();
  });
});

describe('a client that connects', () => {
  it('is told whose it is, and the server’s time', async () => {
    const before = Date.now();
    const anna = await connected('Anna');
    await until(() => anna.received.length > 0, 'a welcome');
    const { now, ...welcome } = JSON.parse(anna.received[0] ?? '');
    expect(welcome).toEqual({ type: 'welcome', protocol: 2, person: { id: anna.person, name: 'Anna' } });
    expect(now).toBeGreaterThanOrEqual(before);
    expect(now).toBeLessThanOrEqual(Date.now());
    anna.close();
  });
});

describe('spectators', () => {
  it('need no name, see what is open to all, and decide nothing', async () => {
    const [anna, bernd, carla] = [
      await connected('Anna'),
      await connected('Bernd'),
      await connected('Carla'),
    ];
    const table = await open(anna, ['me', 'open', '0']);
    await begin([anna, bernd], table);
    const nobody = house.stranger();
    await nobody.connect();
    await look(nobody, table);
    await look(carla, table);
    for (const client of [nobody, carla]) {
      const { seat, view, choice } = sheetOf(client, table);
      expect({ seat, choice }).toEqual({ seat: null, choice: null });
      expect(view?.players.map(({ hand }) => Array.isArray(hand))).toEqual([false, false, false]);
    }
    const say: Request = { kind: 'say', room: 'spectators', text: 'a fine game' };
    expect(await nobody.ask(table.id, say)).toMatchObject({ type: 'error', code: 'not-signed-in' });
    const request = decision(anna, table.id, '0', randomOf('spectator'));
    if (request === null) throw new Error('not asked');
    expect(await carla.ask(table.id, request)).toMatchObject({
      ok: false,
      refusal: { by: 'table', code: 'not-seated' },
    });
    const dora = await connected('Dora');
    await look(dora, table);
    await allowed(carla, table, say);
    await until(() => saidTo(dora).includes('a fine game'), 'what spectators say');
    await allowed(anna, table, { kind: 'say', room: 'players', text: 'hm' });
    await until(() => [carla, nobody].every(each => saidTo(each).includes('hm')), 'what players say');
    expect([saidTo(anna), saidTo(nobody)]).toEqual([['hm'], ['hm']]);
    dora.close();
    const { number } = sheetOf(nobody, table);
    await allowed(anna, table, request);
    await until(() => sheetOf(nobody, table).number > number, 'the next action');
    for (const client of [anna, bernd, carla, nobody]) client.close();
  });

  it('all hear the same, and nobody hears what a player has noted', async () => {
    const [anna, bernd, carla] = [
      await connected('Anna'),
      await connected('Bernd'),
      await connected('Carla'),
    ];
    const table = await open(anna, ['me', 'open', 'open']);
    const nobody = house.stranger();
    await nobody.connect();
    const spectators = [nobody, bernd, carla];
    const all = [anna, ...spectators];
    for (const client of all) await look(client, table);
    const hear = async (text: string): Promise<(string | undefined)[]> => {
      await allowed(anna, table, { kind: 'say', room: 'players', text });
      await until(() => spectators.every(client => client.received.at(-1)?.includes(text)), text);
      return spectators.map(client => client.received.at(-1));
    };
    expect(new Set(await hear('to everybody')).size).toBe(1);
    await allowed(anna, table, { kind: 'note', text: 'Bernd bluffs' });
    expect(await carla.ask(table.id, { kind: 'note', text: 'me too' })).toMatchObject({
      refusal: { code: 'not-seated' },
    });
    expect(new Set(await hear('to everybody again')).size).toBe(1);
    expect(saidTo(anna)).toEqual(['to everybody', 'Bernd bluffs', 'to everybody again']);
    for (const client of spectators) expect(client.received.join()).not.toContain('bluffs');
    for (const client of all) client.close();
  });

  it('who ask to watch twice hear everything once', async () => {
    const anna = await connected('Anna');
    const table = await open(anna, ['me', 'open', 'open']);
    await look(anna, table);
    await look(anna, table);
    const heard = anna.received.length;
    await allowed(anna, table, { kind: 'say', room: 'players', text: 'anybody there?' });
    const news = anna.received.slice(heard).filter(text => text.includes('anybody there?'));
    expect(news).toHaveLength(1);
    anna.close();
  });

  it('who stop watching hear nothing more', async () => {
    const [anna, bernd] = [await connected('Anna'), await connected('Bernd')];
    const table = await open(anna, ['me', 'open', 'open']);
    await look(anna, table);
    await look(bernd, table);
    bernd.send({ type: 'unwatch', table: table.id });
    expect(await bernd.ask(table.id, { kind: 'sit', seat: 1 })).toMatchObject({ code: 'no-such-table' });
    const heard = bernd.received.length;
    await allowed(anna, table, { kind: 'say', room: 'players', text: 'anybody there?' });
    expect(await bernd.ask(table.id, { kind: 'sit', seat: 1 })).toMatchObject({ code: 'no-such-table' });
    expect(bernd.received).toHaveLength(heard + 1);
    for (const client of [anna, bernd]) client.close();
  });
});

describe('a clock', () => {
  it('also runs out at a table that nobody has looked at since the server was started', async () => {
    const day = 86_400_000;
    const time = new Alarms();
    const first = await openHouse({ time });
    const anna = await first.guest('Anna');
    const wanted = { ...tableFor('2019-4', ['me', '0', '0']), pace: { kind: 'slow', perDecision: day } };
    const { body } = await anna.call('POST', '/api/tables', wanted);
    const id = String(body['id']);
    const isAnnasTurn = async () => ((await first.store.table(id))?.dueAt ?? 0) > time.now();
    await until(isAnnasTurn, 'the bots have decided');
    await first.shut();
    const second = await openHouse({ time }, first.folder);
    const standsIn = async () =>
      (await logOf(second.store, id)).some(({ what }) => what.kind === 'stood-in' && what.why === 'time');
    time.pass(day / 2);
    expect(await standsIn()).toBe(false);
    await until(() => {
      time.pass(day);
      return standsIn();
    }, 'a bot stands in for Anna');
    await second.close();
  });
});

describe('a seat', () => {
  it('of a person who has left can be taken over if the others agree, with all that it knows', async () => {
    const [anna, bernd, carla] = [
      await connected('Anna'),
      await connected('Bernd'),
      await connected('Carla'),
    ];
    const table = await open(anna, ['me', 'open', '0']);
    await begin([anna, bernd], table);
    await look(carla, table);
    const takeOver: Request = { kind: 'take-over', seat: 1 };
    expect(await carla.ask(table.id, takeOver)).toMatchObject({ refusal: { code: 'seat-taken' } });
    const { view } = sheetOf(bernd, table);
    await allowed(bernd, table, { kind: 'leave' });
    await allowed(carla, table, takeOver);
    await until(() => sheetOf(anna, table).proposal !== null, 'the question');
    const proposal = sheetOf(anna, table).proposal?.number ?? 0;
    await allowed(anna, table, { kind: 'answer', proposal, accepts: true });
    await until(() => sheetOf(carla, table).seat === 1, 'the seat');
    expect(sheetOf(carla, table).view?.players[1]?.hand).toEqual(view?.players[1]?.hand);
    expect(sheetOf(carla, table).places[1]).toMatchObject({ person: { name: 'Carla' }, standIn: null });
    await until(() => sheetOf(bernd, table).seat === null, 'the loss of the seat');
    expect(Array.isArray(sheetOf(bernd, table).view?.players[1]?.hand)).toBe(false);
    const own = async (client: TestClient) =>
      ((await client.call('GET', '/api/me/tables')).body['tables'] as Made[]).map(({ id }) => id);
    expect(await own(carla)).toEqual([table.id]);
    expect(await own(bernd)).toEqual([table.id]);
    await finish([anna, carla], table, randomOf('taken over'));
    for (const client of [anna, bernd, carla]) client.close();
  });
});
