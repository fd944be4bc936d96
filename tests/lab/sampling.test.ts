import { expect, it } from 'vitest';
import { fittedFor } from '../../packages/lab/src/beliefs/fitted.ts';
import { sampleGames } from '../../packages/lab/src/training/sample.ts';

it('fitting gets the same sums from the same games, by the script and by bots that look ahead', () => {
  const sample = { ruleset: '2019-4', first: 7, games: 1 } as const;
  const { evaluation } = fittedFor('2019-4');
  const script = sampleGames(sample, null);
  const ahead = sampleGames(sample, evaluation);
  expect(sampleGames(sample, null)).toEqual(script);
  expect(sampleGames(sample, evaluation)).toEqual(ahead);
  expect(ahead).not.toEqual(script);
  expect(script.map(({ weight }) => weight)).toEqual([0, 0, 4, 4, 4]);
});
