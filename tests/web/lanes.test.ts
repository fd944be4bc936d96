import { at, type Game, type Projection, view, votesFor } from '@macher/engine';
import { wordingIn } from '@macher/words';
import { h } from 'preact';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { FollowContext } from '../../packages/web/src/moments/playback/context.ts';
import { laneKey } from '../../packages/web/src/moments/playback/marks.ts';
import { boardFigures, isHalf } from '../../packages/web/src/table/board/figures.ts';
import { Lane } from '../../packages/web/src/table/board/Lane.tsx';
import { Track } from '../../packages/web/src/table/board/Track.tsx';
import { Sum } from '../../packages/web/src/table/dock/parts/outcome/Sum.tsx';
import { deal } from '../walk.ts';
import { Followed } from './followed.ts';
import { draw } from './page.ts';

beforeAll(() => speak('en'));
afterEach(() => vi.unstubAllGlobals());

describe('what a plan changes on a track', () => {
  it('is solid with +n where votes come', () => {
    const track = draw(h(Track, { votes: 20, counted: 24, planned: 40, majority: 50 }));
    expect(track.one('i.added').textContent).toBe('+16');
    expect(track.all('i.taken')).toEqual([]);
  });

  it('is hollow with −n where votes go: a loss never looks like a gain', () => {
    const track = draw(h(Track, { votes: 0, counted: 40, planned: 30, majority: 50 }));
    expect(track.one('i.taken').textContent).toBe('−10');
    expect(track.all('i.added')).toEqual([]);
    expect(track.one('i.counted').style).toEqual({ left: '0%', width: '50%' });
  });

  it('is nothing where nothing changes', () => {
    const track = draw(h(Track, { votes: 0, counted: 40, planned: 40, majority: 50 }));
    expect([...track.all('i.taken'), ...track.all('i.added')]).toEqual([]);
  });
});

describe('what others have changed', () => {
  it('is marked with what came of it on the board, whatever you plan there', () => {
    const seen = view(deal({ ruleset: '2019-4', players: 4 }, 'marks'), 0);
    const regions = seen.regions.map(each => ({ ...each, votes: each.votes.map(() => 40) }));
    const plan = { ...seen, regions };
    const [figures] = boardFigures(seen, plan);
    if (figures === undefined) throw new Error('no board');
    const { votes, trend } = at(figures.now.parties, 1);
    const { following, stop } = new Followed();
    const was = { votes: votes + 2, trend, meetings: at(figures.region.meetings, 1) };
    following.marks.value = { lanes: { [laneKey(figures.region.id, 1)]: { was, by: [2] } }, opinions: {} };
    const lane = h(Lane, { seat: 1, figures, view: seen, words: wordingIn('en', '2019') });
    const drawn = draw(h(FollowContext.Provider, { value: following, children: lane }));
    expect(drawn.one('button.lane-mark').textContent).toBe('−2 votes');
    expect(drawn.one('i.added').textContent).toBe(`+${at(figures.then.parties, 1).votes - votes}`);
    draw(null, drawn);
    stop();
  });
});

describe('a sum on the screen is true', () => {
  const rulesOf = (ruleset: '2019-4' | '2006-7'): Game => deal({ ruleset, players: 4 }, 'sums');

  it.each(['2019-4', '2006-7'] as const)('%s: whatever meetings, trend and agreement are', ruleset => {
    const game = rulesOf(ruleset);
    for (let meetings = 1; meetings <= 8; meetings += 1)
      for (let trend = -3; trend <= 3; trend += 1)
        for (let agreement = -5; agreement <= 5; agreement += 1)
          expectTrue(game, meetings, { trend, agreement });
  });

  it('[2006 §6.2.8] half of the meetings is said to be half, and marked', () => {
    const game = rulesOf('2006-7');
    expect(sumOf(game, 7, { trend: 0, agreement: -1 })).toBe('half of 7 meetings: +3');
    expect(sumOf(game, 1, { trend: 0, agreement: -2 })).toBe('half of 1 meeting: +0');
    expect(sumOf(game, 7, { trend: 2, agreement: -1 })).toBe('7 × (2 − 1) = +7');
  });

  it('[2019 §2 phase 9a] a factor below 1 counts as 1', () => {
    const game = rulesOf('2019-4');
    expect(sumOf(game, 1, { trend: -2, agreement: 3 })).toBe('1 × 3 = +3');
    expect(sumOf(game, 8, { trend: 2, agreement: -1 })).toBe('(8 + 2) × 1 = +10');
  });

  it('[2006 §6.2.8] on a lane half of the meetings has a dotted line', () => {
    const game = rulesOf('2006-7');
    const [region] = game.regions;
    if (region === undefined) throw new Error('no region');
    region.meetings[0] = 7;
    region.trend[0] = 0;
    const seen = view(game, 0);
    const [figures] = boardFigures(seen, seen);
    if (figures === undefined) throw new Error('no board');
    const party = figures.now.parties[0];
    expect(isHalf(game.rules, 7, party as Party)).toBe(true);
    const lane = draw(h(Lane, { seat: 0, figures, view: seen, words: wordingIn('en', '2006') }));
    expect(lane.one('b.floor').textContent).toBe('+3');
  });
});

type Party = Projection['parties'][number];

function expectTrue(game: Game, meetings: number, lane: Pick<Party, 'trend' | 'agreement'>): void {
  const gain = votesFor(game.rules, meetings, lane.trend, lane.agreement);
  const said = sumOf(game, meetings, lane);
  const half = /^half of (\d+) meetings?: \+(\d+)$/.exec(said);
  if (half !== null) expect([Math.floor(Number(half[1]) / 2), Number(half[2])]).toEqual([gain, gain]);
  else {
    const [left = '', right] = said.split(' = +');
    expect([worthOf(left), Number(right)]).toEqual([gain, gain]);
  }
}

/** Sums of two numbers in brackets, and products. */
function worthOf(text: string): number {
  return text
    .split(' × ')
    .map(factor => {
      const [first = '', sign, second] = factor
        .replaceAll(/[()]/g, '')
        .replaceAll(/−(?=\d)/g, '-')
        .split(' ');
      return Number(first) + (second === undefined ? 0 : Number(second) * (sign === '−' ? -1 : 1));
    })
    .reduce((one, other) => one * other, 1);
}

function sumOf(game: Game, meetings: number, lane: Pick<Party, 'trend' | 'agreement'>): string {
  const gain = votesFor(game.rules, meetings, lane.trend, lane.agreement);
  return draw(h(Sum, { view: view(game, 0), meetings, party: { ...lane, gain, votes: gain } })).textContent;
}
