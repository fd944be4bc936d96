import type { OwnPlans, Person, Plans, RematchTable, Stretch, TableId } from '@macher/protocol';
import { type ReadonlySignal, signal } from '@preact/signals';
import { Link } from './link.ts';

/**
 * TableSource is where a table is, at a server, in this browser, in a file or in a lesson, with all that its screen
 * asks there.
 */
export interface TableSource {
  readonly kind: 'server' | 'here' | 'room' | 'file' | 'lesson';
  readonly link: Link;
  /** Whether several people look at its tables on the same screen, one after the other. */
  readonly isShared: boolean;
  /** Who you are there. */
  readonly person: ReadonlySignal<Person | null>;
  /** The last moments before a place of the line, all of them without it. */
  moments(table: TableId, invite: string | null, before: number | null): Promise<Stretch>;
  record(table: TableId, invite: string | null): Promise<object>;
  /** What can be taken along of a game that goes on: from a server what you may know, from this browser all of it. */
  take(table: TableId, invite: string | null): Promise<object>;
  again(table: TableId, isSameDeal: boolean): Promise<RematchTable>;
  /** Takes a table over from another tab that plays there. */
  takeOver(table: TableId): Promise<unknown>;
  /** Whether a bot may be asked for advice there, by those who play alone. */
  readonly hasHints: boolean;
  /** Where plans are kept; null: nobody plans there. */
  readonly plans: PlanKeeper | null;
}

/** PlanKeeper is where you leave what you would answer. */
export interface PlanKeeper {
  plans(table: TableId, invite: string | null): Promise<OwnPlans>;
  savePlans(table: TableId, invite: string | null, plans: Plans): Promise<OwnPlans>;
}

/** NOWHERE is the source of what lies in a file: there is nobody to ask. Others begin with it. */
export const NOWHERE: TableSource = {
  kind: 'file',
  link: new Link(nobody),
  isShared: false,
  person: signal(null),
  moments: unanswered,
  record: unanswered,
  take: unanswered,
  again: unanswered,
  takeOver: unanswered,
  hasHints: false,
  plans: null,
};

async function unanswered(): Promise<never> {
  return nobody();
}

function nobody(): never {
  throw new Error('nobody is there');
}
