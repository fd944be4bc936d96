import { connect } from 'node:net';
import type { Entry } from '@macher/protocol';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ownDataOf } from '../../packages/server/src/ownData.ts';
import { type TestClient, tableFor } from './client.ts';
import { type House, openHouse, until } from './house.ts';

const NOTES = 100;
const LONG = 'x'.repeat(19_000);

let house: House;
let anna: TestClient;
let table: string;

/** Somebody who has noted very much: two megabytes. */
beforeEach(async () => {
  house = await openHouse();
  anna = await withNotes('Anna');
});
afterEach(() => house.close());

async function withNotes(name: string, times = NOTES): Promise<TestClient> {
  const person = await house.guest(name);
  const { body } = await person.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open']));
  table = String(body['id']);
  const row = await house.store.table(table);
  if (row === null) throw new Error('no table');
  const notes = Array.from(
    { length: times },
    (_, index): Entry => ({
      number: row.number + 1 + index,
      at: row.createdAt,
      by: { person: person.person, id: `note ${index}` },
      what: { kind: 'noted', person: person.person, text: `${index} ${LONG}` },
    }),
  );
  await house.store.append({ ...row, number: row.number + times }, notes);
  return person;
}

/** A call whose answer nobody reads. */
function callDeaf({ cookie }: TestClient): { close(): void } {
  const { hostname, port, host } = new URL(house.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.pause();
  socket.write(`GET /api/me/data HTTP/1.1\r\nhost: ${host}\r\ncookie: ${cookie}\r\n\r\n`);
  return { close: () => socket.destroy() };
}

describe('a download of one’s own data', () => {
  it('has all of it', async () => {
    const { status, body } = await anna.call('GET', '/api/me/data');
    expect(status).toBe(200);
    const { tables, isComplete } = body as { tables: { id: string; lines: { text?: string }[] }[] } & {
      isComplete: boolean;
    };
    expect([isComplete, tables.map(({ id }) => id)]).toEqual([true, [table]]);
    const texts = tables[0]?.lines.flatMap(({ text }) => text ?? []) ?? [];
    expect(texts).toEqual(Array.from({ length: NOTES }, (_, index) => `${index} ${LONG}`));
  });

  it('is put together piece by piece, and no more of it than is taken', async () => {
    const { store } = house;
    const read = vi.spyOn(store.accounts, 'linesAt');
    const pieces = ownDataOf(store, { id: anna.person, name: 'Anna' }, [], 0);
    const sizes: number[] = [];
    for (let taken = 0; taken < 3; taken += 1) sizes.push(String((await pieces.next()).value).length);
    expect(Math.max(...sizes)).toBeLessThan(256_000);
    expect(read.mock.calls.length).toBeLessThan(4);
    const most = Math.max(...read.mock.calls.map(([, , , lines]) => lines));
    expect(most * 20_000).toBeLessThan(400_000);
    await pieces.return(undefined);
    read.mockRestore();
  });

  it('is one at a time for each, and who doesn’t read it gets no more made', async () => {
    // More than the machine itself keeps for who reads later.
    const zoe = await withNotes('Zoe', 1000);
    const read = vi.spyOn(house.store.accounts, 'linesAt');
    const deaf = callDeaf(zoe);
    await until(() => read.mock.calls.length > 0, 'the beginning');
    const again = await zoe.call('GET', '/api/me/data');
    expect([again.status, again.body['code']]).toEqual([429, 'too-many']);
    const bernd = await house.guest('Bernd');
    expect((await bernd.call('GET', '/api/me/data')).status).toBe(429);
    deaf.close();
    await until(async () => (await anna.call('GET', '/api/me/data')).status === 200, 'their turn');
    read.mockRestore();
  });
});

it('a download is paid for by its bytes, and leaves something for what its person asks meanwhile', async () => {
  const limits = { messagesAtOnce: 40, messagesPerSecond: 400, addressAtOnce: 1000, addressPerSecond: 0 };
  const poor = await openHouse({ limits }, house.folder, house.store);
  const own = Object.assign(poor.stranger(), { cookie: anna.cookie });
  const began = performance.now();
  expect((await own.call('GET', '/api/me/data')).status).toBe(200);
  // Two megabytes are 60 messages, and there were 40.
  expect(performance.now() - began).toBeGreaterThan(50);
  await poor.app.close();
});
