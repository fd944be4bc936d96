import { NAME_SCHEMA } from '@macher/protocol';
import { computed } from '@preact/signals';
import { stored } from '../stored.ts';
import { say } from '../words/words.ts';
import { link } from './link.ts';
import { person, signInAsGuest } from './person.ts';

export const LONGEST_NAME = NAME_SCHEMA.maxLength;

/** The name that a visitor has typed; null: none, so they see a made-up one. */
export const typedName = stored<string | null>(
  'name',
  null,
  value => value === null || (typeof value === 'string' && value.length <= LONGEST_NAME),
);

const lot = stored<number>('lot', Math.floor(Math.random() * 1000), value => Number.isInteger(value));

const madeUpName = computed<string>(() => {
  const names = say('guest.names').split('|');
  return names[lot.value % names.length] ?? '';
});

export const nameShown = computed<string>(() => typedName.value ?? madeUpName.value);

/**
 * Signs in as a guest if need be: only people whom the server knows can play, and an open connection must learn who it
 * belongs to.
 */
export async function ensureSignedIn(): Promise<void> {
  if (person.value !== null) return;
  await signInAsGuest(nameShown.value.trim() || madeUpName.value);
  link.reconnect();
}
