import {
  type Action,
  type BlockAction,
  type Card,
  eventsFor,
  type Game,
  mediaControl,
  type RegionId,
  type Seat,
  type View,
  view,
} from '@macher/engine';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import { asked, eventsOf, playerAt, refusedUnchanged, regionOf, trendsOf } from '../2019/opening.ts';
import { choiceOf, opened, putMedia, type Seating, setMoney, table } from './opening.ts';

const begin = (more: Seating = {}): Game => table({ round: 0, phase: 'starting-blocks', ...more });

interface Places {
  readonly trend?: readonly RegionId[];
  readonly meetings?: readonly RegionId[];
  readonly votes?: readonly RegionId[];
  readonly media?: readonly RegionId[];
}

const block = (seat: Seat, blocks: readonly string[], places: Places): BlockAction => ({
  kind: 'starting-block',
  seat,
  blocks,
  trend: places.trend ?? [],
  meetings: places.meetings ?? [],
  votes: places.votes ?? [],
  media: places.media ?? [],
});

/** Does the least possible: six meetings, two times votes in SN, base. */
const quiet = (seat: Seat): Action => block(seat, ['3', 'base'], { meetings: ['SN'], votes: ['SN', 'SN'] });

const alone = (blocks: readonly string[], places: Places): Game =>
  act(begin(), [block(0, blocks, places), quiet(1), quiet(2)]);

function chosenIn(seen: View) {
  const frame = seen.frames[0];
  if (frame?.phase !== 'starting-blocks') throw new Error('not in the preliminary phase');
  return frame.chosen;
}

describe('preliminary phase: the options', () => {
  it('[2006 §6.1] all choose at the same time', () => {
    expect(asked(begin())).toEqual([
      [0, 'starting-block'],
      [1, 'starting-block'],
      [2, 'starting-block'],
    ]);
  });

  it('[2006 §6.1] three options in column 1, four in column 2', () => {
    const { columns } = choiceOf(begin(), 0, 'starting-block');
    const text = (column: number) =>
      columns[column]?.map(({ fields, base }) => ({
        trend: fields.trend,
        meetings: fields.meetings,
        votes: fields.votes,
        media: fields.media,
        base,
      }));
    expect(text(0)).toEqual([
      { trend: 2, meetings: 1, votes: 0, media: 0, base: 0 },
      { trend: 1, meetings: 1, votes: 1, media: 0, base: 0 },
      { trend: 0, meetings: 1, votes: 2, media: 0, base: 0 },
    ]);
    expect(text(1)).toEqual([
      { trend: 0, meetings: 0, votes: 0, media: 3, base: 0 },
      { trend: 0, meetings: 0, votes: 0, media: 2, base: 4 },
      { trend: 0, meetings: 0, votes: 0, media: 1, base: 8 },
      { trend: 0, meetings: 0, votes: 0, media: 0, base: 12 },
    ]);
  });

  it('[2006 §6.1] [E06-2] trend +1, 6 meetings and 6 votes; 2 media markers and base +4', () => {
    const game = alone(['2', 'media2'], {
      trend: ['BY'],
      votes: ['BY'],
      meetings: ['HE'],
      media: ['BE', 'BE'],
    });
    expect(trendsOf(game, 'BY')[0]).toBe(1);
    expect(regionOf(game, 'BY').votes[0]).toBe(6);
    expect(regionOf(game, 'HE').meetings[0]).toBe(7);
    expect(regionOf(game, 'BE').media[0]).toBe(2);
    expect(playerAt(game, 0).base).toBe(9);
  });

  it('[2006 §6.1] row 1 of column 1: trend +1 in two regions, 6 meetings', () => {
    const game = alone(['1', 'base'], { trend: ['BY', 'HE'], meetings: ['BY'] });
    expect(game.regions.map(({ id }) => trendsOf(game, id)[0])).toEqual([1, 1, 0, 0]);
    expect(regionOf(game, 'BY').meetings[0]).toBe(7);
  });

  it('[2006 §6.1] [R74] the same region twice: trend +2', () => {
    expect(trendsOf(alone(['1', 'base'], { trend: ['BY', 'BY'], meetings: ['BY'] }), 'BY')[0]).toBe(2);
  });

  it('[2006 §6.1] row 3 of column 1: 6 meetings, 6 votes twice, also in the same region', () => {
    const game = alone(['3', 'base'], { meetings: ['BY'], votes: ['HE', 'HE'] });
    expect(regionOf(game, 'HE').votes[0]).toBe(12);
    expect(regionOf(game, 'BY').meetings[0]).toBe(7);
  });

  it('[2006 §6.1] three media markers, each with its own region', () => {
    const game = alone(['3', 'media3'], {
      meetings: ['BY'],
      votes: ['HE', 'HE'],
      media: ['BY', 'SN', 'BY'],
    });
    expect(game.regions.map(({ media }) => media[0])).toEqual([2, 0, 0, 1]);
    expect(playerAt(game, 0).media).toBe(2);
  });

  it.each([
    ['media3', 3, 5],
    ['media2', 2, 9],
    ['media1', 1, 13],
    ['base', 0, 17],
  ])('[2006 §6.1] %s: %i media markers, base %i', (second, markers, base) => {
    const media = Array.from({ length: markers }, () => 'BY');
    const game = alone(['3', second], { meetings: ['BY'], votes: ['BY', 'BY'], media });
    expect(regionOf(game, 'BY').media[0]).toBe(markers);
    expect(playerAt(game, 0).base).toBe(base);
  });

  it('[2006 §6.1] it is free, and comes from the supplies', () => {
    const game = alone(['1', 'media2'], { trend: ['BY', 'HE'], meetings: ['BY'], media: ['BY', 'BY'] });
    expect(playerAt(game, 0).money).toBe(25_000);
    expect(playerAt(game, 0).meetings).toBe(18 - 4 - 6);
    expect(playerAt(game, 0).media).toBe(3);
  });
});

describe('preliminary phase: what is refused', () => {
  const places: Places = { trend: ['BY'], votes: ['BY'], meetings: ['HE'], media: ['BE', 'BE'] };

  it('[R74] both columns must be chosen', () => {
    expect(refusedUnchanged(begin(), block(0, ['2'], { ...places, media: [] }))).toEqual({
      code: 'wrong-count',
      rule: '2006 §6.1',
      figures: { needed: 2, given: 1 },
    });
  });

  it('[2006 §6.1] one of each column: two of the second are refused', () => {
    expect(refusedUnchanged(begin(), block(0, ['media2', 'base'], places))).toEqual({
      code: 'block-not-there',
      rule: '2006 §6.1',
      figures: { block: 'media2' },
    });
  });

  it('[R74] every item gets a region: one media marker too few is refused', () => {
    expect(refusedUnchanged(begin(), block(0, ['2', 'media2'], { ...places, media: ['BE'] }))).toEqual({
      code: 'wrong-count',
      rule: '2006 §6.1',
      figures: { needed: 2, given: 1 },
    });
  });

  it('[R74] one too many is refused', () => {
    expect(refusedUnchanged(begin(), block(0, ['2', 'media2'], { ...places, trend: ['BY', 'BY'] }))).toEqual({
      code: 'wrong-count',
      rule: '2006 §6.1',
      figures: { needed: 1, given: 2 },
    });
  });

  it('[R74] six meetings go to one region', () => {
    expect(
      refusedUnchanged(begin(), block(0, ['2', 'media2'], { ...places, meetings: ['BY', 'HE'] })),
    ).toEqual({ code: 'wrong-count', rule: '2006 §6.1', figures: { needed: 1, given: 2 } });
  });

  it('[R74] a region must be on the table', () => {
    expect(refusedUnchanged(begin(), block(0, ['2', 'media2'], { ...places, media: ['BE', 'NRW'] }))).toEqual(
      { code: 'region-not-there', rule: '2006 §6.1', figures: { region: 'NRW' } },
    );
  });

  it('[R74] nothing overflows: trend +2, seven meetings, three media markers at most', () => {
    const game = alone(['1', 'media3'], {
      trend: ['BY', 'BY'],
      meetings: ['BY'],
      media: ['BY', 'BY', 'BY'],
    });
    expect(trendsOf(game, 'BY')[0]).toBe(2);
    expect(regionOf(game, 'BY').meetings[0]).toBe(7);
    expect(regionOf(game, 'BY').media[0]).toBe(3);
  });
});

describe('preliminary phase: sealed, then open', () => {
  it('[R74] until all are in, others see only that a choice was made', () => {
    const { game, events } = actWithEvents(begin(), [quiet(1)]);
    expect(chosenIn(view(game, 0))).toEqual([null, 'sealed', null]);
    expect(chosenIn(view(game, null))).toEqual([null, 'sealed', null]);
    expect(chosenIn(view(game, 1))).toEqual([null, quiet(1), null]);
    expect(eventsFor(events, 0)).toEqual([{ event: 'sealed', seat: 1, kind: 'starting-block' }]);
  });

  it('[2006 §6.1] nothing is applied before all are in', () => {
    const game = act(begin(), [quiet(1), quiet(2)]);
    expect(regionOf(game, 'SN').votes).toEqual([0, 0, 0]);
  });

  it('[R74] then all choices are open', () => {
    const { events } = actWithEvents(begin(), [quiet(1), quiet(0), quiet(2)]);
    const revealed = eventsOf(eventsFor(events, null), 'block-revealed');
    expect(revealed.map(({ seat, blocks, votes }) => [seat, blocks, votes])).toEqual([
      [0, ['3', 'base'], ['SN', 'SN']],
      [1, ['3', 'base'], ['SN', 'SN']],
      [2, ['3', 'base'], ['SN', 'SN']],
    ]);
  });

  it('[R75] no start player is drawn before the first auction', () => {
    const start = opened({ round: 0, phase: 'starting-blocks' });
    const { game, events } = actWithEvents(start.game, [quiet(0), quiet(1), quiet(2)]);
    expect(eventsOf([...start.events, ...events], 'provisional-start')).toEqual([]);
    expect(asked(game).map(([, kind]) => kind)).toEqual(['bid', 'bid', 'bid']);
  });
});

describe('preliminary phase: order of application', () => {
  const LOT = [2, 0, 1];

  it('[R29] [2006 §6.1] party by party in stack order from the bottom, whichever player chose first', () => {
    const { events } = actWithEvents(begin({ lot: LOT }), [quiet(1), quiet(0), quiet(2)]);
    expect(eventsOf(events, 'block-revealed').map(({ seat }) => seat)).toEqual(LOT);
  });

  it('[R29] with equal votes the stack order of set-up remains', () => {
    const game = act(begin({ lot: LOT }), [quiet(0), quiet(1), quiet(2)]);
    expect(regionOf(game, 'SN').votes).toEqual([12, 12, 12]);
    expect(regionOf(game, 'SN').stack).toEqual(LOT);
  });

  it('[R29] where nobody got votes the lot remains', () => {
    const game = act(begin({ lot: LOT }), [quiet(0), quiet(1), quiet(2)]);
    expect(regionOf(game, 'BY').stack).toEqual(LOT);
  });

  it('[R29] a party that moves alone lies on top', () => {
    const game = act(begin({ lot: LOT }), [
      block(0, ['3', 'base'], { meetings: ['BY'], votes: ['BY', 'HE'] }),
      quiet(1),
      quiet(2),
    ]);
    expect(regionOf(game, 'BY').stack).toEqual([2, 1, 0]);
  });
});

describe('preliminary phase: more than five media markers', () => {
  const three = (seat: Seat, region: RegionId): Action =>
    block(seat, ['3', 'media3'], { meetings: ['SN'], votes: ['SN', 'SN'], media: [region, region, region] });

  it('[R3] [2006 §6.1] a sixth marker is stacked and counts', () => {
    const game = act(begin(), [three(0, 'BY'), three(1, 'BY'), quiet(2)]);
    expect(regionOf(game, 'BY').media).toEqual([3, 3, 0]);
    expect(mediaControl(regionOf(game, 'BY'))).toBeNull();
  });

  it('[R3] the stacked one can decide media control', () => {
    const two = block(1, ['3', 'media2'], {
      meetings: ['SN'],
      votes: ['SN', 'SN'],
      media: ['BY', 'BY'],
    });
    const one = block(2, ['3', 'media1'], { meetings: ['SN'], votes: ['SN', 'SN'], media: ['BY'] });
    const game = act(begin({ lot: [2, 1, 0] }), [three(0, 'BY'), two, one]);
    expect(regionOf(game, 'BY').media).toEqual([3, 2, 1]);
    expect(mediaControl(regionOf(game, 'BY'))).toBe(0);
  });

  const shares = (markers: readonly number[]): Game =>
    table({ phase: 'media-shares' }, each => putMedia(each, 'BY', markers));

  it.each([
    [[2, 1, 1], true],
    [[2, 2, 1], false],
    [[2, 2, 2], false],
  ])('[R3] [2006 §6.1] with the markers %j one can be bought there: %s', (markers, possible) => {
    const { regions } = choiceOf(shares(markers), 0, 'buy-media');
    expect(regions.includes('BY')).toBe(possible);
  });

  it('[R3] a purchase where six stand is refused, elsewhere it is not', () => {
    const game = shares([2, 2, 2]);
    expect(refusedUnchanged(game, { kind: 'buy-media', seat: 0, region: 'BY' })).toEqual({
      code: 'region-not-there',
      rule: '2006 §6.2.5',
      figures: { region: 'BY' },
    });
    const after = act(game, [{ kind: 'buy-media', seat: 0, region: 'HE' }]);
    expect(regionOf(after, 'HE').media).toEqual([1, 0, 0]);
  });

  it('[R3] six markers stay when one of them is swapped for another', () => {
    const game = table({ phase: 'politicians-resolve' }, each => {
      putMedia(each, 'BY', [0, 3, 3]);
      setMoney(each, 25_000);
      playerAt(each, 0).politicians.splice(2, 1);
      regionOf(each, 'BY').row.push({ seat: 0, politician: 'speaker', state: 'face-down' });
    });
    const after = act(game, [
      { kind: 'resolve', seat: 0, politician: 'speaker', deed: { deed: 'media', from: 1, place: true } },
    ]);
    expect(regionOf(after, 'BY').media).toEqual([1, 2, 3]);
  });

  it('[R3] [R74] 1997 plays it the same way', () => {
    const game = act(begin({ ruleset: '1997-7' }), [three(0, 'BY'), three(1, 'BY'), three(2, 'BY')]);
    expect(regionOf(game, 'BY').media).toEqual([3, 3, 3]);
    const known: readonly Card[] = regionOf(game, 'BY').open;
    expect(known).toHaveLength(4);
  });
});
