import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockFolder } from './sqlite/folderLock.ts';
import { SQLITE_FILE, SqliteStore } from './sqlite/store.ts';
import { sqliteTrouble } from './sqlite/troubles.ts';
import type { Store } from './store.ts';
import type { StoreTrouble } from './troubles.ts';

/** What the server needs to know about a kind of store. */
interface StoreKind {
  /** The place as it is shown to people. */
  placeOf(address: string): string;
  /** Makes an empty store where there is none. */
  open(place: string): Store;
  /** For the one server that uses it; what it gives lets go of it. Throws if another has it. */
  lock(place: string): () => void;
  hasData(place: string): boolean;
  /** What an error of this store means; null: it is none of the store's. */
  troubleIn(error: unknown): StoreTrouble | null;
}

/** By how an address begins: `folder` is a plain path, every other name a scheme as in `name://…`. */
const STORES = {
  folder: {
    placeOf: address => resolve(address),
    open: place => new SqliteStore(place),
    lock: lockFolder,
    hasData: place => existsSync(join(place, SQLITE_FILE)),
    troubleIn: sqliteTrouble,
  },
} satisfies Readonly<Record<string, StoreKind>>;

/** Which store, and where. */
export interface StoreAddress {
  readonly kind: keyof typeof STORES;
  readonly place: string;
}

/** null: no store has such addresses. */
export function storeAddressIn(text: string): StoreAddress | null {
  const kind = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1] ?? 'folder';
  return isKind(kind) ? { kind, place: STORES[kind].placeOf(text) } : null;
}

function isKind(name: string): name is keyof typeof STORES {
  return Object.hasOwn(STORES, name);
}

export function openStore({ kind, place }: StoreAddress): Store {
  return STORES[kind].open(place);
}

export function lockStore({ kind, place }: StoreAddress): () => void {
  return STORES[kind].lock(place);
}

export function hasData({ kind, place }: StoreAddress): boolean {
  return STORES[kind].hasData(place);
}

export function storeTrouble({ kind }: StoreAddress, error: unknown): StoreTrouble | null {
  return STORES[kind].troubleIn(error);
}
