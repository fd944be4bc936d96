import { computed } from '@preact/signals';
import { link } from '../state/link.ts';
import { asSomebody, person } from '../state/person.ts';
import { say } from '../state/settings.ts';
import { stored } from '../state/stored.ts';

export const LONGEST_NAME = 30;

/** What a visitor has typed as their name; null: nothing, and one is made up. */
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

/** To play one must be somebody; an open connection must learn of it. */
export async function beSomebody(): Promise<void> {
  if (person.value !== null) return;
  await asSomebody(nameShown.value.trim() || madeUpName.value);
  link.reconnect();
}
