import { type Action, type Choice, randomOf, type View } from '@macher/engine';
import { botOf } from '../levels.ts';
import type { Reason } from '../reason.ts';
import { type Comparison, explainDecision, type Worlds } from './compare.ts';

/** Why a bot did something: as it would say itself, or worked out afterwards. */
export type Why =
  /** It decides the same again: its own reason. */
  | { readonly why: 'own'; readonly reason: Reason }
  /** Compared with the best of what else it could have done; below 0 points, that looks better now. */
  | { readonly why: 'compared'; readonly comparison: Comparison }
  /** There was nothing else to consider. */
  | { readonly why: 'only' };

/**
 * The reason from what its seat saw then. A bot that looks ahead weighs by chance, so its reasons are worked out again.
 */
export function whyOf(
  view: View,
  choice: Choice,
  action: Action,
  {
    bot,
    seed,
    worlds = WORLDS,
  }: { readonly bot: string | null; readonly seed: string; readonly worlds?: Worlds },
): Why {
  const again = bot === null ? undefined : botOf(bot)?.decide(view, choice, randomOf(seed));
  if (again !== undefined && again.reason.kind !== 'ahead' && isSame(again.action, action))
    return { why: 'own', reason: again.reason };
  const comparison = explainDecision(view, choice, action, { worlds, seed });
  return comparison === null ? { why: 'only' } : { why: 'compared', comparison };
}

const WORLDS: Worlds = { seek: 16, judge: 16, care: 16 };

function isSame(one: Action, other: Action): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
