import { RULESETS, rulesOf } from '@macher/editions';
import { describe, expect, it } from 'vitest';
import lands from '../../packages/web/src/kit/ui/game/lands.json' with { type: 'json' };
import type { Land } from '../../packages/web/src/kit/ui/game/outlines.ts';
import { SYMBOLS } from '../../packages/web/src/kit/ui/game/symbols.ts';
import { ICONS } from '../../packages/web/src/kit/ui/signs/icons.ts';

describe.each(RULESETS)('drawings for %s', ruleset => {
  const { issues, parties, regions } = rulesOf(ruleset);

  it.each(issues)('%s has an icon', issue => expect(ICONS).toHaveProperty(issue));

  it.each(parties)('%s has a symbol', party => expect(SYMBOLS).toHaveProperty(party));

  it.each(regions.map(({ id }) => id))('%s has an outline, with a disc inside its box', region => {
    const land: Land | undefined = (lands as Readonly<Record<string, Land>>)[region];
    const { path, width, height, disc } = land ?? expect.fail('no land');
    const [x = 0, y = 0] = disc.centre;
    expect(path).toMatch(/^(M[\d. L]+z)+$/);
    expect(Math.max(width, height)).toBeCloseTo(62, 0);
    expect(Math.min(x, y)).toBeGreaterThan(disc.radius / 2);
    expect(Math.min(width - x, height - y)).toBeGreaterThan(disc.radius / 2);
  });
});

describe('drawings for games of 1997 that began with the issues of 2006', () => {
  it.each(rulesOf('1997-7', null, 1).issues)('%s has an icon', issue => expect(ICONS).toHaveProperty(issue));
});
