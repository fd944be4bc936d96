import { signal } from '@preact/signals';

/** The recovery code that came with the last password: the server shows it once, and so does the page. */
export const newCode = signal<string | null>(null);
