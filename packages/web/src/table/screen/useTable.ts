import { useEffect, useMemo } from 'preact/hooks';
import type { TableSource } from '../../kit/net/source.ts';
import { TableStore } from '../../kit/state/table.ts';
import { Following } from '../../moments/playback/following.ts';
import type { Surroundings } from '../../moments/playback/page.ts';

/** A table as one viewer has it, and what is played to them there. */
export interface LiveTable {
  readonly store: TableStore;
  readonly following: Following;
}

/** Listens to a table while it is shown. Nothing is played while `isCovered`. */
export function useTable(
  source: TableSource,
  table: string,
  invite: string | null,
  isCovered: () => boolean = hasDialog,
): LiveTable {
  const live = useMemo(() => {
    const store = new TableStore(source, table, invite);
    return { store, following: new Following(store, pageOf(store, isCovered)) };
  }, [source, table, invite]);
  useEffect(() => {
    const stop = live.following.start();
    source.link.watch(live.store);
    return () => {
      source.link.unwatch(table);
      stop();
    };
  }, [live]);
  return live;
}

export function hasDialog(): boolean {
  return document.querySelector('dialog[open]') !== null;
}

function pageOf(store: TableStore, isCovered: () => boolean): Surroundings {
  return {
    now: () => store.now,
    isCovered,
    watch: changed => {
      const look = (): void => changed(document.hidden);
      document.addEventListener('visibilitychange', look);
      return () => document.removeEventListener('visibilitychange', look);
    },
  };
}
