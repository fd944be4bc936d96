import { deciders } from '@macher/engine';
import type { Entry, Request } from '@macher/protocol';
import { describe, expect, it } from 'vitest';
import { ANNA, BERND, CARLA, isSealedBid, Paper, ZOE } from './world.ts';

function ready(isReady: boolean): Request {
  return { kind: 'ready', isReady };
}

/** The log goes on with lines that came of requests, as if they had been asked for so often. */
function grow(paper: Paper, what: Entry['what'], until: number, by = ANNA.id): void {
  while (paper.table.number < until) paper.write(what, { person: by, id: `line ${paper.table.number}` });
}

const UNREADY = { kind: 'readied', seat: 0, isReady: false, contribution: null } as const;

/** A table at which two sit, and one seat is free. */
function waiting(): Paper {
  return new Paper().do(ANNA, { kind: 'sit', seat: 0 }).do(BERND, { kind: 'sit', seat: 1 });
}

describe('before the game', () => {
  it('to be ready again is written once, and so is not to be ready again', () => {
    const paper = waiting().do(BERND, ready(false)).do(BERND, ready(true));
    const { number } = paper.table;
    for (let time = 0; time < 100; time += 1) paper.do(BERND, ready(true));
    expect(paper.table.number).toBe(number);
    paper.do(BERND, ready(false)).do(BERND, ready(false));
    expect(paper.table.number).toBe(number + 1);
    const other = { ...ready(true), contribution: 'b'.repeat(32) } as Request;
    paper.do(BERND, ready(true)).do(BERND, other).do(BERND, other);
    expect(paper.table.number).toBe(number + 3);
  });

  it('one of those who come and go writes 250 lines, and others write on', () => {
    const paper = waiting();
    let times = 0;
    for (let isReady = true; times < 300 && paper.ask(BERND, ready(isReady)).ok; isReady = !isReady)
      times += 1;
    expect(times).toBeGreaterThan(200);
    expect(times).toBeLessThan(260);
    expect(paper.refused(BERND, { kind: 'choose-party', party: 'fdp' })).toBe('log-full');
    paper.do(BERND, { kind: 'stand-up' }).do(CARLA, { kind: 'sit', seat: 1 }).do(CARLA, ready(true));
    expect(paper.refused(BERND, { kind: 'sit', seat: 2 })).toBe('log-full');
    expect([...paper.replayed.lines]).toEqual([...paper.table.lines]);
  });

  it('there are 1,000 lines, and then all can still be ready, start, talk, or go', () => {
    const paper = waiting();
    grow(paper, UNREADY, 1000);
    for (const wish of [
      { kind: 'choose-party', party: 'fdp' },
      { kind: 'seat-bot', seat: 2, bot: '1' },
      ready(false),
    ] as Request[])
      expect([wish.kind, paper.ask(ANNA, wish)]).not.toMatchObject([
        wish.kind,
        { ok: true, happenings: [{}] },
      ]);
    expect(paper.refused(ZOE, { kind: 'sit', seat: 2 })).toBe('log-full');
    paper.do(ANNA, ready(true)).do(ANNA, { kind: 'say', room: 'players', text: 'it is full' });
    expect(paper.refused(ANNA, ready(false))).toBe('log-full');
    paper.do(BERND, { kind: 'stand-up' }).do(ANNA, { kind: 'close' });
  });

  it('people talk 500 times in a room, and more in the game', () => {
    const paper = waiting();
    for (let time = 0; time < 500; time += 1) paper.do(ANNA, { kind: 'say', room: 'players', text: '?' });
    expect(paper.refused(BERND, { kind: 'say', room: 'players', text: '!' })).toBe('talk-full');
    paper.do(ZOE, { kind: 'say', room: 'spectators', text: 'they talk a lot' });
    paper.do(ANNA, { kind: 'seat-bot', seat: 2, bot: '1' });
    for (const person of [ANNA, BERND]) paper.do(person, ready(true));
    paper.do(ANNA, { kind: 'start' }).do(BERND, { kind: 'say', room: 'players', text: '!' });
  });
});

describe('in a game', () => {
  const PAUSED = { kind: 'paused', isPaused: false } as const;

  function play(paper: Paper, times: number): void {
    for (let time = 0; time < times; time += 1) paper.act(deciders(paper.game)[0] as number);
  }

  it('there are 5,000 lines beside decisions and talk; the game goes on and ends all the same', () => {
    const paper = new Paper().seat(ANNA, BERND, '1');
    play(paper, 40);
    const decided = paper.table.steps.length;
    expect(decided).toBeGreaterThan(30);
    grow(paper, PAUSED, 4999 + decided);
    paper.do(ANNA, { kind: 'propose', proposal: { kind: 'pause', isPaused: true } });
    expect(paper.refused(BERND, { kind: 'leave' })).toBe('log-full');
    expect(paper.refused(ANNA, { kind: 'undo', number: paper.table.number })).toBe('log-full');
    paper.do(BERND, { kind: 'answer', proposal: paper.table.number, accepts: false });
    expect(paper.refused(ANNA, { kind: 'propose', proposal: { kind: 'abandon' } })).toBe('log-full');
    play(paper, 10);
    paper.do(BERND, { kind: 'resign' }).do(ANNA, { kind: 'note', text: 'Bernd gave up' });
    expect(paper.replayed.number).toBe(paper.table.number);
  });

  it('what was taken back is a line beside it: to decide and take back again and again has an end', () => {
    const paper = new Paper().seat(ANNA, BERND, '1').playUntil(isSealedBid);
    grow(paper, PAUSED, 4950 + paper.table.steps.length);
    const [seat] = deciders(paper.game) as [number];
    const person = paper.place(seat).person ?? ANNA;
    let times = 0;
    for (let isBack = true; isBack && times < 100; times += 1) {
      paper.act(seat);
      isBack = paper.ask(person, { kind: 'undo', number: paper.table.number }).ok;
    }
    expect(times).toBeGreaterThan(20);
    expect(times).toBeLessThan(30);
  });
});
