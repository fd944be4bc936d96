import { type Action, choiceFor, eventsFor, type Game } from '@macher/engine';
import { type Position, type RegionSpec, setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import { asked, eventsOf, moneyOf, playerAt, refusedUnchanged, regionOf } from './opening.ts';

const NAMES = ['A', 'B', 'C', 'D'];
const REGIONS = ['BB', 'NDS', 'HE', 'SN'];

interface Given extends Pick<Position, 'round' | 'openMoney' | 'start'> {
  readonly media?: Readonly<Record<string, RegionSpec['media']>>;
  readonly money?: Readonly<Record<string, number>>;
  readonly players?: number;
}

const table = ({ media = {}, money = {}, players = 4, round = 1, ...rest }: Given = {}): Game =>
  setUp({
    phase: 'media-shares',
    round,
    ...rest,
    players: Object.fromEntries(
      NAMES.slice(0, players).map(name => [name, { money: money[name] ?? 30_000 }]),
    ),
    regions: REGIONS.slice(0, 5 - round).map(id => ({ id, media: media[id] ?? {} })),
  }).game;

const buy = (seat: number, region: string): Action => ({ kind: 'buy-media', seat, region });
const pass = (seat: number): Action => ({ kind: 'buy-media', seat, region: null });

describe('phase 3, media shares', () => {
  it('[2019 §2 phase 3] a marker from the supply on a media space for 5,000', () => {
    const game = act(table(), [buy(0, 'NDS')]);
    expect(moneyOf(game)).toEqual([25_000, 30_000, 30_000, 30_000]);
    expect(playerAt(game, 0).media).toBe(3);
    expect(regionOf(game, 'NDS').media).toEqual([1, 0, 0, 0]);
  });

  it('[2019 §2 phase 3] [2019 §0] in turn order, one at a time', () => {
    let game = table({ start: 'C' });
    for (const seat of [2, 3, 0, 1, 2]) {
      expect(asked(game)).toEqual([[seat, 'buy-media']]);
      game = act(game, [buy(seat, 'BB')]);
    }
    expect(regionOf(game, 'BB').media).toEqual([1, 1, 2, 1]);
  });

  it('[2019 §2 phase 3] several markers of one party may stand in one region', () => {
    const game = act(table(), [buy(0, 'BB'), pass(1), pass(2), pass(3), buy(0, 'BB')]);
    expect(regionOf(game, 'BB').media).toEqual([2, 0, 0, 0]);
  });

  it('[2019 §2 phase 3] five spaces per region, all parties together: the fourth and the fifth are sold', () => {
    const game = act(table({ media: { BB: { B: 1, C: 2 } } }), [buy(0, 'BB'), buy(1, 'BB')]);
    expect(regionOf(game, 'BB').media).toEqual([1, 2, 2, 0]);
    expect(moneyOf(game)).toEqual([25_000, 25_000, 30_000, 30_000]);
  });

  it('[2019 §2 phase 3] where the five spaces are full nobody can place a marker', () => {
    const game = table({ media: { BB: { A: 1, B: 2, C: 2 } } });
    expect(choiceFor(game, 0)).toEqual({
      kind: 'buy-media',
      seat: 0,
      cost: 5000,
      regions: ['NDS', 'HE', 'SN'],
    });
    expect(refusedUnchanged(game, buy(0, 'BB'))).toEqual({
      code: 'region-not-there',
      rule: '2019 §2 phase 3',
      figures: { region: 'BB' },
    });
  });

  it('[2019 §2 phase 3] a region that is not in play is refused', () => {
    expect(refusedUnchanged(table(), buy(0, 'BY'))).toMatchObject({
      code: 'region-not-there',
      figures: { region: 'BY' },
    });
  });

  it('[2019 §2 phase 3] a pass is not final', () => {
    const game = act(table(), [pass(0), buy(1, 'BB'), pass(2), pass(3)]);
    expect(asked(game)).toEqual([[0, 'buy-media']]);
    expect(regionOf(act(game, [buy(0, 'BB')]), 'BB').media).toEqual([1, 1, 0, 0]);
  });

  it('[2019 §2 phase 3] the phase ends when all players pass in succession', () => {
    const three = act(table(), [pass(0), pass(1), pass(2)]);
    expect(asked(three)).toEqual([[3, 'buy-media']]);
    expect(asked(act(three, [pass(3)]))).toEqual([[0, 'meetings']]);
  });

  it('[R5] passes count from the last purchase, and the buyer must pass too', () => {
    const game = act(table({ players: 3 }), [pass(0), pass(1), buy(2, 'BB'), pass(0), pass(1)]);
    expect(asked(game)).toEqual([[2, 'buy-media']]);
    expect(asked(act(game, [pass(2)]))).toEqual([[0, 'meetings']]);
  });

  it('[R5] the last buyer may go on buying', () => {
    const game = act(table({ players: 3 }), [
      buy(0, 'BB'),
      pass(1),
      pass(2),
      buy(0, 'BB'),
      pass(1),
      pass(2),
      buy(0, 'NDS'),
    ]);
    expect(regionOf(game, 'BB').media).toEqual([2, 0, 0]);
    expect(moneyOf(game)[0]).toBe(15_000);
    expect(asked(game)).toEqual([[1, 'buy-media']]);
  });

  it('[2019 §2 phase 3] the last 5,000 can be spent', () => {
    const game = act(table({ money: { A: 5000 } }), [buy(0, 'BB')]);
    expect(moneyOf(game)[0]).toBe(0);
  });

  it('[2019 §2 phase 3] [R57] a player with less than 5,000 is asked all the same, and can only pass', () => {
    const game = table({ money: { A: 4000 } });
    expect(asked(game)).toEqual([[0, 'buy-media']]);
    expect(choiceFor(game, 0)).toMatchObject({ regions: [] });
    expect(refusedUnchanged(game, buy(0, 'BB'))).toEqual({
      code: 'must-pass',
      rule: '2019 §2 phase 3',
      figures: { amount: 5000 },
    });
  });

  it('[R57] that is so when money is played open, too', () => {
    expect(asked(table({ money: { A: 0 }, openMoney: true }))).toEqual([[0, 'buy-media']]);
  });

  it('[R57] [R5] a pass for want of money counts as a pass', () => {
    const game = table({ money: { A: 0, B: 0, C: 0, D: 0 } });
    expect(asked(act(game, [pass(0), pass(1), pass(2), pass(3)]))).toEqual([[0, 'meetings']]);
  });

  it('[R57] [R18] the others cannot tell a forced pass from a free one', () => {
    const broke = actWithEvents(table({ money: { A: 0 } }), [pass(0)]);
    const rich = actWithEvents(table(), [pass(0)]);
    expect(eventsFor(broke.events, 1)).toEqual(eventsFor(rich.events, 1));
    expect(asked(broke.game)).toEqual(asked(rich.game));
  });

  it('[2019 §2 phase 3] [R57] who has no marker in the supply is not asked', () => {
    const game = table({ media: { BB: { A: 2 }, NDS: { A: 2 } } });
    expect(playerAt(game, 0).media).toBe(0);
    expect(asked(game)).toEqual([[1, 'buy-media']]);
  });

  it('[2019 §2 phase 3] the fourth marker can be bought, then the supply is empty', () => {
    const game = act(table({ players: 3, media: { BB: { A: 2 }, NDS: { A: 1 } } }), [buy(0, 'HE')]);
    expect(playerAt(game, 0).media).toBe(0);
    expect(asked(act(game, [pass(1), buy(2, 'BB')]))).toEqual([[1, 'buy-media']]);
  });

  it('[R57] [R5] who is skipped counts as having passed', () => {
    const game = table({ players: 3, media: { BB: { A: 2 }, NDS: { A: 2 } } });
    expect(asked(act(game, [pass(1), pass(2)]))).toEqual([[0, 'meetings']]);
    const bought = act(game, [pass(1), buy(2, 'HE'), pass(1)]);
    expect(asked(bought)).toEqual([[2, 'buy-media']]);
  });

  it('[R57] without a free media space anywhere nobody is asked', () => {
    const game = table({ round: 4, media: { BB: { A: 2, B: 2, C: 1 } } });
    expect(asked(game)).toEqual([[0, 'meetings']]);
  });

  it('[R57] when the last free space is taken the phase is over', () => {
    const game = table({ round: 4, media: { BB: { A: 2, B: 2 } } });
    expect(asked(game)).toEqual([[0, 'buy-media']]);
    expect(asked(act(game, [buy(0, 'BB')]))).toEqual([[0, 'meetings']]);
  });

  it('[R18] purchases and passes are open', () => {
    const { events } = actWithEvents(table(), [buy(0, 'BB'), pass(1)]);
    expect(eventsOf(eventsFor(events, null), 'media-bought')).toEqual([
      { event: 'media-bought', seat: 0, region: 'BB', paid: 5000 },
    ]);
    expect(eventsOf(eventsFor(events, null), 'media-passed')).toEqual([{ event: 'media-passed', seat: 1 }]);
  });
});
