import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { Housekeeping, type HouseTelling } from '../../packages/server/src/housekeeping.ts';
import { type TestClient, tableFor } from './client.ts';
import { type House, openHouse } from './house.ts';

const DAY = 86_400_000;
const HOUR = 3_600_000;

/** Time goes by when the test says so. */
class Clock {
  at = Date.now();
  #calls: { readonly at: number; readonly call: () => void }[] = [];

  now = (): number => this.at;

  wake = (at: number, call: () => void): (() => void) => {
    const one = { at, call };
    this.#calls.push(one);
    return () => {
      this.#calls = this.#calls.filter(each => each !== one);
    };
  };

  pass(milliseconds: number): void {
    this.at += milliseconds;
    const due = this.#calls.filter(({ at }) => at <= this.at);
    this.#calls = this.#calls.filter(({ at }) => at > this.at);
    for (const { call } of due) call();
  }
}

let house: House;
let clock: Clock;
beforeEach(async () => {
  clock = new Clock();
  house = await openHouse();
});
afterEach(() => house.close());

type Told = Parameters<HouseTelling['guests']>[0];

function keeper(told: Told[], room = { free: 9e9, size: 1e10 }, full: object[] = []): Housekeeping {
  const { accounts } = house.store;
  const telling = {
    guests: (each: Told) => void told.push(each),
    full: (each: object) => void full.push(each),
    failed: (error: unknown) => {
      throw error;
    },
  };
  return new Housekeeping({ accounts, vitals: { room: () => room } }, clock, 180, telling);
}

async function isKnown({ person }: TestClient): Promise<boolean> {
  return (await house.store.person(person)) !== null;
}

describe('guests who never come back', () => {
  it('are counted for the host, and cleared an hour later: none whose cookie still works', async () => {
    const guests = [await house.guest('Anna'), await house.guest('Bernd')] as const;
    const told: Told[] = [];
    clock.at += 181 * DAY;
    const early = keeper(told);
    await early.start();
    early.stop();
    expect([told, early.gone]).toEqual([[], 0]);
    clock.at += 10 * DAY;
    const housekeeping = keeper(told);
    await housekeeping.start();
    expect(told).toEqual([{ guests: 2, days: 180, areCleared: false }]);
    expect([housekeeping.gone, await isKnown(guests[0])]).toEqual([2, true]);
    clock.pass(HOUR);
    await expect.poll(() => told.length).toBe(2);
    expect(told[1]).toEqual({ guests: 2, days: 180, areCleared: true });
    await expect.poll(() => housekeeping.gone).toBe(0);
    expect([await isKnown(guests[0]), await isKnown(guests[1])]).toEqual([false, false]);
    housekeeping.stop();
  });

  it('stay if they keep their name, sit or own a table, or have said anything anywhere', async () => {
    const [keeps, sits, speaks, goes] = [
      await house.guest('Keeper'),
      await house.guest('Sitter'),
      await house.guest('Speaker'),
      await house.guest('Goer'),
    ];
    await keeps.call('POST', '/api/me/password', { password: 'correct horse', old: null });
    const { body } = await sits.call('POST', '/api/tables', tableFor('2019-4', ['me', 'open', 'open']));
    await speaks.connect();
    speaks.watch(String(body['id']));
    await speaks.ask(String(body['id']), { kind: 'say', room: 'spectators', text: 'hello' });
    speaks.close();
    clock.at += 400 * DAY;
    const told: Told[] = [];
    const housekeeping = keeper(told);
    await housekeeping.start();
    clock.pass(HOUR);
    await expect.poll(() => told.length).toBe(2);
    await expect.poll(() => housekeeping.gone).toBe(0);
    expect([await isKnown(keeps), await isKnown(sits), await isKnown(speaks)]).toEqual([true, true, true]);
    expect(await isKnown(goes)).toBe(false);
    housekeeping.stop();
  });
});

describe('a disk that will soon be full', () => {
  it('is told to the host at every look; one with room is not', async () => {
    const full: object[] = [];
    const roomy = keeper([], { free: 9e9, size: 1e11 }, full);
    await roomy.start();
    roomy.stop();
    expect([full, roomy.disk?.isLow]).toEqual([[], false]);
    const tight = keeper([], { free: 1e9, size: 1e11 }, full);
    await tight.start();
    expect([full.length, tight.disk?.isLow]).toEqual([1, true]);
    clock.pass(HOUR);
    await expect.poll(() => full.length).toBe(2);
    tight.stop();
    const small = keeper([], { free: 5e8, size: 4e9 });
    expect(small.disk?.isLow).toBe(false);
  });

  it('is measured where the data is', () => {
    const room = house.store.vitals.room();
    expect(room?.free).toBeGreaterThan(0);
    expect(room?.size).toBeGreaterThan(room?.free ?? 0);
  });
});
