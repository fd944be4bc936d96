import type { RegionId } from '@macher/engine';
import { signal } from '@preact/signals';

/** The outline of a land. `npm run tool -- outlines` draws them from the map. */
export interface Land {
  readonly path: string;
  readonly width: number;
  readonly height: number;
  /** The disc for the symbol of the leading party, as near the middle as it fits. */
  readonly disc: { readonly centre: readonly number[]; readonly radius: number };
}

/** All outlines, a chunk of their own; null until the first land is to be drawn. */
export const lands = signal<Readonly<Record<RegionId, Land>> | null>(null);

let coming: Promise<void> | null = null;

/** Fetches the outlines. A lost connection leaves the lands undrawn, and the next land asks again. */
export function fetchLands(): Promise<void> {
  coming ??= import('./lands.json', { with: { type: 'json' } }).then(
    ({ default: drawn }) => {
      lands.value = drawn;
    },
    () => {
      coming = null;
    },
  );
  return coming;
}
