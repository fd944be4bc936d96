import type { Person } from '@macher/protocol';
import { signal } from '@preact/signals';
import { api } from '../net/api.ts';

/** Who uses this browser; null: the server doesn't know them yet. */
export const person = signal<Person | null>(null);

export async function recognise(): Promise<void> {
  person.value = await api.me();
}

export async function signInAsGuest(name: string): Promise<void> {
  person.value = await api.welcome(name);
}
