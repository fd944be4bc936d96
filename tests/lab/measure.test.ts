import { medianOf, timePerRun } from '@macher/lab';
import { describe, expect, it } from 'vitest';

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
});
