import type { TableId } from '@macher/protocol';
import type { Accounts, KnownPerson } from './accounts.ts';
import type { Allowances } from './allowances.ts';
import type { Bells } from './bells.ts';
import type { StoredClubs, StoredEvents } from './clubs.ts';
import type { Codes } from './codes.ts';
import type { Freight } from './kept.ts';
import type { Leases } from './leases.ts';
import type { TableFilter, TableLists } from './lists.ts';
import { ConflictError, type Logs, type TableRow } from './logs.ts';
import type { Lookers } from './lookers.ts';
import type { Outbox } from './outbox.ts';
import type { OwnerBook } from './ownerBook.ts';
import type { People } from './people.ts';
import type { StoredPlanBook } from './plans.ts';
import type { Sharings, StoredPrograms } from './programs.ts';
import type { Reports } from './reports.ts';
import type { Results } from './results.ts';
import type { Session, StoredSessions } from './sessions.ts';
import type { Ties } from './ties.ts';
import type { StoreVitals } from './vitals.ts';

export type { KnownPerson, Session, TableFilter, TableId, TableRow };
export { ConflictError };

/**
 * Store is where everything is kept. All calls may take time, several processes may use one store, and what a call has
 * promised is safe when its promise resolves.
 */
export interface Store extends People, StoredSessions, Logs, TableLists {
  readonly accounts: Accounts;
  readonly reports: Reports;
  readonly plans: StoredPlanBook;
  readonly results: Results;
  readonly programs: StoredPrograms;
  readonly sharings: Sharings;
  readonly ties: Ties;
  readonly clubs: StoredClubs;
  readonly events: StoredEvents;
  readonly ownerBook: OwnerBook;
  readonly vitals: StoreVitals;
  readonly freight: Freight;
  /** Whether other processes may write to it at any time. */
  readonly isShared: boolean;
  /** Bells, for several processes that share it. */
  readonly bells: Bells;
  readonly leases: Leases;
  readonly allowances: Allowances;
  readonly codes: Codes;
  readonly lookers: Lookers;
  readonly outbox: Outbox;
  /** Its clock, in milliseconds since 1970. */
  now(): Promise<number>;

  /** Makes a whole copy in a file of its own, while running. */
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}
