import { join } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { realTime } from '../../time.ts';
import { makeOwnFile, makeOwnFolder } from '../ownFiles.ts';
import { PartedStore } from '../parted.ts';
import { SqliteAccounts } from './accounts.ts';
import { SQLITE_FILE } from './begun.ts';
import { SqliteClubs } from './clubs.ts';
import { SqliteEvents } from './events.ts';
import { SqliteFile } from './file.ts';
import { SqliteFreight } from './freight.ts';
import { SqliteLists } from './lists.ts';
import { SqliteLogs } from './logs.ts';
import { SqliteOutbox } from './outbox.ts';
import { SqliteOwnerBook } from './ownerBook.ts';
import { SqlitePeople } from './people.ts';
import { SqlitePlans } from './plans.ts';
import { SqlitePrograms, SqliteSharings } from './programs.ts';
import { SqliteReports } from './reports.ts';
import { SqliteResults } from './results.ts';
import { SqliteSessions } from './sessions.ts';
import { SqliteTies } from './ties.ts';

/** ALL_PAGES is as many as one step can count: eight terabytes. */
const ALL_PAGES = 2 ** 31 - 1;

/** SqliteStore is one file in the data folder. */
export class SqliteStore extends PartedStore {
  /** false: the folder is locked by its one server. */
  readonly isShared: boolean = false;
  readonly #name: string;
  readonly #file: SqliteFile;

  constructor(folder: string) {
    makeOwnFolder(folder);
    const name = join(folder, SQLITE_FILE);
    makeOwnFile(name);
    const file = new SqliteFile(name);
    super({
      people: new SqlitePeople(file),
      sessions: new SqliteSessions(file),
      logs: new SqliteLogs(file),
      lists: new SqliteLists(file),
      accounts: new SqliteAccounts(file),
      reports: new SqliteReports(file),
      plans: new SqlitePlans(file),
      results: new SqliteResults(file),
      programs: new SqlitePrograms(file),
      sharings: new SqliteSharings(file),
      ties: new SqliteTies(file),
      clubs: new SqliteClubs(file),
      events: new SqliteEvents(file),
      ownerBook: new SqliteOwnerBook(file, folder),
      vitals: file.vitals,
      freight: new SqliteFreight(file),
      outbox: new SqliteOutbox(file),
      ...file.shared,
    });
    this.#name = name;
    this.#file = file;
  }

  async backup(file: string): Promise<void> {
    // The copy is made through a connection of its own: SQLite refuses to copy from one that is writing at that moment.
    makeOwnFile(file);
    const source = new DatabaseSync(this.#name, { timeout: 5000 });
    try {
      // The copy is made in one step: a write between two steps would make SQLite start again, perhaps for ever.
      await backup(source, file, { rate: ALL_PAGES });
    } finally {
      source.close();
    }
  }

  async now(): Promise<number> {
    return realTime.now();
  }

  async close(): Promise<void> {
    this.#file.close();
  }
}
