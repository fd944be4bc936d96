// What lies in a server's folder before an attack: as much as strangers could have written there before logs had an end.
import type { Entry, Happening } from '@macher/protocol';
import { SqliteStore } from '@macher/server';
import { Server } from './serverProcess.ts';
import { guest, openTable } from './strangers.ts';

/** Prepared says who has it, and where it lies. */
export interface Prepared {
  readonly cookie: string;
  readonly table: string;
}

/** PAGE of lines that are added in one go. */
const PAGE = 10_000;

/** A table of somebody's, with so many lines more: each asked for by them. */
export async function longLog(
  folder: string,
  lines: number,
  what: (person: string, index: number) => Happening,
): Promise<Prepared> {
  const server = await Server.start(folder);
  const owner = await guest(server.url);
  const table = await openTable(owner, ['me', 'open', 'open']);
  owner.close();
  await server.stop();
  const store = new SqliteStore(folder);
  for (let from = 0; from < lines; from += PAGE) {
    const row = await store.table(table);
    if (row === null) throw new Error('the table is gone');
    const count = Math.min(PAGE, lines - from);
    const added = Array.from({ length: count }, (_, index): Entry => {
      const number = row.number + 1 + index;
      const by = { person: owner.person, id: `line ${number}` };
      return { number, at: row.createdAt, by, what: what(owner.person, number) };
    });
    await store.append({ ...row, number: row.number + count }, added);
  }
  await store.close();
  return { cookie: owner.cookie, table };
}
