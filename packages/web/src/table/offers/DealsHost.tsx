import type { Sheet } from '@macher/protocol';
import { signal } from '@preact/signals';
import type { ComponentChild } from 'preact';
import { useEffect } from 'preact/hooks';
import type { TableStore } from '../../kit/state/table.ts';
import type { DealsDockProps } from './DealsDock.tsx';
import { offerTo } from './dealing.ts';
import type { OfferedProps } from './OfferedLine.tsx';

type Parts = typeof import('./DealsDock.tsx');

/** Loaded at tables where people can deal. */
const loaded = signal<Parts | null>(null);

function useParts(): Parts | null {
  useEffect(() => {
    if (loaded.value === null)
      void import('./DealsDock.tsx').then(
        parts => {
          loaded.value = parts;
        },
        () => {},
      );
  }, []);
  return loaded.value;
}

/** What stands in the dock otherwise stays until it has come. */
export function DealsHost({ fallback, ...props }: DealsDockProps & { readonly fallback: ComponentChild }) {
  const parts = useParts();
  return parts === null ? fallback : <parts.DealsDock {...props} />;
}

export function OfferedHost({ store, sheet, view }: Omit<OfferedProps, 'deal'> & { readonly sheet: Sheet }) {
  const deal = offerTo(store, sheet);
  return deal === null ? null : <Offered store={store} view={view} deal={deal} />;
}

function Offered(props: OfferedProps) {
  const parts = useParts();
  return parts === null ? null : <parts.OfferedLine {...props} />;
}

/** Beside talk, at a server's tables. */
export function DealDoorsHost({ store }: { readonly store: TableStore }) {
  const sheet = store.sheet.value;
  return store.house.plans === null || sheet === null || sheet.view === null ? null : (
    <Doors store={store} sheet={sheet} />
  );
}

function Doors(props: { readonly store: TableStore; readonly sheet: Sheet }) {
  const parts = useParts();
  return parts === null ? null : <parts.DealDoors {...props} />;
}
