import type { Person } from '@macher/protocol';
import { batch, computed, signal } from '@preact/signals';
import { pathTo, replacePath } from '../../kit/state/route.ts';
import { nightsOf } from '../../table/night/nights.ts';
import type { LiveTable } from '../../table/screen/useTable.ts';
import { openedRule } from '../../table/shown/openedRule.ts';
import { shownRegion } from '../../table/shown/shownRegion.ts';
import type { PassedDevice } from '../../table/talk/passedDevice.ts';
import { type Turn, turnIn } from './turns.ts';

/** A device that goes from hand to hand: for whom its curtain is up, and who should have it next. */
export class Passing implements PassedDevice {
  /** Who has the device to themselves; null: nobody, everyone may look. */
  readonly holder = signal<Person | null>(null);
  /** The person whose cards were shown last. */
  readonly last = signal<Person | null>(null);
  /** Whether everyone looks at the table, though a person is waited for. */
  readonly isWatching = signal(false);
  readonly #table: LiveTable;

  /** `table` is as everybody may see it. */
  constructor(table: LiveTable) {
    this.#table = table;
  }

  readonly next = computed<Turn | null>(() => {
    const sheet = this.#table.store.sheet.value;
    return sheet === null ? null : turnIn(sheet);
  });

  /** Whether the curtain is down: not while everyone is shown what has happened. */
  readonly isDown = computed<boolean>(() => {
    const { store, following } = this.#table;
    const isTold = following.beat.value !== null || following.recap.isOpen.value;
    const isLooking = this.isWatching.value || store.isPast.value || nightsOf(store).now.value !== null;
    return this.next.value !== null && store.problem.value === null && !isTold && !isLooking;
  });

  open(person: Person): void {
    batch(() => {
      this.holder.value = person;
      this.last.value = person;
      this.isWatching.value = false;
    });
  }

  /** Closes one person's screen. Nothing stays of what they looked at, not even which board or rule it was. */
  close(): void {
    batch(() => {
      this.holder.value = null;
      shownRegion.value = null;
      openedRule.value = null;
    });
    replacePath(pathTo(this.#table.store.table, null));
  }

  watch(isWatching: boolean): void {
    this.isWatching.value = isWatching;
  }
}
