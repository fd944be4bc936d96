import type { PersonId } from '@macher/protocol';
import { signal } from '@preact/signals';

/** Whom you have blocked, as far as the server has said it since the page was opened. */
const blocked = signal<ReadonlySet<PersonId>>(new Set());

export function isBlocked({ id }: { readonly id: PersonId }): boolean {
  return blocked.value.has(id);
}

export function hideOnly(people: readonly PersonId[]): void {
  blocked.value = new Set(people);
}

export function hide(person: PersonId, isHidden: boolean): void {
  const others = [...blocked.value].filter(each => each !== person);
  hideOnly(isHidden ? [...others, person] : others);
}
