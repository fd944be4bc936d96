import type { Issue } from '@macher/engine';
import { signal } from '@preact/signals';

/** The issue that is being touched: its cards light up wherever they are. */
export const highlight = signal<Issue | null>(null);
