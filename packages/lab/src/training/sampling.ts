// Positions between rounds, from games played by all cores: what `fit` and `school` learn from.
import { type Evaluation, FEATURES } from '@macher/bots/parts';
import { type RulesetId, rulesOf } from '@macher/editions';
import { type Moments, mergeMoments, newMoments } from '../maths/moments.ts';
import type { Pool } from '../pool/pool.ts';
import type { Sample } from './sample.ts';

/** AT_ONCE is what a worker plays and adds up in one go. */
const AT_ONCE = 12;

/** Sums over `games` games, by the round that begins; `played` is told how many are done so far. */
export async function sampledPositions(
  pool: Pool,
  id: RulesetId,
  games: number,
  evaluation: Evaluation | null,
  played: (count: number) => void,
): Promise<Moments[]> {
  const items = Array.from(
    { length: games / AT_ONCE },
    (_, index): Sample => ({
      ruleset: id,
      first: index * AT_ONCE,
      games: AT_ONCE,
    }),
  );
  const results = new Map<number, Moments[]>();
  await pool.run('sample', evaluation, items, {
    done: ({ item, moments }) => {
      results.set(item.first, moments);
      played(results.size * AT_ONCE);
    },
  });
  const sums = Array.from({ length: rulesOf(id).rounds.length + 1 }, () => newMoments(FEATURES.length));
  // Sums are taken in the order of the games: results come in any, and sums of fractions depend on it.
  for (const { first } of items)
    for (const [round, moments] of (results.get(first) ?? []).entries())
      mergeMoments(sums[round] as Moments, moments);
  return sums;
}
