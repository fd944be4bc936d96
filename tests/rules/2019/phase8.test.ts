import { awaited, choiceFor, eventsFor, type Game, view } from '@macher/engine';
import { type Position, type RegionSpec, setUp, type Table } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import {
  at,
  bases,
  bids,
  expectRefused,
  idleUntil,
  keepsQuiet,
  money,
  only,
  passes,
  publishes,
  question,
  region,
  trends,
} from './closing.ts';

/** Nobody plays the Grünen. */
const PLAYERS: Position['players'] = {
  A: { party: 'cdu' },
  B: { party: 'spd' },
  C: { party: 'fdp' },
  D: { party: 'linke' },
};
const VIEWERS = [0, 1, 2, 3, null];

function tableWith(regions: readonly RegionSpec[], more: Partial<Position> = {}): Table {
  return setUp({ phase: 'poll-auctions', players: PLAYERS, regions, ...more });
}

/** D is auctioneer of the first region, so A bids first; the top card is CDU a. */
const table = (spec: RegionSpec = {}, more: Partial<Position> = {}): Game =>
  tableWith([{ id: 'BB', votes: { D: 5 }, ...spec }], { polls: { pile: ['cdu-a', 'fdp-b'] }, ...more }).game;

const withMoney = (party: string, amount: number): Position['players'][string] => ({ party, money: amount });

/** The order in which the seats are asked in the auction that is open. */
function order(game: Game): number[] {
  const { region: id } = question(game, 'poll-bid');
  const { events } = idleUntil(game, choice => choice.kind !== 'poll-bid' || choice.region !== id);
  return only(events, 'poll-passed').map(({ seat }) => seat);
}

describe('phase 8, the auctioneer', () => {
  it('[2019 §2 phase 8.1] [2019 §2 phase 8.2] the party with most votes there bids last, its left neighbour first', () => {
    const { game, events } = tableWith([{ id: 'BB', votes: { A: 3, B: 9, D: 8 } }]);
    expect(only(events, 'poll-offered')).toMatchObject([{ region: 'BB', auctioneer: 1 }]);
    expect(order(game)).toEqual([2, 3, 0, 1]);
  });

  it('[2019 §2 phase 8.1] tie: the first in turn order among the tied, not the start player', () => {
    const { game } = tableWith([{ votes: { A: 7, B: 3, D: 7 } }], { start: 'C' });
    expect(order(game)).toEqual([0, 1, 2, 3]);
  });

  it('[R64] without votes all are tied: the start player bids last', () => {
    expect(order(tableWith([{}], { start: 'C' }).game)).toEqual([3, 0, 1, 2]);
  });

  it('[2019 §2 phase 8.1] one poll in every region, in region order, each with its own auctioneer', () => {
    const { game, events } = tableWith([
      { id: 'BB', votes: { B: 1 } },
      { id: 'HE', votes: { C: 1 } },
      { id: 'TH', votes: { A: 1 } },
      { id: 'NRW', votes: { D: 1 } },
    ]);
    const { events: later } = idleUntil(game, choice => choice.kind !== 'poll-bid');
    const offered = only([...events, ...later], 'poll-offered');
    expect(offered.map(({ region: id, auctioneer }) => [id, auctioneer])).toEqual([
      ['BB', 1],
      ['HE', 2],
      ['TH', 0],
      ['NRW', 3],
    ]);
  });
});

describe('phase 8, bidding', () => {
  it('[2019 §2 phase 8.2] the highest bidder pays, nobody else does', () => {
    const game = act(table(), [bids(0, 1000), bids(1, 4000), passes(2), bids(3, 6000)]);
    expect(money(game)).toEqual([30_000, 30_000, 30_000, 24_000]);
    expect(awaited(game)).toEqual([{ seat: 3, kind: 'poll-use' }]);
  });

  it('[2019 §2 phase 8.2] the opening bid may be 0, also after others have passed', () => {
    const game = act(table(), [passes(0), bids(1, 0), passes(2), passes(3)]);
    expect(awaited(game)).toEqual([{ seat: 1, kind: 'poll-use' }]);
    expect(money(game)).toEqual([30_000, 30_000, 30_000, 30_000]);
  });

  it('[2019 §2 phase 8.2] after a bid of 0 another 0 is too little, 1,000 are enough', () => {
    const game = act(table(), [bids(0, 0)]);
    expectRefused(game, bids(1, 0), {
      code: 'below-minimum',
      rule: '2019 §2 phase 8.2',
      figures: { amount: 0, min: 1000 },
    });
    expect(awaited(act(game, [bids(1, 1000), passes(2), passes(3)]))).toMatchObject([{ seat: 1 }]);
  });

  it('[2019 §2 phase 8.2] a bid must exceed the highest so far', () => {
    const game = act(table(), [bids(0, 4000), passes(1)]);
    expectRefused(game, bids(2, 4000), {
      code: 'below-minimum',
      rule: '2019 §2 phase 8.2',
      figures: { amount: 4000, min: 5000 },
    });
    expect(awaited(act(game, [bids(2, 5000), passes(3)]))).toMatchObject([{ seat: 2 }]);
  });

  it('[2019 §2 phase 8.2] half steps are no bids', () => {
    expectRefused(table(), bids(0, 1500), {
      code: 'no-whole-step',
      rule: 'R52',
      figures: { amount: 1500, step: 1000 },
    });
  });

  it('[2019 §2 phase 8.2] a player can bid all their money, not more', () => {
    const game = table({}, { players: { ...PLAYERS, A: withMoney('cdu', 7000) } });
    expectRefused(game, bids(0, 8000), {
      code: 'above-money',
      rule: 'R0',
      figures: { amount: 8000, max: 7000 },
    });
    expect(money(act(game, [bids(0, 7000), passes(1), passes(2), passes(3)]))).toEqual([
      0, 30_000, 30_000, 30_000,
    ]);
  });

  it('[2019 §2 phase 8.2] [R57] a player who can’t bid more is asked all the same and can only pass', () => {
    const game = act(table({}, { players: { ...PLAYERS, B: withMoney('spd', 3000) } }), [bids(0, 3000)]);
    expect(question(game, 'poll-bid')).toMatchObject({ seat: 1, range: null });
    expectRefused(game, bids(1, 4000), {
      code: 'must-pass',
      rule: '2019 §2 phase 8.2',
      figures: { amount: 4000 },
    });
    expect(awaited(act(game, [passes(1)]))).toEqual([{ seat: 2, kind: 'poll-bid' }]);
  });

  it('[2019 §2 phase 8.2] once around: nobody may raise after the auctioneer', () => {
    const game = act(table(), [bids(0, 1000), bids(1, 2000), bids(2, 3000), bids(3, 4000)]);
    expect(awaited(game)).toEqual([{ seat: 3, kind: 'poll-use' }]);
  });

  it('[2019 §2 phase 8.2] [R8] if all pass the card is discarded unseen and nothing happens', () => {
    const { game, events } = actWithEvents(table(), [passes(0), passes(1), passes(2), passes(3)]);
    expect(only(events, 'poll-unsold')).toEqual([{ event: 'poll-unsold', region: 'BB' }]);
    for (const viewer of VIEWERS)
      expect(view(game, viewer).polls.discards).toEqual([{ back: 'cdu', poll: null }]);
    expect(money(game)).toEqual([30_000, 30_000, 30_000, 30_000]);
    expect(bases(game)).toEqual([10, 10, 10, 10]);
    expect(trends(game)).toEqual([0, 0, 0, 0]);
  });

  it('[R50] bidders see only the back of the card', () => {
    const game = table();
    expect(question(game, 'poll-bid')).toEqual({
      kind: 'poll-bid',
      seat: 0,
      region: 'BB',
      back: 'cdu',
      range: { min: 0, max: 30_000, step: 1000 },
    });
    for (const viewer of VIEWERS) {
      const seen = view(game, viewer);
      expect(seen.polls).toEqual({ pile: { hidden: 10 }, top: 'cdu', discards: [] });
      const { rules: _rules, ...rest } = seen;
      expect(JSON.stringify(rest)).not.toContain('cdu-a');
    }
  });
});

describe('phase 8, the winner’s use of the poll', () => {
  const wonBy = (seat: number, spec: RegionSpec = {}, more: Partial<Position> = {}): Game =>
    act(
      table(spec, more),
      [0, 1, 2, 3].map(each => (each === seat ? bids(each, 4000) : passes(each))),
    );

  it('[2019 §2 phase 8.3] [R39] the winner alone looks at the card', () => {
    const { game, events } = actWithEvents(table(), [passes(0), bids(1, 0), passes(2), passes(3)]);
    for (const viewer of VIEWERS) {
      const poll = viewer === 1 ? 'cdu-a' : null;
      expect(at(view(game, viewer).frames, 1)).toMatchObject({ phase: 'poll-use', back: 'cdu', poll });
      expect(only(eventsFor(events, viewer), 'poll-seen')).toEqual([
        { event: 'poll-seen', seat: 1, region: 'BB', poll },
      ]);
    }
    expect([0, 2, 3].map(seat => choiceFor(game, seat))).toEqual([null, null, null]);
  });

  it('[2019 §2 phase 8.3] kept quiet: base +3, and the trends stay', () => {
    const game = act(wonBy(0), [keepsQuiet(0)]);
    expect(bases(game)).toEqual([13, 10, 10, 10]);
    expect(trends(game)).toEqual([0, 0, 0, 0]);
  });

  it('[R37] base has no upper limit', () => {
    const game = wonBy(0, {}, { players: { ...PLAYERS, A: { party: 'cdu', base: 99 } } });
    expect(bases(act(game, [keepsQuiet(0)]))).toEqual([102, 10, 10, 10]);
  });

  it('[R39] [2019 §2 phase 8.3] a quiet poll goes face down to the discards: later too only the winner knows it', () => {
    const { game, events } = actWithEvents(wonBy(1), [keepsQuiet(1)]);
    for (const viewer of VIEWERS) {
      const poll = viewer === 1 ? 'cdu-a' : null;
      expect(view(game, viewer).polls.discards).toEqual([{ back: 'cdu', poll }]);
      expect(JSON.stringify(eventsFor(events, viewer))).not.toContain('cdu-a');
    }
  });

  it('[2019 §2 phase 8.3] published: all see the card', () => {
    const { game, events } = actWithEvents(wonBy(0), [publishes(0)]);
    for (const viewer of VIEWERS) {
      expect(view(game, viewer).polls.discards).toEqual([{ back: 'cdu', poll: 'cdu-a' }]);
      expect(only(eventsFor(events, viewer), 'poll-published')).toEqual([
        { event: 'poll-published', seat: 0, region: 'BB', poll: 'cdu-a' },
      ]);
    }
  });

  it('[2019 §2 phase 8.3] published: own trend up, the two minus parties down, others’ plus ignored, no base', () => {
    const game = act(wonBy(0), [publishes(0)]);
    expect(trends(game)).toEqual([3, 0, -3, -2]);
    expect(bases(game)).toEqual([10, 10, 10, 10]);
  });

  it('[2019 §2 phase 8.3] a party with +1 publishes as well: +1 for itself, nothing for the party on the back', () => {
    expect(trends(act(wonBy(1), [publishes(1)]))).toEqual([0, 2, -3, -2]);
  });

  it('[2019 §2 phase 8.3] a party that is not in play is ignored', () => {
    const game = wonBy(0, {}, { polls: { pile: ['cdu-b'] } });
    expect(trends(act(game, [publishes(0)]))).toEqual([3, -2, 0, 0]);
  });

  it('[2019 §2 phase 8.3] at the bottom of the scale a marker stays', () => {
    const game = wonBy(0, { trend: { C: -2, D: -3 } });
    expect(trends(act(game, [publishes(0)]))).toEqual([3, 0, -3, -3]);
  });

  it('[2019 §2 phase 8.3] trends change in this region only', () => {
    const game = act(wonBy(0), [publishes(0)]);
    expect(trends(game, 1)).toEqual([0, 0, 0, 0]);
  });

  for (const [seat, party] of [
    [2, 'fdp'],
    [3, 'linke'],
  ] as const) {
    it(`[2019 §2 phase 8.3] [R65] [R57] a card that lowers the winner’s party cannot be published: ${party}`, () => {
      const game = wonBy(seat);
      expect(question(game, 'poll-use')).toMatchObject({ seat, publishable: false });
      expectRefused(game, publishes(seat), {
        code: 'not-publishable',
        rule: '2019 §2 phase 8.3',
        figures: { poll: 'cdu-a' },
      });
      expect(bases(act(game, [keepsQuiet(seat)]))[seat]).toBe(13);
    });
  }

  it('[R65] with the own trend at the top it can be published: the own stays, the others fall', () => {
    const game = wonBy(0, { trend: { A: 4 } });
    expect(trends(act(game, [publishes(0)]))).toEqual([4, 0, -3, -2]);
  });

  it('[R65] a card that could be published may be kept quiet', () => {
    const game = wonBy(0);
    expect(question(game, 'poll-use').publishable).toBe(true);
    expect(bases(act(game, [keepsQuiet(0)]))).toEqual([13, 10, 10, 10]);
  });

  it('[2019 §2 phase 8.3] a party with media control in this region is not lowered', () => {
    const game = wonBy(0, { media: { D: 2, C: 1 } });
    expect(trends(act(game, [publishes(0)]))).toEqual([3, 0, -3, 0]);
  });

  it('[2019 §2 phase 8.3] [R63] a tie for most markers protects nobody', () => {
    const game = wonBy(0, { media: { D: 1, C: 1 } });
    expect(trends(act(game, [publishes(0)]))).toEqual([3, 0, -3, -2]);
  });

  it('[2019 §2 phase 8.3] media control in another region does not protect', () => {
    const { game } = tableWith([{ votes: { D: 5 } }, { media: { C: 3 } }], { polls: { pile: ['cdu-a'] } });
    const won = act(game, [bids(0, 0), passes(1), passes(2), passes(3)]);
    expect(trends(act(won, [publishes(0)]))).toEqual([3, 0, -3, -2]);
  });

  it('[2019 §2 phase 8.3] the poll is used before the next auction opens', () => {
    const game = wonBy(0);
    expect(awaited(game)).toEqual([{ seat: 0, kind: 'poll-use' }]);
    const next = act(game, [keepsQuiet(0)]);
    expect(question(next, 'poll-bid')).toMatchObject({ region: region(next, 1).id, back: 'fdp' });
  });
});

describe('phase 8, the pile', () => {
  const passAll = [passes(0), passes(1), passes(2), passes(3)];

  it('[2019 §2 phase 8.4] an empty pile is shuffled before the bidding: the back of the new top card is seen', () => {
    const { game, events } = tableWith([{ votes: { D: 5 } }], { polls: { rest: 'discards' } });
    const names = events.map(({ event }) => event).filter(name => name.startsWith('poll'));
    expect(names).toEqual(['polls-shuffled', 'poll-offered']);
    expect(game.polls.discards).toEqual([]);
    const top = at(game.polls.pile, 9);
    const { back } = question(game, 'poll-bid');
    expect(top.startsWith(back ?? '?')).toBe(true);
    expect(only(events, 'poll-offered')).toMatchObject([{ back }]);
    expect(view(game, 0).polls).toMatchObject({ top: back, pile: { hidden: 10 } });
  });

  it('[2019 §2 phase 8.4] [R47] the last card is auctioned and used first; then all ten are shuffled', () => {
    const game = table({}, { polls: { pile: ['cdu-a'], rest: 'discards' } });
    const { game: looking, events: before } = actWithEvents(game, [
      bids(0, 0),
      passes(1),
      passes(2),
      passes(3),
    ]);
    expect(only(before, 'polls-shuffled')).toEqual([]);
    const { events } = actWithEvents(looking, [publishes(0)]);
    expect(only(events, 'polls-shuffled')).toEqual([{ event: 'polls-shuffled', count: 10 }]);
  });

  it('[R47] a pile that ran out is not shuffled before a card is needed', () => {
    const { game } = tableWith([{ votes: { D: 1 } }, { votes: { D: 1 } }], {
      round: 3,
      polls: { pile: ['cdu-a', 'fdp-b'], rest: 'discards' },
    });
    const after = act(game, [...passAll, ...passAll]);
    expect(after.polls.pile).toEqual([]);
    expect(after.polls.discards).toHaveLength(10);
    expect(view(after, 0).polls.top).toBeNull();
  });
});
