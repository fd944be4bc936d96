import { type KeptPlans, type PersonId, readPlans, type TableId } from '@macher/protocol';
import type { PlanBook } from '@macher/table';
import type { LocalStore } from './store.ts';

/** LocalPlans are what somebody who plays alone has planned: to save clicks, and hidden from nobody. */
export class LocalPlans implements PlanBook {
  readonly isAlone = true;
  readonly #store: Pick<LocalStore, 'keepPlans'>;
  readonly #table: TableId;
  #kept: KeptPlans | null;

  private constructor(store: Pick<LocalStore, 'keepPlans'>, table: TableId, kept: KeptPlans | null) {
    this.#store = store;
    this.#table = table;
    this.#kept = kept;
  }

  /** Plans in a store; what can't be read plans nothing. */
  static async of(store: Pick<LocalStore, 'plans' | 'keepPlans'>, table: TableId): Promise<LocalPlans> {
    return new LocalPlans(store, table, readPlans(await store.plans(table)));
  }

  of(): KeptPlans | null {
    return this.#kept;
  }

  async keep(_person: PersonId, plans: KeptPlans): Promise<void> {
    await this.#store.keepPlans(this.#table, plans);
    this.#kept = plans;
  }

  /** Refreshes nothing: one tab at a time plays there. */
  async refresh(): Promise<void> {}
}
