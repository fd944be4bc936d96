import { signal } from '@preact/signals';

/** AskedAbout is what is asked for, as `what` writes it, the words or the figure that stand there, and where. */
export interface AskedAbout {
  readonly about: string;
  readonly text: string;
  readonly place: DOMRect;
}

/** What has been touched; null: nothing. */
export const askedAbout = signal<AskedAbout | null>(null);

/** Whether everything on the screen is listed. */
export const isListOpen = signal(false);

/**
 * Says in short what something is, as soon as the glossary has been fetched; a pointer that rests somewhere fetches it.
 */
export const inShort = signal<((about: string) => string) | null>(null);
export const isWanted = signal(false);
