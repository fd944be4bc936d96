import { actionsOf, choices, clone, type Game, play } from '@macher/engine';
import { setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';

/** How many different lines of play of this length begin here. While decisions are sealed, the first seat is asked. */
function lines(game: Game, depth: number): number {
  const [choice] = choices(game);
  if (choice === undefined) return 0;
  let count = 0;
  for (const action of actionsOf(game.rules, choice)) {
    if (depth === 1) {
      count += 1;
      continue;
    }
    const next = clone(game);
    play(next, action);
    count += lines(next, depth - 1);
  }
  return count;
}

const three = { A: {}, B: {}, C: {} };

describe('exact counts from fixed starts', () => {
  it('starting blocks: A, B and D 384 ways each, C and E 144', () => {
    const { game } = setUp({ round: 0, phase: 'starting-blocks', players: three });
    expect(lines(game, 1)).toBe(3 * 384 + 2 * 144);
  });

  it('sending five politicians to four regions: the sum of C(4,k) · 5!/(5−k)!', () => {
    const { game } = setUp({ phase: 'send-politicians', players: three });
    expect(lines(game, 1)).toBe(1 + 20 + 120 + 240 + 120);
  });

  it('sending: three players with one politician each have five ways each', () => {
    const politicians = ['backbencher'];
    const { game } = setUp({
      phase: 'send-politicians',
      players: { A: { politicians }, B: { politicians }, C: { politicians } },
    });
    expect([lines(game, 1), lines(game, 2), lines(game, 3)]).toEqual([5, 25, 125]);
  });

  it('sealed bids: every whole thousand from nothing to all the seat’s money', () => {
    const { game } = setUp({
      phase: 'start-player',
      players: { A: { money: 3000 }, B: { money: 0 }, C: { money: 1000 } },
    });
    expect([lines(game, 1), lines(game, 2), lines(game, 3)]).toEqual([4, 4, 8]);
  });

  it('meetings: as many allocations as a plain count over four regions finds', () => {
    const costs = [0, 1, 2, 3, 5, 7, 10, 15, 20];
    /** Ways to spend up to `money` thousands on up to `supply` meetings in regions with room for `rooms`. */
    const ways = (money: number, supply: number, [room, ...rooms]: readonly number[]): number => {
      if (room === undefined) return 1;
      const counts = costs.flatMap((cost, count) =>
        count <= Math.min(room, supply) && cost <= money ? [count] : [],
      );
      return counts.reduce(
        (total, count) => total + ways(money - (costs[count] ?? 0), supply - count, rooms),
        0,
      );
    };
    const expected = ways(12, 17, [8, 8, 5, 8]);
    expect(expected).toBeGreaterThan(100);
    const { game } = setUp({
      phase: 'meetings',
      players: { A: { money: 12_000 }, B: {}, C: {} },
      regions: [{}, {}, { id: 'HE', meetings: { A: 3 } }, {}],
    });
    expect(lines(game, 1)).toBe(expected);
  });

  it('media shares: four regions or a pass each, and a full region is no choice any more', () => {
    const { game } = setUp({ phase: 'media-shares', players: three });
    expect([lines(game, 1), lines(game, 2), lines(game, 3)]).toEqual([5, 25, 125]);
    const full = setUp({
      phase: 'media-shares',
      players: three,
      regions: [{ id: 'HE', media: { A: 2, B: 2 } }],
    }).game;
    // After one more marker there the region is full: 4 ways leave 5 choices, 1 way leaves 4.
    expect([lines(full, 1), lines(full, 2)]).toEqual([5, 24]);
  });

  it('first platform: seven different issues, any five', () => {
    const hand = [
      'education+',
      'digitalisation+',
      'genetics+',
      'security+',
      'welfare+',
      'environment+',
      'transport+',
    ] as const;
    const { game } = setUp({ round: 0, phase: 'first-platform', players: { A: { hand }, B: {}, C: {} } });
    expect(lines(game, 1)).toBe(21);
  });

  it('first platform: five issues, two of them twice with both stances', () => {
    const hand = [
      'education+',
      'education-',
      'genetics+',
      'genetics-',
      'welfare+',
      'environment+',
      'transport+',
    ] as const;
    const { game } = setUp({ round: 0, phase: 'first-platform', players: { A: { hand }, B: {}, C: {} } });
    expect(lines(game, 1)).toBe(4);
  });

  it('media influence: an opinion out, any issue in that the others do not show', () => {
    const { game } = setUp({
      phase: 'media-influence',
      players: three,
      regions: [
        {
          id: 'BB',
          media: { A: 1 },
          open: ['education+', 'transport-', 'welfare+', 'security+'],
          keyIssue: 'welfare+',
        },
      ],
    });
    // Three opinions may go; for each, four free issues and its own, with both stances; or pass.
    expect(lines(game, 1)).toBe(3 * 4 * 2 + 1);
  });

  it('donations: in the second round two cards each, to take or to refuse', () => {
    const donations = [10_000, 30_000];
    const { game } = setUp({
      round: 2,
      phase: 'pay-out',
      players: { A: { donations }, B: { donations }, C: { donations } },
    });
    expect([lines(game, 1), lines(game, 2), lines(game, 3)]).toEqual([4, 16, 64]);
  });

  it('a poll auction of three with 1,000 each: who may still outbid whom', () => {
    const { game } = setUp({
      phase: 'poll-auctions',
      players: { A: { money: 1000 }, B: { money: 1000 }, C: { money: 1000 } },
    });
    // After a pass 3 ways, after a bid of 0 two, after a bid of 1,000 one: 3, then 6, then 10.
    expect([lines(game, 1), lines(game, 2), lines(game, 3)]).toEqual([3, 6, 10]);
  });

  it('2006, preliminary options: (40 + 64 + 40) ways of the first column, (20 + 10 + 4 + 1) of the second', () => {
    const { game } = setUp({ ruleset: '2006-7', round: 0, phase: 'starting-blocks', players: three });
    expect(lines(game, 1)).toBe(144 * 35);
  });

  it('2006, redrawing: any of three different cards, then none or one swap that keeps five issues', () => {
    const { game } = setUp({
      ruleset: '2006-7',
      phase: 'platforms',
      players: {
        A: {
          platform: ['terrorism+', 'genetics+', 'economy+', 'taxes+', 'nuclear+'],
          hand: ['wages+', 'welfare+', 'terrorism-'],
        },
        B: {},
        C: {},
      },
    });
    expect(lines(game, 1)).toBe(8);
    const kept = clone(game);
    play(kept, { kind: 'redraw', seat: 0, discard: [] });
    // Two new issues for any of five, the other stance for one: 11 swaps, or none.
    expect(lines(kept, 1)).toBe(12);
  });

  it('1997, laying one at a time: seven politicians to four regions, or a pass', () => {
    const { game } = setUp({ ruleset: '1997-7', phase: 'send-politicians', players: three });
    expect(lines(game, 1)).toBe(29);
    expect(lines(game, 2)).toBe(29 * 29);
  });
});
