import { describe, expect, it } from 'vitest';
import type { Played } from '../../packages/lab/src/arena/contest.ts';
import { type Report, reportOf } from '../../packages/lab/src/arena/report.ts';
import { dealsIn } from '../../packages/lab/src/ladder/options.ts';
import { ladderPage } from '../../packages/lab/src/ladder/page.ts';
import { contestsOf } from '../../packages/lab/src/ladder/rungs.ts';

const DEALS = { quick: 4, lookAhead: 2, deep: 1 };

/** The first bot wins every game, by ten points, wherever it sits. */
function won(one: string, others: string): Report {
  const [contest] = contestsOf(one, others, DEALS);
  if (contest === undefined) throw new Error('there are no games');
  const game = (block: number, rotation: number): Played => {
    const bots = contest.bots.map((_, seat) => contest.bots[(seat + rotation) % 4] as string);
    const isWinner = bots.map(bot => bot === one);
    return {
      block,
      rotation,
      bots,
      points: isWinner.map(is => (is ? 110 : 100)),
      ranks: isWinner.map(is => (is ? 1 : 2)),
    };
  };
  const blocks = [0, 1].map(block => ({
    block,
    games: [0, 1, 2, 3].map(rotation => game(block, rotation)),
    faults: [],
  }));
  return reportOf(contest, new Map(blocks.map(block => [block.block, block])), null);
}

describe('the ladder', () => {
  it('plays fewer deals where anyone looks ahead', () => {
    expect(contestsOf('2', '1', DEALS).map(({ blocks }) => blocks)).toEqual([4, 4, 4, 4, 4]);
    expect(contestsOf('2', '3', DEALS).map(({ blocks }) => blocks)).toEqual([2, 2, 2, 2, 2]);
    expect(contestsOf('3', '4', DEALS).map(({ blocks }) => blocks)).toEqual([1, 1, 1, 1, 1]);
    expect(contestsOf('3', '2', DEALS)[0]?.bots).toEqual(['3', '2', '2', '2']);
  });

  it("has a line for each contest, and doesn't trust a few games that went all one way", () => {
    const page = ladderPage({ deals: DEALS, up: [won('1', '0')], down: [won('0', '1')] });
    expect(page).toContain('npm run ladder -- --deals 4 --deals-3 2 --deals-4 1');
    expect(page).toContain(
      '| `1` | `0` | `2019-4` | 8 | **100.0 %** | 67.6–100.0 % | +10.0 ± 0.0 | 100.0 % | 90 % |',
    );
    expect(page).toContain('| `0` | `1` | `2019-4` | 8 | **100.0 %** | 67.6–100.0 % | +10.0 ± 0.0 |\n');
    expect(page).toContain('arena --ruleset 2019-4 --bots 1,0,0,0 --games 16');
  });

  it('takes the number of deals, and nothing else', () => {
    expect(dealsIn([])).toEqual({ quick: 256, lookAhead: 64, deep: 32 });
    expect(dealsIn(['--deals', '4', '--deals-3', '2', '--deals-4', '1'])).toEqual(DEALS);
    for (const wrong of ['0', '-1', '1.5', '1e3', '', 'many', '1000001'])
      expect(() => dealsIn([`--deals=${wrong}`])).toThrow(/--deals is a whole number/);
    expect(() => dealsIn(['--games', '4'])).toThrow(/--games/);
    expect(() => dealsIn(['4'])).toThrow();
  });
});
