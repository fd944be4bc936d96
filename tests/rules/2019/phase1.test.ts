import { type Action, attempt, choiceFor, type Game, type View, view } from '@macher/engine';
import { setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import { asked, eventsOf, moneyOf, refusedUnchanged } from './opening.ts';

const NAMES = ['A', 'B', 'C', 'D'];

const table = (start = 'A', money: Record<string, number> = {}): Game =>
  setUp({
    phase: 'start-player',
    start,
    players: Object.fromEntries(NAMES.map(name => [name, { money: money[name] ?? 30_000 }])),
  }).game;

const bids = (...amounts: number[]): Action[] =>
  amounts.map((amount, seat) => ({ kind: 'bid', seat, amount }));
const raise = (seat: number, amount: number): Action => ({ kind: 'raise', seat, amount });
const pass = (seat: number): Action => ({ kind: 'raise', seat, amount: null });

function frameIn(seen: View) {
  const frame = seen.frames[0];
  if (frame?.phase !== 'start-player') throw new Error('not in phase 1');
  return frame;
}

describe('phase 1, start player: sealed bids', () => {
  it('[2019 §2 phase 1.1] all bid at the same time', () => {
    expect(asked(table())).toEqual([
      [0, 'bid'],
      [1, 'bid'],
      [2, 'bid'],
      [3, 'bid'],
    ]);
  });

  it('[2019 §2 phase 1.1] the highest bidder pays and starts, nobody else pays', () => {
    const game = act(table(), bids(0, 1000, 3000, 2000));
    expect(game.start).toBe(2);
    expect(moneyOf(game)).toEqual([30_000, 30_000, 27_000, 30_000]);
  });

  it('[2019 §2 phase 1.1] the order in which the bids come in does not matter', () => {
    const game = act(table(), bids(0, 1000, 3000, 2000).reverse());
    expect(game.start).toBe(2);
    expect(moneyOf(game)).toEqual([30_000, 30_000, 27_000, 30_000]);
  });

  it('[2019 §2 phase 1.1] a player may bid 0, or all their money', () => {
    const game = act(table('A', { B: 7000 }), bids(0, 7000, 1000, 2000));
    expect(game.start).toBe(1);
    expect(moneyOf(game)[1]).toBe(0);
  });

  it('[R0] [2019 §2 phase 1.1] a bid above the player’s money is refused with the limit, and nothing changes', () => {
    expect(refusedUnchanged(table('A', { A: 4000 }), { kind: 'bid', seat: 0, amount: 5000 })).toEqual({
      code: 'above-money',
      rule: 'R0',
      figures: { amount: 5000, max: 4000 },
    });
  });

  it('[R0] a refused bidder can still bid what is there', () => {
    const game = table('A', { A: 4000 });
    refusedUnchanged(game, { kind: 'bid', seat: 0, amount: 5000 });
    expect(act(game, bids(4000, 0, 0, 0)).start).toBe(0);
  });

  it('[R52] a bid between two steps of 1,000 is refused', () => {
    expect(refusedUnchanged(table(), { kind: 'bid', seat: 0, amount: 1500 })).toEqual({
      code: 'no-whole-step',
      rule: 'R52',
      figures: { amount: 1500, step: 1000 },
    });
  });

  it('[2019 §2 phase 1.1] [R18] until all are in, a bid is hidden from the others', () => {
    const game = act(table(), [{ kind: 'bid', seat: 1, amount: 5000 }]);
    expect(frameIn(view(game, 1)).bids).toEqual([null, 5000, null, null]);
    expect(frameIn(view(game, 0)).bids).toEqual([null, 'sealed', null, null]);
    expect(frameIn(view(game, null)).bids).toEqual([null, 'sealed', null, null]);
  });

  it('[2019 §2 phase 1.1] [R18] that a bid came in is told without its amount', () => {
    const { events } = actWithEvents(table(), [{ kind: 'bid', seat: 1, amount: 5000 }]);
    expect(events).toEqual([{ event: 'sealed', seat: 1, kind: 'bid' }]);
  });

  it('[2019 §2 phase 1.1] all bids are then shown', () => {
    const { game, events } = actWithEvents(table(), bids(3000, 3000, 0, 2000));
    expect(eventsOf(events, 'bids-revealed')).toEqual([
      { event: 'bids-revealed', bids: [3000, 3000, 0, 2000] },
    ]);
    expect(frameIn(view(game, null)).bids).toEqual([3000, 3000, 0, 2000]);
  });

  it('[R18] a sealed bid cannot be changed once it is in', () => {
    const game = act(table(), [{ kind: 'bid', seat: 0, amount: 1000 }]);
    expect(refusedUnchanged(game, { kind: 'bid', seat: 0, amount: 2000 })).toEqual({
      code: 'already-sealed',
      rule: 'R18',
      figures: { seat: 0 },
    });
  });

  it('[2019 §2 phase 1.1] the start player is the first in turn order in phase 2', () => {
    expect(asked(act(table(), bids(0, 1000, 3000, 2000)))).toEqual([[2, 'platform-source']]);
  });
});

describe('phase 1, start player: ties', () => {
  it('[2019 §2 phase 1.2] only the tied are asked, the previous start player first', () => {
    const game = act(table('A'), bids(3000, 3000, 2000, 0));
    expect(asked(game)).toEqual([[0, 'raise']]);
    expect(asked(act(game, [pass(0)]))).toEqual([[1, 'raise']]);
  });

  it('[2019 §2 phase 1.2] else the first tied player clockwise from there', () => {
    const game = act(table('B'), bids(3000, 0, 0, 3000));
    expect(asked(game)).toEqual([[3, 'raise']]);
    expect(asked(act(game, [pass(3)]))).toEqual([[0, 'raise']]);
  });

  it('[2019 §2 phase 1.2] clockwise goes on from the last seat to the first', () => {
    const game = act(table('D'), bids(3000, 3000, 0, 0));
    expect(asked(game)).toEqual([[0, 'raise']]);
  });

  it('[2019 §2 phase 1.2] the player who raises highest pays that and starts, the others pay nothing', () => {
    const game = act(table('A'), [...bids(3000, 3000, 2000, 0), raise(0, 4000), pass(1)]);
    expect(game.start).toBe(0);
    expect(moneyOf(game)).toEqual([26_000, 30_000, 30_000, 30_000]);
  });

  it('[2019 §2 phase 1.2] once only: who has raised is not asked again when topped', () => {
    const game = act(table('A'), [...bids(3000, 3000, 0, 0), raise(0, 4000), raise(1, 5000)]);
    expect(game.start).toBe(1);
    expect(moneyOf(game)).toEqual([30_000, 25_000, 30_000, 30_000]);
    expect(asked(game)).toEqual([[1, 'platform-source']]);
  });

  it('[2019 §2 phase 1.2] once only: who has passed is out', () => {
    const game = act(table('A'), [...bids(3000, 3000, 3000, 0), pass(0), raise(1, 4000)]);
    expect(asked(game)).toEqual([[2, 'raise']]);
    expect(refusedUnchanged(game, raise(0, 5000))).toEqual({
      code: 'not-asked',
      rule: '2019 §0',
      figures: { seat: 0, asked: '2' },
    });
    expect(act(game, [pass(2)]).start).toBe(1);
  });

  it('[2019 §2 phase 1.2] a raise must be more than the highest bid so far', () => {
    const game = act(table('A'), [...bids(3000, 3000, 0, 0), raise(0, 6000)]);
    expect(refusedUnchanged(game, raise(1, 6000))).toEqual({
      code: 'below-minimum',
      rule: '2019 §2 phase 1.2',
      figures: { amount: 6000, min: 7000 },
    });
    expect(act(game, [raise(1, 7000)]).start).toBe(1);
  });

  it('[2019 §2 phase 1.2] a raise to the tied bid itself is refused', () => {
    const game = act(table('A'), bids(3000, 3000, 0, 0));
    expect(refusedUnchanged(game, raise(0, 3000))).toMatchObject({
      code: 'below-minimum',
      figures: { amount: 3000, min: 4000 },
    });
  });

  it('[R52] [2019 §2 phase 1.2] a raise is at least 1,000 and a whole multiple of it', () => {
    const game = act(table('A'), bids(3000, 3000, 0, 0));
    expect(choiceFor(game, 0)).toEqual({
      kind: 'raise',
      seat: 0,
      range: { min: 4000, max: 30_000, step: 1000 },
    });
    expect(refusedUnchanged(game, raise(0, 4500))).toMatchObject({
      code: 'no-whole-step',
      figures: { amount: 4500, step: 1000 },
    });
  });

  it('[R0] [2019 §2 phase 1.2] a raise goes up to the player’s money and no further', () => {
    const game = act(table('A', { A: 5000 }), bids(3000, 3000, 0, 0));
    expect(refusedUnchanged(game, raise(0, 6000))).toEqual({
      code: 'above-money',
      rule: 'R0',
      figures: { amount: 6000, max: 5000 },
    });
    expect(moneyOf(act(game, [raise(0, 5000), pass(1)]))[0]).toBe(0);
  });

  it('[R4] [2019 §2 phase 1.2] if all tied bidders pass, the last to pass pays the tied bid and starts', () => {
    const game = act(table('A'), [...bids(3000, 3000, 2000, 3000), pass(0), pass(1), pass(3)]);
    expect(game.start).toBe(3);
    expect(moneyOf(game)).toEqual([30_000, 30_000, 30_000, 27_000]);
  });

  it('[R4] [2019 §2 phase 1.2] the last to pass is the last in turn, not the last seat', () => {
    const game = act(table('B'), [...bids(3000, 3000, 0, 0), pass(1), pass(0)]);
    expect(game.start).toBe(0);
    expect(moneyOf(game)).toEqual([27_000, 30_000, 30_000, 30_000]);
  });

  it('[2019 §2 phase 1.2] a raise after a pass wins', () => {
    const game = act(table('A'), [...bids(3000, 3000, 0, 0), pass(0), raise(1, 4000)]);
    expect(game.start).toBe(1);
    expect(moneyOf(game)).toEqual([30_000, 26_000, 30_000, 30_000]);
  });

  it('[2019 §2 phase 1.2] all at 0 is a tie too: everyone may raise in turn', () => {
    let game = act(table('C'), bids(0, 0, 0, 0));
    for (const seat of [2, 3, 0]) {
      expect(asked(game)).toEqual([[seat, 'raise']]);
      game = act(game, [pass(seat)]);
    }
    const raised = act(game, [raise(1, 1000)]);
    expect([raised.start, moneyOf(raised)[1]]).toEqual([1, 29_000]);
  });

  it('[R4] [2019 §2 phase 1.2] all at 0 and all pass: the last to pass starts for nothing', () => {
    const game = act(table('C'), [...bids(0, 0, 0, 0), pass(2), pass(3), pass(0), pass(1)]);
    expect(game.start).toBe(1);
    expect(moneyOf(game)).toEqual([30_000, 30_000, 30_000, 30_000]);
  });

  it('[R57] who has no money for a raise is asked all the same, and can only pass', () => {
    const game = act(table('A', { A: 3000 }), bids(3000, 3000, 0, 0));
    expect(asked(game)).toEqual([[0, 'raise']]);
    expect(choiceFor(game, 0)).toEqual({ kind: 'raise', seat: 0, range: null });
    expect(refusedUnchanged(game, raise(0, 4000))).toEqual({
      code: 'must-pass',
      rule: '2019 §2 phase 1.2',
      figures: { amount: 4000 },
    });
  });

  it('[R57] [R4] a pass that was forced counts as a pass', () => {
    const game = act(table('A', { B: 3000 }), [...bids(3000, 3000, 0, 0), pass(0)]);
    expect(asked(game)).toEqual([[1, 'raise']]);
    const after = act(game, [pass(1)]);
    expect([after.start, moneyOf(after)[1]]).toEqual([1, 0]);
  });

  it('[R18] [2019 §2 phase 1.2] raises and passes are open', () => {
    const { events } = actWithEvents(table('A'), [...bids(3000, 3000, 0, 0), raise(0, 4000), pass(1)]);
    expect(eventsOf(events, 'raised')).toEqual([{ event: 'raised', seat: 0, amount: 4000 }]);
    expect(eventsOf(events, 'raise-passed')).toEqual([{ event: 'raise-passed', seat: 1 }]);
    expect(eventsOf(events, 'start-player')).toEqual([{ event: 'start-player', seat: 0, paid: 4000 }]);
  });
});

describe('phase 1, versions', () => {
  it('[2019 §2 phase 1.2] a raise made before another raise was seen is stale', () => {
    const bids = [0, 1, 2, 3].map(seat => ({ kind: 'bid', seat, amount: 3000 }) as const);
    const tied = act(table(), bids);
    expect(attempt(tied, { kind: 'raise', seat: 0, amount: 4000 }, tied.version - 1)).toMatchObject({
      ok: false,
      refusal: { code: 'stale', figures: { given: 3, version: 4 } },
    });
    const raised = act(tied, [{ kind: 'raise', seat: 0, amount: 4000 }]);
    expect(attempt(raised, { kind: 'raise', seat: 1, amount: 6000 }, tied.version).ok).toBe(false);
    expect(attempt(raised, { kind: 'raise', seat: 1, amount: 6000 }, raised.version).ok).toBe(true);
  });
});
