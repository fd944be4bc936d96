import type { Allowances, Limit } from '../allowances.ts';
import type { Database } from './database.ts';

/** SWEEP_EVERY is how many milliseconds pass between two looks for keys that are no longer needed. */
const SWEEP_EVERY = 60_000;

/**
 * TAKE: `back_at` is when all that was used will have come back, in seconds. The clock is read when it is this call's
 * turn: one that has waited for another would be behind it.
 */
const TAKE = `INSERT INTO macher.allowances AS kept (key, back_at, wait)
  VALUES ($1, extract(epoch FROM clock_timestamp()) + $2::double precision, 0)
  ON CONFLICT (key) DO UPDATE SET (back_at, wait) = (
    SELECT CASE WHEN missing > 0 THEN kept.back_at ELSE used + $2 END, greatest(0, missing * 1000)
    FROM (SELECT extract(epoch FROM clock_timestamp()) AS now) AS clock,
      LATERAL (SELECT greatest(kept.back_at, now) AS used) AS spent,
      LATERAL (SELECT used + $2 - now - $3::double precision AS missing) AS sum)
  RETURNING wait`;

const SWEEP = 'DELETE FROM macher.allowances WHERE back_at <= extract(epoch FROM clock_timestamp())';

export class PostgresAllowances implements Allowances {
  readonly #database: Database;
  #sweptAt = performance.now();

  constructor(database: Database) {
    this.#database = database;
  }

  async take(key: string, cost: number, { burst, perSecond }: Limit): Promise<number> {
    await this.#sweepSometimes();
    // Sums of fractions: a millionth of a second is none.
    const most = burst / perSecond + 1e-6;
    const found = await this.#database.get(TAKE, key, Math.min(cost, burst) / perSecond, most);
    return Number(found?.['wait']);
  }

  async #sweepSometimes(): Promise<void> {
    if (performance.now() - this.#sweptAt < SWEEP_EVERY) return;
    this.#sweptAt = performance.now();
    await this.#database.all(SWEEP);
  }
}
