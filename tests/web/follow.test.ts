import { at, type GameEvent, project, type RegionId, randomOf, type Seat, type View } from '@macher/engine';
import { changesOthers, effectsOn, wordingIn } from '@macher/words';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SeenMoment } from '../../packages/web/src/kit/state/seen.ts';
import { holdAt, LIVE_TOTAL, liveHold, speed } from '../../packages/web/src/kit/state/speed.ts';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { actorOf, type Beat, isStop } from '../../packages/web/src/moments/playback/beats.ts';
import { signsOf } from '../../packages/web/src/moments/playback/heard.ts';
import { backToNow, lookAtPast } from '../../packages/web/src/moments/playback/looking.ts';
import {
  isMarked,
  laneKey,
  type Marks,
  marked,
  NO_MARKS,
  seenByDeciding,
  withoutMark,
} from '../../packages/web/src/moments/playback/marks.ts';
import {
  back,
  beatIn,
  isPlaying,
  NOTHING,
  next,
  queued,
} from '../../packages/web/src/moments/playback/queue.ts';
import { tell } from '../../packages/web/src/moments/playback/telling.ts';
import { countedIn } from '../../packages/web/src/table/follow/counted.ts';
import { sampled } from '../long.ts';
import { TABLES, type Table } from '../walk.ts';
import { addresses, Followed, letters, SEEN, seenGame } from './followed.ts';

const SOME: readonly Table[] = sampled(
  TABLES.toSorted((one, other) => Number(other.ruleset === '2006-5') - Number(one.ruleset === '2006-5')),
  2,
);
const GAME = seenGame({ ruleset: '2019-4', players: 4 }, 'follow', 1);

beforeAll(() => speak('en'));

describe('the queue', () => {
  it.each(SOME)('shows every moment of $ruleset with $players in order, and skips none', table => {
    const moments = seenGame(table, 'queue', 0);
    const random = randomOf('queue');
    const shown: string[] = [];
    let queue = NOTHING;
    for (const letter of letters(moments, 3)) {
      queue = queued(queue, letter, 0);
      while (isPlaying(queue) && random(4) > 0) {
        const { moments: visited } = beatIn(queue) as Beat;
        if (random(9) > 0) {
          shown.push(...addresses(visited));
          queue = next(queue);
        } else {
          const before = back(queue);
          expect(before.at).toBeLessThanOrEqual(queue.at);
        }
      }
    }
    for (; isPlaying(queue); queue = next(queue)) shown.push(...addresses((beatIn(queue) as Beat).moments));
    expect(shown).toEqual(addresses(moments));
  });

  it('has no stop for what is sealed, for headings and for your own acts, and one for passes in a row', () => {
    const { beats } = queued(NOTHING, GAME, 1);
    expect(beats.some(({ kind, moments }) => kind === 'passes' && moments.length > 1)).toBe(true);
    for (const { kind, acts } of beats) expect(acts.length === 0).toBe(kind === 'silent');
    const actors = beats
      .filter(isStop)
      .map(({ acts, moments }) => (at(moments, moments.length - 1).part > 0 ? null : actorOf(acts)));
    expect(actors).not.toContain(1);
    const told = beats.flatMap(({ acts }) => acts.flatMap(({ events }) => events.map(({ event }) => event)));
    expect(told).not.toContain('sealed');
    expect(told).not.toContain('phase-began');
  });

  it('has no stop for the packets of the draft: there is nothing to see', () => {
    const { beats } = queued(NOTHING, seenGame({ ruleset: '2019-4', players: 4 }, 'packets', null), null);
    expect(beats.some(({ moments }) => moments.some(({ events }) => events.some(isPassed)))).toBe(true);
    for (const { acts } of beats.filter(isStop))
      expect(acts.every(({ events }) => events.some(isPassed))).toBe(false);
  });

  it('leaves what is on the screen as it is', () => {
    for (const [index, moment] of GAME.entries()) {
      const queue = queued(NOTHING, [moment], null);
      const more = queued(queue, GAME.slice(index + 1, index + 3), null);
      expect(beatIn(more)).toBe(beatIn(queue));
    }
  });

  it('goes back to the stop before, and not further than the first', () => {
    const queue = queued(NOTHING, GAME.slice(0, 60), null);
    const stops = queue.beats.flatMap((beat, place) => (isStop(beat) ? [place] : []));
    expect(back({ ...queue, at: stops[3] as number }).at).toBe(stops[2]);
    expect(back({ ...queue, at: stops[0] as number }).at).toBe(stops[0]);
  });
});

describe('a caption', () => {
  it.each(SOME)('has the figures of the views: $ruleset, $players players', table => {
    const moments = seenGame(table, 'caption', 2);
    const subject = subjectOf(moments);
    const words = wordingIn('en', subject.rules.edition);
    const beats = queued(NOTHING, moments, 2).beats.filter(isStop);
    const changes = beats.map(beat => {
      const told = tell(words, subject, beat, 2);
      const expected = effectOf(beat, 2);
      if (expected !== null) expect(told?.effect).toContain(expected);
      expectCounted(beat);
      return expected;
    });
    expect(changes.filter(each => each?.includes('votes')).length).toBeGreaterThan(0);
    expect(changes).toContain('Your figures stay as they are.');
  });

  it('for a spectator says nothing of you', () => {
    const moments = seenGame({ ruleset: '2019-4', players: 3 }, 'caption', null);
    const subject = subjectOf(moments);
    const words = wordingIn('en', '2019');
    for (const beat of queued(NOTHING, moments, null).beats)
      expect(tell(words, subject, beat, null)?.effect ?? null).toBeNull();
  });
});

describe('marks', () => {
  it('add up what has changed on a lane since you looked, with all who did it', () => {
    const moments = GAME.slice(40, 120);
    const marks = moments.reduce<Marks>((all, moment) => marked(all, moment, 3), NO_MARKS);
    const [first, last] = [at(moments, 0).before as View, at(moments, moments.length - 1).view];
    const stay = last.regions.filter(({ id }) => first.regions.some(each => each.id === id));
    for (const { id } of stay)
      for (const seat of last.players.keys()) {
        const [then, now] = [votesIn(first, id, seat), votesIn(last, id, seat)];
        const mark = marks.lanes[laneKey(id, seat)];
        expect(mark?.was.votes ?? now).toBe(then);
        expect(mark?.by ?? [3]).toEqual([3]);
      }
    expect(Object.keys(marks.lanes).length).toBeGreaterThan(2);
  });

  it('tell which opinions have come since you looked, and who brought them', () => {
    const come = GAME.filter(({ before, view }) => before !== null && opinionsCome(before, view).length > 0);
    expect(come.length).toBeGreaterThan(2);
    for (const moment of come) {
      const { opinions } = marked(NO_MARKS, moment, 2);
      expect(Object.keys(opinions)).toEqual(opinionsCome(moment.before as View, moment.view));
      expect(Object.values(opinions).every(({ by }) => by.join() === '2')).toBe(true);
    }
  });

  it('are gone when they are touched, or by a decision about their region', () => {
    const marks = GAME.reduce<Marks>((all, moment) => marked(all, moment, null), NO_MARKS);
    const [key = ''] = Object.keys(marks.lanes);
    const [opinion = ''] = Object.keys(marks.opinions);
    expect(withoutMark(marks, key).lanes).not.toHaveProperty(key);
    expect(withoutMark(marks, opinion).opinions).not.toHaveProperty(opinion);
    for (const region of [key, opinion].map(each => each.split(' ')[0] ?? '')) {
      expect(isMarked(marks, region)).toBe(true);
      const events = [{ event: 'meetings-kept', seat: 1, region }] as const;
      const still = { ...at(GAME, 1), before: at(GAME, 1).view, events };
      expect(isMarked(seenByDeciding(marks, still), region)).toBe(false);
    }
  });
});

describe('a beat', () => {
  it('is held as long as it takes to read', () => {
    expect(holdAt('normal', false, 40)).toBe(2200);
    expect(holdAt('normal', false, 70)).toBe(2600);
    expect(holdAt('slow', false, 40)).toBe(2200 * 1.8);
    expect(holdAt('fast', true, 400)).toBe(400);
    expect(holdAt('once', false, 400)).toBe(0);
    expect(holdAt('read', false, 400)).toBeNull();
  });

  it('is as long as what is told of it', () => {
    const table = new Followed();
    const beats = queued(NOTHING, GAME, 1).beats;
    const lengths = (): number[] => beats.map(beat => signsOf(table.store, beat));
    expect(Math.max(...lengths())).toBe(0);
    table.tell(GAME);
    for (const [index, length] of lengths().entries()) expect(length > 0).toBe(isStop(at(beats, index)));
    table.stop();
  });

  it('gives way to a live clock', () => {
    expect(liveHold(2200, 0, 1)).toBe(2200);
    expect(liveHold(null, 0, 4)).toBe(1000);
    expect(liveHold(2200, 3000, 2)).toBe(500);
    expect(liveHold(2200, 0, 12)).toBe(0);
    expect(liveHold(2200, 9000, 1)).toBe(0);
  });
});

describe('following', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    speed.value = 'normal';
  });
  afterEach(() => vi.useRealTimers());

  it('plays one beat at a time on the boards, then shows now', () => {
    const table = new Followed();
    const from = GAME.findIndex(({ events }) => events.some(({ event }) => event === 'trend-moved'));
    const stretch = GAME.slice(from, from + 12);
    table.tell(stretch);
    const shown: string[] = [];
    for (let beat = table.following.beat.value; beat !== null; beat = table.following.beat.value) {
      const { version, part } = at(beat.moments, beat.moments.length - 1);
      expect(table.store.looking.value).toMatchObject({ version, part, before: beat.before });
      shown.push(...addresses(beat.moments));
      vi.advanceTimersToNextTimer();
    }
    expect(table.store.looking.value).toBeNull();
    expect(addresses(stretch).slice(0, shown.length)).toEqual(shown);
    expect(Object.keys(table.following.marks.value.lanes).length).toBeGreaterThan(0);
    table.stop();
  });

  it('is not held up by news that come meanwhile', () => {
    const table = new Followed();
    const told = new Followed();
    table.tell(GAME.slice(100, 104));
    told.tell(GAME.slice(100, 104));
    const first = table.following.beat.value;
    vi.advanceTimersByTime(700);
    told.tell(GAME.slice(104, 105));
    vi.advanceTimersByTime(vi.getTimerCount() > 0 ? 4000 : 0);
    expect(told.following.beat.value).not.toBe(first);
    expect(table.following.place.value.at).toBe(told.following.place.value.at);
    for (const each of [table, told]) each.stop();
  });

  it('waits for you if you want to read everything, and pauses', () => {
    const table = new Followed();
    speed.value = 'read';
    table.tell(GAME.slice(100, 112));
    const first = table.following.beat.value;
    vi.advanceTimersByTime(60_000);
    expect(table.following.beat.value).toBe(first);
    speed.value = 'normal';
    table.following.pause();
    vi.advanceTimersByTime(60_000);
    expect(table.following.beat.value).toBe(first);
    table.following.pause();
    vi.advanceTimersByTime(10_000);
    expect(table.following.beat.value).not.toBe(first);
    table.following.back();
    table.following.skip();
    expect(table.store.looking.value).toBeNull();
    table.stop();
  });

  it('takes no more than a few seconds of a live clock', () => {
    const clock = { pace: { kind: 'live' }, isPaused: false, since: [null, Date.now(), null, null] };
    for (const count of [12, 60]) {
      const table = new Followed(clock);
      table.tell(GAME.slice(100, 100 + count));
      vi.advanceTimersByTime(LIVE_TOTAL);
      expect(table.following.beat.value).toBeNull();
      table.stop();
    }
  });

  it('plays nothing while nobody can see the boards', () => {
    let isCovered = true;
    const table = new Followed(undefined, { ...SEEN, isCovered: () => isCovered });
    table.tell(GAME.slice(100, 112));
    const first = table.following.beat.value;
    vi.advanceTimersByTime(60_000);
    expect(table.following.beat.value).toBe(first);
    isCovered = false;
    vi.advanceTimersByTime(300);
    expect(table.following.beat.value).not.toBe(first);
    table.stop();
  });

  it('stops when you go to the past, and plays nothing there', () => {
    const table = new Followed();
    table.tell(GAME.slice(100, 112));
    lookAtPast(table.store, at(GAME, 50));
    expect(table.following.beat.value).toBeNull();
    table.tell(GAME.slice(112, 116));
    expect(table.following.beat.value).toBeNull();
    expect(table.store.looking.value).toBe(at(GAME, 50));
    backToNow(table.store);
    expect(table.store.looking.value).toBeNull();
    table.stop();
  });

  it('speaks one sentence for each beat, and at once the last six', () => {
    const table = new Followed();
    table.tell(GAME.slice(100, 112));
    const { beat, heard, place } = table.following;
    const told = tell(table.store.words.value, subjectOf(GAME), beat.value as Beat, 1);
    expect(heard.value).toContain(`Move 1 of ${place.value.of}. ${told?.text}`);
    table.following.skip();
    expect(heard.value).not.toContain('Move');
    table.stop();
  });

  it('at once takes 100 moments without drawing one of them', () => {
    speed.value = 'once';
    const table = new Followed();
    const drawn: unknown[] = [];
    const stop = table.store.looking.subscribe(moment => drawn.push(moment));
    table.tell(GAME.slice(50, 150));
    stop();
    expect(drawn).toEqual([null]);
    expect(table.following.beat.value).toBeNull();
    expect(table.following.heard.value).not.toBe('');
    table.stop();
  });
});

function subjectOf(moments: readonly SeenMoment[]) {
  const { rules, players } = at(moments, 0).view;
  return { rules, parties: players.map(({ party }) => party) };
}

/** What a caption has to say of a seat, where it is known without it; null: it is about points, media, money or base, or nothing is said. */
function effectOf({ acts, before, moments }: Beat, seat: Seat): string | null {
  const after = at(moments, moments.length - 1).view;
  if (before === null) return null;
  const changes = after.regions
    .filter(({ id }) => before.regions.some(each => each.id === id))
    .map(({ id }) => [votesIn(before, id, seat), votesIn(after, id, seat)] as const)
    .filter(([from, to]) => from !== to)
    .toSorted((one, other) => Math.abs(other[1] - other[0]) - Math.abs(one[1] - one[0]));
  const [most] = changes;
  if (most !== undefined) return `${most[0]} → ${most[1]} votes`;
  if (effectsOn(seat, before, after).length > 0) return null;
  const isAboutOthers = acts.some(act => changesOthers(act, seat, before, after));
  return isAboutOthers ? 'Your figures stay as they are.' : null;
}

function isPassed({ event }: GameEvent): boolean {
  return event === 'packets-passed';
}

function expectCounted(beat: Beat): void {
  const counted = countedIn(beat);
  const after = at(beat.moments, beat.moments.length - 1).view;
  const [yours] = beat.before === null ? [] : effectsOn(2, beat.before, after);
  if (yours?.what === 'votes' || yours?.what === 'points') expect(counted?.region).toBe(yours.region);
  const you = counted?.parties.find(({ seat }) => seat === 2);
  if (yours?.what === 'points' && you !== undefined)
    expect([you.points[0] + you.win[0], you.points[1] + you.win[1]]).toEqual([yours.from, yours.to]);
  for (const { seat, votes } of counted?.parties ?? [])
    expect(votes).toEqual([
      votesIn(beat.before as View, counted?.region ?? '', seat),
      votesIn(after, counted?.region ?? '', seat),
    ]);
}

/** As they would count. */
function votesIn(view: View, id: RegionId, seat: Seat): number {
  const region = view.regions.find(each => each.id === id);
  if (region === undefined) throw new Error(`no board for ${id}`);
  return at(project(view, region).parties, seat).votes;
}

/** Keys of the opinions that lie open in a region now and did not before. */
function opinionsCome(before: View, after: View): string[] {
  return after.regions.flatMap(({ id, open }) => {
    const was = before.regions.find(region => region.id === id);
    return was === undefined
      ? []
      : open.filter(card => !was.open.includes(card)).map(card => `${id} ${card}`);
  });
}
