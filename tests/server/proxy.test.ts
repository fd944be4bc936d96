import { afterEach, describe, expect, it } from 'vitest';
import { type House, openHouse } from './house.ts';

let house: House | null = null;

afterEach(() => house?.close());

/** Guesses a password ten times; each guess says that it comes from another address. */
async function guesses(proxies: readonly string[]): Promise<number[]> {
  house = await openHouse({ proxies, limits: { passwordsAtOnce: 3, passwordsPerSecond: 1e-6 } });
  const statuses: number[] = [];
  for (let count = 0; count < 6; count += 1) {
    const answer = await house.app.inject({
      method: 'POST',
      url: '/api/sessions',
      headers: { 'x-forwarded-for': `192.0.2.${count}`, 'x-forwarded-proto': 'https' },
      payload: { name: `Anna ${count}`, password: 'a guess' },
    });
    statuses.push(answer.statusCode);
  }
  return statuses;
}

async function cookieOver(proxies: readonly string[]) {
  house = await openHouse({ proxies });
  const headers = { 'x-forwarded-proto': 'https' };
  const payload = { name: 'Anna' };
  return (await house.app.inject({ method: 'POST', url: '/api/people', headers, payload })).cookies[0];
}

describe('who calls, and how,', () => {
  it('is what the connection says: nobody else is believed by default, not even from this machine', async () => {
    expect(await guesses([])).toEqual([403, 403, 403, 429, 429, 429]);
    expect(await cookieOver([])).not.toHaveProperty('secure');
  });

  it('is not what a proxy says that is not the one in the settings', async () => {
    expect(await guesses(['192.168.7.7'])).toEqual([403, 403, 403, 429, 429, 429]);
  });

  it.each([['127.0.0.1'], ['127.0.0.0/8']])('is what the proxy of the settings says: %s', async proxy => {
    expect(await guesses([proxy])).toEqual([403, 403, 403, 403, 403, 403]);
    expect(await cookieOver([proxy])).toMatchObject({ secure: true });
  });
});
