import type { OwnFriends } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { person } from '../state/person.ts';
import { type ServerRequest, useRequest } from '../state/useRequest.ts';
import { friendApi } from './friendApi.ts';

/** null: not known yet. */
export function useFriends(): {
  readonly own: OwnFriends | null;
  readonly request: ServerRequest;
  again(): void;
} {
  const own = useSignal<OwnFriends | null>(null);
  const request = useRequest();
  const id = person.value?.id ?? null;
  const again = (): void =>
    void request.run(async () => {
      own.value = id === null ? null : await friendApi.own();
    });
  useEffect(again, [id]);
  return { own: own.value, request, again };
}
