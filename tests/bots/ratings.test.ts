import { BOT_IDS } from '@macher/bots/ids';
import { BOT_RATINGS, readRatings } from '@macher/bots/ratings';
import { FormatError } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import file from '../../packages/bots/src/ratings.json' with { type: 'json' };

describe('ratings of bots', () => {
  it('are of bots that there are, each once, best first, within their intervals', () => {
    const bots = BOT_RATINGS.map(({ bot }) => bot);
    expect(new Set(bots).size).toBe(bots.length);
    for (const bot of bots) expect(BOT_IDS).toContain(bot);
    const ratings = BOT_RATINGS.map(({ rating }) => rating);
    expect(ratings).toEqual(ratings.toSorted((one, other) => other - one));
    for (const { low, rating, high } of BOT_RATINGS) {
      expect(low).toBeLessThan(rating);
      expect(high).toBeGreaterThan(rating);
    }
  });

  it.each([
    ['a figure is missing', { ...file, ratings: [{ bot: '3', rating: 1, low: 0 }] }, /ratings\/0.*high/],
    ['a figure is a word', { ...file, ratings: [{ bot: '3', rating: '1', low: 0, high: 2 }] }, /rating/],
    ['nobody says where they are from', { ratings: [] }, /provenance/],
  ])('are refused with their place if %s', (_, content, message) => {
    expect(() => readRatings(content)).toThrow(FormatError);
    expect(() => readRatings(content)).toThrow(message);
  });
});
