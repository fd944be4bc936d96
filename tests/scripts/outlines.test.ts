import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { drawLands } from '../../scripts/outlines/germany.ts';
import { ringsOf } from '../../scripts/outlines/polygon.ts';

const KEPT = new URL('../../packages/web/src/kit/ui/game/lands.json', import.meta.url);

it('the outlines that are kept are those of the map: npm run tool -- outlines', () => {
  expect(JSON.parse(readFileSync(KEPT, 'utf8'))).toEqual(JSON.parse(JSON.stringify(drawLands())));
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
