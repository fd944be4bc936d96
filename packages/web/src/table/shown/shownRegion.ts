import type { RegionId } from '@macher/engine';
import { signal } from '@preact/signals';

/** Where there is room for one board only, the region whose board it is; null: the first. */
export const shownRegion = signal<RegionId | null>(null);
