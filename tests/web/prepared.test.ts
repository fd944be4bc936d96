import { rulesOf } from '@macher/editions';
import { choiceAt, newGame, view } from '@macher/engine';
import { Course, loadLesson } from '@macher/lessons';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { TableSource } from '../../packages/web/src/kit/net/source.ts';

vi.stubGlobal('location', new URL('http://localhost/'));
const { askedSource } = await import('../../packages/web/src/learn/asked/askedSource.ts');
const { lessonSource } = await import('../../packages/web/src/learn/lesson/lessonSource.ts');
const { puzzleSource } = await import('../../packages/web/src/learn/puzzle/puzzleSource.ts');
const { PUZZLES } = await import('../../packages/web/src/learn/puzzle/puzzles.ts');

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const SOURCES: Readonly<Record<string, () => Promise<TableSource>>> = {
  lesson: async () => lessonSource(new Course(await loadLesson('2019'), 0), () => {}),
  puzzle: async () => puzzleSource(firstPuzzle(), () => {}),
  'question about a finished game': async () =>
    askedSource(
      question(),
      () => Promise.reject(),
      () => {},
    ),
};

describe('a table in the page', () => {
  it.each(Object.keys(SOURCES))('keeps its line while nobody does anything: %s', async name => {
    const source = await SOURCES[name]?.();
    const link = source?.link;
    const breaks: number[] = [];
    link?.watch({ table: 't', invite: null, isRoom: false, since: 0, ...DEAF });
    await vi.advanceTimersByTimeAsync(0);
    link?.isOpen.subscribe(isOpen => isOpen || breaks.push(Date.now()));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(breaks).toEqual([]);
  });
});

const DEAF = { rules() {}, earlier() {}, news() {}, presence() {}, trouble() {} };

function firstPuzzle() {
  const [first] = PUZZLES;
  if (first === undefined) throw new Error('there are no positions to try');
  return first.puzzle;
}

function question() {
  const game = newGame(rulesOf('2019-4'), { parties: ['spd', 'gruene', 'cdu'], seed: 'asked' });
  const { rules, ...seen } = view(game, 0);
  return { rules, seat: 0, view: seen, choice: choiceAt(game, 0) };
}
