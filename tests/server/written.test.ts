import { afterEach, describe, expect, it } from 'vitest';
import { TestClient, tableFor } from './client.ts';
import { type House, openHouse } from './house.ts';

let house: House;
afterEach(() => house.close());

async function open(limits: Parameters<typeof openHouse>[0] = {}): Promise<void> {
  house = await openHouse({ proxies: ['127.0.0.1'], ...limits });
}

async function guestFrom(address: string, name = 'Guest'): Promise<TestClient> {
  const client = new TestClient(house.url, { 'x-forwarded-for': address });
  await client.signIn(name);
  return client;
}

async function openTable(client: TestClient): Promise<string> {
  const { status, body } = await client.call(
    'POST',
    '/api/tables',
    tableFor('2019-4', ['open', 'open', 'open']),
  );
  return status === 201 ? String(body['id']) : `${status} ${String(body['code'])}`;
}

async function listed(client: TestClient): Promise<string[]> {
  const { body } = await client.call('GET', '/api/tables');
  return (body['tables'] as { id: string }[]).map(({ id }) => id);
}

describe('the public list', () => {
  it('has three tables of one network for others, however many people open them there, and all for those', async () => {
    await open();
    const far = await guestFrom('198.51.100.7');
    const theirs = await openTable(far);
    for (const address of ['203.0.113.66', '2001:db8:1:1::1', '2001:db8:1:2::1', '2001:db8:1:ff00::1'])
      for (let times = 0; times < 4; times += 1) await openTable(await guestFrom(address));
    const seen = await listed(far);
    expect(seen).toContain(theirs);
    expect(seen).toHaveLength(1 + 3 + 3);
    expect(await listed(await guestFrom('203.0.113.66'))).toHaveLength(4 + 3 + 1);
  });

  it('tells nobody from where a table was opened', async () => {
    await open();
    const near = await guestFrom('203.0.113.66');
    const id = await openTable(near);
    const from = (await house.store.table(id))?.from ?? '';
    expect(from).toMatch(/^[\w-]{12}$/);
    for (const path of ['/api/tables', `/api/tables/${id}`, '/api/me/tables', '/api/me/data'])
      expect(JSON.stringify((await near.call('GET', path)).body)).not.toContain(from);
  });
});
