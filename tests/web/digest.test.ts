import { at, type GameEvent, project, type RegionId, type Seat, type View } from '@macher/engine';
import type { Change, News } from '@macher/protocol';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeenMoment } from '../../packages/web/src/kit/state/seen.ts';
import { speed } from '../../packages/web/src/kit/state/speed.ts';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import {
  isLongAway,
  type Looker,
  lookerAt,
  missedIn,
  sinceOwn,
} from '../../packages/web/src/moments/playback/since.ts';
import { digestOf, isNews } from '../../packages/web/src/table/digest/digest.ts';
import { mattersOf } from '../../packages/web/src/table/digest/matters.ts';
import { matterText } from '../../packages/web/src/table/digest/matterText.ts';
import { sampled } from '../long.ts';
import { TABLES } from '../walk.ts';
import { Followed, SEEN, seenGame } from './followed.ts';

const GAME = seenGame({ ruleset: '2019-4', players: 4 }, 'digest', 1);
const MINUTE = 60_000;
const BELA: Looker = { seat: 1, without: new Set() };

beforeAll(() => speak('en'));

describe('the digest', () => {
  it.each(sampled(TABLES.toReversed(), 2))(
    'has the figures of the views: $ruleset, $players players',
    table => {
      const moments = seenGame(table, 'digest', 0);
      for (let from = 1; from < moments.length; from += 40) {
        const stretch = moments.slice(from, from + 60);
        const [before, after] = [at(stretch, 0).before as View, at(stretch, stretch.length - 1).view];
        const digest = digestOf(stretch);
        for (const { region, lanes, in: come } of digest?.regions ?? []) {
          for (const { seat, votes } of lanes)
            expect(votes).toEqual([votesIn(before, region, seat), votesIn(after, region, seat)]);
          const open = after.regions.find(({ id }) => id === region)?.open ?? [];
          for (const card of come) expect(open).toContain(card);
        }
        expect(digest?.held).toEqual(after.elections.slice(before.elections.length));
      }
    },
  );

  it('names every party whose money, base, politicians or platform changed', () => {
    const [first, last] = [at(GAME, 60).before as View, at(GAME, 160).view];
    const digest = digestOf(GAME.slice(60, 161));
    for (const news of digest?.parties ?? []) {
      const [was, is] = [at(first.players, news.seat), at(last.players, news.seat)];
      const isSame =
        was.base === is.base &&
        was.money === is.money &&
        was.unrevealed.length === is.unrevealed.length &&
        was.platform.toSorted().join() === is.platform.toSorted().join();
      expect(isNews(news)).toBe(!isSame);
    }
  });

  it('says first what matters most to you, three things at most', () => {
    const { rules, players } = at(GAME, 0).view;
    const subject = { rules, parties: players.map(({ party }) => party) };
    const { store, stop } = new Followed();
    store.ruleBook.value = rules;
    const kinds = new Set<string>();
    for (let from = 1; from < GAME.length; from += 15) {
      const digest = digestOf(GAME.slice(from, from + 30));
      if (digest === null) continue;
      const matters = mattersOf(digest, 1);
      expect(matters.length).toBeLessThanOrEqual(3);
      if (digest.held.length > 0) expect(matters[0]?.kind).toBe('held');
      for (const matter of matters) {
        kinds.add(matter.kind);
        expect(matterText(matter, store.words.value, subject, 1)).toMatch(/\.$/);
      }
    }
    expect([...kinds].toSorted()).toEqual(expect.arrayContaining(['held', 'votes']));
    const lane = (seat: Seat, votes: readonly [number, number]) => ({ seat, votes, points: [0, 0] as const });
    const lanes = [lane(0, [10, 20]), lane(1, [20, 14])];
    const regions = [{ region: 'BE', out: [], in: [], exchanges: [], lanes }];
    const [first] = mattersOf({ moves: 1, regions, parties: [], held: [], winners: [] }, 1);
    expect(first).toMatchObject({ kind: 'votes', seat: 1 });
    const winners = [{ region: 'BE', before: [1], after: [0, 2] }];
    const [lost] = mattersOf({ moves: 1, regions: [], parties: [], held: [], winners }, 1);
    expect(lost && matterText(lost, store.words.value, subject, 1)).toContain('would win together now.');
    stop();
  });
});

describe('since your last decision', () => {
  it('is everything after your last own act', () => {
    const since = sinceOwn(GAME.slice(0, 150), BELA);
    const after = at(since, since.length - 1);
    expect(after).toBe(at(GAME, 149));
    expect(since.length).toBeLessThan(60);
    expect(sinceOwn(since, BELA)).toEqual(since);
    const own = at(GAME, GAME.indexOf(at(since, 0)) - 1);
    expect(own.events.some(event => 'seat' in event && event.seat === 1)).toBe(true);
    const [next] = sinceOwn(GAME.slice(0, 150).concat(own), BELA);
    expect(next).toBeUndefined();
  });

  it('begins before what a plan, a bot or a regent decided for you', () => {
    const table = new Followed();
    const played = GAME.slice(0, 150);
    table.tell(played.slice(-1));
    const own = played.filter(({ part, events }) => part === 0 && events.some(isBela));
    const [before, last] = [at(own, own.length - 2), at(own, own.length - 1)];
    const made = ({ version, part, events }: SeenMoment, how: object): News => ({
      number: version,
      at: 0,
      what: { kind: 'acted', seat: 1, isBot: false, decision: 'bid', commitment: null, opens: [], ...how },
      moments: [{ version, part, events, back: null }],
    });
    const zoe = { id: 'zoe', name: 'Zoe' };
    const began = { kind: 'regent-began', seat: 1, person: zoe, keptFor: zoe } as const;
    const firstAfter = (...past: News[]): number => {
      table.store.past.value = [made(before, {}), ...past];
      return sinceOwn(played, lookerAt(table.store))[0]?.version ?? 0;
    };
    expect(firstAfter(made(last, {}))).toBeGreaterThanOrEqual(last.version);
    expect(firstAfter(made(last, { isPlanned: true }))).toBeLessThan(last.version);
    expect(firstAfter(made(last, { isBot: true }))).toBeLessThan(last.version);
    const regent: News = { number: before.version, at: 0, what: began, moments: [] };
    expect(firstAfter(regent, made(last, {}))).toBeLessThan(last.version);
    table.stop();
  });

  it('is told in short after six moves or five minutes', () => {
    const moves = (count: number) => Array.from({ length: count }, () => ({ at: 0 }));
    expect(isLongAway(moves(5), MINUTE)).toBe(false);
    expect(isLongAway(moves(6), MINUTE)).toBe(true);
    expect(isLongAway(moves(1), 5 * MINUTE)).toBe(true);
    expect(isLongAway([], 60 * MINUTE)).toBe(false);
  });

  it('counts moves that came without what was seen, and nothing before your own last one', () => {
    const bought = { event: 'media-passed', seat: 0 } as const;
    const move = (number: number, seat: Seat, back: Change | null): News => ({
      number,
      at: 0,
      what: { kind: 'acted', seat, isBot: false, decision: 'buy-media', commitment: null, opens: [] },
      moments: [{ version: number, part: 0, events: [bought], back }],
    });
    const past = [move(1, 0, null), move(2, 1, null), move(3, 2, null), move(4, 3, {}), move(5, 0, null)];
    expect(missedIn(past, 0, BELA).map(({ number }) => number)).toEqual([3, 5]);
    expect(missedIn(past, 3, BELA).map(({ number }) => number)).toEqual([5]);
  });
});

describe('coming back', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
    speed.value = 'normal';
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('nothing is played while nobody looks; a little of it afterwards, of much the digest', () => {
    for (const [count, isTold] of [
      [3, false],
      [40, true],
    ] as const) {
      let look = (_isHidden: boolean): void => {};
      const watch = (changed: (isHidden: boolean) => void) => {
        look = changed;
        return () => {};
      };
      const table = new Followed(undefined, { ...SEEN, watch });
      look(true);
      const stretch = GAME.slice(100, 100 + count);
      table.store.past.value = stretch.map((moment, index) => newsOf(moment, index));
      for (const moment of stretch) table.tell([moment]);
      vi.advanceTimersByTime(MINUTE);
      look(false);
      expect(table.following.recap.isOpen.value).toBe(isTold);
      vi.advanceTimersByTime(10 * MINUTE);
      expect(table.following.beat.value === null).toBe(!isTold);
      table.stop();
    }
  });

  it('more than twelve moves at once are offered in short; closing keeps the marks, playing shows them all', () => {
    const table = new Followed();
    table.tell(GAME.slice(100, 160));
    const { recap, marks, beat } = table.following;
    expect(recap.isOpen.value).toBe(true);
    expect(table.store.looking.value?.view).toBe(at(GAME, 159).view);
    table.following.closeRecap();
    expect(beat.value).toBeNull();
    expect(table.store.looking.value).toBeNull();
    const kept = marks.value;
    expect(Object.keys(kept).length).toBeGreaterThan(0);
    void recap.open();
    table.following.playRecap();
    expect(beat.value).not.toBeNull();
    vi.advanceTimersByTime(20 * MINUTE);
    expect(beat.value).toBeNull();
    expect(marks.value).toEqual(kept);
    table.stop();
  });

  it('when the game goes back, nothing of what came after counts', () => {
    const table = new Followed();
    table.tell(GAME.slice(100, 112));
    table.following.skip();
    table.store.sheet.value = { ...at([table.store.sheet.value], 0), view: at(GAME, 90).view } as never;
    expect(table.following.marks.value).toEqual({ lanes: {}, opinions: {} });
    expect(table.following.recap.moments.value).toBeNull();
    table.stop();
  });
});

function isBela(event: GameEvent): boolean {
  return 'seat' in event && event.seat === 1;
}

function newsOf({ version, part, events }: SeenMoment, index: number): News {
  return {
    number: index + 1,
    at: Date.now(),
    what: { kind: 'acted', seat: 0, isBot: false, decision: 'bid', commitment: null, opens: [] },
    moments: [{ version, part, events, back: {} }],
  };
}

function votesIn(view: View, id: RegionId, seat: Seat): number {
  const region = view.regions.find(each => each.id === id);
  if (region === undefined) throw new Error(`no board for ${id}`);
  return at(project(view, region).parties, seat).votes;
}
