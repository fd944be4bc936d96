import type { RulesetId } from '@macher/editions';
import type { Pool } from '../pool/pool.ts';
import type { Forecast, ForetoldGame, Players } from './forecasts.ts';

/** Which games are played, and how often their positions are played on. */
export interface Wanted {
  readonly ruleset: RulesetId;
  readonly players: Players;
  readonly seed: string;
  readonly games: number;
  readonly worlds: number;
  readonly every: number;
}

/** What was foretold in games played by all cores, in the order of the games. */
export async function playedForecasts(pool: Pool, { games, ...wanted }: Wanted): Promise<Forecast[]> {
  const found: Forecast[][] = [];
  const items = Array.from({ length: games }, (_, number): ForetoldGame => ({ ...wanted, number }));
  await pool.run('forecasts', null, items, {
    done: ({ number, forecasts }) => {
      found[number] = forecasts;
    },
  });
  return found.flat();
}
