import type { KeptPlans, PersonId, TableId } from '@macher/protocol';
import { plansIn, replanned, type StoredPlanBook, type StoredPlans, wakeAt } from '../plans.ts';
import type { Database } from './database.ts';

const KEEP = `INSERT INTO macher.plans (table_id, person, plans) VALUES ($1, $2, $3)
  ON CONFLICT (table_id, person) DO UPDATE SET plans = excluded.plans`;

export class PostgresPlans implements StoredPlanBook {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async keep(table: TableId, person: PersonId, plans: KeptPlans, plannedAt: number | null): Promise<void> {
    await this.#database.write(async work => {
      await work.run(KEEP, table, person, JSON.stringify(plans));
      const sql = 'SELECT row FROM macher.tables WHERE id = $1 AND number = $2 FOR UPDATE';
      const [found] = await work.all(sql, table, plans.number);
      if (found !== undefined) {
        const row = replanned(found, plannedAt);
        const update = 'UPDATE macher.tables SET due_at = $2, row = $3 WHERE id = $1';
        await work.run(update, table, wakeAt(row), JSON.stringify(row));
      }
      await work.ring({ kind: 'plans', table });
    });
  }

  async at(table: TableId): Promise<StoredPlans[]> {
    const sql = 'SELECT table_id, person, plans FROM macher.plans WHERE table_id = $1 ORDER BY person';
    return (await this.#database.all(sql, table)).map(plansIn);
  }

  async of(person: PersonId): Promise<StoredPlans[]> {
    const sql = 'SELECT table_id, person, plans FROM macher.plans WHERE person = $1 ORDER BY table_id';
    return (await this.#database.all(sql, person)).map(plansIn);
  }

  async forgetAt(table: TableId): Promise<void> {
    const sql = 'DELETE FROM macher.plans WHERE table_id = $1';
    await this.#database.write(work => work.run(sql, table));
  }
}
