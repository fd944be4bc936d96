import { appendFileSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { at } from '@macher/engine';
import { afterEach, describe, expect, it } from 'vitest';
import type { Contest, Played } from '../../packages/lab/src/arena/contest.ts';
import type { Kept } from '../../packages/lab/src/arena/resultLines.ts';
import { bookIn, figuresOf } from '../../packages/lab/src/ladder/book.ts';
import { planIn } from '../../packages/lab/src/ladder/options.ts';
import { type Line, ladderPage } from '../../packages/lab/src/ladder/page.ts';
import { contestsOf, contestsWith } from '../../packages/lab/src/ladder/rungs.ts';
import { Shelf } from '../../packages/lab/src/ladder/shelf.ts';
import { endingsOf } from '../../packages/lab/src/ladder/winners.ts';

const DEALS = { quick: 4, lookAhead: 2, deep: 1 };

/** The first bot wins every game, by ten points, wherever it sits. */
function dealOf({ bots: table }: Contest, block: number): Kept {
  const games = table.map((_, rotation): Played => {
    const bots = table.map((__, seat) => at(table, (seat + rotation) % table.length));
    const winner = (table.length - rotation) % table.length;
    return {
      block,
      rotation,
      bots,
      points: bots.map((_bot, seat) => (seat === winner ? 110 : 100)),
      ranks: bots.map((_bot, seat) => (seat === winner ? 1 : 2)),
      money: bots.map((_bot, seat) => 1000 * seat),
    };
  });
  return { block, games, faults: [] };
}

/** Two deals of some of the contests. */
function someWon(contest: Contest): Line {
  const isPlayed = ['1', '4', 'panel-start'].includes(at(contest.bots, 0));
  return isPlayed ? { contest, figures: figuresOf(contest, dealsOf(contest, 2)) } : unplayed(contest);
}

function dealsOf(contest: Contest, count: number): Map<number, Kept> {
  return new Map(Array.from({ length: count }, (_, block) => [block, dealOf(contest, block)]));
}

function unplayed(contest: Contest): Line {
  return { contest, figures: null };
}

describe('the ladder', () => {
  it('plays fewer deals where anyone looks ahead, and at other tables', () => {
    const blocks = (one: string, others: string, players = 4): number[] =>
      contestsOf(one, others, players, DEALS).map(contest => contest.blocks);
    expect(blocks('2', '1')).toEqual([4, 4, 4, 4, 4]);
    expect(blocks('2', '3')).toEqual([2, 2, 2, 2, 2]);
    expect(blocks('3', '4')).toEqual([1, 1, 1, 1, 1]);
    expect(blocks('2', '1', 5)).toEqual([1, 1, 1, 1, 1]);
    expect(contestsOf('3', '2', 3, DEALS)[0]?.bots).toEqual(['3', '2', '2']);
  });

  it("has a line for each contest, and doesn't trust a few games that went all one way", () => {
    const { up, down, otherUp, otherDown, tricks, equals } = contestsWith(DEALS);
    const page = ladderPage({
      deals: DEALS,
      standings: {
        up: up.map(someWon),
        down: down.map(unplayed),
        otherUp: otherUp.map(someWon),
        otherDown: otherDown.map(unplayed),
        tricks: tricks.map(someWon),
      },
      endings: equals.map(contest => ({ contest, figures: endingsOf([dealOf(contest, 0)]) })),
    });
    expect(page).toContain('npm run lab -- ladder --deals 4 --deals-3 2 --deals-4 1');
    expect(page).toContain(
      '| `1` | `0` | `2019-4` | 8 | **100.0 %** | 67.6–100.0 % | +10.0 ± 0.0 | 100.0 % | 90 % |',
    );
    expect(page).toContain(
      '| `4` | `3` | `2006-5` | 8 | **100.0 %** | 67.6–100.0 % | +10.0 ± 0.0 | 100.0 % | 40 % |',
    );
    expect(page).toContain('| `0` | `1` | `2019-4` | 0 | – | – | – |\n');
    expect(page).toContain(
      '| `1` | `0` | `2019-4` | 6 | **100.0 %** | 61.0–100.0 % | 10 | **100.0 %** | 72.2–100.0 % |',
    );
    expect(page).toContain('| `panel-start` | `4` | `2019-4` | 8 | **100.0 %** |');
    expect(page).toContain('| `2006-7` | 4 | 110.0 | 102.5 | 1,500 |');
    expect(page).toContain('arena --ruleset 2019-4 --bots 1,0,0,0 --games 16');
  });

  it('takes the number of deals, a part, and nothing else', () => {
    expect(planIn([])).toEqual({ deals: { quick: 256, lookAhead: 64, deep: 32 }, shard: null, plays: true });
    expect(planIn(['--deals', '4', '--deals-3', '2', '--deals-4', '1', '--shard', '2/3', '--page'])).toEqual({
      deals: DEALS,
      shard: { part: 2, of: 3 },
      plays: false,
    });
    for (const wrong of ['0', '-1', '1.5', '1e3', '', 'many', '1000001'])
      expect(() => planIn([`--deals=${wrong}`])).toThrow(/--deals is a whole number/);
    for (const wrong of ['0/2', '3/2', '2', 'all', ''])
      expect(() => planIn([`--shard=${wrong}`])).toThrow(/1\/4/);
    expect(() => planIn(['--games', '4'])).toThrow(/--games/);
    expect(() => planIn(['4'])).toThrow();
  });
});

const [contest] = contestsOf('2', '1', 4, DEALS) as [Contest];
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'ladder-'));
  folders.push(folder);
  return folder;
}

describe('figures that the ladder keeps', () => {
  const figures = { ...figuresOf(contest, dealsOf(contest, 2)), low: 0.676 };

  it('stand until more games have been played, in the order of the page', () => {
    const { standings } = bookIn(join(newFolder(), 'ladder.json'));
    const other = { ...contest, ruleset: '2006-7' } as const;
    standings.enter(other, figures);
    standings.enter(contest, figures);
    standings.enter(contest, { ...figures, games: 4, share: 0 });
    expect(standings.of(contest)).toEqual(figures);
    standings.enter(contest, { ...figures, games: 12, share: 1 / 3 });
    expect(standings.linesOf([contest, other])).toMatchObject([
      { ruleset: '2019-4', bots: '2,1,1,1', games: 12, share: 0.333333 },
      { ruleset: '2006-7', games: 8 },
    ]);
    expect(standings.of({ ...contest, bots: ['2', '1', '1'] })).toBeNull();
  });

  it('are read as they were written, and refused with their place if one is missing', () => {
    const file = join(newFolder(), 'ladder.json');
    const line = { ruleset: '2019-4', bots: '2,1,1,1', ...figures };
    const write = (lines: unknown): void =>
      writeFileSync(file, JSON.stringify({ standings: lines, endings: [] }));
    write([line]);
    expect(bookIn(file).standings.linesOf([contest])).toEqual([line]);
    write([line, { ...line, low: null }]);
    expect(() => bookIn(file)).toThrow(/ladder\.json\/standings\/1\/low: must be a number/);
    write({});
    expect(() => bookIn(file)).toThrow(/standings: must be a list/);
    writeFileSync(file, '{');
    expect(() => bookIn(file)).toThrow(/is not JSON/);
  });
});

describe('games that the ladder keeps', () => {
  function keep(folder: string, block: Kept, shard: { part: number; of: number } | null = null): void {
    const games = new Shelf(folder).gamesOf(contest, shard);
    games.begin();
    games.add(block);
  }

  function deals(folder: string): number[] {
    return [...new Shelf(folder).gamesOf(contest, null).blocks.keys()].sort();
  }

  it('come together from files that were played in parts', () => {
    const folder = newFolder();
    keep(folder, dealOf(contest, 0), { part: 1, of: 2 });
    keep(folder, dealOf(contest, 1), { part: 2, of: 2 });
    keep(folder, dealOf(contest, 2));
    expect(readdirSync(folder)).toHaveLength(3);
    expect(deals(folder)).toEqual([0, 1, 2]);
    expect(new Shelf(folder).gamesOf({ ...contest, ruleset: '2006-7' }, null).blocks.size).toBe(0);
  });

  it('lack a line that was not written to its end, and go on after it', () => {
    const folder = newFolder();
    keep(folder, dealOf(contest, 0));
    appendFileSync(join(folder, at(readdirSync(folder), 0)), '{"block":1,"ga');
    expect(deals(folder)).toEqual([0]);
    keep(folder, dealOf(contest, 1));
    expect(deals(folder)).toEqual([0, 1]);
  });

  it('must not contradict each other', () => {
    const folder = newFolder();
    keep(folder, dealOf(contest, 0));
    const other = dealOf(contest, 0);
    const changed = { ...other, games: other.games.map(game => ({ ...game, money: [0, 0, 0, 0] })) };
    keep(folder, changed, { part: 1, of: 2 });
    expect(() => new Shelf(folder)).toThrow(/deal 0 went differently/);
  });
});
