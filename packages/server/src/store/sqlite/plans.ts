import type { KeptPlans, PersonId, TableId } from '@macher/protocol';
import { plansIn, replanned, type StoredPlanBook, type StoredPlans, wakeAt } from '../plans.ts';
import type { SqliteFile } from './file.ts';

const KEEP = `INSERT INTO plans (table_id, person, plans) VALUES (?, ?, ?)
  ON CONFLICT (table_id, person) DO UPDATE SET plans = excluded.plans`;

export class SqlitePlans implements StoredPlanBook {
  readonly #file: SqliteFile;

  constructor(file: SqliteFile) {
    this.#file = file;
  }

  async keep(table: TableId, person: PersonId, plans: KeptPlans, plannedAt: number | null): Promise<void> {
    await this.#file.write(() => {
      this.#file.run(KEEP, table, person, JSON.stringify(plans));
      const [found] = this.#file.all(
        'SELECT row FROM tables WHERE id = ? AND number = ?',
        table,
        plans.number,
      );
      if (found === undefined) return;
      const row = replanned(found, plannedAt);
      const sql = 'UPDATE tables SET due_at = ?, row = ? WHERE id = ?';
      this.#file.run(sql, wakeAt(row), JSON.stringify(row), table);
    });
    this.#file.ring({ kind: 'plans', table });
  }

  async at(table: TableId): Promise<StoredPlans[]> {
    const sql = 'SELECT table_id, person, plans FROM plans WHERE table_id = ? ORDER BY person';
    return this.#file.all(sql, table).map(plansIn);
  }

  async of(person: PersonId): Promise<StoredPlans[]> {
    const sql = 'SELECT table_id, person, plans FROM plans WHERE person = ? ORDER BY table_id';
    return this.#file.all(sql, person).map(plansIn);
  }

  async forgetAt(table: TableId): Promise<void> {
    await this.#file.write(() => this.#file.run('DELETE FROM plans WHERE table_id = ?', table));
  }
}
