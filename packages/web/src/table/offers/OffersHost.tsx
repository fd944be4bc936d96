import type { Sheet } from '@macher/protocol';
import type { ComponentChild } from 'preact';
import { later } from '../../kit/later.tsx';
import type { TableStore } from '../../kit/state/table.ts';
import type { OfferedProps } from './OfferedLine.tsx';
import type { OffersDockProps } from './OffersDock.tsx';
import { offerTo } from './offers.ts';

interface DoorsProps {
  readonly store: TableStore;
  readonly sheet: Sheet;
}

/** The dock of offers is loaded at tables where people can deal. */
const parts = () => import('./OffersDock.tsx');
const Offered = later<OfferedProps>(async () => (await parts()).OfferedLine);
const Doors = later<DoorsProps>(async () => (await parts()).OfferDoors);

/** OffersHost keeps what stands in the dock otherwise until it has come. */
export const OffersHost = later<OffersDockProps & { readonly fallback: ComponentChild }>(
  async () => (await parts()).OffersDock,
  ({ fallback }) => fallback,
);

export function OfferedHost({ store, sheet, view }: Omit<OfferedProps, 'deal'> & { readonly sheet: Sheet }) {
  const deal = offerTo(store, sheet);
  return deal === null ? null : <Offered store={store} view={view} deal={deal} />;
}

/** OfferDoorsHost stands beside talk, at a server's tables. */
export function OfferDoorsHost({ store }: { readonly store: TableStore }) {
  const sheet = store.sheet.value;
  return store.source.plans === null || sheet === null || sheet.view === null ? null : (
    <Doors store={store} sheet={sheet} />
  );
}
