import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { dayText, spanText } from '../../packages/web/src/pages/person/dates.ts';
import { MIDDLE, placeOn, scaleOf } from '../../packages/web/src/pages/person/scale.ts';

const rated = (points: number, range: number) => ({ rating: { points, range } });

describe('the scale of ratings', () => {
  it('is the same for all whose range lies on it', () => {
    expect(scaleOf([])).toEqual(scaleOf([rated(1642, 114), { rating: null }]));
    expect(scaleOf([]).labels).toEqual([1300, 1400, 1500, 1600, 1700, 1800, 1900]);
  });

  it.each([
    [980, 300],
    [2100, 250],
    [400, 100],
  ])('%i ± %i fits on it, with the middle among few labels', (points, range) => {
    const scale = scaleOf([rated(points, range)]);
    for (const end of [points - range, points + range, MIDDLE]) {
      expect(placeOn(scale, end)).toBeGreaterThanOrEqual(0);
      expect(placeOn(scale, end)).toBeLessThanOrEqual(100);
    }
    expect(scale.labels).toContain(MIDDLE);
    expect(scale.labels.length).toBeLessThanOrEqual(9);
  });
});

describe('days and spans', () => {
  beforeAll(() => speak('en'));

  it('a game of another year says so', () => {
    const now = new Date(2026, 10, 19, 12).getTime();
    expect(dayText(new Date(2026, 10, 2).getTime(), now)).not.toContain('2026');
    expect(dayText(new Date(2025, 10, 2).getTime(), now)).toContain('2025');
  });

  it('usual answers are told in minutes or hours', () => {
    expect(spanText(300_000)).toMatch(/^5\s?min/);
    expect(spanText(3 * 3_600_000)).toMatch(/^3\s?h/);
  });
});
