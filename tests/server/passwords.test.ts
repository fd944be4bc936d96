import { afterEach, describe, expect, it } from 'vitest';
import type { Limits } from '../../packages/server/src/limits.ts';
import { HASHING } from '../../packages/server/src/secrets.ts';
import { type House, openHouse } from './house.ts';

const PASSWORD = 'correct horse';

let house: House | null = null;

afterEach(async () => {
  await house?.close();
  house = null;
});

async function open(limits: Partial<Limits>): Promise<House> {
  house = await openHouse({ proxies: ['127.0.0.1'], limits, hashing: HASHING });
  return house;
}

/** A guess from an address of its own. */
async function guess({ app }: House, name: string, index: number, password = 'a guess'): Promise<number> {
  const headers = { 'x-forwarded-for': `198.51.100.${index}` };
  const payload = { name, password };
  return (await app.inject({ method: 'POST', url: '/api/sessions', headers, payload })).statusCode;
}

describe('a password', () => {
  it('can be guessed only so often for one name, however many addresses the guesses come from', async () => {
    const strict = await open({ passwordsPerNameAtOnce: 3, passwordsPerNamePerSecond: 1e-6 });
    const statuses: number[] = [];
    for (const [index, name] of ['Anna', 'ANNA', ' anna ', 'Anna', 'ａnna'].entries())
      statuses.push(await guess(strict, name, index));
    expect(statuses).toEqual([403, 403, 403, 429, 429]);
    expect(await guess(strict, 'Bernd', 9)).toBe(403);
  });

  it('of another person is checked while someone guesses: what would wait too long is sent away', async () => {
    const strict = await open({ hashesAtOnce: 1, hashesWaiting: 2 });
    const anna = await strict.guest('Anna');
    expect((await anna.call('POST', '/api/me/password', { password: PASSWORD, old: null })).status).toBe(200);
    const flood = Array.from({ length: 60 }, (_, index) => guess(strict, `Nobody ${index}`, index));
    const statuses = await Promise.all(flood);
    expect(statuses.filter(status => status === 403).length).toBeGreaterThanOrEqual(3);
    expect(statuses.filter(status => status === 429).length).toBeGreaterThanOrEqual(40);
    expect(await guess(strict, 'Anna', 99, PASSWORD)).toBe(200);
  });
});
