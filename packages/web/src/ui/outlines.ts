import { signal } from '@preact/signals';

type Germany = typeof import('./germany.ts');

/** The map, a chunk of its own; null until the first land asked for it. */
export const germany = signal<Germany | null>(null);

let coming: Promise<void> | null = null;

/** A lost connection leaves the lands undrawn, and the next land asks again. */
export function fetchGermany(): Promise<void> {
  coming ??= import('./germany.ts').then(
    map => {
      germany.value = map;
    },
    () => {
      coming = null;
    },
  );
  return coming;
}
