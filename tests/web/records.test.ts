import { RULESETS } from '@macher/editions';
import { EPOCH, type GameRecord, makeRecord } from '@macher/engine';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { readRecord } from '../../packages/web/src/learn/record/readRecord.ts';
import { type Line, linesOfRecord } from '../../packages/web/src/moments/line/line.ts';
import { curveOf, gridOf, MARGIN, scaleOf, spread } from '../../packages/web/src/table/end/chartScale.ts';
import { historyOf } from '../../packages/web/src/table/end/history.ts';
import { say } from '../../packages/web/src/table/words.ts';
import { TABLES, type Table, walk } from '../walk.ts';

beforeAll(() => speak('en'));

describe('a record that is read', () => {
  it('lies on a table of its own, with a line of the log for each decision', () => {
    for (const ruleset of RULESETS) {
      const { record, result } = recorded({ ruleset, players: 3 });
      const store = readRecord(JSON.stringify(record));
      if (typeof store === 'string') throw new Error(store);
      expect(store.sheet.value).toMatchObject({ stage: 'over', seat: null, choice: null });
      expect(store.view.value?.version).toBe(record.actions.length);
      expect(store.past.value).toHaveLength(record.actions.length + 1);
      for (const [version, { moments }] of store.past.value.entries()) {
        expect(moments.length).toBeGreaterThan(0);
        expect(moments.filter(moment => moment.version !== version)).toEqual([]);
      }
      expect(store.view.value?.result?.map(({ total }) => total)).toEqual(result);
    }
  });

  it('of a game that was broken off ends with its last decision', () => {
    const { record } = recorded({ ruleset: '2019-4', players: 3 });
    const broken = { ...record, result: null, check: null, actions: record.actions.slice(0, 20) };
    const store = readRecord(JSON.stringify(broken));
    expect(typeof store === 'string' ? store : store.view.value?.version).toBe(20);
  });

  it('is refused with a sentence that says why', () => {
    const { record } = recorded({ ruleset: '2019-4', players: 3 });
    expect(readRecord('{')).toBe(say('file.not-json'));
    expect(readRecord('{"format":"macher-view"}')).toBe(say('record.is-view'));
    const against = JSON.stringify({ ...record, actions: record.actions.slice(5) });
    for (const text of [
      'null',
      '7',
      '[]',
      '{"format":"else"}',
      against,
      JSON.stringify({ ...record, result: null }),
    ])
      expect(readRecord(text)).toMatch(say('record.malformed', { detail: '' }).slice(0, 10));
  });
});

describe('the curves of a game', () => {
  it('follow it from the first decision to the result', () => {
    for (const table of TABLES) {
      const money: number[][] = [];
      const votes: number[] = [];
      const { record, result } = recorded(table, game => {
        money.push(game.players.map(player => player.money));
        const held = new Set(game.elections.map(({ region }) => region));
        const open = game.regions.filter(({ id }) => !held.has(id));
        votes.push(sumOf([...game.elections, ...open].flatMap(each => each.votes)));
      });
      const line = linesOfRecord(record)('all');
      const history = historyOf(line);
      const ends = lastOfEach(line);
      expect(ends.map(place => history.money.values[place]).slice(0, -1)).toEqual(money);
      expect(ends.map(place => sumOf(history.votes.values[place] ?? [])).slice(0, -1)).toEqual(votes);
      expect(history.points.values.at(-1)).toEqual(result);
      expect(history.base.labels).toHaveLength(line.count);
    }
  });
});

describe('a chart', () => {
  const values = [
    [0, 10],
    [20, 40],
    [30, 20],
  ];

  it.each([
    [true, 400],
    [false, 1200],
  ])('narrow %s: fills its %i units but for the margins', (isNarrow, width) => {
    const scale = scaleOf(values, isNarrow);
    expect([scale.width, scale.height, scale.most]).toEqual([width, 300, 40]);
    expect([scale.x(0), scale.x(2)]).toEqual([MARGIN.left, width - MARGIN.right]);
    expect([scale.y(40), scale.y(0)]).toEqual([MARGIN.top, 300 - MARGIN.bottom]);
    expect(scale.x(1)).toBe((scale.x(0) + scale.x(2)) / 2);
  });

  it('of nothing, or of one moment, can be drawn too', () => {
    expect(curveOf([[0, 0]], 0, scaleOf([[0, 0]], true))).toBe('M60.0 274.0');
  });

  it('draws each seat’s curve from left to right', () => {
    const scale = scaleOf(values, true);
    expect(curveOf(values, 1, scale)).toBe('M60.0 208.0L185.0 10.0L310.0 142.0');
  });

  it.each([
    [4, [0, 1, 2, 3, 4]],
    [9, [0, 5]],
    [40, [0, 10, 20, 30, 40]],
    [70, [0, 20, 40, 60]],
    [150, [0, 50, 100, 150]],
    [350, [0, 100, 200, 300]],
  ])('up to %i has lines at %j', (most, lines) => {
    expect(gridOf({ most, least: 0 })).toEqual(lines);
  });

  it('goes below nothing where values do', () => {
    const scale = scaleOf([[-10, 30]], true);
    expect([scale.y(30), scale.y(-10)]).toEqual([MARGIN.top, 300 - MARGIN.bottom]);
    expect(gridOf(scale)).toEqual([-10, 0, 10, 20, 30]);
  });

  it('names curves that end together one below the other', () => {
    const ends = [
      { seat: 0, at: 100 },
      { seat: 1, at: 20 },
      { seat: 2, at: 95 },
    ];
    expect(spread(ends)).toEqual([
      { seat: 1, at: 20 },
      { seat: 2, at: 95 },
      { seat: 0, at: 117 },
    ]);
  });
});

/** Where the moments of each decision end. */
function lastOfEach(line: Line): number[] {
  const places = Array.from({ length: line.count }, (_, place) => place);
  return places.filter(
    place => line.at(place + 1).version !== line.at(place).version || place === line.count - 1,
  );
}

type Position = Parameters<Parameters<typeof walk>[2]>[0]['game'];

/** The record of a whole random game; `visit` sees every position of it but the last. */
function recorded(table: Table, visit: (game: Position) => void = () => {}) {
  const { game, actions } = walk(table, 'record', each => visit(each.game));
  const seats = game.players.map(({ party }) => ({ party, name: 'Ada' }));
  const record: GameRecord = makeRecord(game, { epoch: EPOCH, seats, seed: 'record', actions });
  const result = game.players.map((_, seat) => game.result?.find(score => score.seat === seat)?.total);
  return { record, result };
}

function sumOf(numbers: readonly number[]): number {
  return numbers.reduce((sum, each) => sum + each, 0);
}
