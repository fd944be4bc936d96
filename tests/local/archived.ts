import type { StoredEntry } from '@macher/protocol';
import { SqliteStore } from '@macher/server';
import { dataFolder, EPOCHS, keptTables } from '../archive/kept.ts';

/** Logs of tables as the programs of earlier epochs have written them. */
export const ARCHIVED: ReadonlyMap<string, readonly StoredEntry[]> = new Map(
  (
    await Promise.all(
      EPOCHS.map(async epoch => {
        const store = new SqliteStore(dataFolder(epoch));
        const ids = Object.keys(keptTables(epoch));
        const logs = await Promise.all(ids.map(async id => [id, await store.entries(id)] as const));
        await store.close();
        return logs;
      }),
    )
  ).flat(),
);
