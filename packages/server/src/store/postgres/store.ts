import { PartedStore } from '../parted.ts';
import { PostgresAccounts } from './accounts.ts';
import { PostgresAllowances } from './allowances.ts';
import { Appends } from './appends.ts';
import { PostgresBells } from './bells.ts';
import { PostgresClubs } from './clubs.ts';
import { PostgresCodes } from './codes.ts';
import { Database } from './database.ts';
import { dump } from './dump.ts';
import { PostgresEvents } from './events.ts';
import { PostgresFreight } from './freight.ts';
import { PostgresLeases } from './leases.ts';
import { PostgresLists } from './lists.ts';
import { PostgresLogs } from './logs.ts';
import { PostgresLookers } from './lookers.ts';
import { migrate } from './migrate.ts';
import { PostgresOutbox } from './outbox.ts';
import { PostgresOwnerBook } from './ownerBook.ts';
import { PostgresPeople } from './people.ts';
import { PostgresPlans } from './plans.ts';
import { PostgresPrograms, PostgresSharings } from './programs.ts';
import { PostgresReports } from './reports.ts';
import { PostgresResults } from './results.ts';
import { PostgresSessions } from './sessions.ts';
import { PostgresTies } from './ties.ts';
import { PostgresVitals } from './vitals.ts';

/** A database that several processes share. */
export class PostgresStore extends PartedStore {
  readonly isShared = true;
  readonly #address: string;
  readonly #database: Database;
  readonly #appends: Appends;
  readonly #bells: PostgresBells;

  /** `patience`: milliseconds for which calls wait for a database that is away. */
  static async open(address: string, patience?: number): Promise<PostgresStore> {
    await migrate(address);
    return new PostgresStore(address, patience);
  }

  private constructor(address: string, patience: number | undefined) {
    const database = new Database(address, patience);
    const vitals = new PostgresVitals(database);
    const appends = new Appends(database, since => vitals.committed(since));
    const bells = new PostgresBells(address, database);
    super({
      people: new PostgresPeople(database),
      sessions: new PostgresSessions(database),
      logs: new PostgresLogs(database, appends),
      lists: new PostgresLists(database),
      accounts: new PostgresAccounts(database),
      reports: new PostgresReports(database),
      plans: new PostgresPlans(database),
      results: new PostgresResults(database),
      programs: new PostgresPrograms(database),
      sharings: new PostgresSharings(database),
      ties: new PostgresTies(database),
      clubs: new PostgresClubs(database),
      events: new PostgresEvents(database),
      ownerBook: new PostgresOwnerBook(database),
      leases: new PostgresLeases(database),
      allowances: new PostgresAllowances(database),
      codes: new PostgresCodes(database),
      freight: new PostgresFreight(database),
      lookers: new PostgresLookers(database),
      outbox: new PostgresOutbox(database),
      vitals,
      bells,
    });
    this.#address = address;
    this.#database = database;
    this.#appends = appends;
    this.#bells = bells;
  }

  async now(): Promise<number> {
    const sql = 'SELECT extract(epoch FROM clock_timestamp()) * 1000 AS now';
    return Math.floor(Number((await this.#database.get(sql))?.['now']));
  }

  backup(file: string): Promise<void> {
    return dump(this.#address, file);
  }

  async close(): Promise<void> {
    await this.#appends.rest();
    await this.#bells.close();
    await this.#database.close();
  }
}
