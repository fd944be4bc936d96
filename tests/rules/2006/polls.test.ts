import { rulesOf } from '@macher/editions';
import { type Action, awaited, chanceOf, choiceFor, eventsFor, type Game, view } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import { at, bases, bids, expectRefused, money, only, passes, question, trends } from '../2019/closing.ts';
import {
  keepsLinesQuiet,
  publishesLines,
  REGIONS,
  type RegionSpec,
  type Spec,
  table,
  tableWithEvents,
} from './closing.ts';

const VIEWERS = [null, 0, 1, 2];

/** In play: CDU, SPD, FDP. The first poll: cdu +2, spd −1, fdp +1, gruene −2, linke +1. */
const start = (more: Partial<Spec> = {}): Game =>
  table({ phase: 'poll-auctions', polls: ['cdu-1', 'cdu-2', 'cdu-3', 'cdu-4'], ...more });

const allPass = (first = 0): Action[] => [0, 1, 2].map(turn => passes((first + turn) % 3));

/** The seat alone bids 1,000 for the first poll. */
const wonBy = (seat: number, here: RegionSpec = {}, more: Partial<Spec> = {}): Game =>
  act(
    start({ regions: [here], ...more }),
    seat === 0
      ? [bids(0, 1000), passes(1), passes(2)]
      : [0, 1, 2].map(each => (each === seat ? bids(each, 1000) : passes(each))),
  );

describe('§6.2.7, the auctions', () => {
  it('[2006 §6.2.7] one poll per region, in region order', () => {
    let game = start();
    for (const id of REGIONS) {
      expect(question(game, 'poll-bid').region).toBe(id);
      game = act(game, allPass());
    }
    expect(game.polls.discards.map(({ poll }) => poll)).toEqual(['cdu-1', 'cdu-2', 'cdu-3', 'cdu-4']);
  });

  it('[2006 §6.2.7] from the start player clockwise', () => {
    const game = start({ start: 1 });
    expect(awaited(game)).toEqual([{ seat: 1, kind: 'poll-bid' }]);
    expect(awaited(act(game, [passes(1)]))).toEqual([{ seat: 2, kind: 'poll-bid' }]);
    expect(awaited(act(game, [passes(1), passes(2)]))).toEqual([{ seat: 0, kind: 'poll-bid' }]);
  });

  it('[2006 §6.2.7] in every region again from the start player, whichever player won before', () => {
    const bidding = [bids(1, 1000), bids(2, 2000), passes(0), passes(1)];
    const game = act(start({ start: 1 }), [...bidding, keepsLinesQuiet(2)]);
    expect(question(game, 'poll-bid')).toMatchObject({ seat: 1, region: 'SN' });
  });

  it('[2006 §6.2.7] a player who passed in one region bids again in the next', () => {
    const game = act(start(), [passes(0), bids(1, 1000), passes(2), keepsLinesQuiet(1)]);
    expect(awaited(act(game, [bids(0, 1000), passes(1), passes(2)]))).toEqual([
      { seat: 0, kind: 'poll-lines' },
    ]);
  });

  it('[2006 §6.2.7] [R88] the opening bid is at least 1,000', () => {
    const game = start();
    expectRefused(game, bids(0, 0), {
      code: 'below-minimum',
      rule: '2006 §6.2.7',
      figures: { amount: 0, min: 1000 },
    });
    expect(question(act(game, [bids(0, 1000)]), 'poll-bid').seat).toBe(1);
  });

  it('[2006 §6.2.7] every raise is at least 1,000 more', () => {
    const game = act(start(), [bids(0, 3000)]);
    expectRefused(game, bids(1, 3000), {
      code: 'below-minimum',
      rule: '2006 §6.2.7',
      figures: { amount: 3000, min: 4000 },
    });
    expect(question(act(game, [bids(1, 4000)]), 'poll-bid').range?.min).toBe(5000);
  });

  it('[2006 §6.2.7] [R52] whole thousands', () => {
    expectRefused(start(), bids(0, 1500), {
      code: 'no-whole-step',
      rule: 'R52',
      figures: { amount: 1500, step: 1000 },
    });
  });

  it('[2006 §6.2.7] [R0] all the player’s money, and not more', () => {
    const game = start();
    expectRefused(game, bids(0, 26_000), {
      code: 'above-money',
      rule: 'R0',
      figures: { amount: 26_000, max: 25_000 },
    });
    expect(question(act(game, [bids(0, 25_000)]), 'poll-bid').range).toBeNull();
  });

  it('[2006 §6.2.7] [R79] a player who can’t raise is asked and passes', () => {
    const game = act(start({ players: [{}, { money: 4000 }] }), [bids(0, 4000)]);
    expectRefused(game, bids(1, 5000), {
      code: 'must-pass',
      rule: '2006 §6.2.7',
      figures: { amount: 5000 },
    });
    expect(awaited(act(game, [passes(1)]))).toEqual([{ seat: 2, kind: 'poll-bid' }]);
  });

  it('[2006 §6.2.7] a pass is for good', () => {
    const game = act(start(), [bids(0, 1000), passes(1), bids(2, 2000), bids(0, 3000)]);
    expect(awaited(game)).toEqual([{ seat: 2, kind: 'poll-bid' }]);
    expectRefused(game, bids(1, 4000), {
      code: 'not-asked',
      rule: '2006 §3',
      figures: { seat: 1, asked: '2' },
    });
  });

  it('[2006 §6.2.7] a player who passed before the first bid is out as well', () => {
    const game = act(start(), [passes(0), bids(1, 1000), bids(2, 2000)]);
    expect(awaited(game)).toEqual([{ seat: 1, kind: 'poll-bid' }]);
  });

  it('[2006 §6.2.7] round and round until all others have passed; the highest alone pays', () => {
    const game = act(start(), [bids(0, 1000), bids(1, 2000), bids(2, 3000), bids(0, 7000), passes(1)]);
    expect(awaited(game)).toEqual([{ seat: 2, kind: 'poll-bid' }]);
    const { game: won, events } = actWithEvents(game, [passes(2)]);
    expect(money(won)).toEqual([18_000, 25_000, 25_000]);
    expect(only(events, 'poll-won')).toEqual([{ event: 'poll-won', seat: 0, region: 'BB', paid: 7000 }]);
  });

  it('[R88] nobody is asked to outbid themselves', () => {
    const game = act(start(), [bids(0, 1000), passes(1), passes(2)]);
    expect(awaited(game)).toEqual([{ seat: 0, kind: 'poll-lines' }]);
    expect(money(game)).toEqual([24_000, 25_000, 25_000]);
  });

  it('[R88] when all but one have passed without a bid the last may open', () => {
    const game = act(start(), [passes(0), passes(1)]);
    expect(question(game, 'poll-bid')).toMatchObject({ seat: 2, range: { min: 1000, max: 25_000 } });
    expect(awaited(act(game, [bids(2, 1000)]))).toEqual([{ seat: 2, kind: 'poll-lines' }]);
  });

  it('[R88] [2006 §6.2.7] or pass: then the poll is discarded unseen and nothing is paid', () => {
    const { game, events } = actWithEvents(start(), allPass());
    expect(only(events, 'poll-unsold')).toEqual([{ event: 'poll-unsold', region: 'BB' }]);
    expect(only(events, 'poll-seen')).toEqual([]);
    expect(game.polls.discards).toEqual([{ poll: 'cdu-1', seenBy: 'nobody' }]);
    expect(money(game)).toEqual([25_000, 25_000, 25_000]);
    expect(trends(game)).toEqual([0, 0, 0]);
  });

  it('[R36] [2006 §6.2.7] bids are open, not sealed: everybody sees the highest', () => {
    const game = act(start(), [bids(0, 3000)]);
    for (const viewer of VIEWERS)
      expect(at(view(game, viewer).frames, 0)).toMatchObject({ leader: 0, high: 3000 });
  });

  it('[2006 §6.2.7] the poll is hidden while it is auctioned', () => {
    const game = start();
    expect(question(game, 'poll-bid').back).toBeNull();
    for (const viewer of VIEWERS) {
      const { rules: _rules, ...seen } = view(game, viewer);
      expect(seen.polls.top).toBeNull();
      expect(JSON.stringify(seen)).not.toContain('cdu-1');
    }
  });

  it('[2006 §6.2.7] a poll is used before the next auction opens', () => {
    const game = wonBy(0);
    expect(awaited(game)).toEqual([{ seat: 0, kind: 'poll-lines' }]);
    expect(question(act(game, [keepsLinesQuiet(0)]), 'poll-bid').region).toBe('SN');
  });
});

describe('§6.2.7, publishing', () => {
  it('[2006 §6.2.7] the winner alone looks at the card', () => {
    const { game, events } = actWithEvents(start(), [passes(0), bids(1, 1000), passes(2)]);
    for (const viewer of VIEWERS) {
      const poll = viewer === 1 ? 'cdu-1' : null;
      expect(at(view(game, viewer).frames, 1)).toMatchObject({ phase: 'poll-use', poll });
      expect(only(eventsFor(events, viewer), 'poll-seen')).toEqual([
        { event: 'poll-seen', seat: 1, region: 'BB', poll },
      ]);
    }
    expect([0, 2].map(seat => choiceFor(game, seat))).toEqual([null, null]);
  });

  it('[2006 §6.2.7] [R89] one line: that party moves, the others stay', () => {
    const game = act(wonBy(0), [publishesLines(0, 'cdu')]);
    expect(trends(game)).toEqual([2, 0, 0]);
    expect(bases(game)).toEqual([5, 5, 5]);
  });

  it('[2006 §6.2.7] two lines, plus and minus alike', () => {
    expect(trends(act(wonBy(0), [publishesLines(0, 'cdu', 'spd')]))).toEqual([2, -1, 0]);
  });

  it('[2006 §6.2.7] any lines, also against the player’s own party or for another', () => {
    expect(trends(act(wonBy(1), [publishesLines(1, 'spd', 'fdp')]))).toEqual([0, -1, 1]);
  });

  it('[2006 §6.2.7] [R89] not three', () => {
    expectRefused(wonBy(0), publishesLines(0, 'cdu', 'spd', 'fdp'), {
      code: 'malformed',
      rule: 'protocol',
      figures: { path: '/parties', reason: expect.any(String) },
    });
  });

  it('[R89] and not none', () => {
    expectRefused(wonBy(0), publishesLines(0), {
      code: 'malformed',
      rule: 'protocol',
      figures: { path: '/parties', reason: expect.any(String) },
    });
  });

  it('[R89] two lines are of different parties', () => {
    expectRefused(wonBy(0), publishesLines(0, 'cdu', 'cdu'), {
      code: 'line-not-there',
      rule: '2006 §6.2.7',
      figures: { party: 'cdu' },
    });
  });

  it('[2006 §6.2.7] only parties in play have lines', () => {
    const game = wonBy(0);
    expect(question(game, 'poll-lines')).toMatchObject({
      poll: 'cdu-1',
      lines: ['cdu', 'spd', 'fdp'],
      max: 2,
    });
    expectRefused(game, publishesLines(0, 'linke'), {
      code: 'line-not-there',
      rule: '2006 §6.2.7',
      figures: { party: 'linke' },
    });
  });

  it('[2006 §6.2.7] a plus at +3 would not move', () => {
    const game = wonBy(0, { trend: [3, 0, 0] });
    expectRefused(game, publishesLines(0, 'cdu'), {
      code: 'line-not-there',
      rule: '2006 §6.2.7',
      figures: { party: 'cdu' },
    });
  });

  it('[2006 §6.2.7] a minus at −3 would not move', () => {
    const game = wonBy(0, { trend: [0, -3, 0] });
    expect(question(game, 'poll-lines').lines).toEqual(['cdu', 'fdp']);
  });

  it('[R89] [2006 §6.2.7] a line that ±3 cuts short qualifies', () => {
    const game = wonBy(0, { trend: [2, 0, 0] });
    expect(trends(act(game, [publishesLines(0, 'cdu')]))).toEqual([3, 0, 0]);
  });

  it('[2006 §6.2.7] a party with media control there is immune to a minus', () => {
    const game = wonBy(0, { media: [1, 2, 0] });
    expect(question(game, 'poll-lines').lines).toEqual(['cdu', 'fdp']);
    expectRefused(game, publishesLines(0, 'spd'), {
      code: 'line-not-there',
      rule: '2006 §6.2.7',
      figures: { party: 'spd' },
    });
  });

  it('[2006 §6.2.7] a tie for most markers protects nobody', () => {
    const game = wonBy(0, { media: [2, 2, 0] });
    expect(trends(act(game, [publishesLines(0, 'spd')]))).toEqual([0, -1, 0]);
  });

  it('[2006 §6.2.7] media control does not stop a plus', () => {
    const game = wonBy(1, { media: [1, 0, 0] });
    expect(trends(act(game, [publishesLines(1, 'cdu')]))).toEqual([2, 0, 0]);
  });

  it('[2006 §6.2.7] media control elsewhere does not protect', () => {
    const game = wonBy(0, {}, { regions: [{}, { media: [0, 1, 0] }] });
    expect(question(game, 'poll-lines').lines).toEqual(['cdu', 'spd', 'fdp']);
  });

  it('[2006 §6.2.7] in that region only', () => {
    const game = act(start(), [...allPass(), bids(0, 1000), passes(1), passes(2), publishesLines(0, 'cdu')]);
    expect(REGIONS.map((_, index) => trends(game, index)[0])).toEqual([0, 1, 0, 0]);
  });
});

describe('§6.2.7, keeping quiet', () => {
  it('[2006 §6.2.7] two dice, and their total is added to base', () => {
    const { game, events } = actWithEvents(wonBy(1, {}, { dice: [2, 3] }), [keepsLinesQuiet(1)]);
    expect(only(events, 'rolled')).toEqual([{ event: 'rolled', seat: 1, rolls: [2, 3] }]);
    expect(bases(game)).toEqual([5, 10, 5]);
    expect(trends(game)).toEqual([0, 0, 0]);
  });

  it('[2006 §6.2.7] two zeros bring nothing', () => {
    expect(bases(act(wonBy(1, {}, { dice: [0, 0] }), [keepsLinesQuiet(1)]))).toEqual([5, 5, 5]);
  });

  it('[2006 §6.2.7] [R79] the only way if no line qualifies: the player is asked all the same', () => {
    const game = wonBy(0, { trend: [3, -3, 3] }, { dice: [1, 2] });
    expect(question(game, 'poll-lines').lines).toEqual([]);
    expectRefused(game, publishesLines(0, 'cdu'), {
      code: 'line-not-there',
      rule: '2006 §6.2.7',
      figures: { party: 'cdu' },
    });
    expect(bases(act(game, [keepsLinesQuiet(0)]))).toEqual([8, 5, 5]);
  });

  it('[R78] a published poll is known to all', () => {
    const { game, events } = actWithEvents(wonBy(0), [publishesLines(0, 'cdu')]);
    for (const viewer of VIEWERS) {
      expect(view(game, viewer).polls.discards).toEqual([{ back: null, poll: 'cdu-1' }]);
      expect(only(eventsFor(events, viewer), 'poll-published')).toMatchObject([{ poll: 'cdu-1' }]);
    }
  });

  it('[R78] [2006 §6.2.7] a quiet one to the player who bought it', () => {
    const { game, events } = actWithEvents(wonBy(1), [keepsLinesQuiet(1)]);
    for (const viewer of VIEWERS) {
      const poll = viewer === 1 ? 'cdu-1' : null;
      expect(view(game, viewer).polls.discards).toEqual([{ back: null, poll }]);
      expect(JSON.stringify(eventsFor(events, viewer))).not.toContain('cdu-1');
    }
  });

  it('[R78] [2006 §6.2.7] an unsold one to nobody', () => {
    const game = act(start(), allPass());
    for (const viewer of VIEWERS)
      expect(view(game, viewer).polls.discards).toEqual([{ back: null, poll: null }]);
  });

  it('[R78] policy and opinion discards are open', () => {
    const game = start({ discards: ['welfare+', 'taxes-'] });
    for (const viewer of VIEWERS)
      expect(view(game, viewer).opinions.discards).toEqual(['welfare+', 'taxes-']);
  });
});

describe('§6.2.7, the pile', () => {
  it('[R87] a pile that is enough for all regions is not shuffled', () => {
    const { events } = tableWithEvents({
      phase: 'poll-auctions',
      polls: ['cdu-1', 'cdu-2', 'cdu-3', 'cdu-4'],
      pollDiscards: ['spd-1'],
    });
    expect(only(events, 'polls-shuffled')).toEqual([]);
  });

  it('[R87] [2006 §6.2.7] a short pile is filled up from the shuffled discards before the first auction', () => {
    const { game, events } = tableWithEvents({
      phase: 'poll-auctions',
      polls: ['cdu-1', 'cdu-2'],
      pollDiscards: ['spd-1', 'spd-2', 'spd-3'],
    });
    const names = events.map(({ event }) => event).filter(name => name.startsWith('poll'));
    expect(names).toEqual(['polls-shuffled', 'poll-offered']);
    expect(game.polls.discards).toEqual([]);
    expect(game.polls.pile.slice(-2)).toEqual(['cdu-2', 'cdu-1']);
    expect(game.polls.pile.slice(0, 3).toSorted()).toEqual(['spd-1', 'spd-2', 'spd-3']);
  });

  it('[R87] a poll dealt this round is not among the cards shuffled: four regions see four different polls', () => {
    const game = start({ polls: ['cdu-1'], pollDiscards: ['spd-1', 'spd-2', 'spd-3'] });
    const after = act(
      game,
      REGIONS.flatMap(() => allPass()),
    );
    expect(after.polls.discards.map(({ poll }) => poll).toSorted()).toEqual([
      'cdu-1',
      'spd-1',
      'spd-2',
      'spd-3',
    ]);
    expect(after.polls.pile).toEqual([]);
  });

  /** Round 6: two regions left, one card in the pile. */
  const sixth = (ruleset: '2006-7' | '1997-7') =>
    tableWithEvents({
      ruleset,
      round: 6,
      phase: 'poll-auctions',
      polls: ['cdu-1'],
      pollDiscards: ['spd-1', 'spd-2', 'spd-3'],
    });

  it('[R87] in 1997 one card is put up after the other: the pile is shuffled when it has run out', () => {
    const { game, events } = sixth('1997-7');
    expect(events.map(({ event }) => event)).toEqual(['phase-began', 'poll-offered']);
    expect(game.polls.discards).toHaveLength(3);
    const { game: after, events: then } = actWithEvents(game, allPass());
    expect(only(then, 'polls-shuffled')).toEqual([{ event: 'polls-shuffled', count: 4 }]);
    expect(after.polls.discards).toEqual([]);
    expect(after.polls.pile.toSorted()).toEqual(['cdu-1', 'spd-1', 'spd-2', 'spd-3']);
  });

  it('[R87] in 2006 the poll just used is not among the cards shuffled, in 1997 it is', () => {
    const seenTwice = (ruleset: '2006-7' | '1997-7'): boolean =>
      Array.from({ length: 40 }, (_, index) => {
        const { game } = sixth(ruleset);
        game.chance.polls = chanceOf(`again-${index}`).polls;
        return act(game, allPass()).polls.pile.at(-1);
      }).includes('cdu-1');
    expect([seenTwice('2006-7'), seenTwice('1997-7')]).toEqual([false, true]);
  });

  it('[R87] a game of 1997 begun before goes on as it began: as in 2006', () => {
    expect(rulesOf('1997-7', null, 3).pollsDealt).toBe('beforehand');
    expect(rulesOf('2006-7', null, 3)).toEqual(rulesOf('2006-7'));
    expect(rulesOf('2019-4', null, 3)).toEqual(rulesOf('2019-4'));
  });
});
