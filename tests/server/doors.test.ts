import { afterAll, describe, expect, it } from 'vitest';
import { type TestClient, tableFor } from './client.ts';
import { openHouse, until } from './house.ts';
import { routesOf } from './routes.ts';

const house = await openHouse();
afterAll(() => house.close());

interface Made {
  readonly id: string;
  readonly invite: string;
}

async function privateTable(owner: TestClient): Promise<Made> {
  const { body } = await owner.call(
    'POST',
    '/api/tables',
    tableFor('2019-4', ['open', 'open', 'open'], true),
  );
  return { id: String(body['id']), invite: String(body['invite']) };
}

const anna = await house.guest('Anna');
const bernd = await house.guest('Bernd');
const carla = await house.guest('Carla');
const table = await privateTable(anna);
const another = await privateTable(anna);
await bernd.connect();
bernd.watch(table.id, table.invite);
await bernd.ask(table.id, { kind: 'sit', seat: 1 });
bernd.close();

interface Visit {
  readonly who: string;
  readonly client: TestClient;
  readonly invite: string | null;
}

const LET_IN: readonly Visit[] = [
  { who: 'its owner, who does not sit there', client: anna, invite: null },
  { who: 'a person at one of its seats', client: bernd, invite: null },
  { who: 'a person with the link', client: carla, invite: table.invite },
];

const KEPT_OUT: readonly Visit[] = [
  { who: 'a person without the link', client: carla, invite: null },
  { who: 'a person with another table’s link', client: carla, invite: another.invite },
];

const STRANGER: Visit = { who: 'a stranger', client: house.stranger(), invite: null };
const INVITED_STRANGER: Visit = { ...STRANGER, who: 'a stranger with the link', invite: table.invite };

const ROUTES = routesOf(house).filter(route => route.includes('/api/'));
const TABLE_ROUTES = ROUTES.filter(route => route.includes('/api/tables/:id'));

/** A new route to a table is found by itself, and must keep to this too. */
async function callAs(route: string, { client, invite }: Visit) {
  return call(client, route, table.id, invite === null ? '' : `?invite=${invite}`);
}

async function call(client: TestClient, route: string, id: string, query = '') {
  const [method = '', path = ''] = route.split(' ');
  const named = path.replace(':id', id).replace(':version', '1').replace(':seat', '0');
  return client.call(method, `${named}${query}`, BODIES[route]);
}

/** What must come with a call. */
const BODIES: Readonly<Record<string, object>> = {
  'POST /api/tables/:id/ask': { id: 'x', request: { kind: 'answer', proposal: 1, accepts: true } },
  'POST /api/tables/:id/codes': { seat: 4 },
  'POST /api/tables/:id/invitations': { seat: 0, person: 'nobody' },
  'PUT /api/tables/:id/plans': {
    plans: [
      {
        when: { kind: 'meetings', round: null, region: null, party: null },
        then: { kind: 'up-to', amount: 1 },
        isOn: true,
      },
    ],
    skips: false,
  },
  'POST /api/tables/:id/questions/:version/:seat': { action: {} },
  'POST /api/tables/:id/reports': { lines: [1], text: 'nobody has said this' },
};

/** What those hear who are let in; lines that are no words, and a seat that isn't there, show that someone looked for them. */
function answersTo(route: string): readonly number[] {
  // Of a game that is over.
  if (route.includes('/questions/')) return [409];
  // What the table refuses, it has answered.
  if (route.endsWith('/ask')) return [200];
  if (route.endsWith('/invitations')) return [404];
  return Object.hasOwn(BODIES, route) ? [400] : [200, 201, 409];
}

it('there are routes to look at', () => {
  expect(ROUTES.length).toBeGreaterThan(10);
  expect(TABLE_ROUTES.length).toBeGreaterThanOrEqual(4);
});

/** For those who played: who only has the link may look. */
const AFTER_A_GAME = ['POST /api/tables/:id/rematch', 'POST /api/tables/:id/same-deal'];

describe.each(TABLE_ROUTES)('a private table, by %s', route => {
  it.each(LET_IN)('knows $who', async visit => {
    const isForPlayers = visit.client === carla && AFTER_A_GAME.includes(route);
    expect(isForPlayers ? [403] : answersTo(route)).toContain((await callAs(route, visit)).status);
  });

  it.each(KEPT_OUT)('keeps out $who', async visit => {
    expect(await callAs(route, visit)).toEqual({
      status: 403,
      body: { code: 'not-invited', detail: table.id },
    });
  });

  it('keeps out a stranger', async () => {
    expect([401, 403]).toContain((await callAs(route, STRANGER)).status);
  });

  it('is told apart from none', async () => {
    expect(await call(anna, route, 'none')).toMatchObject({ status: 404 });
  });
});

it('a stranger with the link may look at a private table', async () => {
  expect(await callAs('GET /api/tables/:id', INVITED_STRANGER)).toMatchObject({ status: 200 });
});

/** Watches, and waits for an answer to it. */
async function watchAs({ client, invite }: Visit, id = table.id): Promise<TestClient> {
  const visitor = house.stranger();
  visitor.cookie = client.cookie;
  await visitor.connect();
  visitor.watch(id, invite);
  await until(() => visitor.received.some(text => /"type":"(news|error)"/.test(text)), 'an answer');
  visitor.close();
  return visitor;
}

describe('a private table, by the socket', () => {
  it.each([...LET_IN, INVITED_STRANGER])('lets in $who', async visit => {
    expect((await watchAs(visit)).sheets.has(table.id)).toBe(true);
  });

  it.each([...KEPT_OUT, STRANGER])('keeps out $who', async visit => {
    const { received } = await watchAs(visit);
    expect(received.map(text => JSON.parse(text))).toEqual([
      expect.objectContaining({ type: 'welcome' }),
      { type: 'error', id: null, code: 'not-invited', detail: table.id, table: table.id },
    ]);
  });

  it('is told apart from none', async () => {
    const { received } = await watchAs(STRANGER, 'none');
    expect(received.at(-1)).toContain('no-such-table');
  });
});

describe('what a route does not know is refused', () => {
  it.each(TABLE_ROUTES)('%s: a long id, and another query', async route => {
    const malformed = { status: 400, body: { code: 'malformed' } };
    expect(await call(anna, route, 'x'.repeat(61))).toMatchObject(malformed);
    expect(await call(anna, route, table.id, '?other=1')).toMatchObject(malformed);
  });

  /** Those of the owner don't look at what strangers send. */
  const OPEN = ROUTES.filter(
    route => /^(POST|PUT|PATCH) [^:]*$/.test(route) && !/host\/(?!session)/.test(route),
  );

  it.each(OPEN)('%s: another body', async route => {
    const [method = '', path = ''] = route.split(' ');
    expect(await anna.call(method, path, { other: 1 })).toMatchObject({
      status: 400,
      body: { code: 'malformed' },
    });
  });
});
