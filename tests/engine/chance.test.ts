import { randomOf, shuffle } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { nextWord } from '../../packages/engine/src/chance.ts';

describe('chance', () => {
  it('is xoshiro128**: the published sequence for the state 1, 2, 3, 4', () => {
    const state = [1, 2, 3, 4];
    const words = Array.from({ length: 10 }, () => nextWord(state));
    expect(words).toEqual([
      11520, 0, 5927040, 70819200, 2031721883, 1637235492, 1287239034, 3734860849, 3729100597, 4258142804,
    ]);
  });

  it('draws every number equally often', () => {
    const random = randomOf('even');
    const counts = new Array<number>(7).fill(0);
    for (let i = 0; i < 70_000; i += 1) {
      const drawn = random(7);
      counts[drawn] = (counts[drawn] ?? 0) + 1;
    }
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  it('shuffles every order equally often', () => {
    const random = randomOf('orders');
    const orders = new Map<string, number>();
    for (let i = 0; i < 24_000; i += 1) {
      const order = shuffle(['a', 'b', 'c', 'd'], random).join('');
      orders.set(order, (orders.get(order) ?? 0) + 1);
    }
    expect(orders.size).toBe(24);
    for (const count of orders.values()) expect(Math.abs(count - 1000)).toBeLessThan(160);
  });

  it('gives seeds that differ by one character unrelated sequences', () => {
    const first = new Set(Array.from({ length: 2000 }, (_, i) => randomOf(`seed-${i}`)(2 ** 32)));
    expect(first.size).toBe(2000);
  });
});
