import {
  type Action,
  at,
  type Choice,
  clone,
  type Kind,
  type Random,
  type Seat,
  type View,
} from '@macher/engine';
import type { Decision } from '../bot.ts';
import { mean } from '../figures.ts';
import { inMood, type Mood } from '../level2/moods.ts';
import { judgeView } from '../level2/script.ts';
import { tunedFor } from '../level2/tuned.ts';
import type { Beliefs } from './beliefs.ts';
import { type Evaluation, marginOf } from './evaluation.ts';
import { plansFor } from './plans.ts';
import { imagine, playOut, type World } from './worlds.ts';

/** How hard a bot thinks. */
export interface Thinking {
  readonly usual: Effort;
  /** null: the usual one. A kind with more actions than that needs neighbours of the script's in `plans.ts`. */
  readonly efforts: Readonly<Record<Kind, Effort | null>>;
  /** Ways to see things: for plans, and for what others may do. */
  readonly moods: readonly Mood[];
  /** By how many standard errors a plan must be better than the script's. */
  readonly caution: number;
  /** Decided while others decide too: a bot that always does what's best is easy to predict. */
  readonly secret: readonly Kind[];
}

/** Plans at most, and worlds for those that are left at the end. */
export interface Effort {
  readonly plans: number;
  readonly worlds: number;
}

/** Every plan in the same worlds; half of the plans go after each lap, until the best is left. */
export function lookAhead(
  thinking: Thinking,
  { prior, evaluation }: Beliefs,
  view: View,
  choice: Choice,
  random: Random,
): Decision {
  const { seat } = choice;
  const effort = thinking.efforts[choice.kind] ?? thinking.usual;
  const ways = [prior, tunedFor(view.rules), ...thinking.moods.map(mood => inMood(prior, mood))];
  const plans = plansFor(view, choice, ways, effort.plans, random);
  if (plans.length === 1) return judgeView(view, choice, prior);
  const seed = String(random(2 ** 31));
  const script: Rated = { action: at(plans, 0), margins: [] };
  let rated: Rated[] = plans.map((action, index) => (index === 0 ? script : { action, margins: [] }));
  let worlds = 0;
  for (let lap = FIRST_WORLDS; ; lap *= 2) {
    const until = Math.min(effort.worlds, lap);
    for (; worlds < until; worlds += 1) {
      const world = imagine({ view, seat, prior, moods: thinking.moods }, `${seed}:${worlds}`, random);
      for (const plan of rated) plan.margins.push(tryOut(world, plan.action, seat, evaluation));
    }
    rated.sort((one, other) => gainOver(other, script) - gainOver(one, script));
    if (worlds >= effort.worlds) break;
    rated = keepBest(rated, script);
  }
  const best = thinking.secret.includes(choice.kind)
    ? anyOfTheBest(rated, thinking.caution, random)
    : (rated.find(plan => isBetter(plan, script, thinking.caution)) ?? script);
  const margin = mean(best.margins);
  const ofScript = mean(script.margins);
  return {
    action: best.action,
    reason: { kind: 'ahead', margin, script: ofScript, plans: plans.length, worlds },
  };
}

const FIRST_WORLDS = 2;

interface Rated {
  readonly action: Action;
  readonly margins: number[];
}

function tryOut({ game, manners }: World, action: Action, seat: Seat, evaluation: Evaluation): number {
  const copy = clone(game);
  playOut(copy, manners, action, evaluation);
  return marginOf(copy, seat, evaluation);
}

/** The better half, and always the script's own, to compare with. */
function keepBest(rated: readonly Rated[], script: Rated): Rated[] {
  const kept = rated.slice(0, Math.max(2, Math.ceil(rated.length / 2)));
  return kept.includes(script) ? kept : [...kept, script];
}

/** The best plan, or one that is about as good; the best comes first in the list. */
function anyOfTheBest(rated: readonly Rated[], caution: number, random: Random): Rated {
  const best = at(rated, 0);
  const good = rated.filter(plan => plan === best || !isBetter(best, plan, caution));
  return at(good, random(good.length));
}

/** In the same worlds, so that luck cancels out. */
function gainOver(plan: Rated, script: Rated): number {
  let total = 0;
  for (const [index, margin] of plan.margins.entries()) total += margin - at(script.margins, index);
  return total / plan.margins.length;
}

/** By more than chance explains. */
function isBetter(plan: Rated, other: Rated, caution: number): boolean {
  if (plan === other) return false;
  const gains = plan.margins.map((margin, index) => margin - at(other.margins, index));
  const gain = mean(gains);
  const variance =
    gains.reduce((total, each) => total + (each - gain) ** 2, 0) / Math.max(1, gains.length - 1);
  return gain > caution * Math.sqrt(variance / gains.length);
}
