import type { KeptPlans, PersonId, TableId } from '@macher/protocol';
import type { TableRow } from './logs.ts';
import { type Row, rowIn } from './rows.ts';

/** Whose plans for a table, as they were written. */
export interface StoredPlans {
  readonly table: TableId;
  readonly person: PersonId;
  readonly plans: unknown;
}

/** What people have planned at tables, beside the logs: nobody else may know that there is anything. */
export interface StoredPlanBook {
  /**
   * Keeps plans instead of what this person had planned there. `plannedAt` is when the first plan of the table decides,
   * if its log is still where the plans were made for.
   */
  keep(table: TableId, person: PersonId, plans: KeptPlans, plannedAt: number | null): Promise<void>;
  at(table: TableId): Promise<StoredPlans[]>;
  of(person: PersonId): Promise<StoredPlans[]>;
  /** Forgets all plans at a table whose game is over. */
  forgetAt(table: TableId): Promise<void>;
}

export function plansIn({ table_id: table, person, plans }: Row): StoredPlans {
  return { table: String(table), person: String(person), plans: JSON.parse(String(plans)) };
}

/** The row of a table with another time for its plans. */
export function replanned(found: Row, plannedAt: number | null): TableRow {
  return { ...rowIn(found), plannedAt };
}

/** When the server must look after a table. */
export function wakeAt({ dueAt, plannedAt }: Pick<TableRow, 'dueAt' | 'plannedAt'>): number | null {
  if (dueAt === null || plannedAt === null) return dueAt ?? plannedAt;
  return Math.min(dueAt, plannedAt);
}
