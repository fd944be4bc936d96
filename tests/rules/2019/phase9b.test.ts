import { rulesOf } from '@macher/editions';
import { awaited, type Card, type Election } from '@macher/engine';
import { type PlayerSpec, type Position, type RegionSpec, setUp, type Table } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';
import { at, idleUntil, only, region } from './closing.ts';

const PLATFORM: Card[] = ['education+', 'digitalisation+', 'genetics+', 'security+', 'welfare+'];
/** With `PLATFORM`: none, one, two policies in common; the others clash. */
const NONE: Card[] = ['education-', 'digitalisation-', 'genetics-', 'security-', 'welfare-'];
const ONE: Card[] = ['education+', 'digitalisation-', 'genetics-', 'security-', 'welfare-'];
const TWO: Card[] = ['education+', 'digitalisation+', 'genetics-', 'security-', 'welfare-'];

const platforms = (...each: Card[][]): Record<string, PlayerSpec> =>
  Object.fromEntries(each.map((platform, seat) => [at(['A', 'B', 'C', 'D', 'E'], seat), { platform }]));

const FOUR: Position['players'] = { A: {}, B: {}, C: {}, D: {} };

function tableWith(spec: RegionSpec, more: Partial<Position> = {}): Table {
  return setUp({ phase: 'election', players: FOUR, regions: [{ id: 'BB', ...spec }], ...more });
}

const held = (spec: RegionSpec, more: Partial<Position> = {}): Election =>
  at(tableWith(spec, more).game.elections, 0);

const byVotes = (votes: number[], more: Partial<Position> = {}): Election =>
  held(
    { votes: Object.fromEntries(votes.map((count, seat) => [at(['A', 'B', 'C', 'D', 'E'], seat), count])) },
    more,
  );

describe('phase 9b, seats', () => {
  const FIVE: Position['players'] = { A: {}, B: {}, C: {}, D: {}, E: {} };

  it('[2019 §2 phase 9b.1] nothing below 5 votes; between two steps the lower one counts', () => {
    const seats = (...votes: number[]): readonly number[] => byVotes(votes, { players: FIVE }).mandates;
    expect(seats(0, 1, 4, 5, 9)).toEqual([0, 0, 0, 6, 6]);
    expect(seats(10, 14, 15, 19, 20)).toEqual([8, 8, 11, 11, 13]);
    expect(seats(24, 25, 29, 30, 34)).toEqual([13, 14, 14, 16, 16]);
    expect(seats(35, 39, 40, 44, 45)).toEqual([17, 17, 18, 18, 20]);
    expect(seats(49, 50, 51, 99, 120)).toEqual([20, 21, 21, 21, 21]);
  });

  it('[2019 §2 phase 9b.1] every region has its own table', () => {
    expect(rulesOf('2019-4').mandateSteps).toEqual([5, 10, 15, 20, 25, 30, 35, 40, 45, 50]);
    expect(Object.fromEntries(rulesOf('2019-4').regions.map(({ id, mandates }) => [id, mandates]))).toEqual({
      NRW: [11, 15, 20, 24, 26, 29, 32, 33, 36, 38],
      BY: [10, 14, 18, 21, 23, 26, 28, 30, 32, 34],
      BW: [9, 13, 17, 20, 22, 24, 27, 28, 30, 32],
      NDS: [9, 12, 16, 19, 21, 23, 25, 26, 29, 30],
      HE: [8, 11, 15, 17, 19, 21, 23, 25, 27, 28],
      SN: [8, 11, 14, 17, 19, 21, 22, 24, 26, 27],
      RP: [8, 10, 14, 16, 18, 20, 22, 23, 25, 26],
      BE: [7, 10, 13, 16, 17, 19, 21, 22, 24, 25],
      ST: [7, 9, 12, 14, 16, 17, 19, 20, 22, 23],
      SH: [6, 9, 11, 14, 15, 17, 18, 19, 21, 22],
      BB: [6, 8, 11, 13, 14, 16, 17, 18, 20, 21],
      TH: [6, 8, 10, 12, 14, 15, 17, 18, 19, 20],
      MV: [6, 8, 10, 12, 13, 14, 16, 17, 18, 19],
      HH: [5, 7, 9, 11, 12, 14, 15, 16, 17, 18],
      SL: [5, 7, 9, 11, 12, 13, 14, 15, 16, 17],
      HB: [5, 6, 8, 10, 11, 12, 13, 14, 15, 16],
    });
  });

  it('[2019 §2 phase 9b.1] only the current region votes, by its own table', () => {
    const { game } = setUp({
      phase: 'election',
      players: FOUR,
      regions: [
        { id: 'NRW', votes: { A: 5 } },
        { id: 'HB', votes: { A: 50 } },
      ],
    });
    expect(game.elections).toMatchObject([{ region: 'NRW', round: 1, mandates: [11, 0, 0, 0] }]);
  });
});

describe('phase 9b, the win', () => {
  it('[2019 §2 phase 9b.2] exactly one party with 50 or more wins alone, 12 points', () => {
    expect(byVotes([50, 49, 30, 0])).toMatchObject({
      outcome: 'majority',
      winners: [0],
      win: [12, 0, 0, 0],
    });
  });

  it('[2019 §2 phase 9b.2] with 49 it is not alone', () => {
    expect(byVotes([49, 48, 0, 0])).toMatchObject({ outcome: 'coalition', win: [7, 7, 0, 0] });
  });

  it('[2019 §2 phase 9b.2] several with 50 or more: 10 points each, the one with most votes wins', () => {
    expect(byVotes([50, 61, 49, 60])).toMatchObject({
      outcome: 'several',
      winners: [1],
      win: [10, 10, 0, 10],
    });
  });

  it('[2019 §2 phase 9b.2] several with 50 or more: all tied for most win', () => {
    expect(byVotes([50, 61, 20, 61])).toMatchObject({
      outcome: 'several',
      winners: [1, 3],
      win: [10, 10, 0, 10],
    });
  });

  it('[2019 §2 phase 9b.2] nobody with 50: two parties that reach exactly 50 together win, 7 points each', () => {
    expect(byVotes([5, 30, 20, 0])).toMatchObject({
      outcome: 'coalition',
      winners: [1, 2],
      win: [0, 7, 7, 0],
    });
  });

  it('[2019 §2 phase 9b.2] with 49 together there is no partner: 5 points for the strongest, and no winner', () => {
    expect(byVotes([5, 30, 19, 0])).toMatchObject({ outcome: 'alone', winners: [], win: [0, 5, 0, 0] });
  });

  it('[2019 §2 phase 9b.2] of the possible partners the one with most identical policies, not the one with most votes', () => {
    expect(byVotes([40, 39, 10, 20], { players: platforms(PLATFORM, NONE, TWO, ONE) })).toMatchObject({
      winners: [0, 2],
      win: [7, 0, 7, 0],
    });
  });

  it('[2019 §2 phase 9b.2] a party that does not reach 50 with the strongest is no candidate, whatever it has in common', () => {
    expect(byVotes([40, 10, 9, 0], { players: platforms(PLATFORM, NONE, PLATFORM, ONE) })).toMatchObject({
      winners: [0, 1],
    });
  });

  it('[2019 §2 phase 9b.2] same number of identical policies: the first in turn order', () => {
    const players = platforms(PLATFORM, ONE, ONE, ONE);
    expect(byVotes([40, 30, 10, 20], { players, start: 'C' }).winners).toEqual([0, 2]);
    expect(byVotes([40, 30, 10, 20], { players, start: 'D' }).winners).toEqual([0, 3]);
    expect(byVotes([40, 30, 10, 20], { players, start: 'A' }).winners).toEqual([0, 1]);
  });

  it('[2019 §2 phase 9b.2] the strongest party leads the coalition, whichever player starts', () => {
    const players = platforms(PLATFORM, NONE, NONE, NONE);
    expect(byVotes([45, 44, 10, 10], { players, start: 'B' }).winners).toEqual([0, 1]);
    expect(byVotes([45, 44, 10, 10], { players, start: 'C' }).winners).toEqual([0, 2]);
  });

  it('[R41] zero identical policies are enough', () => {
    const players = platforms(PLATFORM, NONE, NONE, NONE);
    expect(byVotes([30, 0, 25, 0], { players })).toMatchObject({ outcome: 'coalition', winners: [0, 2] });
  });

  it('[R41] clashes do not subtract', () => {
    const fewerClashes: Card[] = ['education+', 'digitalisation-', 'genetics-', 'transport+', 'environment+'];
    const players = platforms(PLATFORM, TWO, fewerClashes, NONE);
    expect(byVotes([40, 20, 20, 0], { players, start: 'C' }).winners).toEqual([0, 1]);
  });

  it('[R41] the key issue plays no part', () => {
    const other: Card[] = ['education-', 'digitalisation+', 'genetics-', 'security-', 'welfare-'];
    const election = held(
      { votes: { A: 40, B: 20, C: 20 }, open: ['education+'], keyIssue: 'education+' },
      { players: platforms(PLATFORM, ONE, other, NONE), start: 'C' },
    );
    expect(election.winners).toEqual([0, 2]);
  });

  it('[R41] [2019 §2 phase 9b.2] nobody is asked: the coalition is formed on the way to the pay-out', () => {
    const { game, events } = tableWith({ votes: { A: 30, B: 25 } });
    expect(only(events, 'election-held')).toHaveLength(1);
    expect(awaited(game)).toEqual([{ seat: 0, kind: 'donation' }]);
  });

  it('[R67] of parties tied for strongest the first in turn order looks for the partner', () => {
    const players = platforms(PLATFORM, NONE, ONE, ONE);
    expect(byVotes([30, 30, 20, 0], { players, start: 'A' }).winners).toEqual([0, 2]);
    expect(byVotes([30, 30, 0, 20], { players, start: 'D' }).winners).toEqual([0, 3]);
  });

  it('[R67] the others tied are candidates like everybody else, without preference', () => {
    const players = platforms(PLATFORM, TWO, PLATFORM, NONE);
    expect(byVotes([30, 30, 20, 0], { players, start: 'A' })).toMatchObject({
      winners: [0, 2],
      win: [7, 0, 7, 0],
    });
    expect(byVotes([30, 30, 20, 0], { players: platforms(PLATFORM, TWO, ONE, NONE) }).winners).toEqual([
      0, 1,
    ]);
  });

  it('[R50] the start player forms the coalition only in a tie', () => {
    expect(
      byVotes([21, 30, 22, 0], { players: platforms(TWO, PLATFORM, PLATFORM, NONE), start: 'A' }),
    ).toMatchObject({
      winners: [1, 2],
      win: [0, 7, 7, 0],
    });
  });

  it('[R40] tie for strongest without a partner: the first in turn order gets the 5', () => {
    expect(byVotes([24, 0, 24, 0], { start: 'B' })).toMatchObject({ outcome: 'alone', win: [0, 0, 5, 0] });
    expect(byVotes([24, 0, 24, 0], { start: 'D' })).toMatchObject({ outcome: 'alone', win: [5, 0, 0, 0] });
  });

  it('[R40] [2019 §2 phase 9b.2] an election without votes: nobody gets anything', () => {
    expect(byVotes([0, 0, 0, 0])).toMatchObject({
      outcome: 'no-votes',
      mandates: [0, 0, 0, 0],
      win: [0, 0, 0, 0],
      winners: [],
      presence: [],
    });
  });
});

describe('phase 9b, media presence', () => {
  const MAJORITY = { A: 60 };

  it('[2019 §2 phase 9b.3] a winner with a marker moves one to the media board; it is out of play', () => {
    const { game } = tableWith({ votes: MAJORITY, media: { A: 2 } });
    expect(at(game.elections, 0).presence).toEqual([0]);
    expect(region(game).media).toEqual([1, 0, 0, 0]);
    expect(at(game.players, 0).media).toBe(2);
    const next = idleUntil(game, choice => choice.kind === 'bid').game;
    expect(at(next.players, 0).media).toBe(3);
  });

  it('[2019 §2 phase 9b.3] a winner without a marker there moves none', () => {
    const { game } = setUp({
      phase: 'election',
      players: FOUR,
      regions: [{ votes: MAJORITY }, { media: { A: 2 } }],
    });
    expect(at(game.elections, 0).presence).toEqual([]);
    expect(region(game, 1).media).toEqual([2, 0, 0, 0]);
  });

  it('[2019 §2 phase 9b.3] the party with media control moves one as well', () => {
    const { game } = tableWith({ votes: MAJORITY, media: { A: 1, C: 2, D: 1 } });
    expect(at(game.elections, 0).presence).toEqual([0, 2]);
    expect(region(game).media).toEqual([0, 0, 1, 1]);
  });

  it('[2019 §2 phase 9b.3] media control counts without any win or votes', () => {
    expect(held({ media: { D: 1 } })).toMatchObject({ outcome: 'no-votes', presence: [3] });
  });

  it('[2019 §2 phase 9b.3] [R9] a winner with media control moves only one', () => {
    const { game } = tableWith({ votes: MAJORITY, media: { A: 3, B: 1 } });
    expect(at(game.elections, 0).presence).toEqual([0]);
    expect(region(game).media).toEqual([2, 1, 0, 0]);
  });

  it('[2019 §2 phase 9b.3] both partners of a coalition move one each', () => {
    expect(held({ votes: { B: 30, D: 20 }, media: { B: 1, D: 1, A: 1 } }).presence).toEqual([1, 3]);
  });

  it('[2019 §2 phase 9b.3] all tied for most of several with 50 move one each, the others with 50 none', () => {
    expect(held({ votes: { A: 50, B: 60, C: 60 }, media: { A: 1, B: 1, C: 1 } }).presence).toEqual([1, 2]);
  });

  it('[R9] the strongest party without a partner is no winner: it moves none', () => {
    expect(held({ votes: { A: 40 }, media: { A: 1, B: 1 } })).toMatchObject({
      outcome: 'alone',
      presence: [],
    });
  });

  it('[R9] the strongest party without a partner moves one if it has media control', () => {
    expect(held({ votes: { A: 40 }, media: { A: 2, B: 1 } })).toMatchObject({
      outcome: 'alone',
      presence: [0],
    });
  });

  it('[R38] media control is counted before any marker leaves: a winner’s move does not hand it to another', () => {
    const { game } = tableWith({ votes: MAJORITY, media: { A: 2, B: 2 } });
    expect(at(game.elections, 0).presence).toEqual([0]);
    expect(region(game).media).toEqual([1, 2, 0, 0]);
  });

  it('[2019 §2 phase 9b.3] three markers may leave: those of both partners and of the party with media control', () => {
    const { game } = tableWith({ votes: { A: 30, B: 20 }, media: { A: 1, B: 1, C: 2 } });
    expect(at(game.elections, 0).presence).toEqual([0, 1, 2]);
    expect(region(game).media).toEqual([0, 0, 1, 0]);
  });

  it('[R66] the move is automatic: nobody is asked', () => {
    const { game } = tableWith({ votes: MAJORITY, media: { A: 1, C: 2 } });
    expect(awaited(game)).toEqual([{ seat: 0, kind: 'donation' }]);
    expect(at(game.elections, 0).presence).toEqual([0, 2]);
  });

  it('[2019 §2 phase 9b.3] the markers on the media board belong to this election', () => {
    const { game } = tableWith({ votes: MAJORITY, media: { A: 1 } }, { round: 2 });
    expect(
      game.elections.map(({ round, presence }): [number, readonly number[]] => [round, presence]),
    ).toEqual([
      [1, []],
      [2, [0]],
    ]);
  });
});
