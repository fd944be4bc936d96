import { signal } from '@preact/signals';

/** The paragraph that a card has been asked for. Phases and the menu lead to the same ones by the keyboard. */
export const openedRule = signal<string | null>(null);
