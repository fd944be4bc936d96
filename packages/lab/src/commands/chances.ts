// Fits how far forecasts of who wins are to be believed, and says how good the chances are in fresh games.
// `npm run lab -- chances [games] [threads]`. The same command gives the same temperatures. Half an hour on two cores.
import { availableParallelism } from 'node:os';
import type { Temperatures } from '@macher/bots/analysis';
import { RULESETS, type RulesetId, rulesOf } from '@macher/editions';
import { calibrationOf, fittedTemperatures } from '../chances/calibration.ts';
import { PLAYERS, type Players } from '../chances/forecasts.ts';
import { playedForecasts } from '../chances/played.ts';
import { Pool } from '../pool/pool.ts';
import { writeJson } from './json.ts';
import { wantedCount } from './wanted.ts';

const USAGE = 'chances -- [games] [threads]';
const WORLDS = 8;
const EVERY = 2;
const games = wantedCount(USAGE, 'games', 0, 240);
const pool = new Pool(wantedCount(USAGE, 'threads', 1, availableParallelism()));
try {
  const fitted = new Map<RulesetId, Temperatures>();
  for (const ruleset of RULESETS) {
    const temperatures = await fit(ruleset);
    fitted.set(ruleset, temperatures);
    for (const players of PLAYERS) await report(ruleset, players, temperatures);
  }
  // The file is written only now: stopped half-way, the run leaves the temperatures of before.
  writeJson('packages/bots/src/analysis/temperatures.json', {
    provenance: `npm run lab -- chances ${games}: games of bots that look ahead a little, ${WORLDS} worlds a position`,
    games: Object.fromEntries([...fitted].map(([ruleset, rounds]) => [ruleset, byRound(rounds)])),
  });
} finally {
  await pool.close();
}

async function fit(ruleset: RulesetId): Promise<Temperatures> {
  const forecasts = await playedForecasts(pool, {
    ruleset,
    players: 'look-ahead',
    seed: 'fit',
    games,
    worlds: WORLDS,
    every: EVERY,
  });
  return fittedTemperatures(forecasts, rulesOf(ruleset).rounds.length);
}

/** Reports games that nothing was fitted to; half as many. */
async function report(ruleset: RulesetId, players: Players, temperatures: Temperatures): Promise<void> {
  const wanted = {
    ruleset,
    players,
    seed: 'fresh',
    games: Math.ceil(games / 2),
    worlds: WORLDS,
    every: EVERY,
  };
  const { forecasts, brier, brierOfNothing, error } = calibrationOf(
    await playedForecasts(pool, wanted),
    temperatures,
  );
  const figures = `Brier ${brier.toFixed(3)} (knowing nothing ${brierOfNothing.toFixed(3)}), error ${error.toFixed(3)}`;
  console.log(`${ruleset}, ${wanted.games} games of ${players}, ${forecasts} positions: ${figures}`);
}

function byRound(temperatures: Temperatures): Record<string, Temperatures[number]> {
  return Object.fromEntries(temperatures.map((stretches, index) => [String(index + 2), stretches]));
}
