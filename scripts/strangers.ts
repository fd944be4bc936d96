// People of benchAttack.ts, on either side.
import { TestClient, tableFor } from '../tests/server/client.ts';

/** ADDRESS of those who attack. */
export const ADDRESS = '203.0.113.66';

/** Someone with a name and a socket. */
export async function guest(url: string, address = ADDRESS): Promise<TestClient> {
  const client = new TestClient(url, { 'x-forwarded-for': address });
  await client.signIn('Stranger');
  await client.connect();
  return client;
}

export async function openTable(owner: TestClient, seats: readonly string[]): Promise<string> {
  const { body } = await owner.call('POST', '/api/tables', tableFor('2019-4', seats));
  return String(body['id']);
}
