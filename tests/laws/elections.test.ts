import { type RegionId, view } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { TABLES, walk } from '../walk.ts';

describe.each(TABLES)('elections: $ruleset, $players players', table => {
  it('a view says of each region which election it holds, and in which round, long before it is held', () => {
    const announced = new Map<RegionId, Set<string>>();
    const { game } = walk(table, 'elections', ({ game: before }) => {
      for (const { id, election, round } of view(before, null).regions)
        announced.set(id, (announced.get(id) ?? new Set()).add(`${election} in round ${round}`));
    });
    const held = game.elections.map(
      ({ region, round }, index) => [region, new Set([`${index + 1} in round ${round}`])] as const,
    );
    expect(announced).toEqual(new Map(held));
  });
});
