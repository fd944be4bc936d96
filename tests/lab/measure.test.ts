import { medianOf, timePerRun } from '@macher/lab';
import { afterEach, describe, expect, it, vi } from 'vitest';

afterEach(() => vi.restoreAllMocks());

describe('measuring', () => {
  it('a median is the middle value, or the mean of the middle two', () => {
    expect(medianOf([9, 1, 5])).toBe(5);
    expect(medianOf([4, 1, 100, 2])).toBe(3);
    expect(medianOf([])).toBe(0);
  });

  it('a figure comes from many batches', () => {
    let runs = 0;
    expect(timePerRun(20, () => (runs += 1))).toBeGreaterThan(0);
    expect(runs).toBeGreaterThan(25);
  });

  it('a figure is what the processor did, not how long one waited for it', () => {
    let [runs, now] = [0, 0];
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 1000));
    vi.spyOn(process, 'cpuUsage').mockImplementation(before => {
      const user = runs * 7 - (before?.user ?? 0);
      return { user, system: runs * 2 - (before?.system ?? 0) };
    });
    expect(timePerRun(20, () => (runs += 1))).toBeCloseTo(9);
  });
});
