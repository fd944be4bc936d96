import { type BlockAction, type Game, type RegionId, type View, view } from '@macher/engine';
import { setUp } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';
import { act, actWithEvents } from '../../table.ts';
import { asked, eventsOf, playerAt, refusedUnchanged, regionOf, trendsOf } from './opening.ts';

const REGIONS = ['BB', 'NDS', 'HE', 'SN'];

const table = (players = 3): Game =>
  setUp({
    round: 0,
    phase: 'starting-blocks',
    players: Object.fromEntries(['A', 'B', 'C', 'D', 'E'].slice(0, players).map(name => [name, {}])),
    regions: REGIONS.map(id => ({ id })),
  }).game;

const block = (seat: number, id: string, fields: Partial<BlockAction>): BlockAction => ({
  kind: 'starting-block',
  seat,
  blocks: [id],
  meetings: [],
  trend: [],
  media: [],
  votes: [],
  ...fields,
});

/** The block as in the printed example. */
const blockC = (seat: number): BlockAction =>
  block(seat, 'C', { meetings: ['NDS', 'BB'], trend: ['NDS', 'BB'], votes: ['NDS'] });

const first = (count: number): RegionId[] => REGIONS.slice(0, count);

function frameIn(seen: View) {
  const frame = seen.frames[0];
  if (frame?.phase !== 'starting-blocks') throw new Error('not at the starting blocks');
  return frame;
}

describe('set-up: starting blocks', () => {
  const others = [blockC(1), blockC(2)];

  it('[2019 §1.9] all choose at the same time', () => {
    expect(asked(table())).toEqual([
      [0, 'starting-block'],
      [1, 'starting-block'],
      [2, 'starting-block'],
    ]);
  });

  it('[2019 §1.9] block C: three meetings in each of two regions, from the supply', () => {
    const game = act(table(), [blockC(0), ...others]);
    expect(REGIONS.map(id => regionOf(game, id).meetings[0])).toEqual([3, 3, 0, 0]);
    expect(playerAt(game, 0).meetings).toBe(14);
  });

  it('[2019 §1.9] block C: the trend one space up in two regions, from 0 to +2', () => {
    const game = act(table(), [blockC(0), ...others]);
    expect(REGIONS.map(id => trendsOf(game, id)[0])).toEqual([2, 2, 0, 0]);
  });

  it('[2019 §1.9] block C: six votes in one region', () => {
    const game = act(table(), [blockC(0), ...others]);
    expect(REGIONS.map(id => regionOf(game, id).votes[0])).toEqual([0, 6, 0, 0]);
  });

  it('[2019 §1.9] block C has no media marker', () => {
    expect(refusedUnchanged(table(), { ...blockC(0), media: ['BB'] })).toEqual({
      code: 'wrong-count',
      rule: '2019 §1.9',
      figures: { needed: 0, given: 1 },
    });
    const game = act(table(), [blockC(0), ...others]);
    expect(playerAt(game, 0).media).toBe(4);
  });

  it.each([
    { id: 'A', meetings: 2, trend: 1, media: 1, votes: 1 },
    { id: 'B', meetings: 1, trend: 1, media: 2, votes: 1 },
    { id: 'C', meetings: 2, trend: 2, media: 0, votes: 1 },
    { id: 'D', meetings: 1, trend: 1, media: 1, votes: 2 },
    { id: 'E', meetings: 2, trend: 1, media: 2, votes: 0 },
  ])('[2019 §1.9] block $id: $meetings meetings, $trend trend, $media media, $votes votes', counts => {
    const fields = {
      meetings: first(counts.meetings),
      trend: first(counts.trend),
      media: first(counts.media),
      votes: first(counts.votes),
    };
    const game = act(table(), [block(0, counts.id, fields), ...others]);
    expect(playerAt(game, 0)).toMatchObject({ meetings: 20 - 3 * counts.meetings, media: 4 - counts.media });
    const total = (list: readonly (number | undefined)[]): number =>
      list.reduce<number>((sum, each) => sum + (each ?? 0), 0);
    expect(total(game.regions.map(({ meetings }) => meetings[0]))).toBe(3 * counts.meetings);
    expect(total(REGIONS.map(id => trendsOf(game, id)[0]))).toBe(2 * counts.trend);
    expect(total(game.regions.map(({ media }) => media[0]))).toBe(counts.media);
    expect(total(game.regions.map(({ votes }) => votes[0]))).toBe(6 * counts.votes);
  });

  it('[2019 §1.9] a block beyond the five is refused', () => {
    expect(refusedUnchanged(table(), { ...blockC(0), blocks: ['F'] })).toEqual({
      code: 'block-not-there',
      rule: '2019 §1.9',
      figures: { block: 'F' },
    });
  });

  it('[2019 §1.9] every field must be placed', () => {
    expect(refusedUnchanged(table(), { ...blockC(0), meetings: ['NDS'] })).toEqual({
      code: 'wrong-count',
      rule: '2019 §1.9',
      figures: { needed: 2, given: 1 },
    });
  });

  it('[2019 §1.9] no more than the fields of the block can be placed', () => {
    expect(refusedUnchanged(table(), { ...blockC(0), votes: ['NDS', 'BB'] })).toMatchObject({
      code: 'wrong-count',
      figures: { needed: 1, given: 2 },
    });
  });

  it.each([
    { benefit: 'meetings', id: 'C' },
    { benefit: 'trend', id: 'C' },
    { benefit: 'media', id: 'E' },
    { benefit: 'votes', id: 'D' },
  ] as const)('[2019 §1.9] [R3] two fields with $benefit cannot go to one region', ({ benefit, id }) => {
    const fields = { C: [2, 2, 0, 1], D: [1, 1, 1, 2], E: [2, 1, 2, 0] }[id];
    const placed = block(0, id, {
      meetings: first(fields[0] ?? 0),
      trend: first(fields[1] ?? 0),
      media: first(fields[2] ?? 0),
      votes: first(fields[3] ?? 0),
    });
    expect(refusedUnchanged(table(), { ...placed, [benefit]: ['HE', 'HE'] })).toEqual({
      code: 'region-twice',
      rule: '2019 §1.9',
      figures: { region: 'HE' },
    });
    expect(asked(act(table(), [{ ...placed, [benefit]: ['HE', 'SN'] }]))).toHaveLength(2);
  });

  it('[2019 §1.9] different benefits may all go to one region', () => {
    const game = act(table(), [
      block(0, 'A', { meetings: ['BB', 'HE'], trend: ['BB'], media: ['BB'], votes: ['BB'] }),
      ...others,
    ]);
    const { meetings, media, votes } = regionOf(game, 'BB');
    expect([meetings[0], trendsOf(game, 'BB')[0], media[0], votes[0]]).toEqual([3, 2, 1, 6]);
  });

  it('[2019 §1.9] a region that is not in play is refused', () => {
    expect(refusedUnchanged(table(), { ...blockC(0), votes: ['BY'] })).toEqual({
      code: 'region-not-there',
      rule: '2019 §1.9',
      figures: { region: 'BY' },
    });
  });

  it('[2019 §1.9] several players may choose the same block and the same regions', () => {
    const game = act(table(), [blockC(0), ...others]);
    expect(regionOf(game, 'NDS')).toMatchObject({ meetings: [3, 3, 3], votes: [6, 6, 6] });
    expect(trendsOf(game, 'NDS')).toEqual([2, 2, 2]);
  });

  it('[2019 §1.9] nothing is applied before all have chosen', () => {
    const game = act(table(), [blockC(0), blockC(2)]);
    expect(asked(game)).toEqual([[1, 'starting-block']]);
    expect(regionOf(game, 'NDS')).toMatchObject({ meetings: [0, 0, 0], votes: [0, 0, 0] });
    expect(playerAt(game, 0).meetings).toBe(20);
  });

  it('[2019 §1.9] [R18] a choice is hidden until all are in', () => {
    const game = act(table(), [blockC(0)]);
    expect(frameIn(view(game, 0)).chosen).toEqual([blockC(0), null, null]);
    expect(frameIn(view(game, 1)).chosen).toEqual(['sealed', null, null]);
    expect(frameIn(view(game, null)).chosen).toEqual(['sealed', null, null]);
  });

  it('[2019 §1.9] [R18] a choice that is in cannot be changed', () => {
    const game = act(table(), [blockC(0)]);
    expect(refusedUnchanged(game, { ...blockC(0), votes: ['BB'] })).toEqual({
      code: 'already-sealed',
      rule: 'R18',
      figures: { seat: 0 },
    });
  });

  it('[2019 §1.9] then all blocks are revealed', () => {
    const { events } = actWithEvents(table(), [blockC(0), ...others]);
    expect(eventsOf(events, 'block-revealed')).toMatchObject([
      { seat: 0, blocks: ['C'], meetings: ['NDS', 'BB'], trend: ['NDS', 'BB'], media: [], votes: ['NDS'] },
      { seat: 1, blocks: ['C'] },
      { seat: 2, blocks: ['C'] },
    ]);
  });

  it('[2019 §1.9] [2019 §0] then round 1 begins with the bids for start player', () => {
    const game = act(table(), [blockC(0), ...others]);
    expect(game.round).toBe(1);
    expect(asked(game).map(([, kind]) => kind)).toEqual(['bid', 'bid', 'bid']);
  });

  it('[R3] five players with a marker each in one region just fill its five media spaces', () => {
    const blocks = [0, 1, 2, 3, 4].map(seat =>
      block(seat, 'E', { meetings: ['BB', 'NDS'], trend: ['BB'], media: ['BB', 'NDS'] }),
    );
    const game = act(table(5), blocks);
    expect(REGIONS.map(id => regionOf(game, id).media)).toEqual([
      [1, 1, 1, 1, 1],
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
      [0, 0, 0, 0, 0],
    ]);
    expect(game.players.map(({ media }) => media)).toEqual([2, 2, 2, 2, 2]);
  });
});
