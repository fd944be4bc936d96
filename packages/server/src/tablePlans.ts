import { type KeptPlans, type PersonId, readPlans, type TableId } from '@macher/protocol';
import { type PlanBook, plannedAt, type Table } from '@macher/table';
import type { StoredPlanBook } from './store/plans.ts';
import type { Store } from './store/store.ts';

/** What the people of one table have planned, as the store has it. */
export class TablePlans implements PlanBook {
  readonly #store: StoredPlanBook;
  readonly #isShared: boolean;
  readonly #table: TableId;
  readonly #failed: (error: unknown) => void;
  #plans: ReadonlyMap<PersonId, KeptPlans> = new Map();

  private constructor(
    { plans, isShared }: Pick<Store, 'plans' | 'isShared'>,
    table: TableId,
    failed: (error: unknown) => void,
  ) {
    this.#store = plans;
    this.#isShared = isShared;
    this.#table = table;
    this.#failed = failed;
  }

  static async of(
    store: Pick<Store, 'plans' | 'isShared'>,
    table: TableId,
    failed: (error: unknown) => void,
  ): Promise<TablePlans> {
    const plans = new TablePlans(store, table, failed);
    await plans.#read();
    return plans;
  }

  of(person: PersonId): KeptPlans | null {
    return this.#plans.get(person) ?? null;
  }

  async keep(person: PersonId, plans: KeptPlans, table: Table): Promise<void> {
    const next = new Map(this.#plans).set(person, plans);
    const [first] = plannedAt(table, { of: each => next.get(each) ?? null });
    await this.#store.keep(this.#table, person, plans, first?.at ?? null);
    this.#plans = next;
  }

  async refresh(): Promise<void> {
    if (this.#isShared) await this.#read();
  }

  async forget(): Promise<void> {
    if (this.#plans.size > 0) await this.#store.forgetAt(this.#table).catch(this.#failed);
    this.#plans = new Map();
  }

  /** Reads the plans. What can't be read plans nothing: its person is asked. */
  async #read(): Promise<void> {
    const plans = new Map<PersonId, KeptPlans>();
    for (const { person, plans: stored } of await this.#store.at(this.#table)) {
      const read = readPlans(stored);
      if (read !== null) plans.set(person, read);
      else this.#failed(new Error(`plans of ${person} at table ${this.#table} cannot be read`));
    }
    this.#plans = plans;
  }
}
