import type { View } from '@macher/engine';
import type { Sheet } from '@macher/protocol';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOWHERE } from '../../packages/web/src/kit/net/source.ts';
import { speed } from '../../packages/web/src/kit/state/speed.ts';
import { TableStore } from '../../packages/web/src/kit/state/table.ts';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { Following } from '../../packages/web/src/moments/playback/following.ts';
import { momentsAround } from '../../packages/web/src/table/night/held.ts';
import { nightsOf } from '../../packages/web/src/table/night/nights.ts';
import { reportOf } from '../../packages/web/src/table/night/report.ts';
import { callBackElection, calledBack } from '../../packages/web/src/table/shown/calledBack.ts';
import { played } from './elections.ts';
import { SEEN } from './followed.ts';

/** Rounds 4 and 5 hold two elections each. */
const { line, elections } = played({ ruleset: '2019-7', players: 4 });
const kept = new Map<string, string>();

beforeAll(() => speak('en'));
beforeEach(() => {
  kept.clear();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  calledBack.value = null;
  vi.unstubAllGlobals();
});

/** The place of the election in the line. */
function placeOf(election: number): number {
  const held = elections[election - 1] as (typeof elections)[number];
  const moment = momentsAround(line, held).find(({ view }) => reportsIn(view) === election);
  return line.placeOf(moment ?? { version: 0, part: 0 });
}

function reportsIn({ elections: held }: View): number {
  return held.length;
}

function newStore(): TableStore {
  return new TableStore(NOWHERE, 't1', null);
}

/** A letter that brings the moments from one place to another. */
function tell(store: TableStore, from: number, to: number): void {
  const places = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  const { view } = line.at(to);
  store.ruleBook.value = view.rules;
  store.fresh.value = places.map(place => ({ ...line.at(place), number: to, what: { kind: 'started' } }));
  const clock = { pace: { kind: 'none' }, since: [] };
  store.sheet.value = { view, seat: 0, number: to, places: view.players, clock } as object as Sheet;
}

/** A table that is looked at before its first election, then up to this one. */
function watched(election: number): TableStore {
  const store = newStore();
  nightsOf(store);
  tell(store, 3, 3);
  tell(store, placeOf(election) - 2, placeOf(election) + 1);
  return store;
}

function shown(store: TableStore): string | null {
  return nightsOf(store).now.value?.held.region ?? null;
}

describe('election nights', () => {
  it('one comes with its election, stays while others play on, and goes when it is dismissed', () => {
    const store = newStore();
    expect(shown(store)).toBeNull();
    tell(store, 3, 3);
    expect(shown(store)).toBeNull();
    tell(store, 4, placeOf(1) + 1);
    expect(shown(store)).toBe(elections[0]?.region);
    tell(store, placeOf(1) + 2, placeOf(1) + 3);
    expect(shown(store)).toBe(elections[0]?.region);
    nightsOf(store).dismiss();
    expect(shown(store)).toBeNull();
    tell(store, placeOf(1) + 4, placeOf(1) + 5);
    expect(shown(store)).toBeNull();
  });

  it('knows its moments, and those that follow while it is open', () => {
    const store = newStore();
    nightsOf(store);
    tell(store, 3, 3);
    tell(store, placeOf(1) - 6, placeOf(1));
    tell(store, placeOf(1) + 1, placeOf(1) + 2);
    const night = nightsOf(store).now.value;
    expect(night?.moments).toHaveLength(9);
    expect(reportOf(night?.moments ?? [], elections[0] as (typeof elections)[number])?.why).not.toBeNull();
  });

  it('two of one round are shown one after the other', () => {
    const store = newStore();
    nightsOf(store);
    tell(store, placeOf(3) + 1, placeOf(3) + 1);
    nightsOf(store).dismiss();
    tell(store, placeOf(4) - 2, placeOf(5) + 1);
    expect(shown(store)).toBe(elections[3]?.region);
    expect(nightsOf(store).left.value).toBe(1);
    nightsOf(store).dismiss();
    expect(shown(store)).toBe(elections[4]?.region);
    nightsOf(store).dismiss();
    expect(shown(store)).toBeNull();
  });

  it('waits while the boards show an earlier moment', () => {
    const store = newStore();
    nightsOf(store);
    tell(store, 3, 3);
    store.looking.value = line.at(placeOf(1) - 2);
    tell(store, placeOf(1) - 2, placeOf(1) + 1);
    expect(shown(store)).toBeNull();
    store.looking.value = line.at(placeOf(1));
    expect(shown(store)).toBe(elections[0]?.region);
  });

  it('comes when following has played up to it, not before', () => {
    const store = newStore();
    nightsOf(store);
    const following = new Following(store, SEEN);
    speed.value = 'read';
    const stop = following.start();
    tell(store, 3, 3);
    following.skip();
    tell(store, placeOf(1) - 9, placeOf(1) + 3);
    expect(shown(store)).toBeNull();
    for (let beats = 0; beats < 50 && shown(store) === null; beats += 1) following.next();
    expect(shown(store)).toBe(elections[0]?.region);
    expect(store.looking.value?.view.elections).toHaveLength(1);
    nightsOf(store).dismiss();
    following.skip();
    expect(shown(store)).toBeNull();
    stop();
  });

  it('is called back, and closes without opening again', () => {
    const store = watched(1);
    nightsOf(store).dismiss();
    callBackElection(1, elections[0]?.region ?? '');
    expect(nightsOf(store).now.value).toMatchObject({ held: { round: 1 }, isAgain: true });
    nightsOf(store).dismiss();
    expect(shown(store)).toBeNull();
    callBackElection(9, 'nowhere');
    expect(shown(store)).toBeNull();
  });

  it('an election that was undone is gone, and comes when it is held again', () => {
    const store = watched(1);
    tell(store, placeOf(1) - 5, placeOf(1) - 5);
    expect(shown(store)).toBeNull();
    tell(store, placeOf(1) - 4, placeOf(1));
    expect(shown(store)).toBe(elections[0]?.region);
  });

  it('those held while the browser was away come when it returns, and only once', () => {
    nightsOf(watched(1)).dismiss();
    const back = newStore();
    nightsOf(back);
    back.looking.value = line.at(placeOf(2) - 3);
    tell(back, placeOf(3) + 2, placeOf(3) + 3);
    expect(shown(back)).toBeNull();
    back.looking.value = null;
    expect(shown(back)).toBe(elections[1]?.region);
    expect(nightsOf(back).now.value?.moments).toEqual([]);
    nightsOf(back).dismiss();
    nightsOf(back).dismiss();
    expect(shown(back)).toBeNull();
    const again = newStore();
    nightsOf(again);
    tell(again, placeOf(3) + 4, placeOf(3) + 5);
    expect(shown(again)).toBeNull();
  });

  it('of a game that is over none is shown by itself', () => {
    nightsOf(watched(1)).dismiss();
    const back = newStore();
    nightsOf(back);
    tell(back, line.count - 1, line.count - 1);
    expect(shown(back)).toBeNull();
    callBackElection(1, elections[0]?.region ?? '');
    expect(shown(back)).toBe(elections[0]?.region);
  });

  it('the last one comes before the end is looked at', () => {
    const store = watched(1);
    nightsOf(store).dismiss();
    tell(store, placeOf(6) - 1, line.count - 1);
    expect(nightsOf(store).now.value).not.toBeNull();
  });

  it.each(['what', '-1', '2.5', ''])('what was kept is not believed: %s', text => {
    kept.set('macher.elections.t1', text);
    const store = newStore();
    nightsOf(store);
    tell(store, placeOf(2) + 1, placeOf(2) + 1);
    expect(shown(store)).toBeNull();
  });
});
