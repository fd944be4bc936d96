import { useEffect } from 'preact/hooks';
import { person } from '../state/person.ts';
import { hideOnly } from './blocked.ts';
import { friendApi } from './friendApi.ts';

/** useBlocked is for tables of a server: what people say whom you have blocked is hidden on every device of yours. */
export function useBlocked(isServer: boolean): void {
  const id = person.value?.id ?? null;
  useEffect(() => {
    if (!isServer || id === null) hideOnly([]);
    else void friendApi.own().catch(() => {});
  }, [isServer, id]);
}
