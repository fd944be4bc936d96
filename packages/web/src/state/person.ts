import type { Person } from '@macher/protocol';
import { signal } from '@preact/signals';
import { api } from '../net/api.ts';

/** Who sits before this screen; null: nobody has said so yet. */
export const person = signal<Person | null>(null);

export async function recognise(): Promise<void> {
  person.value = await api.me();
}

/** Somebody is needed to play: who has not said their name yet gets one to begin with. */
export async function asSomebody(name: string): Promise<Person> {
  const known = person.value ?? (await api.welcome(name));
  person.value = known;
  return known;
}
