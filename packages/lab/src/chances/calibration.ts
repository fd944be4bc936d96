import { chancesFrom, STRETCHES, type Temperatures } from '@macher/bots/analysis';
import { at } from '@macher/engine';
import type { Forecast } from './forecasts.ts';

/** Calibration says how good chances are: 0 is perfect in both figures. */
export interface Calibration {
  readonly forecasts: number;
  /** The mean square of what chances and results differ by, added up over the seats. */
  readonly brier: number;
  /** The Brier score of someone who gives everyone the same chance. */
  readonly brierOfNothing: number;
  /** By how much wins differ from chances among chances of about the same size, on average. */
  readonly error: number;
}

export function calibrationOf(forecasts: readonly Forecast[], temperatures: Temperatures): Calibration {
  const all = forecasts.map(({ points, won, round, stretch }) => ({
    chances: chancesFrom(
      points.map(each => ({ points: each })),
      at(temperatures, round - 2)[stretch],
    ),
    won,
  }));
  return {
    forecasts: all.length,
    brier: meanOf(all.map(({ chances, won }) => brierOf(chances, won))),
    brierOfNothing: meanOf(
      all.map(({ won }) =>
        brierOf(
          won.map(() => 1 / won.length),
          won,
        ),
      ),
    ),
    error: errorOf(
      all.flatMap(({ chances, won }) => chances.map((chance, seat) => [chance, at(won, seat)] as const)),
    ),
  };
}

/** The temperatures that make what happened most likely. */
export function fittedTemperatures(forecasts: readonly Forecast[], rounds: number): Temperatures {
  return Array.from({ length: rounds - 1 }, (_, index) => {
    const [early, middle, late] = STRETCHES.map(stretch =>
      fitted(forecasts.filter(each => each.round === index + 2 && each.stretch === stretch)),
    );
    return { early: early ?? LEAST, middle: middle ?? LEAST, late: late ?? LEAST };
  });
}

const LEAST = 0.3;
const MOST = 120;
/** STEP: each a fortieth above the one before, finer than a few hundred games can tell. */
const STEP = 1.025;

function fitted(forecasts: readonly Forecast[]): number {
  let best = LEAST;
  let least = Number.POSITIVE_INFINITY;
  for (let temperature = LEAST; temperature <= MOST; temperature *= STEP) {
    const surprise = surpriseAt(temperature, forecasts);
    if (surprise < least) [best, least] = [temperature, surprise];
  }
  return Number(best.toPrecision(3));
}

/** FLOOR: below this a chance counts as this, since nothing is impossible in a handful of worlds. */
const FLOOR = 1e-3;

function surpriseAt(temperature: number, forecasts: readonly Forecast[]): number {
  let total = 0;
  for (const { points, won } of forecasts) {
    const chances = chancesFrom(
      points.map(each => ({ points: each })),
      temperature,
    );
    for (const [seat, share] of won.entries())
      if (share > 0) total -= share * Math.log(Math.max(FLOOR, at(chances, seat)));
  }
  return total;
}

const BINS = 10;

function errorOf(pairs: readonly (readonly [chance: number, won: number])[]): number {
  const bins = Array.from({ length: BINS }, () => ({ chances: 0, wins: 0 }));
  for (const [chance, won] of pairs) {
    const bin = at(bins, Math.min(BINS - 1, Math.floor(chance * BINS)));
    bin.chances += chance;
    bin.wins += won;
  }
  return bins.reduce((total, { chances, wins }) => total + Math.abs(chances - wins), 0) / pairs.length;
}

function brierOf(chances: readonly number[], won: readonly number[]): number {
  return chances.reduce((total, chance, seat) => total + (chance - at(won, seat)) ** 2, 0);
}

function meanOf(numbers: readonly number[]): number {
  return numbers.reduce((total, each) => total + each, 0) / numbers.length;
}
