import type { Level } from '@macher/bots/ids';
import type { Teller } from '@macher/words';

/** What is bought by bids and in numbers: to go first, the meetings of a round, a poll. */
export const THINGS = ['start', 'meetings', 'poll'] as const;
export type Thing = (typeof THINGS)[number];

type Prices = Readonly<Record<Thing, readonly [from: number, to: number]>>;

/**
 * What bots pay among themselves at tables of four: the middle half, as `npm run lab -- prices LEVEL GAME` prints it for
 * 2019-4 and for 2006-7; 60 games each, 12 of level 4. The games of 1997 cost what those of 2006 do. Level 0 pays anything.
 */
export const USUAL: { readonly [L in Level]: Readonly<Record<Teller, Prices>> | null } = {
  '0': null,
  '1': {
    '2019': { start: [1000, 1000], meetings: [7000, 12_000], poll: [2000, 2000] },
    '2006': { start: [1000, 1000], meetings: [4000, 8000], poll: [2000, 2000] },
  },
  '2': {
    '2019': { start: [10_000, 11_000], meetings: [7000, 14_000], poll: [5000, 8000] },
    '2006': { start: [5000, 8000], meetings: [6000, 10_000], poll: [15_000, 40_000] },
  },
  '3': {
    '2019': { start: [5000, 6000], meetings: [8000, 20_000], poll: [6000, 12_000] },
    '2006': { start: [2000, 6000], meetings: [5000, 9000], poll: [6000, 17_000] },
  },
  '4': {
    '2019': { start: [5000, 6000], meetings: [10_000, 20_000], poll: [6000, 13_000] },
    '2006': { start: [2000, 6000], meetings: [5000, 9000], poll: [8000, 25_000] },
  },
};
