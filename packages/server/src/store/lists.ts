import type { Pace, PersonId, Stage, TableId } from '@macher/protocol';
import type { TableRow } from './logs.ts';

export interface TableFilter {
  readonly ruleset?: string;
  readonly players?: number;
  readonly speed?: Pace['kind'];
  readonly stage?: Stage;
}

/** Which tables there are. */
export interface TableLists {
  /**
   * Public tables, the latest first, and of one owner no more than that many, nor of one network, unless it's the one
   * of who asks (`own`); of those that gather those where people have come first. Before a game begins, those with open
   * seats.
   */
  publicTables(
    filter: TableFilter,
    most: number,
    mostOfOwner: number,
    own?: string | null,
  ): Promise<TableRow[]>;
  /** Private tables of these owners, the latest first. */
  privateTables(owners: readonly PersonId[], stage: Stage, most: number): Promise<TableRow[]>;
  /** Tables where they sit, or a seat is kept for them. */
  tablesOf(person: PersonId, most: number): Promise<TableRow[]>;
  /** How many tables there are where they sit or have a seat kept, or which they own. */
  countOpenTables(person: PersonId): Promise<number>;
  /** How many games of theirs bots play without any person. */
  countBotTables(owner: PersonId): Promise<number>;
  /** Tables that the server must look after until then. */
  dueTables(until: number): Promise<TableRow[]>;
  /** Tables that have not begun, and where nothing has happened since; at empty ones not since a later time. */
  idleTables(since: number, emptySince: number, most: number): Promise<TableId[]>;
  /** Forgets tables that were closed before they began, and have not changed since. */
  forgetUnbegun(since: number, most: number): Promise<void>;
  tableIds(): Promise<TableId[]>;
}
