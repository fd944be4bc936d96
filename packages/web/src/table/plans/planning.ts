import { NO_PLANS, type OwnPlans, type Plans } from '@macher/protocol';
import { signal } from '@preact/signals';
import { ApiError } from '../../kit/net/api.ts';
import type { PlanKeeper } from '../../kit/net/source.ts';
import type { TableStore } from '../../kit/state/table.ts';

/** Saving is what has become of the last change. */
type Saving = 'loading' | 'idle' | 'saving' | 'saved' | 'offline' | 'failed';

/** PAUSE is in how many milliseconds more may be changed before it is sent. */
const PAUSE = 500;

/** Planning is your plans at one table: as the server has them, or as you have just changed them. */
export class Planning {
  readonly plans = signal<OwnPlans>({ ...NO_PLANS, isStale: false });
  readonly saving = signal<Saving>('loading');
  readonly #store: TableStore;
  readonly #keeper: PlanKeeper;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #changes = 0;

  constructor(store: TableStore, keeper: PlanKeeper) {
    this.#store = store;
    this.#keeper = keeper;
  }

  /** Loads the plans, but not over what is being changed. */
  async load(): Promise<void> {
    const before = this.#changes;
    try {
      const plans = await this.#keeper.plans(this.#store.table, this.#store.invite);
      if (before !== this.#changes) return;
      this.plans.value = plans;
      this.saving.value = 'idle';
    } catch (error) {
      if (before === this.#changes) this.saving.value = troubleIn(error);
    }
  }

  change(plans: Plans): void {
    this.#changes += 1;
    this.plans.value = { ...plans, isStale: false };
    this.saving.value = 'saving';
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.save(), PAUSE);
  }

  /** Saves the plans. What could not be saved stays on the screen, and says so. */
  async save(): Promise<void> {
    const before = this.#changes;
    const { plans, skips } = this.plans.value;
    this.saving.value = 'saving';
    try {
      const kept = await this.#keeper.savePlans(this.#store.table, this.#store.invite, { plans, skips });
      if (before !== this.#changes) return;
      this.plans.value = kept;
      this.saving.value = 'saved';
    } catch (error) {
      if (before === this.#changes) this.saving.value = troubleIn(error);
    }
  }
}

function troubleIn(error: unknown): Saving {
  return error instanceof ApiError && error.code === 'offline' ? 'offline' : 'failed';
}

const KNOWN = new WeakMap<TableStore, Planning>();

/** The planning of a table, one for each that is shown; null: nobody plans there. */
export function planningAt(store: TableStore): Planning | null {
  const { plans } = store.source;
  if (plans === null) return null;
  const known = KNOWN.get(store) ?? new Planning(store, plans);
  KNOWN.set(store, known);
  return known;
}
