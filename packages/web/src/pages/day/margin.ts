import { tell } from './words.ts';

/** The margin in words: how far ahead of the best bot, or behind. */
export function marginText(key: 'day.margin' | 'day.margin-short', margin: number): string {
  const side = margin > 0 ? 'ahead' : margin < 0 ? 'behind' : 'level';
  return tell(key, { side, points: Math.abs(margin) });
}
