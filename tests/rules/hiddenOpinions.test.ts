import { opinionRounds, type RegionId, view } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { TABLES, walk } from '../walk.ts';

describe('face-down opinions', () => {
  it.each(TABLES)('[2019 §2 phase 9d] [2006 §6.4.1] are turned up in the rounds announced: %j', table => {
    // One is turned up with every round: the next round and how many lie face down always add up to the same.
    const sums = new Map<RegionId, number>();
    walk(table, 'opinions', ({ game }) => {
      const seen = view(game, null);
      for (const region of seen.regions) {
        const rounds = opinionRounds(seen, region);
        const [next = 0] = rounds;
        const sum = next + region.hidden.hidden;
        if (next > 0) expect([region.id, sum]).toEqual([region.id, sums.get(region.id) ?? sum]);
        if (next > 0) sums.set(region.id, sum);
        expect(next === 0 || next > seen.round).toBe(true);
        expect(rounds.every(round => round <= region.round)).toBe(true);
      }
    });
    expect(sums.size).toBeGreaterThan(2);
  });
});
