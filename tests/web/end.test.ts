import { EPOCH, type GameRecord, makeRecord, type Score, type View } from '@macher/engine';
import { actsIn } from '@macher/words';
import { h } from 'preact';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '../../packages/web/src/kit/words/words.ts';
import { readRecord } from '../../packages/web/src/learn/record/readRecord.ts';
import { captionOf } from '../../packages/web/src/moments/timeline/caption.ts';
import { HeldBoards } from '../../packages/web/src/table/end/HeldBoards.tsx';
import { Scoring } from '../../packages/web/src/table/end/Scoring.tsx';
import { verdictOf, winnerText } from '../../packages/web/src/table/end/verdict.ts';
import { calledBack } from '../../packages/web/src/table/shown/calledBack.ts';
import { walk } from '../walk.ts';
import { seenGame } from './followed.ts';
import { draw } from './page.ts';

/** The page looks where it is as soon as it is loaded. */
vi.hoisted(() => Object.assign(globalThis, { location: { href: 'http://localhost/' } }));
vi.mock('../../packages/web/src/kit/ui/game/outlines.ts', () => ({
  fetchLands: () => {},
  lands: { value: null },
}));

const { game, actions } = walk({ ruleset: '2019-4', players: 3 }, 'end', () => {});
const RECORD: GameRecord = makeRecord(game, {
  epoch: EPOCH,
  seats: game.players.map(({ party }) => ({ party, name: 'Ada' })),
  seed: 'end',
  actions,
});

let view: View;
let words: NonNullable<Exclude<ReturnType<typeof readRecord>, string>>['words']['value'];
let subject: NonNullable<Exclude<ReturnType<typeof readRecord>, string>>['subject']['value'];

beforeAll(async () => {
  await speak('en');
  const store = readRecord(JSON.stringify(RECORD));
  if (typeof store === 'string' || store.view.value === null) throw new Error('no record');
  view = store.view.value;
  words = store.words.value;
  subject = store.subject.value;
});

/** The same game with other totals. */
function scored(...ranks: number[]): View {
  const result = ranks.map((rank, seat) => ({ seat, rank, total: 100 - rank }) as Score);
  return { ...view, result };
}

describe('the end', () => {
  it('tells you by name what it came to for you', () => {
    const said = (seat: number | null, ...ranks: number[]): string =>
      verdictOf(scored(...ranks), seat, seat === null ? null : 'Ada', words);
    expect(said(1, 2, 1, 3)).toBe('Ada, you win.');
    expect(said(0, 2, 1, 3)).toBe('Ada, you come second.');
    expect(said(2, 2, 1, 3)).toBe('Ada, you come third.');
    expect(said(0, 1, 1, 3)).toBe('Ada, you win together with SPD.');
    expect(said(1, 2, 2, 1)).toBe('Ada, you come second.');
    expect(said(null, 1, 2, 3)).toBe('The game is over');
    expect(winnerText(scored(1, 1, 3), words)).toBe('The Left and the SPD win together with 99 points.');
  });

  it('every heading of the table of points says something', () => {
    const store = readRecord(JSON.stringify(RECORD));
    if (typeof store === 'string') throw new Error(store);
    const heads = draw(h(Scoring, { view, store })).all('th');
    expect(heads.length).toBeGreaterThan(5);
    expect(heads.filter(({ textContent }) => textContent.trim() === '')).toEqual([]);
  });

  it('shows every election as it was counted, and calls its night back', () => {
    const boards = draw(h(HeldBoards, { view, words })).all('button.held-board');
    expect(boards).toHaveLength(view.elections.length);
    const [first] = boards;
    const [{ region, round, votes } = { region: '', round: 0, votes: [] }] = view.elections;
    expect(first?.all('span.held-row')).toHaveLength(3);
    for (const each of votes) expect(first?.textContent).toContain(String(each));
    first?.click();
    expect(calledBack.value).toEqual({ region, round });
  });

  it('has a sentence for every moment of the game', () => {
    if (subject === null) throw new Error('no subject');
    const store = readRecord(JSON.stringify(RECORD));
    if (typeof store === 'string') throw new Error(store);
    const told = store.past.value.flatMap(({ moments }) => moments);
    expect(told.length).toBeGreaterThan(100);
    for (const { version, part, events } of told) {
      const { text } = captionOf(words, subject, { version, part, events, before: null, view });
      if (events.some(({ event }) => event !== 'sealed')) expect(text).not.toBe('');
    }
  });

  it('says of an act what it does to you, and nothing of a heading', () => {
    const known = subject;
    if (known === null) throw new Error('no subject');
    const moments = seenGame({ ruleset: '2019-4', players: 3 }, 'captions', 0);
    const told = moments.map(moment => ({
      ...captionOf(words, known, moment),
      acts: actsIn(moment.events).filter(({ shape }) => shape !== 'heading'),
    }));
    expect(told.some(({ acts, effect }) => acts.length === 1 && effect !== null)).toBe(true);
    expect(told.filter(({ acts, effect }) => acts.length === 0 && effect !== null)).toEqual([]);
  });
});
