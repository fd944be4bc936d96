import { readdirSync, readFileSync } from 'node:fs';
import { level1 } from '@macher/bots/simple';
import { attentiveView, choiceAt, determinize, randomOf, view } from '@macher/engine';
import { bestOf, GOALS, outcomeOf, parseScenario, puzzleOf } from '@macher/scenarios';
import { describe, expect, it } from 'vitest';

const folder = new URL('../../scenarios/puzzles/', import.meta.url);
const puzzles = readdirSync(folder)
  .toSorted()
  .map(file => ({ file, puzzle: puzzleOf(parseScenario(readFileSync(new URL(file, folder), 'utf8'))) }));

/** tests/scenarios/examples.test.ts plays every decision of every puzzle. */
describe('positions to try', () => {
  it('are a dozen, of every edition, with every goal', () => {
    expect(puzzles).toHaveLength(12);
    const editions = puzzles.map(({ puzzle }) => puzzle.game.rules.edition);
    expect(new Set(editions)).toEqual(new Set(['2019', '2006', '1997']));
    expect(new Set(puzzles.map(({ puzzle }) => puzzle.goal.goal))).toEqual(new Set(GOALS));
  });

  it.each(puzzles)('$file is no easier for those who know what lies hidden', ({ puzzle }) => {
    const seen = view(puzzle.game, puzzle.seat);
    for (const seed of ['one', 'two']) {
      const game = determinize(seen, seed);
      expect(bestOf({ ...puzzle, game })).toEqual(bestOf(puzzle));
    }
  });

  it.each(puzzles)('$file asks for more than the first thing that comes to mind', ({ puzzle }) => {
    const { game, seat } = puzzle;
    const { value, answers, offered } = bestOf(puzzle);
    const choice = choiceAt(game, seat);
    const { action } = level1.decide(attentiveView(game, seat), choice, randomOf('obvious'));
    expect(outcomeOf(puzzle, action).value).toBeLessThan(value);
    expect(answers.length).toBeLessThanOrEqual(offered / 5);
  });
});

describe('a puzzle in a file', () => {
  const [first] = puzzles.map(({ file }) => readFileSync(new URL(file, folder), 'utf8'));
  const spoiled = (from: string | RegExp, to: string) => () =>
    puzzleOf(parseScenario((first ?? '').replace(from, to)));

  it.each([
    [/^ {2}seat: \w+\n {2}goal/m, '  seat: nobody\n  goal', 'no seat is called nobody'],
    [/^ {2}seat: \w+\n {2}goal/m, '  seat: spd\n  goal', 'has nothing to decide'],
    ['goal: win', 'goal: lose', '/puzzle/goal'],
    ['goal: win', 'goal: stop', '/puzzle/other'],
    [/region: ST\n {2}answers/, 'region: BY\n  answers', '/puzzle/region: must be one in play'],
    [/count: 8/, 'count: 9', '/puzzle/answers/0: is refused'],
    [/answers:[^$]*/, 'answers: []', '/puzzle/answers'],
  ])('is refused where %s became %s', (from, to, reason) => {
    expect(spoiled(from, to)).toThrow(reason);
  });
});
