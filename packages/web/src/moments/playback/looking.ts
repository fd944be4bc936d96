import { batch } from '@preact/signals';
import type { SeenMoment } from '../../kit/state/seen.ts';
import type { TableStore } from '../../kit/state/table.ts';

/** Draws the boards as they were: you look at the past, and nothing is played to you until you are back. */
export function lookAtPast(store: TableStore, moment: SeenMoment): void {
  batch(() => {
    store.isPast.value = true;
    store.looking.value = moment;
  });
}

/** Draws what is being followed, unless you look at the past. */
export function lookAlong(store: TableStore, moment: SeenMoment | null): void {
  if (!store.isPast.peek()) store.looking.value = moment;
}

export function backToNow(store: TableStore): void {
  batch(() => {
    store.isPast.value = false;
    store.looking.value = null;
  });
}
