import { type Action, at, type Choice, type Random, randomOf, type View } from '@macher/engine';
import { mean } from '../figures.ts';
import { inMood } from '../level2/moods.ts';
import { tunedFor } from '../level2/tuned.ts';
import type { Thinking } from '../level3/lookAhead.ts';
import { plansFor } from '../level3/plans.ts';
import { type Racing, race } from '../level3/race.ts';
import type { Temperament } from '../level3/temperament.ts';
import { imagine, lastRoundOf, roundOf, type World } from '../level3/worlds.ts';
import { deepTemperamentOf } from '../level4/temperaments.ts';
import { thinkingFor } from '../level4/thinking.ts';
import { type Cause, causesOf } from './causes.ts';
import { type Course, carefulEndsOf, type Ends, endsOf } from './ends.ts';

/** How one decision compares with another; in worlds that had no part in finding either. */
export interface Comparison {
  /** The other decision. */
  readonly action: Action;
  /** By how many final points the better one is expected to be ahead. */
  readonly points: number;
  /** Two standard errors of the points: nineteen times out of twenty the truth is within them. */
  readonly giveOrTake: number;
  /** Why, largest first; they add up to the points. */
  readonly causes: readonly Cause[];
}

type Difference = Omit<Comparison, 'action'>;

/** Worlds: in how many the best is sought; in how many others it's then compared, at first and with care. */
export interface Worlds {
  readonly seek: number;
  readonly judge: number;
  readonly care: number;
}

interface Settings {
  readonly worlds: Worlds;
  /** A seed: the same view, choice and seed give the same answer. */
  readonly seed: string;
}

/**
 * By how much the best plan that level 4 would think of is better than what was decided; null if nothing else is better,
 * or nothing else can be done.
 */
export function compareWithBest(
  view: View,
  choice: Choice,
  decided: Action,
  settings: Settings,
): Comparison | null {
  const desk = new Desk(view, choice, settings.seed);
  const best = desk.bestOf([decided, ...desk.othersThan(decided)], settings.worlds.seek);
  if (best === decided) return null;
  const { points, giveOrTake } = desk.compare(best, decided, settings.worlds.judge);
  return points < PROMISING || points < giveOrTake / 2
    ? null
    : { action: best, ...desk.compareWithCare(best, decided, settings.worlds.care) };
}

/** PROMISING: what is less isn't worth the time. */
const PROMISING = 1;

/**
 * By how much a decision is better than the best of all others, or worse; null if nothing else can be done. Without
 * worlds for care it's the first comparison, which is quick.
 */
export function explainDecision(
  view: View,
  choice: Choice,
  decided: Action,
  settings: Settings,
): Comparison | null {
  const desk = new Desk(view, choice, settings.seed);
  const others = desk.othersThan(decided);
  if (others.length === 0) return null;
  const second = desk.bestOf(others, settings.worlds.seek);
  const { judge, care } = settings.worlds;
  return {
    action: second,
    ...(care === 0 ? desk.compare(decided, second, judge) : desk.compareWithCare(decided, second, care)),
  };
}

/** SEEKING believes in what was decided as soon as nothing has been better for a while. */
const SEEKING: Racing = { firstLap: 4, hopeless: 20, trust: 8, clear: 2 };

/** Desk is where the plans of one decision are weighed, as level 4 would at that seat. */
class Desk {
  readonly #view: View;
  readonly #choice: Choice;
  readonly #seed: string;
  readonly #temperament: Temperament;
  readonly #thinking: Thinking;
  readonly #random: Random;
  readonly #course: Course;

  constructor(view: View, choice: Choice, seed: string) {
    this.#view = view;
    this.#choice = choice;
    this.#seed = seed;
    this.#temperament = deepTemperamentOf(view, choice.seat);
    this.#thinking = thinkingFor(view.rules);
    this.#random = randomOf(`compare:${seed}`);
    this.#course = {
      view,
      beliefs: this.#temperament,
      lastRound: this.#thinking.countsOut ? lastRoundOf(view) : roundOf(view),
    };
  }

  othersThan(decided: Action): Action[] {
    const { prior } = this.#temperament;
    const { efforts, usual, moods, candidates } = this.#thinking;
    const { plans } = efforts[this.#choice.kind] ?? usual;
    const ways = [prior, tunedFor(this.#view.rules), ...moods.map(mood => inMood(prior, mood))];
    const own = sense(decided);
    return plansFor(this.#view, this.#choice, ways, plans, this.#random, candidates).filter(
      action => sense(action) !== own,
    );
  }

  bestOf(plans: readonly Action[], worlds: number): Action {
    if (plans.length === 1) return at(plans, 0);
    const course = {
      seat: this.#choice.seat,
      evaluation: this.#temperament.evaluation,
      lastRound: this.#course.lastRound,
      most: worlds,
      imagine: (number: number) => this.#imagine('seek', number),
    };
    return at(race(plans, course, SEEKING).rated, 0).action;
  }

  compare(better: Action, worse: Action, worlds: number): Difference {
    const fresh = this.#worlds('judge', worlds);
    return this.#difference(endsOf(better, fresh, this.#course), endsOf(worse, fresh, this.#course));
  }

  /** Compares with care, which is twenty times as dear for each world. */
  compareWithCare(better: Action, worse: Action, worlds: number): Difference {
    const fresh = this.#worlds('care', worlds);
    return this.#difference(
      carefulEndsOf(better, fresh, this.#course, this.#seed),
      carefulEndsOf(worse, fresh, this.#course, this.#seed),
    );
  }

  #difference(better: Ends, worse: Ends): Difference {
    return differenceOf(better, worse, comesTrue(this.#view));
  }

  #worlds(name: string, count: number): World[] {
    return Array.from({ length: count }, (_, number) => this.#imagine(name, number));
  }

  #imagine(name: string, number: number): World {
    const { prior } = this.#temperament;
    const imagination = { view: this.#view, seat: this.#choice.seat, prior, moods: this.#thinking.moods };
    return imagine(imagination, `compare:${name}:${this.#seed}:${number}`, this.#random);
  }
}

/** The sense of an action: two purchases in another order are the same decision. */
function sense(action: Action): string {
  if (action.kind !== 'meetings') return JSON.stringify(action);
  const buy = action.buy.toSorted((one, other) => one.region.localeCompare(other.region));
  return JSON.stringify({ ...action, buy });
}

/** The share of each foreseen point that comes true: 4,225 decisions of level 3 were played out, see the ledger. */
function comesTrue(view: View): number {
  return roundOf(view) === 1 ? 0.3 : 0.7;
}

function differenceOf(better: Ends, worse: Ends, share: number): Difference {
  const gains = better.margins.map((margin, world) => share * (margin - at(worse.margins, world)));
  return {
    points: mean(gains),
    giveOrTake: 2 * standardError(gains),
    causes: causesOf(better.terms, worse.terms).map(cause => ({ ...cause, points: share * cause.points })),
  };
}

function standardError(values: readonly number[]): number {
  const middle = mean(values);
  const squares = values.reduce((total, each) => total + (each - middle) ** 2, 0);
  return Math.sqrt(squares / Math.max(1, values.length - 1) / values.length);
}
