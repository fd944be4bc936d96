import type { Seat } from '@macher/engine';
import type { Deal, Pledge, Sheet } from '@macher/protocol';
import { signal } from '@preact/signals';
import type { TableStore } from '../../kit/state/table.ts';

/** A deal that is being written. */
export interface Draft {
  readonly to: Seat;
  readonly mine: readonly Pledge[];
  readonly yours: readonly Pledge[];
  /** The offer it takes the place of, which is declined with it; null: none. */
  readonly instead: number | null;
}

/** OpenOffer is what stands in the dock: an offer to you, or one of yours with all deals so far. */
export type OpenOffer =
  | { readonly kind: 'answer'; readonly deal: Deal }
  | { readonly kind: 'offer'; readonly draft: Draft };

/** Drafts by table: what you write, which waits while something else is shown. */
const drafts = signal<ReadonlyMap<string, Draft>>(new Map());

/** Offers by table: the one you want to see now, and the last one that you leave for later. */
const looked = signal<ReadonlyMap<string, number>>(new Map());
const later = signal<ReadonlyMap<string, number>>(new Map());

/** The open offer. One to you comes by itself while nobody asks you anything; null: the dock is for the game. */
export function openOfferAt(store: TableStore, sheet: Sheet): OpenOffer | null {
  const { table } = store;
  const draft = drafts.value.get(table);
  if (draft !== undefined) return { kind: 'offer', draft };
  const deal = offerTo(store, sheet);
  if (deal === null) return null;
  const isWanted = looked.value.get(table) === deal.number;
  const isNew = store.choice.value === null && deal.number > (later.value.get(table) ?? 0);
  return isWanted || isNew ? { kind: 'answer', deal } : null;
}

/** The latest offer that waits for your answer. */
export function offerTo({ seat }: TableStore, { deals }: Pick<Sheet, 'deals'>): Deal | null {
  return deals.findLast(({ state, to, isOver }) => state === 'open' && !isOver && to === seat.value) ?? null;
}

export function write({ table }: TableStore, draft: Draft): void {
  drafts.value = new Map(drafts.value).set(table, draft);
}

export function lookAt({ table }: TableStore, { number }: Deal): void {
  looked.value = new Map(looked.value).set(table, number);
}

/** Puts the offer away, back to the game; what waits for an answer can be found again. */
export function putAway(store: TableStore, sheet: Sheet): void {
  const { table } = store;
  drafts.value = without(drafts.value, table);
  looked.value = without(looked.value, table);
  const deal = offerTo(store, sheet);
  if (deal !== null) later.value = new Map(later.value).set(table, deal.number);
}

function without<T>(map: ReadonlyMap<string, T>, table: string): ReadonlyMap<string, T> {
  return new Map([...map].filter(([each]) => each !== table));
}

/** The partners you can offer something: people who are there. */
export function partnersAt({ seat, source }: TableStore, { places, stage }: Sheet): Seat[] {
  if (seat.value === null || stage !== 'playing' || source.plans === null) return [];
  return places.flatMap(({ person, standIn }, each) =>
    person !== null && standIn === null && each !== seat.value ? each : [],
  );
}
