import { type Temperatures, temperaturesFor } from '@macher/bots/analysis';
import { RULESETS, type RulesetId, rulesOf } from '@macher/editions';
import { describe, expect, it } from 'vitest';
import { calibrationOf, fittedTemperatures } from '../../packages/lab/src/chances/calibration.ts';
import { type Forecast, forecastsIn } from '../../packages/lab/src/chances/forecasts.ts';
import { IS_LONG } from '../long.ts';

const GAMES = IS_LONG ? 300 : 36;
/** Many games, and little of each: what games differ by is more than what worlds do. */
const WORLDS = IS_LONG ? 8 : 2;
const EVERY = IS_LONG ? 2 : 8;
const MOST_ERROR = 0.04;

const played = new Map<RulesetId, Forecast[]>();

/** Games of the script that nothing was fitted to. */
function freshForecasts(ruleset: RulesetId): Forecast[] {
  const known = played.get(ruleset);
  if (known !== undefined) return known;
  const games = Array.from({ length: GAMES }, (_, number) =>
    forecastsIn({ ruleset, number, seed: 'test', players: 'script', worlds: WORLDS, every: EVERY }),
  ).flat();
  played.set(ruleset, games);
  return games;
}

/** Of all games together; a game's own temperatures, times something. */
function errorWith(times: number): number {
  const errors = RULESETS.map(ruleset => {
    const temperatures = temperaturesFor(rulesOf(ruleset)).map(({ early, middle, late }) => ({
      early: early * times,
      middle: middle * times,
      late: late * times,
    }));
    return { temperatures, forecasts: freshForecasts(ruleset) };
  });
  return pooled(errors);
}

/** Rounds of different games have different temperatures, so each game's rounds get numbers of their own. */
function pooled(games: readonly { temperatures: Temperatures; forecasts: readonly Forecast[] }[]): number {
  let rounds = 0;
  const all = games.map(({ temperatures, forecasts }) => {
    const first = rounds;
    rounds += temperatures.length;
    return forecasts.map(forecast => ({ ...forecast, round: forecast.round + first }));
  });
  return calibrationOf(
    all.flat(),
    games.flatMap(({ temperatures }) => temperatures),
  ).error;
}

/** Milliseconds: in the long run many games are played for the first of these. */
const A_WHILE = 600_000;

describe('chances to win come true as often as they say', () => {
  it('in fresh games of all kinds together', { timeout: A_WHILE }, () => {
    expect(errorWith(1)).toBeLessThan(MOST_ERROR);
  });

  it('which they wouldn’t if forecasts were believed too much or too little', () => {
    expect(errorWith(0.3)).toBeGreaterThan(MOST_ERROR);
    expect(errorWith(3)).toBeGreaterThan(MOST_ERROR);
  });

  it.each(RULESETS)('%s: and are better than knowing nothing', ruleset => {
    const temperatures = temperaturesFor(rulesOf(ruleset));
    const { brier, brierOfNothing, error } = calibrationOf(freshForecasts(ruleset), temperatures);
    expect(brier).toBeLessThan(0.8 * brierOfNothing);
    if (IS_LONG) expect(error).toBeLessThan(MOST_ERROR);
  });
});

describe('temperatures', () => {
  const forecast = (points: number[], won: number[]): Forecast => ({
    round: 2,
    stretch: 'late',
    points: [points],
    won,
  });

  it('are those that make what happened most likely', () => {
    // Ten points ahead won three times out of four: e^(10/T) = 3.
    const games = [0, 1, 2, 3].map(number => forecast([10, 0], number < 3 ? [1, 0] : [0, 1]));
    expect(fittedTemperatures(games, 2)[0]?.late).toBeCloseTo(10 / Math.log(3), 0);
  });

  it('leave no error where chances are right', () => {
    const games = [0, 1, 2, 3].map(number => forecast([10, 0], number < 3 ? [1, 0] : [0, 1]));
    const right = 10 / Math.log(3);
    const { error, brier } = calibrationOf(games, [{ early: right, middle: right, late: right }]);
    expect(error).toBeCloseTo(0);
    expect(brier).toBeCloseTo(2 * (0.75 * 0.25 ** 2 + 0.25 * 0.75 ** 2));
  });
});
