import { awaited, type Card, type Game } from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import { expectRefused, money, only, passes, question, region } from '../2019/closing.ts';
import { buysMedia, exchanges, exchangesNothing, holds, REGIONS, type Spec, table } from './closing.ts';

const OPEN: Card[] = ['genetics+', 'economy-'];
const POOL: Card[] = ['taxes+', 'taxes-', 'genetics-', 'wages+', 'genetics+', 'economy+'];

describe('§6.2.5, buying media markers', () => {
  const start = (more: Partial<Spec> = {}): Game => table({ phase: 'media-shares', ...more });
  const pass = (seat: number) => buysMedia(seat, null);

  it('[2006 §6.2.5] a marker costs 4,000 and comes from the supply', () => {
    const { game, events } = actWithEvents(start(), [buysMedia(0, 'SN')]);
    expect(money(game)).toEqual([21_000, 25_000, 25_000]);
    expect(game.players.map(player => player.media)).toEqual([4, 5, 5]);
    expect(region(game, 1).media).toEqual([1, 0, 0]);
    expect(only(events, 'media-bought')).toEqual([
      { event: 'media-bought', seat: 0, region: 'SN', paid: 4000 },
    ]);
  });

  it('[2006 §6.2.5] 4,000 is enough', () => {
    const game = start({ players: [{ money: 4000 }] });
    expect(money(act(game, [buysMedia(0, 'BB')]))).toEqual([0, 25_000, 25_000]);
  });

  it('[2006 §6.2.5] 3,000 is not', () => {
    const game = start({ players: [{ money: 3000 }] });
    expectRefused(game, buysMedia(0, 'BB'), {
      code: 'must-pass',
      rule: '2006 §6.2.5',
      figures: { amount: 4000 },
    });
    expect(awaited(act(game, [pass(0)]))).toEqual([{ seat: 1, kind: 'buy-media' }]);
  });

  it('[2006 §6.2.5] one at a time, in turn order from the start player', () => {
    let game = start({ start: 1 });
    for (const seat of [1, 2, 0, 1]) {
      expect(awaited(game)).toEqual([{ seat, kind: 'buy-media' }]);
      game = act(game, [buysMedia(seat, 'BB')]);
    }
  });

  it('[2006 §6.2.5] a pass is not final', () => {
    const game = act(start(), [pass(0), buysMedia(1, 'BB'), pass(2)]);
    expect(region(act(game, [buysMedia(0, 'BB')])).media).toEqual([1, 1, 0]);
  });

  it('[2006 §6.2.5] [R5] it ends when all pass in succession, the last buyer included', () => {
    const game = act(start(), [buysMedia(0, 'BB'), pass(1), pass(2)]);
    expect(awaited(game)).toEqual([{ seat: 0, kind: 'buy-media' }]);
    expect(awaited(act(game, [pass(0)]))).toEqual([{ seat: 0, kind: 'meetings' }]);
  });

  it('[2006 §6.2.5] five spaces for all parties together: the fifth marker fits', () => {
    const game = start({ regions: [{ media: [0, 2, 2] }] });
    expect(region(act(game, [buysMedia(0, 'BB')])).media).toEqual([1, 2, 2]);
  });

  it('[2006 §6.2.5] five spaces for all parties together: the sixth does not', () => {
    const game = start({ regions: [{ media: [1, 2, 2] }] });
    expect(question(game, 'buy-media').regions).toEqual(['SN', 'RP', 'BY']);
    expectRefused(game, buysMedia(0, 'BB'), {
      code: 'region-not-there',
      rule: '2006 §6.2.5',
      figures: { region: 'BB' },
    });
  });

  it('[R3] [2006 §6.2.5] where more than five are stacked none can be bought', () => {
    const game = start({ regions: [{ media: [3, 3, 0] }] });
    expect(question(game, 'buy-media').regions).toEqual(['SN', 'RP', 'BY']);
  });

  it('[2006 §6.2.5] [R79] five markers are all there are: without one in supply nobody is asked', () => {
    const game = start({ regions: [{ media: [3, 0, 0] }, { media: [2, 0, 0] }] });
    expect(awaited(game)).toEqual([{ seat: 1, kind: 'buy-media' }]);
  });
});

describe('§6.2.5, the exchange', () => {
  const start = (more: Partial<Spec> = {}): Game =>
    table({ phase: 'media-influence', regions: [{ open: OPEN, media: [1, 0, 0] }], pool: POOL, ...more });

  /** Who is asked for which region, one after the other. */
  function asked(game: Game): [number, string][] {
    const order: [number, string][] = [];
    let now = game;
    while (awaited(now)[0]?.kind === 'influence') {
      const { seat, region: id } = question(now, 'influence');
      order.push([seat, id]);
      now = act(now, [exchangesNothing(seat)]);
    }
    return order;
  }

  const everywhere = [
    { open: OPEN, media: [1, 0, 0] },
    { open: OPEN, media: [0, 1, 0] },
    { open: OPEN, media: [0, 0, 1] },
    { open: OPEN, media: [1, 2, 0] },
  ];

  it('[2006 §6.2.5] in reverse region order, the current region last', () => {
    expect(asked(start({ regions: everywhere }))).toEqual([
      [1, 'BY'],
      [2, 'RP'],
      [1, 'SN'],
      [0, 'BB'],
    ]);
  });

  it('[1997 §6.2.5] in region order, the current region first', () => {
    expect(asked(start({ ruleset: '1997-7', regions: everywhere }))).toEqual([
      [0, 'BB'],
      [1, 'SN'],
      [2, 'RP'],
      [1, 'BY'],
    ]);
  });

  it('[2006 §6.2.5] a card of the pool takes the place of an open opinion, which goes to the pool', () => {
    const game = act(start(), [exchanges(0, 'economy-', 'wages+')]);
    expect(region(game).open).toEqual(['genetics+', 'wages+']);
    expect(game.opinions.board.toSorted()).toEqual(
      ['economy+', 'economy-', 'genetics+', 'genetics-', 'taxes+', 'taxes-'].toSorted(),
    );
    expect(game.opinions.discards).toEqual([]);
  });

  it('[2006 §6.2.5] the card taken out is there for the next region', () => {
    const game = start({ regions: everywhere.slice(0, 2), pool: ['wages+'] });
    const next = act(game, [exchanges(1, 'economy-', 'wages+')]);
    expect(question(next, 'influence').exchanges).toEqual([{ out: 'economy-', in: ['economy-'] }]);
  });

  it('[2006 §6.2.5] one opinion only', () => {
    const game = act(start(), [exchanges(0, 'economy-', 'wages+')]);
    expect(awaited(game)).toEqual([{ seat: 0, kind: 'meetings' }]);
  });

  it('[2006 §6.2.5] [R86] it may be left', () => {
    const game = act(start(), [exchangesNothing(0)]);
    expect(region(game).open).toEqual(OPEN);
    expect(game.opinions.board).toEqual(POOL);
  });

  it('[2006 §6.2.5] a card whose issue is still open in the region cannot come in', () => {
    expectRefused(start(), exchanges(0, 'economy-', 'genetics-'), {
      code: 'exchange-not-there',
      rule: '2006 §6.2.5',
      figures: { out: 'economy-', in: 'genetics-' },
    });
  });

  it('[R7] [2006 §6.2.5] the other stance of the card that leaves can come in', () => {
    expect(region(act(start(), [exchanges(0, 'economy-', 'economy+')])).open).toEqual([
      'genetics+',
      'economy+',
    ]);
  });

  it('[2006 §6.2.5] a card that is not in the pool cannot come in', () => {
    expectRefused(start(), exchanges(0, 'economy-', 'welfare+'), {
      code: 'exchange-not-there',
      rule: '2006 §6.2.5',
      figures: { out: 'economy-', in: 'welfare+' },
    });
  });

  it('[2006 §6.2.5] an opinion with a key issue stays', () => {
    const game = start({ regions: [{ open: OPEN, keyIssue: 'economy-', media: [1, 0, 0] }] });
    expect(question(game, 'influence').exchanges.map(({ out }) => out)).toEqual(['genetics+']);
    expectRefused(game, exchanges(0, 'economy-', 'wages+'), {
      code: 'exchange-not-there',
      rule: '2006 §6.2.5',
      figures: { out: 'economy-', in: 'wages+' },
    });
  });

  it('[R86] [2006 §6.2.5] an identical copy may be taken: all is as before', () => {
    const game = act(start(), [exchanges(0, 'genetics+', 'genetics+')]);
    expect(region(game).open).toEqual(OPEN);
    expect(game.opinions.board.toSorted()).toEqual(POOL.toSorted());
  });

  it('[R86] a single marker is enough for media control if no other party has one', () => {
    const game = start({ regions: [{ open: OPEN, media: [0, 0, 1] }] });
    expect(awaited(game)).toEqual([{ seat: 2, kind: 'influence' }]);
  });

  it('[R86] [2006 §6.2.5] a tie for most markers is no control', () => {
    const game = start({ regions: [{ open: OPEN, media: [2, 2, 1] }] });
    expect(awaited(game)).toEqual([{ seat: 0, kind: 'meetings' }]);
  });

  it('[R86] [R3] stacked markers count', () => {
    const game = start({ regions: [{ open: OPEN, media: [3, 4, 0] }] });
    expect(awaited(game)).toEqual([{ seat: 1, kind: 'influence' }]);
  });

  it('[R79] with no card in the pool that fits nobody is asked', () => {
    const game = start({
      regions: [{ open: OPEN, keyIssue: 'genetics+', media: [1, 0, 0] }],
      pool: ['genetics-'],
    });
    expect(awaited(game)).toEqual([{ seat: 0, kind: 'meetings' }]);
  });

  it('[R86] media control and majority: the same party exchanges twice in the same region and round', () => {
    const game = start({ regions: [{ open: OPEN, media: [1, 0, 0], votes: [1, 0, 0] }] });
    const lap = [passes(0), passes(1), passes(2)];
    const later = act(game, [
      exchanges(0, 'economy-', 'wages+'),
      holds(0),
      holds(1),
      holds(2),
      ...REGIONS.flatMap(() => lap),
    ]);
    expect(awaited(later)).toEqual([{ seat: 0, kind: 'influence' }]);
    expect(region(act(later, [exchanges(0, 'genetics+', 'taxes-')])).open).toEqual(['taxes-', 'wages+']);
  });
});
