import { afterAll, describe, expect, it } from 'vitest';
import { LIMITS } from '../../packages/server/src/limits.ts';
import { type TestClient, tableFor } from './client.ts';
import { frame, framesIn, TEXT, upgrade } from './frames.ts';
import { openHouse, until } from './house.ts';
import { entry } from './samples.ts';

/** A server with small limits that never fill up again, and a clock that the test can set. */
const SMALL = { messagesAtOnce: 20, messagesPerSecond: 0, addressAtOnce: 50, addressPerSecond: 0 };
const houses: { close(): Promise<void> }[] = [];

async function house(limits: Partial<typeof LIMITS>, now = () => Date.now()) {
  const opened = await openHouse({ limits, time: { now, wake: () => () => {} } });
  houses.push(opened);
  return opened;
}

afterAll(async () => {
  for (const each of houses) await each.close();
});

const PONG = 10;
const EMPTY_PING = Buffer.from([0x89, 0x80, 0, 0, 0, 0]);

/** How many of so many messages on each of these connections are listened to. */
async function heard(clients: readonly TestClient[], times: number): Promise<number> {
  for (const client of clients) {
    await client.connect();
    for (let time = 0; time < times; time += 1) client.send('x');
  }
  await until(() => clients.every(({ received }) => received.length > times), 'all answers');
  const answers = clients.flatMap(({ received }) => received.slice(1));
  for (const client of clients) client.close();
  return answers.filter(text => !text.includes('too-many')).length;
}

describe('what one person may use', () => {
  it('is the same over any number of connections', async () => {
    const { guest, stranger } = await house(SMALL);
    const anna = await guest('Anna');
    const clients = Array.from({ length: 5 }, () => Object.assign(stranger(), { cookie: anna.cookie }));
    expect(await heard(clients, 10)).toBe(20);
  });

  it('is not more for many guests at one address, and strangers there share', async () => {
    const { guest, stranger } = await house(SMALL);
    const clients = [await guest('Anna'), await guest('Bela'), await guest('Carl'), stranger(), stranger()];
    expect(await heard(clients, 20)).toBe(50);
    const other = await house(SMALL);
    expect(await heard([other.stranger(), other.stranger()], 20)).toBe(20);
  });

  it('takes nothing from others at their address when it is used up', async () => {
    const { guest } = await house(SMALL);
    expect(await heard([await guest('Anna')], 100)).toBe(20);
    expect(await heard([await guest('Bela')], 20)).toBe(20);
  });

  it('is used up by frames of WebSocket’s own too, beyond which they get no answer', async () => {
    const { url } = await house({ ...SMALL, messagesAtOnce: 5 });
    const { socket } = await upgrade(url);
    let heard = Buffer.alloc(0);
    socket.on('data', data => {
      heard = Buffer.concat([heard, data]);
    });
    socket.write(frame(TEXT, Buffer.from('x')));
    await until(() => heard.includes('malformed'), 'the answer to the first');
    for (let time = 0; time < 20; time += 1) socket.write(EMPTY_PING);
    socket.write(frame(TEXT, Buffer.from('x')));
    await until(() => heard.includes('too-many'), 'the answer to the last');
    expect(framesIn(heard).filter(({ opcode }) => opcode === PONG)).toHaveLength(4);
    socket.destroy();
  });

  it('is counted by length: long messages cost more', async () => {
    const { guest } = await house(SMALL);
    const anna = await guest('Anna');
    await anna.connect();
    for (let time = 0; time < 5; time += 1) anna.send('x'.repeat(36_000));
    await until(() => anna.received.length === 6, 'all answers');
    expect(anna.received.filter(text => text.includes('too-many'))).toHaveLength(3);
    anna.close();
  });

  it('holds for games that are played again by HTTP', async () => {
    const { guest } = await house({ ...SMALL, messagesAtOnce: 25, addressAtOnce: 1000 });
    const [anna, bela] = [await guest('Anna'), await guest('Bela')];
    const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', '0', '0']));
    const path = `/api/tables/${String(body['id'])}/moments`;
    const statuses: number[] = [];
    for (const each of [anna, anna, anna, bela]) statuses.push((await each.call('GET', path)).status);
    expect(statuses).toEqual([200, 200, 429, 200]);
  });
});

it('a table that nobody has looked at costs by the length of its log, by HTTP and over a socket', async () => {
  const first = await openHouse();
  const [anna, bela, carl] = [
    await first.guest('Anna'),
    await first.guest('Bela'),
    await first.guest('Carl'),
  ];
  const ids: string[] = [];
  for (let index = 0; index < 4; index += 1) {
    const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open']));
    const id = String(body['id']);
    ids.push(id);
    const row = await first.store.table(id);
    if (row === null) throw new Error('no table');
    const words = Array.from({ length: 400 }, (_, word) => entry(row.number + 1 + word));
    await first.store.append({ ...row, number: row.number + 400 }, words, []);
  }
  await first.shut();
  const second = await openHouse(
    { limits: { ...SMALL, messagesAtOnce: 26, addressAtOnce: 1000 } },
    first.folder,
  );
  houses.push(second);
  const again = ({ cookie }: TestClient): TestClient => Object.assign(second.stranger(), { cookie });
  const statuses: number[] = [];
  for (const index of [0, 1, 2, 0])
    statuses.push((await again(bela).call('GET', `/api/tables/${ids[index]}`)).status);
  expect(statuses).toEqual([200, 200, 429, 200]);
  const looking = again(carl);
  await looking.connect();
  for (const id of ids.slice(2)) looking.watch(id, null, 400);
  await until(() => looking.sheets.size === 1, 'a table');
  // What is too much over a socket isn't refused: it waits.
  looking.send({ type: 'ping' });
  await until(() => looking.received.some(text => text.includes('"pong"')), 'an answer');
  expect([...looking.sheets.keys()]).toEqual([ids[2]]);
  looking.close();
});

it('looking at many such tables waits and refuses nothing, and what is asked meanwhile finds its own price', async () => {
  const [first, tables] = [await openHouse(), 29];
  const anna = await first.guest('Anna');
  const ids: string[] = [];
  for (let index = 0; index < tables; index += 1) {
    const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open']));
    const id = String(body['id']);
    ids.push(id);
    const row = await first.store.table(id);
    if (row === null) throw new Error('no table');
    const words = Array.from({ length: 200 }, (_, word) => entry(row.number + 1 + word));
    await first.store.append({ ...row, number: row.number + 200 }, words, []);
  }
  await first.shut();
  const limits = { ...SMALL, messagesAtOnce: 60, messagesPerSecond: 200, addressAtOnce: 1000 };
  const second = await openHouse({ limits }, first.folder);
  houses.push(second);
  const looking = Object.assign(second.stranger(), { cookie: anna.cookie });
  await looking.connect();
  for (const id of ids) looking.watch(id);
  const said = await looking.ask(ids[0] ?? '', { kind: 'say', room: 'players', text: 'I am here' });
  expect(said).toMatchObject({ type: 'reply', ok: true });
  expect(looking.sheets.size).toBe(tables);
  expect(looking.received.filter(text => text.includes('too-many'))).toEqual([]);
  looking.close();
});

it('every refusal names the table that it is about', async () => {
  const { guest } = await house({ ...SMALL, messagesAtOnce: 20 });
  const anna = await guest('Anna');
  await anna.connect();
  const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open']));
  const table = String(body['id']);
  anna.watch(table);
  await until(() => anna.sheets.size === 1, 'the table');
  for (let times = 0; times < 20; times += 1)
    anna.send({ type: 'ask', table, id: `${times}`, request: { kind: 'stand-up' } });
  await until(() => anna.received.some(text => text.includes('too-many')), 'a refusal');
  const refused = anna.received.filter(text => text.includes('too-many'));
  for (const text of refused) expect(JSON.parse(text)).toMatchObject({ code: 'too-many', table });
  anna.close();
});

it('to look away and back costs something for each table: it is noted for each', async () => {
  const { guest } = await house({ messagesAtOnce: 65, messagesPerSecond: 0, addressAtOnce: 1000 });
  const anna = await guest('Anna');
  await anna.connect();
  for (let index = 0; index < 5; index += 1) {
    const { body } = await anna.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open']));
    anna.watch(String(body['id']));
    await until(() => anna.sheets.size > index, 'the table');
  }
  for (let times = 0; times < 10; times += 1) anna.send({ type: 'seen', isSeen: times % 2 === 1 });
  await until(() => anna.received.some(text => text.includes('too-many')), 'the end of it');
  anna.close();
});

it('finished games that are counted for who may sit down cost too, wherever it is asked', async () => {
  const { guest } = await house({ ...SMALL, messagesAtOnce: 13, addressAtOnce: 1000 });
  const [anna, bela] = [await guest('Anna'), await guest('Bela')];
  const limits = { games: 5, finished: 80, answersWithin: null, newcomers: true };
  const wanted = { ...tableFor('2019-4', ['me', 'open', 'open']), limits };
  const path = `/api/tables/${String((await anna.call('POST', '/api/tables', wanted)).body['id'])}`;
  const statuses: number[] = [];
  for (let times = 0; times < 3; times += 1) statuses.push((await bela.call('GET', path)).status);
  expect(statuses).toEqual([200, 200, 429]);
});

describe('a clock that is set back', () => {
  it('locks nobody out, neither on sockets nor by HTTP', async () => {
    let now = Date.now();
    const { guest } = await house({ ...LIMITS }, () => now);
    const anna = await guest('Anna');
    await anna.connect();
    anna.send('x');
    await until(() => anna.received.length === 2, 'an answer');
    now -= 3_600_000;
    anna.send('x');
    await until(() => anna.received.length === 3, 'another answer');
    expect(anna.received.at(-1)).toContain('malformed');
    expect((await anna.call('GET', '/api/me')).status).toBe(200);
    anna.close();
  });
});
