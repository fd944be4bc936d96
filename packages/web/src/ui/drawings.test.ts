import { RULESETS, rulesOf } from '@macher/editions';
import { describe, expect, it } from 'vitest';
import { landOf } from './germany.ts';
import { ICONS } from './icons.ts';
import { ringsOf } from './polygon.ts';
import { SYMBOLS } from './symbols.ts';

describe.each(RULESETS)('drawings for %s', ruleset => {
  const { issues, parties, regions } = rulesOf(ruleset);

  it.each(issues)('%s has an icon', issue => expect(ICONS).toHaveProperty(issue));

  it.each(parties)('%s has a symbol', party => expect(SYMBOLS).toHaveProperty(party));

  it.each(regions.map(({ id }) => id))('%s has an outline, with a disc inside its box', region => {
    const { path, width, height, disc } = landOf(region) ?? expect.fail('no land');
    const [x, y] = disc.centre;
    expect(path).toMatch(/^(M[\d. L]+z)+$/);
    expect(Math.max(width, height)).toBeCloseTo(62, 0);
    expect(Math.min(x, y)).toBeGreaterThan(disc.radius / 2);
    expect(Math.min(width - x, height - y)).toBeGreaterThan(disc.radius / 2);
  });
});

describe('paths of the map', () => {
  it('a ring begins at the beginning of the one before, not at its end', () => {
    expect(ringsOf('m 1,2 3,0 0,3 z m 10,0 1,0 0,1 z')).toEqual([
      [
        [1, 2],
        [4, 2],
        [4, 5],
      ],
      [
        [11, 2],
        [12, 2],
        [12, 3],
      ],
    ]);
  });
});
