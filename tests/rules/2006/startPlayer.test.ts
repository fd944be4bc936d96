import { type Action, attempt, chanceOf, eventsFor, type Game, type View, view } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import { asked, eventsOf, moneyOf, playerAt, playOn, refusedUnchanged } from '../2019/opening.ts';
import { choiceOf, opened, type Seating, setDice, setMoney, table } from './opening.ts';

const four = (edit: (game: Game) => void = () => {}, more: Seating = {}): Game =>
  table({ players: 4, phase: 'start-player', ...more }, edit);
const old = (edit: (game: Game) => void = () => {}): Game => four(edit, { ruleset: '1997-7' });

const bids = (...amounts: number[]): Action[] =>
  amounts.map((amount, seat) => ({ kind: 'bid', seat, amount }));
const bid = (seat: number, amount: number): Action => ({ kind: 'bid', seat, amount });
const name = (seat: number, start: number): Action => ({ kind: 'name-start', seat, start });

function bidsIn(seen: View) {
  const frame = seen.frames[0];
  if (frame?.phase !== 'start-player') throw new Error('not at the start player');
  return frame.bids;
}

describe('start player: sealed bids', () => {
  it('[2006 §6.2.1] all bid at the same time', () => {
    expect(asked(four())).toEqual([
      [0, 'bid'],
      [1, 'bid'],
      [2, 'bid'],
      [3, 'bid'],
    ]);
  });

  it('[2006 §6.2.1] the highest pays the bid, nobody else pays', () => {
    expect(moneyOf(act(four(), bids(0, 1000, 3000, 2000)))).toEqual([25_000, 25_000, 22_000, 25_000]);
  });

  it('[2006 §6.2.1] the highest then names the start player', () => {
    expect(asked(act(four(), bids(0, 1000, 3000, 2000)))).toEqual([[2, 'name-start']]);
  });

  it('[2006 §6.2.1] a bid may be 0 or all the player’s money', () => {
    const game = four(each => setMoney(each, 7000));
    expect(choiceOf(game, 0, 'bid')).toEqual({ kind: 'bid', seat: 0, min: 0, max: 7000, step: 1000 });
    expect(playerAt(act(game, bids(7000, 0, 0, 0)), 0).money).toBe(0);
  });

  it('[2006 §6.2.1] [R0] a bid above the player’s money is refused and nothing changes', () => {
    const game = four(each => setMoney(each, 7000));
    expect(refusedUnchanged(game, bid(0, 8000))).toEqual({
      code: 'above-money',
      rule: 'R0',
      figures: { amount: 8000, max: 7000 },
    });
  });

  it('[2006 §6.2.1] [R52] a bid between two steps of 1,000 is refused', () => {
    expect(refusedUnchanged(four(), bid(0, 1500))).toEqual({
      code: 'no-whole-step',
      rule: 'R52',
      figures: { amount: 1500, step: 1000 },
    });
  });

  it('[2006 §6.2.1] [R76] until all are in, the others see only that a bid came in', () => {
    const { game, events } = actWithEvents(four(), [bid(1, 5000)]);
    expect(bidsIn(view(game, 1))).toEqual([null, 5000, null, null]);
    expect(bidsIn(view(game, 0))).toEqual([null, 'sealed', null, null]);
    expect(bidsIn(view(game, null))).toEqual([null, 'sealed', null, null]);
    expect(eventsFor(events, 0)).toEqual([{ event: 'sealed', seat: 1, kind: 'bid' }]);
  });

  it('[R76] all bids are shown when all are in', () => {
    const { game, events } = actWithEvents(four(), bids(0, 1000, 3000, 2000));
    expect(eventsOf(eventsFor(events, null), 'bids-revealed')).toEqual([
      { event: 'bids-revealed', bids: [0, 1000, 3000, 2000] },
    ]);
    expect(bidsIn(view(game, null))).toEqual([0, 1000, 3000, 2000]);
  });

  it('[2006 §6.2.1] a bid that is in cannot be changed', () => {
    expect(refusedUnchanged(act(four(), [bid(0, 1000)]), bid(0, 2000)).code).toBe('already-sealed');
  });
});

describe('start player: naming', () => {
  const won = act(four(), bids(0, 1000, 3000, 2000));

  it('[2006 §6.2.1] [R76] the highest bidder may name any player, and themselves too', () => {
    expect(choiceOf(won, 2, 'name-start').seats).toEqual([0, 1, 2, 3]);
    for (const start of [0, 1, 2, 3]) expect(act(won, [name(2, start)]).start).toBe(start);
  });

  it('[2006 §6.2.1] naming another costs that player nothing', () => {
    expect(moneyOf(act(won, [name(2, 0)]))).toEqual([25_000, 25_000, 22_000, 25_000]);
  });

  it('[R76] nobody who is not there can be named', () => {
    expect(refusedUnchanged(won, name(2, 4))).toEqual({
      code: 'seat-not-there',
      rule: '2006 §6.2.1',
      figures: { seat: 4 },
    });
  });

  it('[R76] the highest bidder must name a player', () => {
    expect(refusedUnchanged(won, { kind: 'name-start', seat: 2, start: null }).code).toBe('malformed');
  });

  it('[2006 §6.2.1] nobody but the highest bidder names', () => {
    expect(refusedUnchanged(won, name(0, 0))).toEqual({
      code: 'not-asked',
      rule: '2006 §3',
      figures: { seat: 0, asked: '2' },
    });
  });

  it('[2006 §6.2.1] [2006 §3] the player named is the first in turn order', () => {
    expect(asked(act(won, [name(2, 3)]))).toEqual([[3, 'redraw']]);
  });
});

describe('start player: a tie above zero, 2006', () => {
  const tied = act(four(), bids(3000, 3000, 2000, 3000));

  it('[2006 §6.2.1] the tied bid again, all at once, and nobody else', () => {
    expect(asked(tied)).toEqual([
      [0, 'bid'],
      [1, 'bid'],
      [3, 'bid'],
    ]);
    expect(refusedUnchanged(tied, bid(2, 5000)).code).toBe('not-asked');
  });

  it('[2006 §6.2.1] nobody has paid yet', () => {
    expect(moneyOf(tied)).toEqual([25_000, 25_000, 25_000, 25_000]);
  });

  it('[2006 §6.2.1] a second bid is at least the first', () => {
    expect(choiceOf(tied, 0, 'bid').min).toBe(3000);
    expect(refusedUnchanged(tied, bid(0, 2000))).toEqual({
      code: 'below-minimum',
      rule: '2006 §6.2.1',
      figures: { amount: 2000, min: 3000 },
    });
    expect(attempt(tied, bid(0, 3000)).ok).toBe(true);
  });

  it('[2006 §6.2.1] [R0] a second bid is at most the player’s money', () => {
    expect(attempt(tied, bid(0, 25_000)).ok).toBe(true);
    expect(refusedUnchanged(tied, bid(0, 26_000))).toEqual({
      code: 'above-money',
      rule: 'R0',
      figures: { amount: 26_000, max: 25_000 },
    });
  });

  it('[2006 §6.2.1] who tied with all the money there was can still bid the same', () => {
    const game = act(
      four(each => setMoney(each, 3000)),
      bids(3000, 3000, 0, 0),
    );
    expect(choiceOf(game, 0, 'bid')).toEqual({ kind: 'bid', seat: 0, min: 3000, max: 3000, step: 1000 });
  });

  it('[2006 §6.2.1] [R76] second bids are sealed as well, first bids lie open', () => {
    const game = act(tied, [bid(1, 6000)]);
    expect(bidsIn(view(game, 0))).toEqual([null, 'sealed', 2000, null]);
    expect(bidsIn(view(game, 2))).toEqual([null, 'sealed', 2000, null]);
    expect(bidsIn(view(game, 1))).toEqual([null, 6000, 2000, null]);
  });

  it('[2006 §6.2.1] a single highest second bid wins, is paid instead of the first, without a roll', () => {
    const { game, events } = actWithEvents(tied, [bid(0, 3000), bid(1, 6000), bid(3, 5000)]);
    expect(moneyOf(game)).toEqual([25_000, 19_000, 25_000, 25_000]);
    expect(asked(game)).toEqual([[1, 'name-start']]);
    expect(eventsOf(events, 'rolled')).toEqual([]);
  });

  it('[R76] second bids are shown when all are in', () => {
    const { events } = actWithEvents(tied, [bid(0, 3000), bid(1, 6000), bid(3, 5000)]);
    expect(eventsOf(events, 'bids-revealed')).toEqual([
      { event: 'bids-revealed', bids: [3000, 6000, 2000, 5000] },
    ]);
  });

  it('[2006 §6.2.1] [R28] still tied: only those at the highest roll, the highest roll wins', () => {
    const start = act(
      four(each => setDice(each, [1, 2])),
      bids(3000, 3000, 2000, 3000),
    );
    const { game, events } = actWithEvents(start, [bid(0, 4000), bid(1, 3000), bid(3, 4000)]);
    expect(eventsOf(events, 'rolled')).toEqual([
      { event: 'rolled', seat: 0, rolls: [1] },
      { event: 'rolled', seat: 3, rolls: [2] },
    ]);
    expect(asked(game)).toEqual([[3, 'name-start']]);
  });

  it('[2006 §6.2.1] [R76] the winner of that roll pays the second bid', () => {
    const start = act(
      four(each => setDice(each, [1, 2])),
      bids(3000, 3000, 2000, 3000),
    );
    const game = act(start, [bid(0, 4000), bid(1, 3000), bid(3, 4000)]);
    expect(moneyOf(game)).toEqual([25_000, 25_000, 25_000, 21_000]);
  });

  it('[2006 §6.2.1] [R28] equal rolls are rolled again, among the equals only', () => {
    const start = act(
      four(each => setDice(each, [2, 0, 2, 3, 1])),
      bids(3000, 3000, 2000, 3000),
    );
    const { game, events } = actWithEvents(start, [bid(0, 3000), bid(1, 3000), bid(3, 3000)]);
    expect(eventsOf(events, 'rolled').map(({ seat, rolls }) => [seat, ...rolls])).toEqual([
      [0, 2],
      [1, 0],
      [3, 2],
      [0, 3],
      [3, 1],
    ]);
    expect(asked(game)).toEqual([[0, 'name-start']]);
    expect(moneyOf(game)).toEqual([22_000, 25_000, 25_000, 25_000]);
  });
});

describe('start player: everybody bids zero', () => {
  it('[2006 §6.2.1] [R28] [R75] all roll, in seat order, and the highest roll names', () => {
    const { game, events } = actWithEvents(
      four(each => setDice(each, [1, 0, 3, 2]), { start: 2 }),
      bids(0, 0, 0, 0),
    );
    expect(eventsOf(events, 'rolled').map(({ seat, rolls }) => [seat, ...rolls])).toEqual([
      [0, 1],
      [1, 0],
      [2, 3],
      [3, 2],
    ]);
    expect(asked(game)).toEqual([[2, 'name-start']]);
  });

  it('[2006 §6.2.1] [R76] nothing is paid then', () => {
    expect(moneyOf(act(four(), bids(0, 0, 0, 0)))).toEqual([25_000, 25_000, 25_000, 25_000]);
  });

  it('[2006 §6.2.1] nobody bids a second time', () => {
    expect(asked(act(four(), bids(0, 0, 0, 0))).map(([, kind]) => kind)).toEqual(['name-start']);
  });

  it('[R75] equal rolls are rolled again in seat order', () => {
    const { game, events } = actWithEvents(
      four(each => setDice(each, [3, 0, 3, 2, 1, 2]), { start: 3 }),
      bids(0, 0, 0, 0),
    );
    expect(eventsOf(events, 'rolled').map(({ seat }) => seat)).toEqual([0, 1, 2, 3, 0, 2]);
    expect(asked(game)).toEqual([[2, 'name-start']]);
  });
});

describe('start player: the die', () => {
  it('[R35] [R28] its faces are 0, 1, 1, 2, 2, 3', () => {
    for (const { rules } of [four(), old()]) expect(rules.die).toEqual([0, 1, 1, 2, 2, 3]);
  });

  it('[R35] in 6,000 rolls every face comes up about as often as it is there', () => {
    const counts = [0, 0, 0, 0];
    for (let n = 0; n < 1500; n += 1) {
      const game = four(each => {
        each.chance.dice = chanceOf(`many-${n}`).dice;
      });
      const rolled = eventsOf(actWithEvents(game, bids(0, 0, 0, 0)).events, 'rolled');
      for (const { rolls } of rolled.slice(0, 4)) counts[rolls[0] ?? 9] = (counts[rolls[0] ?? 9] ?? 0) + 1;
    }
    expect(counts.reduce((total, count) => total + count, 0)).toBe(6000);
    for (const [face, share] of [1000, 2000, 2000, 1000].entries())
      expect(Math.abs((counts[face] ?? 0) - share)).toBeLessThan(150);
  });
});

describe('start player: 1997', () => {
  it('[1997 §6.2.1] [R28] a tie is rolled for at once, without a second bid', () => {
    const { game, events } = actWithEvents(
      old(each => setDice(each, [1, 2])),
      bids(3000, 0, 3000, 2000),
    );
    expect(eventsOf(events, 'rolled').map(({ seat, rolls }) => [seat, ...rolls])).toEqual([
      [0, 1],
      [2, 2],
    ]);
    expect(asked(game)).toEqual([[2, 'name-start']]);
  });

  it('[1997 §6.2.1] [R76] the winner of the roll pays the bid and names the start player', () => {
    const game = act(
      old(each => setDice(each, [2, 1])),
      bids(3000, 0, 3000, 2000),
    );
    expect(moneyOf(game)).toEqual([22_000, 25_000, 25_000, 25_000]);
    expect(act(game, [name(0, 1)]).start).toBe(1);
  });

  it('[1997 §6.2.1] a single highest bid wins without a roll', () => {
    const { game, events } = actWithEvents(old(), bids(3000, 0, 4000, 2000));
    expect(eventsOf(events, 'rolled')).toEqual([]);
    expect(asked(game)).toEqual([[2, 'name-start']]);
  });

  it('[1997 §6.2.1] [R28] equal rolls are rolled again among the equals', () => {
    const { events } = actWithEvents(
      old(each => setDice(each, [2, 2, 0, 1, 3])),
      bids(3000, 3000, 3000, 2000),
    );
    expect(eventsOf(events, 'rolled').map(({ seat }) => seat)).toEqual([0, 1, 2, 0, 1]);
  });
});

describe('start player: when', () => {
  it('[2006 §6.2.1] in the last round nobody bids and the start player stays', () => {
    const { game, events: before } = opened({ round: 6, phase: 'votes', start: 1 });
    const events = [...before, ...playOn(game, 'to-the-end')];
    expect(game.result).not.toBeNull();
    expect(eventsOf(events, 'phase-began').filter(({ phase }) => phase === 'start-player')).toEqual([]);
    expect(eventsOf(events, 'round-began').map(({ round }) => round)).toEqual([7]);
    expect(game.start).toBe(1);
  });

  it('[2006 §6.2.1] in every round before it there is an auction', () => {
    const { game, events: before } = opened({ round: 5, phase: 'votes' });
    const events = [...before, ...playOn(game, 'to-the-end')];
    const auctions = eventsOf(events, 'phase-began').filter(({ phase }) => phase === 'start-player');
    expect(auctions.map(({ round }) => round)).toEqual([6]);
  });
});
