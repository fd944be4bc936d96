import type { Announcement } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { api } from '../net/api.ts';
import { link } from '../state/link.ts';
import { useRefreshed } from '../state/useRefreshed.ts';
import { stored } from '../stored.ts';

/** The announcement that was put away. */
const putAway = stored('put-away', '', value => typeof value === 'string');

/** What the owner of the server tells everyone; null: nothing, its time is up, or you have put it away. */
export function useAnnouncement(): Announcement | null {
  const { value } = useRefreshed(standing, 'announcement');
  const told = link.isOpen.value ? link.announcement.value : value;
  const isUp = useTimeUp(told?.until ?? null);
  return isUp || told?.id === putAway.value ? null : told;
}

export function putAwayAnnouncement({ id }: Announcement): void {
  putAway.value = id;
}

/** The announcement that stands. A page at a table has been told already. */
async function standing(): Promise<Announcement | null> {
  return link.isOpen.peek() ? link.announcement.peek() : api.announcement();
}

/** Whether the time is up, by the server's clock as far as it is known. */
function useTimeUp(until: number | null): boolean {
  const over = useSignal<number | null>(null);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(
      () => {
        over.value = until;
      },
      until - Date.now() - link.ahead.value,
    );
    return () => clearTimeout(timer);
  }, [until, link.ahead.value]);
  return until !== null && over.value === until;
}
