import { describe, expect, it } from 'vitest';
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

describe('buckets', () => {
  it('are apart', () => {
    const buckets = new Buckets(3, 1);
    expect(taken({ take: now => buckets.take('one', now) }, 0)).toBe(3);
    expect(taken({ take: now => buckets.take('other', now) }, 0)).toBe(3);
    expect(taken({ take: now => buckets.take('one', now) }, 1000)).toBe(1);
  });

  it('that are full again are forgotten when there are many, and the others are not', () => {
    const buckets = new Buckets(2, 1);
    for (let key = 0; key < 9999; key += 1) buckets.take(`early ${key}`, 0);
    for (let times = 0; times < 2; times += 1) buckets.take('late', 500);
    expect(buckets.size).toBe(10_000);
    expect(buckets.take('late', 1000)).toBe(false);
    expect(buckets.size).toBe(1);
    expect(buckets.take('late', 1500)).toBe(true);
  });
});
