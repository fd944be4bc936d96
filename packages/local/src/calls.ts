import type {
  ErrorCode,
  FromRecord,
  GameFile,
  NewTable,
  OwnPlans,
  OwnTable,
  Person,
  PersonId,
  Plans,
  Stretch,
  TableId,
} from '@macher/protocol';

/** A table that is kept in this browser, as the front page lists it. */
export interface LocalTable extends OwnTable {
  /** The people at this device who play, by seat. */
  readonly people: readonly Person[];
}

/** What a page may ask of the tables in its browser. */
export interface Calls {
  /** All tables, the latest first. */
  tables(): readonly LocalTable[];
  /** The first of the people is the owner; the others' ids are what their seats are called. */
  open(wanted: NewTable, people: readonly Person[]): TableId;
  fromRecord(wanted: FromRecord, people: readonly Person[]): TableId;
  again(table: TableId, isSameDeal: boolean): TableId;
  moments(table: TableId, person: PersonId | null, before: number | null): Stretch;
  /** The record of everything so far: who has the device has the game. */
  record(table: TableId): object;
  /** A game with its whole log, to be taken elsewhere. */
  file(table: TableId): GameFile;
  /** What `file` gave, as text: the game goes on here. */
  fromFile(text: string): TableId;
  /** What someone who plays alone has planned. */
  plans(table: TableId, person: Person): OwnPlans;
  plan(table: TableId, person: Person, plans: Plans): OwnPlans;
  /** Takes a table over from another tab that plays there. */
  takeOver(table: TableId): null;
  remove(table: TableId): null;
}

export type CallName = keyof Calls;

/** PageMessage goes from the page to its worker. A line is the port that comes with it. */
export type PageMessage =
  | { readonly kind: 'connect'; readonly person: Person | null }
  | { [K in CallName]: CallMessage<K> }[CallName];

export interface CallMessage<K extends CallName> {
  readonly kind: 'call';
  readonly id: number;
  readonly name: K;
  readonly args: Parameters<Calls[K]>;
}

/** WorkerMessage goes from the worker to its page. */
export type WorkerMessage =
  | { readonly kind: 'answer'; readonly id: number; readonly value: unknown }
  | { readonly kind: 'failed'; readonly id: number; readonly code: ErrorCode; readonly detail: string };

/** PREFIX: no server names a table like this. */
const PREFIX = 'here.';

export function isHere(table: TableId): boolean {
  return table.startsWith(PREFIX);
}

export function newTableId(name: string): TableId {
  return `${PREFIX}${name}`;
}
