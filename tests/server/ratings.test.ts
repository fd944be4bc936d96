import { BOT_RATINGS } from '@macher/bots/ratings';
import { randomOf } from '@macher/engine';
import type { GameResult, SeatResult } from '@macher/protocol';
import { describe, expect, it } from 'vitest';
import { botStrength } from '../../packages/server/src/ratings/bots.ts';
import { Ratings } from '../../packages/server/src/ratings/ratings.ts';
import {
  afterGame,
  NEWCOMER,
  type Placed,
  rangeOf,
  type Strength,
} from '../../packages/server/src/ratings/strength.ts';
import type { BookedResult } from '../../packages/server/src/store/results.ts';

function placed(strength: Strength, place: number, isFixed = false): Placed {
  return { strength, place, isFixed };
}

function shown(strength: Strength): string {
  return `${Math.round(strength.mean)} ± ${Math.round(rangeOf(strength))}`;
}

/** As many as chance makes, the same each time. */
function people(count: number, seed: string): { truths: number[]; chance: () => number } {
  const random = randomOf(seed);
  const chance = (): number => (random(1_000_000) + 0.5) / 1_000_000;
  const normal = (): number => Math.sqrt(-2 * Math.log(chance())) * Math.cos(2 * Math.PI * chance());
  return { truths: Array.from({ length: count }, () => 1500 + 200 * normal()), chance };
}

/** Drawn one after the other, with odds by their strengths. */
function drawnOrder(truths: readonly number[], chance: () => number): number[] {
  const left = truths.map((truth, index) => ({ index, odds: 10 ** ((truth - 1500) / 400) }));
  const order: number[] = [];
  while (left.length > 0) {
    let rest = chance() * left.reduce((sum, { odds }) => sum + odds, 0);
    const found = left.findIndex(({ odds }) => {
      rest -= odds;
      return rest <= 0;
    });
    order.push(...left.splice(Math.max(0, found), 1).map(({ index }) => index));
  }
  return order;
}

/** The share of people whose strength lies within its range. */
function covered(players: number, games: number): number {
  const { truths, chance } = people(300, `${players} players, ${games} games`);
  const believed: Strength[] = truths.map(() => NEWCOMER);
  for (let game = 0; game < games; game += 1) {
    const mixed = truths.map((_, person) => ({ person, key: chance() })).sort((a, b) => a.key - b.key);
    for (let first = 0; first + players <= mixed.length; first += players) {
      const table = mixed.slice(first, first + players).map(({ person }) => person);
      const order = drawnOrder(
        table.map(person => truths[person] ?? 0),
        chance,
      );
      const seats = table.map((person, seat) =>
        placed(believed[person] ?? NEWCOMER, order.indexOf(seat) + 1),
      );
      for (const [seat, strength] of afterGame(seats).entries()) believed[table[seat] ?? 0] = strength;
    }
  }
  const inside = believed.filter(
    (strength, person) => Math.abs(strength.mean - (truths[person] ?? 0)) <= rangeOf(strength),
  );
  return inside.length / truths.length;
}

describe('a strength after a game', () => {
  it('is what the example of docs/ratings.md says', () => {
    const after = afterGame([
      placed({ mean: 1642, variance: 57 ** 2 }, 1),
      placed(NEWCOMER, 2),
      placed({ mean: 1204, variance: 20 ** 2 }, 3, true),
      placed(NEWCOMER, 4),
    ]);
    expect(after.map(shown)).toEqual(['1651 ± 115', '1539 ± 331', '1204 ± 40', '1295 ± 306']);
  });

  it('goes up for a win and down for a loss, and the least known moves most', () => {
    const known = { mean: 1500, variance: 50 ** 2 };
    const [winner, loser, sure] = afterGame([placed(NEWCOMER, 1), placed(NEWCOMER, 3), placed(known, 2)]);
    expect(winner?.mean).toBeGreaterThan(1580);
    expect(loser?.mean).toBeLessThan(1420);
    expect(Math.abs((sure?.mean ?? 0) - 1500)).toBeLessThan(10);
  });

  it('is the same for all who are level, whatever their seats', () => {
    const after = afterGame([placed(NEWCOMER, 1), placed(NEWCOMER, 1), placed(NEWCOMER, 1)]);
    for (const { mean } of after) expect(mean).toBeCloseTo(1500, 6);
  });

  it.each([
    [3, 5],
    [3, 60],
    [4, 18],
    [4, 60],
    [5, 18],
    [5, 30],
  ])('lies within its range about 19 times out of 20: %i players, %i games', (players, games) => {
    const share = covered(players, games);
    expect(share).toBeGreaterThan(0.92);
    expect(share).toBeLessThan(0.995);
  });
});

describe('bots', () => {
  it('stand by the arena’s figures, level 3 at 1600, with a character or without', () => {
    const second = BOT_RATINGS.find(({ bot }) => bot === '2')?.rating ?? 0;
    const third = BOT_RATINGS.find(({ bot }) => bot === '3')?.rating ?? 0;
    expect(botStrength('3')?.mean).toBe(1600);
    expect(botStrength('2')?.mean).toBe(1600 + second - third);
    expect(botStrength('2-nobody')).toEqual(botStrength('2'));
    expect(botStrength('a program')).toBeNull();
  });
});

type Seated = string | { readonly bot: string } | { readonly left: string } | null;

function seatOf(who: Seated, rank: number): SeatResult {
  const name = who === null || typeof who === 'string' ? who : 'left' in who ? who.left : null;
  return {
    party: 'spd',
    person: name === null ? null : { id: name, name },
    bot: who !== null && typeof who === 'object' && 'bot' in who ? who.bot : null,
    isFinished: who === null || typeof who === 'string' || 'bot' in who,
    points: 100 - rank,
    rank,
    answers: null,
  };
}

/** Entered in this order; the first of each has won. */
class Book {
  readonly results: BookedResult[] = [];
  now = 0;

  play(seats: readonly Seated[], changes: Partial<GameResult> = {}): this {
    const number = this.results.length + 1;
    this.results.push({
      number,
      table: `table ${number}`,
      at: number,
      ruleset: '2019-4',
      speed: 'none',
      isRated: true,
      isPrivate: false,
      contest: null,
      seats: seats.map((who, seat) => seatOf(who, seat + 1)),
      ...changes,
    });
    return this;
  }

  async after(number: number, most: number): Promise<BookedResult[]> {
    return this.results.filter(result => result.number > number).slice(0, most);
  }

  async revision(): Promise<number> {
    return this.now;
  }

  async rating(person: string, ladder: '2019-4' | '2006' = '2019-4'): Promise<string | null> {
    const rated = await new Ratings(this).of(person, ladder);
    return rated === null ? null : `${shown(rated.strength)} by ${rated.games}`;
  }
}

describe('ratings', () => {
  it('come to the same read on as read at once, and begin again with another revision', async () => {
    const book = new Book();
    const reader = new Ratings(book);
    for (let game = 0; game < 8; game += 1) {
      book.play(game % 3 === 0 ? ['anna', 'bernd', { bot: '3' }] : ['bernd', { bot: '2' }, 'anna']);
      await Promise.all([reader.readOn(), reader.readOn()]);
    }
    const read = await reader.of('anna', '2019-4');
    expect(read).toEqual(await new Ratings(book).of('anna', '2019-4'));
    expect(read?.games).toBe(8);
    book.results.splice(0, 7);
    book.now = 1;
    expect((await reader.of('anna', '2019-4'))?.games).toBe(1);
  });

  it('are worked out page by page, and others are served meanwhile', async () => {
    const book = new Book();
    for (let game = 0; game < 250; game += 1) book.play(['anna', 'bernd', 'carla']);
    const ended: string[] = [];
    setImmediate(() => ended.push('somebody else'));
    expect((await new Ratings(book).of('anna', '2019-4'))?.games).toBe(250);
    expect(ended).toEqual(['somebody else']);
  });

  it('are of rated games that two people began', async () => {
    const friendly = new Book().play(['anna', 'bernd', 'carla'], { isRated: false });
    expect(await friendly.rating('anna')).toBeNull();
    expect(await new Book().play(['anna', { bot: '3' }, { bot: '3' }]).rating('anna')).toBeNull();
    expect(await new Book().play(['anna', 'bernd', { bot: '3' }]).rating('anna')).toContain('by 1');
  });

  it('rise less and less by the same people, and less by people whom nobody knows', async () => {
    const often = new Book();
    for (let game = 0; game < 60; game += 1) often.play(['anna', 'bernd', 'carla']);
    const fresh = new Book();
    for (let game = 0; game < 60; game += 1) fresh.play(['anna', `guest ${game}`, `other ${game}`]);
    let all: readonly Strength[] = [NEWCOMER, NEWCOMER, NEWCOMER];
    let again: Strength = NEWCOMER;
    for (let game = 0; game < 60; game += 1) {
      all = afterGame(all.map((each, seat) => placed(each, seat + 1)));
      again = afterGame([placed(again, 1), placed(NEWCOMER, 2), placed(NEWCOMER, 3)])[0] ?? again;
    }
    const meanOf = async (book: Book): Promise<number> =>
      (await new Ratings(book).of('anna', '2019-4'))?.strength.mean ?? 0;
    expect(await meanOf(often)).toBeLessThan((all[0]?.mean ?? 0) - 50);
    expect(await meanOf(fresh)).toBeLessThan(again.mean - 50);
    expect(await meanOf(often)).toBeGreaterThan(1600);
  });

  it('are one for each kind of game; 2006 is one', async () => {
    const book = new Book()
      .play(['anna', 'bernd', 'carla'], { ruleset: '2006-5' })
      .play(['anna', 'bernd', 'carla'], { ruleset: '2006-7' });
    expect(await book.rating('anna')).toBeNull();
    expect(await book.rating('anna', '2006')).toContain('by 2');
  });

  it('put who left behind everybody else, whatever a bot made of it', async () => {
    const won = await new Book().play(['anna', 'bernd', 'carla']).rating('anna');
    const left = await new Book().play([{ left: 'anna' }, 'bernd', 'carla']).rating('anna');
    expect(left).not.toBe(won);
    expect(left).toBe(await new Book().play(['bernd', 'carla', 'anna']).rating('anna'));
  });

  it('rise more by winning against a strong bot than a weak one, and leave out what nobody knows', async () => {
    const against = (bot: Seated) => new Book().play(['anna', 'bernd', bot]).rating('anna');
    const [strong = '', weak = ''] = [await against({ bot: '3' }), await against({ bot: '0' })].map(String);
    expect(Number.parseInt(strong, 10)).toBeGreaterThan(Number.parseInt(weak, 10));
    const two = await new Book().play(['anna', 'bernd']).rating('anna');
    expect(await against({ bot: 'a program' })).toBe(two);
    expect(await against(null)).toBe(two);
  });
});
