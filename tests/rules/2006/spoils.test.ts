import { rulesOf } from '@macher/editions';
import { type Action, awaited, type Card, type Game, type NationalOpinion } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import { expectRefused, only, question, region } from '../2019/closing.ts';
import {
  free,
  nationalises,
  promotes,
  type RegionSpec,
  type Spec,
  secured,
  table,
  tableWithEvents,
} from './closing.ts';

const OPEN: Card[] = ['genetics+', 'economy+', 'taxes-', 'welfare+'];
const REST: Card[] = ['wages+', 'wages-', 'nuclear+', 'nuclear-', 'taxes+', 'welfare-'];
const CLEAR = [30, 20, 10];
const NOSE = [30, 30, 10];

/** A, with the most votes, wins unless told otherwise; markers of A and B are there. */
const start = (here: RegionSpec = {}, more: Partial<Spec> = {}): Game =>
  table({
    phase: 'election',
    regions: [{ id: 'BB', votes: CLEAR, open: OPEN, media: [1, 1, 0], stack: [2, 1, 0], ...here }],
    pile: REST,
    ...more,
  });

/** Who is asked what, while everybody takes all there is. */
function askedIn(game: Game): [number, string][] {
  const order: [number, string][] = [];
  let now = game;
  for (;;) {
    const [next] = awaited(now);
    if (next === undefined || next.kind === 'lay-donation') return order;
    order.push([next.seat, next.kind]);
    const action: Action =
      next.kind === 'promote'
        ? promotes(next.seat)
        : nationalises(next.seat, question(now, 'nationalise').opinions[0]?.card ?? null);
    now = act(now, [action]);
  }
}

describe('§6.3.3, who gets what', () => {
  it('[2006 §6.3.3] [R91] one party, clear: it promotes, then nationalises up to two', () => {
    expect(askedIn(start())).toEqual([
      [0, 'promote'],
      [0, 'nationalise'],
      [0, 'nationalise'],
    ]);
  });

  it('[2006 §6.3.3] [R91] [R16] by a nose: promote and nationalise one; the party beaten promotes after that', () => {
    expect(askedIn(start({ votes: NOSE }))).toEqual([
      [0, 'promote'],
      [0, 'nationalise'],
      [1, 'promote'],
    ]);
  });

  it('[2006 §6.3.3] [R91] a coalition, clear: both promote, both nationalise one, more votes first', () => {
    const game = start({ votes: [10, 20, 5] }, { coalitions: [[0, 1]] });
    expect(askedIn(game)).toEqual([
      [1, 'promote'],
      [1, 'nationalise'],
      [0, 'promote'],
      [0, 'nationalise'],
    ]);
  });

  it('[2006 §6.3.3] partners with equal votes: the upper marker first', () => {
    const game = start({ votes: [20, 20, 5], stack: [1, 2, 0] }, { coalitions: [[0, 1]] });
    expect(askedIn(game).map(([seat]) => seat)).toEqual([0, 0, 1, 1]);
    const other = start({ votes: [20, 20, 5], stack: [0, 2, 1] }, { coalitions: [[0, 1]] });
    expect(askedIn(other).map(([seat]) => seat)).toEqual([1, 1, 0, 0]);
  });

  it('[2006 §6.3.3] [R16] a coalition by a nose: the same, and nobody else gets anything', () => {
    const game = start({ votes: [30, 0, 30], media: [1, 1, 1], stack: [2, 1, 0] }, { coalitions: [[0, 1]] });
    expect(game.elections[0]?.outcome).toBe('alliance-by-a-nose');
    expect(askedIn(game)).toEqual([
      [0, 'promote'],
      [0, 'nationalise'],
      [1, 'promote'],
      [1, 'nationalise'],
    ]);
  });

  it('[R16] a coalition beaten by a nose promotes nothing', () => {
    const game = start({ votes: [30, 20, 10], media: [1, 1, 1] }, { coalitions: [[1, 2]] });
    expect(game.elections[0]?.outcome).toBe('most-by-a-nose');
    expect(askedIn(game)).toEqual([
      [0, 'promote'],
      [0, 'nationalise'],
    ]);
  });

  it('[R90] without a vote nothing is promoted or nationalised', () => {
    expect(askedIn(start({ votes: [0, 0, 0] }))).toEqual([]);
  });
});

describe('§6.3.3, promoting', () => {
  it('[2006 §6.3.3] one marker leaves the region for the space of the round', () => {
    const { game, events } = actWithEvents(start({ media: [3, 0, 0] }), [promotes(0)]);
    expect(region(game).media).toEqual([2, 0, 0]);
    expect(game.elections[0]?.presence).toEqual([0]);
    expect(only(events, 'promoted')).toEqual([{ event: 'promoted', seat: 0, region: 'BB', points: 25 }]);
  });

  for (const [index, points] of [25, 20, 20, 15, 15, 12, 10].entries())
    it(`[2006 §6.3.3] the space of round ${index + 1} is worth ${points}`, () => {
      expect(question(start({}, { round: index + 1 }), 'promote').points).toBe(points);
    });

  it('[R22] [2006 §6.3.3] it may be declined', () => {
    const game = act(start(), [promotes(0, false)]);
    expect(region(game).media).toEqual([1, 1, 0]);
    expect(game.elections[0]?.presence).toEqual([]);
    expect(awaited(game)).toEqual([{ seat: 0, kind: 'nationalise' }]);
  });

  it('[2006 §6.3.3] [R79] without a marker there nobody is asked', () => {
    expect(awaited(start({ media: [0, 3, 0] }))).toEqual([{ seat: 0, kind: 'nationalise' }]);
  });

  it('[R92] a promoted marker is out of play; the others go back to their owner', () => {
    const game = act(start({ media: [3, 0, 0], open: [] }), [promotes(0)]);
    expect(awaited(game)).toEqual([{ seat: 0, kind: 'lay-donation' }]);
    expect(game.players.map(player => player.media)).toEqual([4, 5, 5]);
  });

  it('[R92] any number of markers fit on a space', () => {
    const game = act(start({ votes: NOSE, open: [] }), [promotes(0), promotes(1)]);
    expect(game.elections[0]?.presence).toEqual([0, 1]);
  });
});

describe('§6.3.3, nationalising', () => {
  const board = (game: Game): string[] =>
    game.national.map(({ card, secured: isSecured }) => (isSecured ? `${card}!` : card));
  /** A nationalises; no markers, so that nothing else is asked. */
  const put = (national: readonly NationalOpinion[], more: Partial<Spec> = {}, open: Card[] = OPEN): Game =>
    start({ media: [0, 0, 0], open }, { national, ...more });
  const FIVE: Card[] = ['nuclear+', 'nuclear-', 'wages+', 'taxes+', 'genetics+', 'economy-'];
  const full = (...isSecured: number[]) =>
    (['genetics+', 'economy+', 'taxes+', 'nuclear+', 'wages+'] as Card[]).map((card, index) =>
      isSecured.includes(index) ? secured(card) : free(card),
    );
  const offers = (game: Game) => question(game, 'nationalise').opinions;

  it('[2006 §6.3.3] the first free space from the left', () => {
    const game = act(put([free('wages-')]), [nationalises(0, 'taxes-'), nationalises(0, 'welfare+')]);
    expect(board(game)).toEqual(['wages-', 'taxes-', 'welfare+']);
  });

  it('[R93] [2006 §6.3.3] the opinion leaves its region', () => {
    const game = act(put([]), [nationalises(0, 'taxes-')]);
    expect(region(game).open).toEqual(['genetics+', 'economy+', 'welfare+']);
    expect(game.opinions.discards).toEqual([]);
  });

  it('[2006 §6.3.3] up to two: the third question is not put', () => {
    const game = put([]);
    expect(question(game, 'nationalise').left).toBe(2);
    const one = act(game, [nationalises(0, 'taxes-')]);
    expect(question(one, 'nationalise').left).toBe(1);
    expect(awaited(act(one, [nationalises(0, 'welfare+')]))).toMatchObject([{ kind: 'lay-donation' }]);
  });

  it('[R22] [2006 §6.3.3] one of two', () => {
    const game = act(put([]), [nationalises(0, 'taxes-'), nationalises(0, null)]);
    expect(board(game)).toEqual(['taxes-']);
    expect(awaited(game)).toMatchObject([{ kind: 'lay-donation' }]);
  });

  it('[R22] [2006 §6.3.3] or none', () => {
    const game = act(put([]), [nationalises(0, null)]);
    expect(board(game)).toEqual([]);
    expect(awaited(game)).toMatchObject([{ kind: 'lay-donation' }]);
  });

  it('[2006 §6.3.3] an opinion that is not open in the region cannot be nationalised', () => {
    expectRefused(put([]), nationalises(0, 'nuclear+'), {
      code: 'card-not-there',
      rule: '2006 §6.3.3',
      figures: { card: 'nuclear+' },
    });
  });

  it('[2006 §6.3.3] hidden ones neither', () => {
    const game = start({ media: [0, 0, 0], open: ['taxes-'], hidden: ['nuclear+'] });
    expect(offers(game).map(({ card }) => card)).toEqual(['taxes-']);
  });

  it('[2006 §6.3.3] the same stance secures', () => {
    const game = act(put([free('wages-'), free('taxes-')]), [nationalises(0, 'taxes-')]);
    expect(board(game)).toEqual(['wages-', 'taxes-!']);
    expect(region(game).open).not.toContain('taxes-');
  });

  it('[2006 §6.3.3] [R93] what is secured cannot be secured again', () => {
    const game = put([secured('taxes-')]);
    expect(offers(game).map(({ card }) => card)).toEqual(['genetics+', 'economy+', 'welfare+']);
    expectRefused(game, nationalises(0, 'taxes-'), {
      code: 'card-not-there',
      rule: '2006 §6.3.3',
      figures: { card: 'taxes-' },
    });
  });

  it('[2006 §6.3.3] the other stance replaces in its space, not secured; the old one goes to the discards', () => {
    const game = act(put([free('wages-'), free('taxes+'), free('nuclear+')]), [nationalises(0, 'taxes-')]);
    expect(board(game)).toEqual(['wages-', 'taxes-', 'nuclear+']);
    expect(game.opinions.discards).toEqual(['taxes+']);
  });

  it('[2006 §6.3.3] [R93] secured or not: then both cards go to the discards', () => {
    const game = act(put([free('wages-'), secured('taxes+')]), [nationalises(0, 'taxes-')]);
    expect(board(game)).toEqual(['wages-', 'taxes-']);
    expect(game.opinions.discards).toEqual(['taxes+', 'taxes+']);
  });

  it('[2006 §6.3.3] [R93] on a full board a new issue takes the space of any opinion that is not secured', () => {
    const game = put(full(0));
    expect(offers(game).find(({ card }) => card === 'welfare+')).toEqual({
      card: 'welfare+',
      does: 'enter',
      replaces: ['economy+', 'taxes+', 'nuclear+', 'wages+'],
    });
    const after = act(game, [nationalises(0, 'welfare+', 'taxes+')]);
    expect(board(after)).toEqual(['genetics+!', 'economy+', 'welfare+', 'nuclear+', 'wages+']);
    expect(after.opinions.discards).toEqual(['taxes+']);
  });

  it('[R93] a winner who nationalises onto a full board must say which opinion makes way', () => {
    expectRefused(put(full(0)), nationalises(0, 'welfare+'), {
      code: 'replace-needed',
      rule: '2006 §6.3.3',
      figures: { card: 'welfare+' },
    });
  });

  it('[2006 §6.3.3] a secured opinion does not make way for a new issue', () => {
    expectRefused(put(full(0)), nationalises(0, 'welfare+', 'genetics+'), {
      code: 'card-not-there',
      rule: '2006 §6.3.3',
      figures: { card: 'genetics+' },
    });
  });

  it('[2006 §6.3.3] with a free space nothing is replaced', () => {
    expectRefused(put([free('wages-')]), nationalises(0, 'welfare+', 'wages-'), {
      code: 'card-not-there',
      rule: '2006 §6.3.3',
      figures: { card: 'wages-' },
    });
  });

  it('[2006 §6.3.3] if all five are secured a new issue cannot come in, the other stance can', () => {
    const game = put(full(0, 1, 2, 3, 4));
    expect(offers(game)).toEqual([{ card: 'taxes-', does: 'replace', replaces: ['taxes+'] }]);
    expect(board(act(game, [nationalises(0, 'taxes-')]))).toEqual([
      'genetics+!',
      'economy+!',
      'taxes-',
      'nuclear+!',
      'wages+!',
    ]);
  });

  it('[R79] [R93] where nothing could change nobody is asked', () => {
    const game = put(full(0, 1, 2, 3, 4), {}, ['genetics+', 'welfare+']);
    expect(awaited(game)).toMatchObject([{ kind: 'lay-donation' }]);
  });

  it('[2006 §6.3.3] the second partner may replace what the first placed', () => {
    const national = [...full(0, 1, 2, 3).slice(0, 4), free('wages+')];
    const game = start(
      { votes: [20, 15, 5], media: [0, 0, 0], open: ['welfare+', 'terrorism+'] },
      { coalitions: [[0, 1]], national },
    );
    const first = act(game, [nationalises(0, 'welfare+', 'wages+')]);
    expect(question(first, 'nationalise')).toMatchObject({
      seat: 1,
      left: 1,
      opinions: [{ card: 'terrorism+', does: 'enter', replaces: ['welfare+'] }],
    });
    expect(board(act(first, [nationalises(1, 'terrorism+', 'welfare+')])).at(-1)).toBe('terrorism+');
  });

  it('[R92] an opinion with the key issue can be nationalised; the tile goes back', () => {
    const game = start({ media: [0, 0, 0], keyIssue: 'taxes-' });
    const after = act(game, [nationalises(0, 'taxes-')]);
    expect(board(after)).toEqual(['taxes-']);
    expect(region(after).keyIssue).toBeNull();
  });

  it('[R94] nationalised opinions are not among the discards when the region is cleared', () => {
    const game = act(put([], { pile: FIVE }), [nationalises(0, 'taxes-'), nationalises(0, 'welfare+')]);
    expect(game.opinions.discards.slice(0, 2)).toEqual(['genetics+', 'economy+']);
    expect(game.opinions.discards).not.toContain('taxes-');
    expect(game.opinions.discards).not.toContain('welfare+');
  });

  it('[2006 §6.3.3] also in the last round', () => {
    const { game } = tableWithEvents({
      phase: 'last-count',
      round: 7,
      regions: [{ votes: CLEAR, open: ['welfare+'] }],
    });
    const over = act(game, [nationalises(0, 'welfare+')]);
    expect(board(over)).toEqual(['welfare+']);
    expect(over.result).not.toBeNull();
  });

  describe('in 1997', () => {
    const aid = (national: readonly NationalOpinion[]): Game => put(national, { ruleset: '1997-7' });

    it('[E97-3] [1997 §6.3.3] on a full board the others move up and a new issue takes the last space', () => {
      const game = act(aid(full()), [nationalises(0, 'welfare+', 'euro+')]);
      expect(board(game)).toEqual(['genetics+', 'health+', 'nuclear+', 'spelling+', 'welfare+']);
      expect(game.opinions.discards).toEqual(['euro+']);
    });

    it('[1997 §6.3.3] secured ones move up as well, but are not removed', () => {
      const game = aid(full(0, 2));
      expectRefused(game, nationalises(0, 'welfare+', 'health+'), {
        code: 'card-not-there',
        rule: '1997 §6.3.3',
        figures: { card: 'health+' },
      });
      expect(board(act(game, [nationalises(0, 'welfare+', 'euro+')]))).toEqual([
        'genetics+!',
        'health+!',
        'nuclear+',
        'spelling+',
        'welfare+',
      ]);
    });

    it('[1997 §6.3.3] on a full board the other stance of a secured opinion replaces it in place', () => {
      const game = act(aid(full(2)), [nationalises(0, 'health-')]);
      expect(board(game)).toEqual(['genetics+', 'euro+', 'health-', 'nuclear+', 'spelling+']);
      expect(game.opinions.discards).toEqual(['health+', 'health+']);
    });

    it('[E97-3] [1997 §6.3.3] of one that is not secured it removes it, the rest moves up, and it lies last', () => {
      const game = act(aid(full(4)), [nationalises(0, 'health-')]);
      expect(board(game)).toEqual(['genetics+', 'euro+', 'nuclear+', 'spelling+!', 'health-']);
      expect(game.opinions.discards).toEqual(['health+']);
    });

    it('[1997 §6.3.3] while a space is free the other stance replaces in place, secured or not', () => {
      const four = (secured?: number) => aid(full(...(secured === undefined ? [] : [secured])).slice(0, 4));
      for (const game of [four(), four(2)])
        expect(board(act(game, [nationalises(0, 'health-')]))).toEqual([
          'genetics+',
          'euro+',
          'health-',
          'nuclear+',
        ]);
    });

    it('[1997 §6.3.3] a game begun before this was mended goes on as it began: the other stance in place', () => {
      const game = aid(full());
      const before = { ...game, rules: { ...game.rules, national: rulesOf('1997-7', null, 1).national } };
      expect(board(act(before, [nationalises(0, 'health-')]))).toEqual([
        'genetics+',
        'euro+',
        'health-',
        'nuclear+',
        'spelling+',
      ]);
      expect(board(act(before, [nationalises(0, 'welfare+', 'euro+')]))).toEqual([
        'genetics+',
        'health+',
        'nuclear+',
        'spelling+',
        'welfare+',
      ]);
    });

    it('[1997 §6.3.3] with a free space nothing is removed', () => {
      const game = act(aid(full().slice(0, 4)), [nationalises(0, 'welfare+')]);
      expect(board(game)).toEqual(['genetics+', 'euro+', 'health+', 'nuclear+', 'welfare+']);
    });
  });
});
