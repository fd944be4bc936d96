import type { OwnFriends } from '@macher/protocol';
import { person } from '../state/person.ts';
import { type Refreshed, useRefreshed } from '../state/useRefreshed.ts';
import { friendApi } from './friendApi.ts';

/** Yours; nothing while nobody knows who you are. */
export function useFriends(): Refreshed<OwnFriends | null> {
  const id = person.value?.id ?? null;
  return useRefreshed(async () => (id === null ? null : await friendApi.own()), `friends ${id}`);
}
