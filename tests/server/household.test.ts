import { afterAll, describe, expect, it } from 'vitest';
import { householdOf, networksOf } from '../../packages/server/src/household.ts';
import { hashToken } from '../../packages/server/src/secrets.ts';
import { TestClient } from './client.ts';
import { openHouse } from './house.ts';

describe('who is counted as one caller', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::6', '2001:db8:1:2::/64'],
    ['2001:0DB8:0001:0002:ffff::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['64:ff9b::192.0.2.7', '64:ff9b:0:0::/64'],
    ['no address', 'no address'],
  ])('%s is %s', (address, household) => {
    expect(householdOf(address)).toBe(household);
  });
});

describe('the networks of a caller', () => {
  it.each([
    ['192.0.2.7', ['192.0.2.7']],
    ['::ffff:192.0.2.7', ['192.0.2.7']],
    ['2001:db8:1:ab42::6', ['2001:db8:1:ab42::/64', '2001:db8:1:ab00::/56', '2001:db8:1::/48']],
    ['2001:db8:1:2::6', ['2001:db8:1:2::/64', '2001:db8:1:0::/56', '2001:db8:1::/48']],
  ])('of %s are %j', (address, networks) => {
    expect(networksOf(address)).toEqual(networks);
  });
});

describe('a household with as many addresses as it likes', () => {
  const few = { passwordsAtOnce: 3, passwordsPerSecond: 0.0001, connectionsPerAddress: 2, addressAtOnce: 5 };
  const opened = openHouse({ proxies: ['127.0.0.1'], limits: few, ownerHash: hashToken('secret') });
  afterAll(async () => (await opened).close());
  let last = 0;
  const next = (): Record<string, string> => {
    last += 1;
    return { 'x-forwarded-for': `2001:db8:1:2::${last}` };
  };

  it('tries no more codes of seats than one, nor does a network with many households', async () => {
    const { app } = await opened;
    const tried = async (header: Record<string, string>): Promise<number> => {
      const payload = { code: 'ABCD-EFGH', name: 'Zoe' };
      return (await app.inject({ method: 'POST', url: '/api/codes', headers: header, payload })).statusCode;
    };
    const statuses: number[] = [];
    for (let count = 0; count < 5; count += 1)
      statuses.push(await tried({ 'x-forwarded-for': `2001:db8:7:2::${count}` }));
    expect(statuses).toEqual([404, 404, 404, 429, 429]);
    expect(await tried({ 'x-forwarded-for': '2001:db8:7:3::1' })).toBe(429);
    expect(await tried({ 'x-forwarded-for': '2001:db8:8::1' })).toBe(404);
  });

  it('guesses no more passwords and no more secrets of the owner than one', async () => {
    const { app } = await opened;
    const statuses: number[][] = [[], []];
    for (let count = 0; count < 5; count += 1) {
      const payload = { name: `Anna ${count}`, password: 'a guess' };
      const guess = await app.inject({ method: 'POST', url: '/api/sessions', headers: next(), payload });
      const authorization = 'Bearer nonsense';
      const owner = await app.inject({ url: '/api/host', headers: { ...next(), authorization } });
      statuses[0]?.push(guess.statusCode);
      statuses[1]?.push(owner.statusCode);
    }
    expect(statuses).toEqual([
      [403, 403, 403, 429, 429],
      [403, 403, 403, 429, 429],
    ]);
  });

  it('opens no more sockets than one', async () => {
    const { url } = await opened;
    const clients = [1, 2, 3].map(() => new TestClient(url, next()));
    for (const client of clients) await client.connect();
    await expect.poll(() => clients.map(({ closeCode }) => closeCode)).toEqual([null, null, 1013]);
    for (const client of clients) client.close();
  });
});
