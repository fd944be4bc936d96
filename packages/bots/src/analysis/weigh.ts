import { type Action, type Choice, type Random, randomOf, type View } from '@macher/engine';
import { inMood } from '../level2/moods.ts';
import { tunedFor } from '../level2/tuned.ts';
import type { Weights } from '../level2/weights.ts';
import { plansFor } from '../level3/plans.ts';
import { temperamentOf } from '../level3/temperaments.ts';
import { THOROUGH } from '../level3/thinking.ts';
import { imagine, roundOf } from '../level3/worlds.ts';
import { type Ends, endsOf } from './ends.ts';

/** Weighed is what a decision could have been, and where that would have led. */
export interface Weighed {
  /** The plans, the script's own first. */
  readonly plans: readonly WeighedPlan[];
}

/** WeighedPlan: the worlds are the same for all plans. */
export interface WeighedPlan extends Ends {
  readonly action: Action;
}

/** Scales say which plans are weighed, and in how many worlds. */
interface Scales {
  readonly worlds: number;
  /** How many plans of the bot's own at most. */
  readonly plans: number;
  readonly seed: string;
  /** Actions that are weighed whether a bot would think of them or not: what a player did. */
  readonly also?: readonly Action[];
}

/**
 * Every plan for a decision in the same fresh worlds, none dropped: choose by one half of the worlds and judge by the
 * other, or luck counts as skill. The same view, choice and seed give the same answer.
 */
export function weighPlans(view: View, choice: Choice, scales: Scales): Weighed {
  const { seat } = choice;
  const beliefs = temperamentOf(view, seat);
  const { prior } = beliefs;
  const random = randomOf(`weigh:${scales.seed}`);
  const actions = actionsFor(view, choice, prior, scales, random);
  const worlds = Array.from({ length: scales.worlds }, (_, number) =>
    imagine({ view, seat, prior, moods: THOROUGH.moods }, `weigh:${scales.seed}:${number}`, random),
  );
  const course = { view, beliefs, lastRound: roundOf(view) };
  return { plans: actions.map(action => ({ action, ...endsOf(action, worlds, course) })) };
}

/** The actions to weigh: the bot's own plans, the script's first, then what else was asked for. */
function actionsFor(
  view: View,
  choice: Choice,
  prior: Weights,
  { plans, also = [] }: Scales,
  random: Random,
): Action[] {
  const ways = [prior, tunedFor(view.rules), ...THOROUGH.moods.map(mood => inMood(prior, mood))];
  const found = plansFor(view, choice, ways, plans, random);
  const texts = new Set(found.map(action => JSON.stringify(action)));
  return [...found, ...also.filter(action => !texts.has(JSON.stringify(action)))];
}
