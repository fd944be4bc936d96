import { randomOf, shuffle } from '@macher/engine';
import type { EventPlan } from '@macher/protocol';
import {
  comparisonAt,
  type Draw,
  drawParties,
  drawRound,
  EVENTS,
  type EventTerms,
  fieldOf,
  isDone,
  type PlayedRound,
  standingOf,
  type TableOutcome,
} from '@macher/table';
import { describe, expect, it } from 'vitest';

const LIMITS = { min: 3, max: 5 };
const LEAGUE: EventPlan = { kind: 'league', rounds: 5, isRated: true };
const DUPLICATE: EventPlan = { kind: 'duplicate', rounds: 5 };

function termsOf(plan: EventPlan, players = 4, id = 'event'): EventTerms {
  return { id, plan, players, limits: LIMITS };
}

function people(count: number): string[] {
  return Array.from({ length: count }, (_, index) => `p${String(index).padStart(2, '0')}`);
}

function seatedIn(draw: Draw): string[] {
  return draw.flat().filter(person => person !== null);
}

/** A round that everyone ended, with points by lot. */
function played(draw: Draw, seed: string): PlayedRound {
  const random = randomOf(seed);
  const outcomes = draw.map((seats): TableOutcome => {
    const points = seats.map(() => random(60) + 60);
    return seats.map((person, seat) => ({
      points: points[seat] ?? 0,
      rank: 1 + points.filter(other => other > (points[seat] ?? 0)).length,
      by: person === null ? 'bot' : 'person',
    }));
  });
  return { draw, outcomes, isOver: true };
}

/** All rounds of an event that everyone plays in. */
function playedOut(terms: EventTerms, entrants: readonly string[]): PlayedRound[] {
  const rounds: PlayedRound[] = [];
  while (!isDone(terms, rounds, entrants)) {
    const draw = drawRound(terms, rounds, fieldOf(terms, rounds, entrants));
    rounds.push(played(draw, `${terms.id} ${rounds.length}`));
  }
  return rounds;
}

/** How often each two have had to do with each other. */
function timesOf(groups: readonly (readonly (string | null)[])[]): Map<string, number> {
  const times = new Map<string, number>();
  for (const group of groups) {
    const own = group.filter(person => person !== null).sort();
    for (const [index, one] of own.entries())
      for (const other of own.slice(index + 1))
        times.set(`${one} ${other}`, (times.get(`${one} ${other}`) ?? 0) + 1);
  }
  return times;
}

function most(times: ReadonlyMap<string, number>): number {
  return Math.max(0, ...times.values());
}

describe('a round of a league', () => {
  it.each([3, 4, 5])(
    'for tables of %i has everyone once, at tables that the rules allow, without bots',
    players => {
      for (let count = 3; count <= 60; count += 1) {
        const draw = drawRound(termsOf(LEAGUE, players), [], people(count));
        expect(seatedIn(draw).sort()).toEqual(people(count));
        const sizes = draw.map(seats => seats.length);
        expect(Math.min(...sizes)).toBeGreaterThanOrEqual(3);
        expect(Math.max(...sizes)).toBeLessThanOrEqual(5);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        expect(draw.flat()).not.toContain(null);
      }
    },
  );

  it('has a bot where two are left', () => {
    const draw = drawRound(termsOf(LEAGUE), [], people(2));
    expect(draw.map(seats => seats.filter(person => person === null).length)).toEqual([1]);
  });

  it('is the same for everyone who works it out, whatever the order in which they ask for it', () => {
    const [first] = playedOut(termsOf({ ...LEAGUE, rounds: 1 }), people(13));
    const rounds = first === undefined ? [] : [first];
    const draw = drawRound(termsOf(LEAGUE), rounds, people(13));
    expect(drawRound(termsOf(LEAGUE), rounds, shuffle(people(13), randomOf('order')))).toEqual(draw);
    expect(drawRound(termsOf(LEAGUE, 4, 'another'), rounds, people(13))).not.toEqual(draw);
  });

  it.each([
    // Half of each table of four comes from the same one.
    { count: 8, players: 4, rounds: 2, again: 4 },
    // Two of each table come from the same one.
    { count: 12, players: 4, rounds: 2, again: 3 },
    // Everyone meets everyone, once.
    { count: 9, players: 3, rounds: 4, again: 0 },
    { count: 16, players: 4, rounds: 3, again: 0 },
    { count: 25, players: 5, rounds: 3, again: 0 },
    { count: 60, players: 4, rounds: 5, again: 0 },
  ])(
    'brings $count people together with others as long as there are any',
    ({ count, players, rounds, again }) => {
      const all = playedOut(termsOf({ ...LEAGUE, rounds }, players), people(count));
      const times = [...timesOf(all.flatMap(({ draw }) => draw)).values()];
      expect(times.filter(each => each > 1)).toHaveLength(again);
      expect(Math.max(...times)).toBeLessThanOrEqual(2);
    },
  );

  it('spreads whom people meet again: nobody has met anyone twice as often as needed', () => {
    for (const count of [5, 6, 7, 8, 10, 11, 13]) {
      const rounds = 8;
      const all = playedOut(termsOf({ ...LEAGUE, rounds }), people(count));
      const times = timesOf(all.flatMap(({ draw }) => draw));
      const meetings = [...times.values()].reduce((sum, each) => sum + each, 0);
      const fair = Math.ceil(meetings / ((count * (count - 1)) / 2));
      expect(most(times)).toBeLessThanOrEqual(fair + 2);
    }
  });
});

/** What each seat of a table brings in a league. */
function scoresOf(table: NonNullable<TableOutcome>): number[] {
  return table.map((_, seat) => EVENTS.league.scoreAt([table], 0, seat) ?? Number.NaN);
}

describe('points of a league', () => {
  const at = (ranks: readonly number[], left: readonly number[] = []) =>
    scoresOf(ranks.map((rank, seat) => ({ points: 0, rank, by: left.includes(seat) ? 'left' : 'person' })));

  it('are 12 for the first, none for the last, and the others evenly between', () => {
    expect(at([1, 2, 3])).toEqual([12, 6, 0]);
    expect(at([4, 1, 3, 2])).toEqual([0, 12, 4, 8]);
    expect(at([1, 2, 3, 4, 5])).toEqual([12, 9, 6, 3, 0]);
  });

  it('are shared by who is level', () => {
    expect(at([1, 1, 3, 4])).toEqual([10, 10, 4, 0]);
    expect(at([1, 2, 2, 2, 5])).toEqual([12, 6, 6, 6, 0]);
  });

  it('are none for who left, wherever the bot ended; the others move up', () => {
    expect(at([1, 2, 3, 4], [0])).toEqual([0, 12, 8, 4]);
    expect(at([1, 2, 3, 4], [0, 3])).toEqual([2, 12, 8, 2]);
  });

  it('come to the same at every table of a size, whatever the ranks', () => {
    const random = randomOf('ranks');
    for (let tries = 0; tries < 200; tries += 1) {
      const count = 3 + random(3);
      const points = Array.from({ length: count }, () => random(4));
      const ranks = points.map(own => 1 + points.filter(other => other > own).length);
      const left = ranks.flatMap((_, seat) => (random(5) === 0 ? [seat] : []));
      expect(at(ranks, left).reduce((sum, each) => sum + each, 0)).toBeCloseTo(6 * count);
    }
  });
});

describe('standings of a league', () => {
  const draw = [['a', 'b', 'c']] as const;
  const outcome = (
    points: readonly number[],
    by: readonly ('person' | 'left' | 'bot')[] = [],
  ): TableOutcome =>
    points.map((own, seat) => ({
      points: own,
      rank: 1 + points.filter(other => other > own).length,
      by: by[seat] ?? 'person',
    }));

  it('go by points, then by the part of the table’s points; who is level in both shares the place', () => {
    const rounds = [
      { draw, outcomes: [outcome([100, 80, 60])], isOver: true },
      { draw: [['b', 'a', 'c']], outcomes: [outcome([120, 60, 60])], isOver: false },
    ];
    expect(standingOf(termsOf(LEAGUE), rounds, ['a', 'b', 'c', 'd'])).toEqual([
      { place: 1, person: 'b', games: 2, points: 18, share: 1.25, isOut: false },
      { place: 2, person: 'a', games: 2, points: 15, share: 1, isOut: false },
      { place: 3, person: 'c', games: 2, points: 3, share: 0.75, isOut: false },
      { place: 4, person: 'd', games: 0, points: 0, share: 0, isOut: false },
    ]);
  });

  it('count no game that somebody never began, and keep who has dropped out', () => {
    const rounds = [{ draw, outcomes: [outcome([100, 80, 60], ['bot', 'person', 'left'])], isOver: true }];
    expect(standingOf(termsOf(LEAGUE), rounds, ['a', 'b'])).toMatchObject([
      { person: 'b', games: 1, points: 6, isOut: false },
      { person: 'a', games: 0, points: 0, isOut: false },
      { person: 'c', games: 1, points: 0, share: 0, isOut: true },
    ]);
  });

  it('count nothing of a table that isn’t over', () => {
    const rounds = [{ draw, outcomes: [null], isOver: true }];
    expect(
      standingOf(termsOf(LEAGUE), rounds, ['a', 'b', 'c']).map(({ games, place }) => [games, place]),
    ).toEqual([
      [0, 1],
      [0, 1],
      [0, 1],
    ]);
  });
});

describe('a knock-out', () => {
  it.each([
    [3, 1],
    [4, 1],
    [4, 2],
    [5, 1],
    [5, 2],
  ])(
    'at tables for %i with the best %i ends with one table, for three people and for sixty',
    (players, goOn) => {
      const terms = termsOf({ kind: 'knock-out', goOn, isRated: false }, players);
      for (let count = 3; count <= 60; count += 1) {
        const rounds = playedOut(terms, people(count));
        const counts = rounds.map(({ draw }) => seatedIn(draw).length);
        expect(rounds.at(-1)?.draw).toHaveLength(1);
        expect(rounds.slice(0, -1).every(({ draw }) => draw.length > 1)).toBe(true);
        for (const [index, each] of counts.entries())
          if (index > 0) expect(each).toBeLessThan(counts[index - 1] ?? 0);
        expect(rounds.every(({ draw }) => draw.flat().every(person => person !== null))).toBe(true);
        const standing = standingOf(terms, rounds, people(count));
        expect(
          standing.filter(({ place }) => place === 1 && standing[0]?.points === rounds.length),
        ).not.toEqual([]);
        expect(standing).toHaveLength(count);
      }
    },
  );

  const SIX: Draw = [
    ['a', 'b', 'c'],
    ['d', 'e', 'f'],
  ];
  const terms = termsOf({ kind: 'knock-out', goOn: 1, isRated: false });
  const outcome = (points: readonly number[], left: readonly number[] = []): TableOutcome =>
    points.map((own, seat) => ({
      points: own,
      rank: 1 + points.filter(other => other > own).length,
      by: left.includes(seat) ? 'left' : 'person',
    }));
  const goneOn = (first: TableOutcome, second: TableOutcome, entrants: readonly string[]): string[] => [
    ...fieldOf(terms, [{ draw: SIX, outcomes: [first, second], isOver: true }], entrants),
  ];

  it('goes on with the best of each table, filled up with the best of the others', () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(goneOn(outcome([100, 90, 10]), outcome([100, 50, 60]), all).sort()).toEqual(['a', 'b', 'd', 'f']);
    // The third of a table comes after the second of another, however close they were.
    expect(goneOn(outcome([100, 99, 98]), outcome([100, 0, 1]), all).sort()).toEqual(['a', 'b', 'd', 'f']);
    // By their part of the points, then by lot.
    const level = goneOn(outcome([100, 20, 20]), outcome([100, 50, 60]), all);
    expect(level.slice(0, 3).sort()).toEqual(['a', 'd', 'f']);
    expect(['b', 'c']).toContain(level[3]);
  });

  it('goes on without those who left, dropped out, or whose table wasn’t over', () => {
    const all = ['a', 'b', 'c', 'd', 'e', 'f'];
    expect(goneOn(outcome([100, 90, 10], [0]), outcome([100, 50, 60]), all)).not.toContain('a');
    expect(goneOn(outcome([100, 90, 10]), outcome([100, 50, 60]), all.slice(1)).sort()).toEqual([
      'b',
      'd',
      'e',
      'f',
    ]);
    expect(goneOn(outcome([100, 90, 10]), null, all).sort()).toEqual(['a', 'b', 'c']);
  });
});

describe('a round of a duplicate', () => {
  it.each([3, 4, 5])(
    'at tables for %i is whole, with the same parties at all tables and few bots',
    players => {
      for (let count = 2; count <= 60; count += 1) {
        const terms = termsOf(DUPLICATE, players);
        const draw = drawRound(terms, [], people(count));
        expect(seatedIn(draw).sort()).toEqual(people(count));
        expect(draw.length).toBeGreaterThanOrEqual(2);
        expect(new Set(draw.map(seats => seats.length))).toEqual(new Set([players]));
        const bots = draw.flat().filter(person => person === null).length;
        if (count > players) expect(bots).toBeLessThan(players);
        const parties = drawParties(terms, 1, draw, ['spd', 'cdu', 'fdp', 'gruene', 'linke']);
        expect(new Set(parties.map(each => each.join())).size).toBe(1);
        expect(new Set(parties[0]).size).toBe(players);
      }
    },
  );

  it('gives everyone each seat before one again, and others to be compared with', () => {
    const rounds = playedOut(termsOf({ ...DUPLICATE, rounds: 4 }), people(8));
    const seats = people(8).map(person =>
      rounds.map(({ draw }) => draw.map(table => table.indexOf(person)).find(seat => seat >= 0)),
    );
    for (const own of seats) expect(new Set(own).size).toBe(4);
    const compared = rounds.flatMap(({ draw }) =>
      [0, 1, 2, 3].map(seat => draw.map(table => table[seat] ?? null)),
    );
    expect(most(timesOf(compared))).toBeLessThanOrEqual(2);
    expect(most(timesOf(rounds.flatMap(({ draw }) => draw)))).toBeLessThanOrEqual(3);
  });

  it('has the bot in another seat each time', () => {
    const rounds = playedOut(termsOf({ ...DUPLICATE, rounds: 4 }), people(7));
    const bots = rounds.map(({ draw }) => draw.map(table => table.indexOf(null)).find(seat => seat >= 0));
    expect(new Set(bots).size).toBe(4);
  });
});

describe('comparisons of a duplicate', () => {
  const seat = (points: number, by: 'person' | 'left' | 'bot' = 'person') => ({ points, rank: 1, by });

  it('are with the same seat at the other tables', () => {
    const outcomes: TableOutcome[] = [
      [seat(100), seat(50)],
      [seat(80), seat(70)],
      [seat(90), seat(50)],
    ];
    expect(comparisonAt(outcomes, 0, 0)).toEqual({ margin: 15, won: 1 });
    expect(comparisonAt(outcomes, 0, 1)).toEqual({ margin: -10, won: 0.25 });
    expect(comparisonAt([outcomes[0] ?? null, null, outcomes[2] ?? null], 0, 0)).toEqual({
      margin: 10,
      won: 1,
    });
    expect(comparisonAt([outcomes[0] ?? null, null], 0, 0)).toBeNull();
  });

  it('bring nothing to who left', () => {
    expect(comparisonAt([[seat(100, 'left')], [seat(80)]], 0, 0)).toEqual({ margin: 0, won: 0 });
    expect(comparisonAt([[seat(60, 'left')], [seat(80)]], 0, 0)).toEqual({ margin: -20, won: 0 });
  });

  it('come to nothing in all', () => {
    for (const count of [8, 12, 20]) {
      const terms = termsOf({ ...DUPLICATE, rounds: 3 });
      const rounds = playedOut(terms, people(count));
      const standing = standingOf(terms, rounds, people(count));
      expect(standing.reduce((sum, { points }) => sum + points, 0)).toBeCloseTo(0, 0);
      expect(standing.reduce((sum, { share }) => sum + share, 0)).toBeCloseTo(count / 2, 0);
    }
  });

  it('are counted when the round is over, and not before', () => {
    const terms = termsOf(DUPLICATE);
    const round = played(drawRound(terms, [], people(8)), 'points');
    expect(
      standingOf(terms, [{ ...round, isOver: false }], people(8)).every(({ games }) => games === 0),
    ).toBe(true);
    expect(standingOf(terms, [round], people(8)).every(({ games }) => games === 1)).toBe(true);
  });
});

it('an event needs enough people', () => {
  expect([EVENTS.league.fewest, EVENTS['knock-out'].fewest, EVENTS.duplicate.fewest]).toEqual([3, 3, 2]);
});
