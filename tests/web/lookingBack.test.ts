import { EPOCH, type GameRecord, makeRecord } from '@macher/engine';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableStore } from '../../packages/web/src/kit/state/table.ts';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { readRecord } from '../../packages/web/src/learn/record/readRecord.ts';
import { goTo, timeLineOf } from '../../packages/web/src/moments/timeline/goTo.ts';
import { isEnd, seatToPlay } from '../../packages/web/src/moments/timeline/playOn.ts';
import { rowsOf, scaleOf, stepsOf } from '../../packages/web/src/moments/timeline/scale.ts';
import { eyesAfter } from '../../packages/web/src/moments/timeline/TimeControls.tsx';
import { timeDeeds } from '../../packages/web/src/moments/timeline/timeKeys.ts';
import { walk } from '../walk.ts';

vi.hoisted(() => {
  vi.stubGlobal('location', new URL('https://macher.example/'));
  vi.stubGlobal('document', { addEventListener: () => {}, hidden: false, querySelector: () => null });
});

const { game, actions } = walk({ ruleset: '2019-4', players: 3 }, 'back', () => {});
const RECORD: GameRecord = makeRecord(game, {
  epoch: EPOCH,
  seats: game.players.map(({ party }) => ({ party, name: 'Ada' })),
  seed: 'back',
  actions,
});
/** A busy machine takes its time. */
const WHILE = 20_000;
const LAST = { version: RECORD.actions.length, part: 0 };

let store: TableStore;

beforeAll(() => speak('en'));
beforeEach(() => {
  const read = readRecord(JSON.stringify(RECORD));
  if (typeof read === 'string') throw new Error(read);
  store = read;
});

/** While it goes on, as far as this screen knows. */
function runsOn(): void {
  const { sheet } = store;
  if (sheet.value !== null) sheet.value = { ...sheet.value, stage: 'playing' };
}

describe('the time line', () => {
  it('draws the moment you go to, until you are back', async () => {
    goTo(store, { version: 20, part: 0 });
    await vi.waitFor(() => expect(store.looking.value?.version).toBe(20), WHILE);
    expect(store.isPast.value).toBe(true);
    timeLineOf(store).close();
    expect([store.looking.value, store.isPast.value]).toEqual([null, false]);
  });

  it('says when a game has no such moment, and shows the last one before it', async () => {
    const timeLine = timeLineOf(store);
    await timeLine.open({ version: 9999, part: 3 });
    expect(timeLine.missed.value).toEqual({ version: 9999, part: 3 });
    expect(store.looking.value?.version).toBe(LAST.version);
    timeLine.go(0);
    expect(timeLine.missed.value).toBeNull();
  });

  it('leads from its end to now while the game goes on, and no further when it is over', async () => {
    const timeLine = timeLineOf(store);
    await timeLine.open(null);
    const end = timeLine.place.value;
    timeLine.stride({ by: 'moment', direction: 1 });
    expect([timeLine.isOpen.value, timeLine.place.value]).toEqual([true, end]);
    runsOn();
    timeLine.stride({ by: 'moment', direction: 1 });
    expect([timeLine.isOpen.value, store.looking.value]).toEqual([false, null]);
  });

  it('leads through every moment of the game, one by one, and back', async () => {
    const timeLine = timeLineOf(store);
    await timeLine.open({ version: 0, part: 0 });
    const addresses = (direction: 1 | -1): string[] =>
      Array.from({ length: timeLine.line.value?.count ?? 0 }, () => {
        const { version, part } = store.looking.value ?? {};
        timeLine.stride({ by: 'moment', direction });
        return `${version}.${part}`;
      });
    const forth = addresses(1);
    expect([forth[0], new Set(forth).size]).toEqual(['0.0', forth.length]);
    expect(store.looking.value?.version).toBe(LAST.version);
    expect(addresses(-1)).toEqual(forth.toReversed());
  });

  it('says when the past cannot be fetched, until it can', async () => {
    runsOn();
    const [first, ...later] = store.past.value;
    if (first !== undefined) store.past.value = [first, ...later, { ...first, number: later.length + 5 }];
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')));
    const timeLine = timeLineOf(store);
    await timeLine.open(null);
    expect([timeLine.isFailed.value, timeLine.line.value]).toEqual([true, null]);
    if (store.sheet.value !== null) store.sheet.value = { ...store.sheet.value, stage: 'over' };
    await timeLine.open(null);
    expect(timeLine.isFailed.value).toBe(false);
  });

  it('stays where you are when something happens, and says on what it said', async () => {
    const timeLine = timeLineOf(store);
    await timeLine.refresh();
    expect(store.looking.value).toBeNull();
    await timeLine.open({ version: 30, part: 99 });
    const { version, part } = store.looking.value ?? {};
    await timeLine.refresh();
    expect(store.looking.value).toMatchObject({ version, part });
    expect(timeLine.missed.value).toEqual({ version: 30, part: 99 });
    timeLine.close();
    await timeLine.refresh();
    expect(store.looking.value).toBeNull();
  });

  it('shows the same moment through other eyes', async () => {
    const timeLine = timeLineOf(store);
    await timeLine.open({ version: 30, part: 0 });
    const seen = () => store.looking.value?.view.players.map(({ hand }) => 'hidden' in hand);
    expect(seen()).toEqual([false, false, false]);
    await timeLine.see(1);
    expect(store.looking.value?.version).toBe(30);
    expect(seen()).toEqual([true, false, true]);
    await timeLine.see(null);
    expect(seen()).toEqual([true, true, true]);
  });

  it('offers all eyes in turn', () => {
    const view = store.view.value;
    if (view === null) throw new Error('no view');
    expect([eyesAfter('all', view), eyesAfter(0, view), eyesAfter(2, view), eyesAfter(null, view)]).toEqual([
      0,
      1,
      null,
      'all',
    ]);
    expect([seatToPlay(2, 1, view), seatToPlay('all', 1, view), seatToPlay(null, null, view)]).toEqual([
      2, 1, 0,
    ]);
    expect(seatToPlay(null, null, { ...view, awaited: [{ seat: 2, kind: 'bid' }] })).toBe(2);
  });

  it('lets you play on from every move but the last', async () => {
    const timeLine = timeLineOf(store);
    const canPlayOn = async (version: number): Promise<boolean> => {
      await timeLine.open({ version, part: 0 });
      return store.looking.value !== null && !isEnd(timeLine, store.looking.value.view);
    };
    expect([await canPlayOn(0), await canPlayOn(LAST.version - 1), await canPlayOn(LAST.version)]).toEqual([
      true,
      true,
      false,
    ]);
  });
});

describe('keys of the time line', () => {
  const press = (key: string, also: object = {}): KeyboardEvent =>
    ({ key, ...also }) as object as KeyboardEvent;

  it('← leads into the past', async () => {
    const timeLine = timeLineOf(store);
    const { stride, ends, leave } = timeDeeds(timeLine, press('ArrowRight'));
    expect([stride, ends, leave]).toEqual([null, null, null]);
    timeDeeds(timeLine, press('ArrowLeft')).stride?.(press('ArrowLeft'));
    await vi.waitFor(() => expect(store.looking.value?.version).toBe(LAST.version), WHILE);
  });

  it('go by moments, with Shift by phases, with Ctrl by rounds, and to both ends; Escape leads back', async () => {
    const timeLine = timeLineOf(store);
    await timeLine.open({ version: 0, part: 0 });
    const go = (name: 'stride' | 'ends' | 'leave', key: string, also: object = {}): number => {
      const event = press(key, also);
      timeDeeds(timeLine, event)[name]?.(event);
      return timeLine.place.value;
    };
    const { phases = [], rounds = [], count = 0 } = timeLine.marks.value ?? {};
    expect(go('stride', 'ArrowRight')).toBe(1);
    expect(go('stride', 'ArrowRight')).toBe(2);
    expect(go('stride', 'ArrowLeft')).toBe(1);
    expect(go('stride', 'ArrowRight', { shiftKey: true })).toBe(phases[1]?.from);
    expect(go('stride', 'ArrowRight', { ctrlKey: true })).toBe(rounds[1]?.from);
    expect(go('ends', 'End')).toBe(count - 1);
    expect(go('ends', 'Home')).toBe(0);
    go('leave', 'Escape');
    expect(timeLine.isOpen.value).toBe(false);
  });
});

describe('the slider', () => {
  const marks = { count: 101, moves: 0, phases: [], flags: [], points: [] };
  const rounds = [
    { round: 0, from: 0, to: 20 },
    { round: 1, from: 20, to: 80 },
    { round: 2, from: 80, to: 101 },
  ];

  it('has the whole width for a game that is over', () => {
    const scale = scaleOf({ ...marks, rounds }, 2);
    expect([scale.at(0), scale.at(50), scale.at(100)]).toEqual([0, 50, 100]);
    expect(scale.later).toEqual([]);
  });

  it('leaves room for rounds to come, as long as those before', () => {
    const scale = scaleOf({ ...marks, rounds }, 4);
    expect(scale.later).toEqual([
      { round: 3, from: 140, to: 200 },
      { round: 4, from: 200, to: 260 },
    ]);
    expect(scale.at(259)).toBe(100);
    const fresh = scaleOf({ ...marks, rounds: rounds.slice(0, 1) }, 2);
    expect(fresh.later.map(({ round, from }) => [round, from])).toEqual([
      [1, 101],
      [2, 161],
    ]);
  });

  it('sets flags that would stand on each other a row down', () => {
    expect(rowsOf([10, 14, 15, 18, 60], 7)).toEqual([0, 1, 2, 0, 0]);
  });

  it('draws a curve by its steps', () => {
    expect(
      stepsOf(
        [1, 1, 2, 2],
        place => place * 10,
        value => value,
      ),
    ).toBe('M0.00 1.0H20.00V2.0H30.00');
  });
});
