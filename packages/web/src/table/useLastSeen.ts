import { useEffect, useState } from 'preact/hooks';
import type { TableStore } from '../state/table.ts';

/** The last entry this browser had shown when it last looked away: the log marks what came after it. */
export function useLastSeen(store: TableStore): number {
  const key = `macher.seen.${store.table}`;
  const [lastSeen] = useState(() => Number(read(key) ?? 0));
  useEffect(() => {
    const leave = (): void => {
      if (document.visibilityState === 'hidden') write(key, String(store.since));
    };
    document.addEventListener('visibilitychange', leave);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      write(key, String(store.since));
    };
  }, [store]);
  return lastSeen;
}

function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // Then nothing is marked as new next time.
  }
}
