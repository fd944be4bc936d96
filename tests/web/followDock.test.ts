import { at } from '@macher/engine';
import { effectsOn, LANGUAGES } from '@macher/words';
import { h } from 'preact';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import type { SeenMoment } from '../../packages/web/src/kit/state/seen.ts';
import { speed } from '../../packages/web/src/kit/state/speed.ts';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import type { Beat } from '../../packages/web/src/moments/playback/beats.ts';
import { FollowContext } from '../../packages/web/src/moments/playback/context.ts';
import { LaneNews } from '../../packages/web/src/moments/playback/News.tsx';
import { tell } from '../../packages/web/src/moments/playback/telling.ts';
import { DigestDock } from '../../packages/web/src/table/digest/DigestDock.tsx';
import { Announcer } from '../../packages/web/src/table/follow/Announcer.tsx';
import { FollowDock } from '../../packages/web/src/table/follow/FollowDock.tsx';
import { Followed, seenGame } from './followed.ts';
import { draw } from './page.ts';

const GAME = seenGame({ ruleset: '2006-5', players: 5 }, 'drawn', 2);
const MOVED = GAME.findIndex(
  ({ events, part }) => part > 0 && events.some(({ event }) => event === 'trend-moved'),
);

afterEach(() => {
  vi.unstubAllGlobals();
  speed.value = 'normal';
});
afterAll(() => speak('en'));

/** Each move waits. */
function reading(from: number, to: number): Followed {
  speed.value = 'read';
  const table = new Followed();
  table.tell(GAME.slice(from, to));
  return table;
}

describe.each(LANGUAGES)('what is followed, in %s', language => {
  it('says who did what and what it does to you, beat by beat', async () => {
    await speak(language);
    const { store, following, stop } = reading(MOVED, MOVED + 10);
    const subject = store.subject.value;
    if (subject === null) throw new Error('no table');
    for (let beat = following.beat.value; beat !== null; beat = following.beat.value) {
      const page = draw(h(FollowDock, { store, following, beat }));
      const told = tell(store.words.value, subject, beat, 2);
      expect(page.one('h2').textContent).toBe(`${told?.text} ${told?.effect}`);
      expect(page.one('section').get('data-moments')).toContain(addressOf(beat));
      following.next();
    }
    stop();
  });

  it('is told in short', async () => {
    await speak(language);
    const { store, following, stop } = reading(MOVED, MOVED + 60);
    const page = draw(h(DigestDock, { store, following }));
    expect(page.all('section.digest')).toHaveLength(1);
    expect(page.textContent).not.toMatch(/\{|undefined|NaN/);
    following.closeRecap();
    expect(following.beat.value).toBeNull();
    stop();
  });
});

describe('what a region would bring you', () => {
  it('is said in full above and in its parts below: for votes, and for the win', async () => {
    await speak('en');
    const game = seenGame({ ruleset: '2019-4', players: 3 }, 'a', 0);
    const sums = game.flatMap((moment, index) => {
      const [first] = moment.before === null ? [] : effectsOn(0, moment.before, moment.view);
      return first?.what === 'points' && first.hasWin ? [sumsIn(game.slice(index, index + 1))] : [];
    });
    expect(sums.length).toBeGreaterThan(3);
    for (const { said, votes, win } of sums) expect(votes + win).toBe(said);
  });
});

describe('the buttons', () => {
  it('go on, back, pause, tell it in short and skip', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new Error('no server')));
    await speak('en');
    const { store, following, stop } = reading(MOVED, MOVED + 12);
    const shown = () => draw(h(FollowDock, { store, following, beat: following.beat.value as Beat }));
    const first = following.beat.value;
    shown().one('button.next').click();
    expect(following.beat.value).not.toBe(first);
    const [back, pause] = shown().all('button.square');
    back?.click();
    expect(following.beat.value).toBe(first);
    pause?.click();
    expect(following.isPaused.value).toBe(true);
    shown().one('button.in-short').click();
    expect(following.recap.isOpen.value).toBe(true);
    following.recap.close();
    shown().one('button.skip').click();
    expect(following.beat.value).toBeNull();
    stop();
  });
});

describe('a lane', () => {
  const lane = (following: Followed['following'], votes: number, isChanged: boolean) => {
    const { view } = at(GAME, MOVED);
    const now = { votes, trend: 0, meetings: 0 };
    const words = new Followed().store.words.value;
    const news = h(LaneNews, { region: 'NW', seat: 3, now, isChanged, view, words });
    return draw(h(FollowContext.Provider, { value: following, children: news }));
  };

  it('says what has changed on it and who did it, until it is touched', async () => {
    await speak('en');
    const { following, stop } = new Followed();
    const was = { votes: 4, trend: 0, meetings: 0 };
    following.marks.value = { lanes: { 'NW 3': { was, by: [1, 2] } }, opinions: {} };
    const mark = lane(following, 12, false).one('button.lane-mark');
    expect(mark.textContent).toBe('+8 votes');
    expect(mark.get('aria-label')).toContain('Greens');
    expect(lane(following, 4, false).all('button.lane-mark')).toEqual([]);
    mark.click();
    expect(following.marks.value).toEqual({ lanes: {}, opinions: {} });
    stop();
  });

  it('is framed by the party that changes it just now', () => {
    const { following, stop } = reading(MOVED, MOVED + 12);
    expect(lane(following, 4, true).all('i.lane-lit')).toHaveLength(1);
    following.skip();
    expect(lane(following, 4, true).all('i.lane-lit')).toEqual([]);
    stop();
  });
});

describe('a screen reader', () => {
  it('hears each beat, and of your decision when all has been shown', async () => {
    await speak('en');
    const { store, following, stop } = reading(MOVED, MOVED + 12);
    const sheet = store.sheet.value;
    if (sheet === null) throw new Error('no table');
    store.sheet.value = { ...sheet, choice: { kind: 'bid', seat: 2 } as never };
    const told = () =>
      draw(h(Announcer, { store, following }))
        .all('p')
        .map(({ textContent }) => textContent);
    expect(told()).toEqual([following.heard.value, '']);
    following.skip();
    expect(told()).toEqual([following.heard.value, 'Your decision']);
    stop();
  });
});

/** What the caption says that you would get, and of what the own card makes it up. */
function sumsIn(moments: readonly SeenMoment[]): { said: number; votes: number; win: number } {
  speed.value = 'read';
  const table = new Followed();
  table.tell(moments);
  const { store, following, stop } = table;
  const page = draw(h(FollowDock, { store, following, beat: following.beat.value as Beat }));
  stop();
  const caption = page.one('h2').textContent;
  const [own] = page.all('li.own');
  const card = own?.one('span.follow-points').textContent ?? '';
  const [, said] = /→ (\d+) points for votes and win/.exec(caption) ?? [];
  const [, votes, win] = /(\d+) points? \+ (?:\d+ → )?(\d+) for the win$/.exec(card) ?? [];
  return { said: Number(said), votes: Number(votes), win: Number(win) };
}

function addressOf({ moments }: Beat): string {
  const { version, part } = at(moments, moments.length - 1);
  return `${version}.${part}`;
}
