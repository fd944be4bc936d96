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

  it('of whom a device knows is tried there as usual, however often strangers guess the name', async () => {
    const strict = await open({ passwordsPerNameAtOnce: 3, passwordsPerNamePerSecond: 1e-6 });
    const anna = await strict.guest('Anna');
    const kept = await anna.call('POST', '/api/me/password', { password: PASSWORD, old: null });
    await anna.call('DELETE', '/api/sessions');
    for (let index = 0; index < 5; index += 1) await guess(strict, 'Anna', index);
    expect(await guess(strict, 'Anna', 9, PASSWORD)).toBe(429);
    expect((await anna.call('GET', '/api/me')).body).toEqual({ person: null });
    const login = { name: 'Anna', password: PASSWORD };
    expect((await anna.call('POST', '/api/sessions', login)).status).toBe(200);
    const code = String(kept.body['recovery']);
    const recovery = { name: 'Anna', code, password: PASSWORD };
    expect((await anna.call('POST', '/api/recovery', recovery)).status).toBe(200);
    expect((await anna.call('POST', '/api/sessions', { name: 'Anna', password: 'a guess' })).status).toBe(
      403,
    );
    expect((await anna.call('POST', '/api/sessions', login)).status).toBe(429);
  });

  it('is tried as usual on a device of theirs only: a mark is of one person, and nobody can make one', async () => {
    const strict = await open({ passwordsPerNameAtOnce: 3, passwordsPerNamePerSecond: 1e-6 });
    const [anna, bernd] = [await strict.guest('Anna'), await strict.guest('Bernd')];
    for (const each of [anna, bernd])
      await each.call('POST', '/api/me/password', { password: PASSWORD, old: null });
    for (let index = 0; index < 5; index += 1) await guess(strict, 'Anna', index);
    for (const device of [
      bernd.device,
      '',
      `${anna.device.slice(0, -4)}AAAA`,
      'macher-device=.',
      'macher-device=x',
    ]) {
      const other = strict.stranger();
      other.device = device;
      const { status } = await other.call('POST', '/api/sessions', { name: 'Anna', password: PASSWORD });
      expect(status).toBe(429);
    }
  });

  it('of another person is checked while all households of a network guess: each network has its turn', async () => {
    const strict = await open({ hashesAtOnce: 1, hashesWaiting: 4, passwordsAtOnce: 1000 });
    const anna = await strict.guest('Anna');
    expect((await anna.call('POST', '/api/me/password', { password: PASSWORD, old: null })).status).toBe(200);
    const tried = async (address: string, name: string, password: string): Promise<number> => {
      const headers = { 'x-forwarded-for': address };
      const payload = { name, password };
      return (await strict.app.inject({ method: 'POST', url: '/api/sessions', headers, payload })).statusCode;
    };
    const flood = Array.from({ length: 40 }, (_, index) =>
      tried(`2001:db8:1:${index}::1`, `Nobody ${index}`, 'a guess'),
    );
    const right = tried('2001:db8:2::1', 'Anna', PASSWORD);
    const late = Array.from({ length: 40 }, (_, index) =>
      tried(`2001:db8:1:${index}::2`, `Nobody ${index}`, 'a guess'),
    );
    expect(await right).toBe(200);
    const statuses = await Promise.all([...flood, ...late]);
    expect(statuses.filter(status => status === 429).length).toBeGreaterThanOrEqual(60);
  });

  it('is guessed from the households of one network only so often', async () => {
    const strict = await open({ passwordsAtOnce: 2, passwordsPerSecond: 1e-6 });
    const statuses: number[] = [];
    for (let index = 0; index < 12; index += 1) {
      const headers = { 'x-forwarded-for': `2001:db8:1:${index}00::1` };
      const payload = { name: `Nobody ${index}`, password: 'a guess' };
      const { statusCode } = await strict.app.inject({
        method: 'POST',
        url: '/api/sessions',
        headers,
        payload,
      });
      statuses.push(statusCode);
    }
    expect(statuses.filter(status => status === 403)).toHaveLength(8);
  });
});
