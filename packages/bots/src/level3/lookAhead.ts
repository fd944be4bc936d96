import { at, type Choice, type Kind, type Random, type View } from '@macher/engine';
import type { Decision } from '../bot.ts';
import { mean } from '../figures.ts';
import { inMood, type Mood } from '../level2/moods.ts';
import { judgeView } from '../level2/script.ts';
import { tunedFor } from '../level2/tuned.ts';
import type { Beliefs } from './beliefs.ts';
import { type Candidates, plansFor } from './plans.ts';
import { isBetter, type Race, type Racing, type Rated, race } from './race.ts';
import { imagine, lastRoundOf, roundOf } from './worlds.ts';

/** How hard a bot thinks. */
export interface Thinking {
  readonly usual: Effort;
  /**
   * The efforts by kind; null: the usual one. A kind with more actions than that needs neighbours of the script's in
   * `plans.ts`.
   */
  readonly efforts: Readonly<Record<Kind, Effort | null>>;
  /** Ways to see things: for plans, and for what others may do. */
  readonly moods: readonly Mood[];
  /** By how many standard errors a plan must be better than the script's. */
  readonly caution: number;
  readonly racing: Racing;
  readonly candidates: Candidates;
  /** Whether rounds in which votes are only counted are played too, instead of being guessed. */
  readonly countsOut: boolean;
  /** Kinds that are decided while others decide too: a bot that always does what's best is easy to predict. */
  readonly secret: readonly Kind[];
}

/** Effort is how many plans are tried at most, and in how many worlds those that are left at the end. */
export interface Effort {
  readonly plans: number;
  readonly worlds: number;
}

/** Looks ahead: plans are tried in imagined worlds, to the end of the round. */
export function lookAhead(
  thinking: Thinking,
  beliefs: Beliefs,
  view: View,
  choice: Choice,
  random: Random,
): Decision {
  const { prior, evaluation } = beliefs;
  const effort = thinking.efforts[choice.kind] ?? thinking.usual;
  const ways = [prior, tunedFor(view.rules), ...thinking.moods.map(mood => inMood(prior, mood))];
  const plans = plansFor(view, choice, ways, effort.plans, random, thinking.candidates);
  if (plans.length === 1) return judgeView(view, choice, prior);
  const { seat } = choice;
  const seed = String(random(2 ** 31));
  const imagination = { view, seat, prior, moods: thinking.moods };
  const course = {
    seat,
    evaluation,
    lastRound: thinking.countsOut ? lastRoundOf(view) : roundOf(view),
    most: effort.worlds,
    imagine: (number: number) => imagine(imagination, `${seed}:${number}`, random),
  };
  const run = race(plans, course, thinking.racing);
  const { caution } = thinking;
  const isSecret = thinking.secret.includes(choice.kind);
  const chosen = isSecret ? anyOfTheBest(run.rated, caution, random) : bestIn(run, caution);
  return decisionOf(run, chosen, plans.length);
}

function bestIn({ rated, script }: Race, caution: number): Rated {
  return rated.find(plan => isBetter(plan, script, caution)) ?? script;
}

/** The best plan, or one that is about as good; the best comes first in the list. */
function anyOfTheBest(rated: readonly Rated[], caution: number, random: Random): Rated {
  const best = at(rated, 0);
  const good = rated.filter(plan => plan === best || !isBetter(best, plan, caution));
  return at(good, random(good.length));
}

function decisionOf({ script, worlds }: Race, { action, margins }: Rated, plans: number): Decision {
  const margin = mean(margins);
  return {
    action,
    reason: { kind: 'ahead', margin, script: mean(script.margins), plans, worlds: worlds.length },
  };
}
