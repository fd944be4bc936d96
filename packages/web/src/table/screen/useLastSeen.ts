import { useEffect, useState } from 'preact/hooks';
import type { TableStore } from '../../kit/state/table.ts';
import { keepLastSeen, lastSeenAt } from '../../moments/playback/lastSeen.ts';

/** The last entry this browser had shown when it last looked away: the log marks what came after it. */
export function useLastSeen(store: TableStore): number {
  const { memory } = store;
  const [lastSeen] = useState(() => lastSeenAt(memory));
  useEffect(() => {
    const leave = (): void => {
      if (document.visibilityState === 'hidden') keepLastSeen(memory, store.since);
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      keepLastSeen(memory, store.since);
    };
  }, [store]);
  return lastSeen;
}
