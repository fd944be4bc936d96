import { describe, expect, it, vi } from 'vitest';
import { Bucket, Buckets } from '../../packages/server/src/limits.ts';

/** How many of many tries at one moment succeed. */
function taken(bucket: { take(now: number): boolean }, now: number): number {
  return Array.from({ length: 20 }, () => bucket.take(now)).filter(isTaken => isTaken).length;
}

describe('a bucket', () => {
  it('lets a burst through, then so many a second', () => {
    const bucket = new Bucket(5, 2, 1000);
    expect(taken(bucket, 1000)).toBe(5);
    expect(taken(bucket, 1499)).toBe(0);
    expect(taken(bucket, 1500)).toBe(1);
    expect(taken(bucket, 3000)).toBe(3);
  });

  it('counts parts of a second', () => {
    const bucket = new Bucket(1, 1, 0);
    expect(taken(bucket, 0)).toBe(1);
    expect([400, 800, 1200].map(now => bucket.take(now))).toEqual([false, false, true]);
    expect([1999, 2000, 2200].map(now => bucket.take(now))).toEqual([false, false, true]);
  });

  it('never holds more than a burst', () => {
    const bucket = new Bucket(5, 2, 0);
    expect(taken(bucket, 1_000_000)).toBe(5);
  });

  it('is full again when nothing of it is missing', () => {
    const bucket = new Bucket(2, 4, 0);
    expect(bucket.isFull(0)).toBe(true);
    bucket.take(0);
    expect([0, 249, 250, 10_000].map(now => bucket.isFull(now))).toEqual([false, false, true, true]);
  });
});

describe('a bucket, by cost', () => {
  it('gives what is there, and waits for what is not', () => {
    const bucket = new Bucket(10, 2, 0);
    expect([bucket.take(0, 8), bucket.take(0, 8), bucket.take(3000, 8)]).toEqual([true, false, true]);
  });

  it('gives what costs more than it can hold when it is full, and then nothing before that is paid', () => {
    const bucket = new Bucket(10, 2, 0);
    expect([bucket.take(0, 50), bucket.take(20_000), bucket.take(20_500)]).toEqual([true, false, true]);
    expect([bucket.take(25_400, 50), bucket.take(25_500, 50)]).toEqual([false, true]);
  });

  it('lets nobody owe more than ten bursts', () => {
    const bucket = new Bucket(10, 2, 0);
    expect([bucket.take(0, 100_000), bucket.take(44_999), bucket.take(45_500)]).toEqual([true, false, true]);
  });

  it('leaves what is to be spared, unless it is full', () => {
    const bucket = new Bucket(10, 2, 0);
    expect([bucket.take(0, 4, 4), bucket.take(0, 4, 4), bucket.take(0, 4)]).toEqual([true, false, true]);
    expect([bucket.take(3999, 8, 8), bucket.take(4000, 8, 8)]).toEqual([false, true]);
  });

  it('is no emptier when the clock goes back, and fills as before', () => {
    const bucket = new Bucket(2, 1, 3_600_000);
    expect([bucket.take(0), bucket.take(0), bucket.take(0), bucket.take(1000)]).toEqual([
      true,
      true,
      false,
      true,
    ]);
  });
});

describe('buckets', () => {
  it('are apart', () => {
    let now = 0;
    const buckets = new Buckets(3, 1, () => now);
    expect(taken({ take: () => buckets.take('one') }, 0)).toBe(3);
    expect(taken({ take: () => buckets.take('other') }, 0)).toBe(3);
    now = 1000;
    expect(taken({ take: () => buckets.take('one') }, now)).toBe(1);
  });

  it('that are full again are forgotten when there are many, and the others are not', () => {
    let now = 0;
    const buckets = new Buckets(2, 1, () => now);
    for (let key = 0; key < 9998; key += 1) buckets.take(`early ${key}`);
    now = 500;
    for (let times = 0; times < 2; times += 1) buckets.take('late');
    buckets.take('other');
    expect(buckets.size).toBe(10_000);
    now = 1000;
    expect(buckets.take('late')).toBe(false);
    expect(buckets.size).toBe(2);
    now = 1500;
    expect(buckets.take('late')).toBe(true);
  });

  it('that are all in use are not looked through with every call', () => {
    const looks = vi.spyOn(Bucket.prototype, 'isFull');
    const buckets = new Buckets(2, 0, () => 0);
    for (let key = 0; key < 10_050; key += 1) buckets.take(`${key}`);
    expect(looks).toHaveBeenCalledTimes(10_000);
    looks.mockRestore();
  });
});
