import { type Action, at, clone, type Seat } from '@macher/engine';
import { mean } from '../figures.ts';
import { type Evaluation, marginOf } from './evaluation.ts';
import { playOut, type World } from './worlds.ts';

/** Racing says when a plan needn't be tried any further. */
export interface Racing {
  /** Worlds before the first half of the plans goes. */
  readonly firstLap: number;
  /** Points behind the best in the first world that no other world will make good. */
  readonly hopeless: number;
  /** How many worlds it takes until the script's own plan is believed if none is better. */
  readonly trust: number;
  /** How many standard errors the best must be ahead of all others, in eight worlds at least, to be clear. */
  readonly clear: number;
}

/** A plan, and the final margin it led to in each world so far. */
export interface Rated {
  readonly action: Action;
  readonly margins: number[];
}

/** What came of a race: the plans that lasted, best first, the script's own, and where they were tried. */
export interface Race {
  readonly rated: readonly Rated[];
  readonly script: Rated;
  readonly worlds: readonly World[];
}

/** Course is what all plans of a race have in common. */
export interface Course {
  readonly seat: Seat;
  readonly evaluation: Evaluation;
  /** The round after which positions are rated. */
  readonly lastRound: number;
  /** Worlds at most, and how each comes about. */
  readonly most: number;
  readonly imagine: (number: number) => World;
}

/** Races every plan in the same worlds; half of the plans go after each lap, until it's clear which is best. */
export function race(plans: readonly Action[], course: Course, racing: Racing): Race {
  const all = plans.map((action): Rated => ({ action, margins: [] }));
  const script = at(all, 0);
  const worlds: World[] = [];
  let rated = all;
  for (let lap = racing.firstLap; ; lap *= 2) {
    while (worlds.length < Math.min(course.most, lap)) {
      const world = course.imagine(worlds.length);
      for (const plan of rated) plan.margins.push(tryOut(world, plan.action, course));
      worlds.push(world);
      if (worlds.length === 1) rated = hopeful(rated, script, racing);
    }
    rated = rated.toSorted((one, other) => gainOver(other, script) - gainOver(one, script));
    if (worlds.length >= course.most || isOver(rated, script, racing)) return { rated, script, worlds };
    rated = betterHalf(rated, script);
  }
}

function tryOut({ game, manners }: World, action: Action, course: Course): number {
  const { seat, evaluation, lastRound } = course;
  const copy = clone(game);
  playOut(copy, manners, action, evaluation, lastRound);
  return marginOf(copy, seat, evaluation);
}

/** The hopeful: all that aren't too far behind after one world; and always the script's own, to compare with. */
function hopeful(rated: readonly Rated[], script: Rated, { hopeless }: Racing): Rated[] {
  const best = Math.max(...rated.map(({ margins }) => at(margins, 0)));
  return rated.filter(plan => plan === script || at(plan.margins, 0) >= best - hopeless);
}

function betterHalf(rated: readonly Rated[], script: Rated): Rated[] {
  const kept = rated.slice(0, Math.max(2, Math.ceil(rated.length / 2)));
  return kept.includes(script) ? kept : [...kept, script];
}

/** LEAST_WORLDS: with fewer, chance looks smaller than it is. */
const LEAST_WORLDS = 8;

function isOver(rated: readonly Rated[], script: Rated, { trust, clear }: Racing): boolean {
  const best = at(rated, 0);
  const worlds = script.margins.length;
  if (best === script && worlds >= trust) return true;
  return worlds >= LEAST_WORLDS && rated.every(plan => plan === best || isBetter(best, plan, clear));
}

/** The gain over the script in the same worlds, so that luck cancels out. */
function gainOver(plan: Rated, script: Rated): number {
  let total = 0;
  for (const [index, margin] of plan.margins.entries()) total += margin - at(script.margins, index);
  return total / plan.margins.length;
}

/** Whether a plan is better by more than chance explains. */
export function isBetter(plan: Rated, other: Rated, caution: number): boolean {
  if (plan === other) return false;
  const gains = plan.margins.map((margin, index) => margin - at(other.margins, index));
  const gain = mean(gains);
  const variance =
    gains.reduce((total, each) => total + (each - gain) ** 2, 0) / Math.max(1, gains.length - 1);
  return gain > caution * Math.sqrt(variance / gains.length);
}
