import { join, resolve } from 'node:path';
import { shownAddress } from './postgres/address.ts';
import { openAlone } from './postgres/claim.ts';
import { hasSchema } from './postgres/migrate.ts';
import { PostgresStore } from './postgres/store.ts';
import { postgresTrouble } from './postgres/troubles.ts';
import { isBegun, SQLITE_FILE } from './sqlite/begun.ts';
import { lockFolder } from './sqlite/folderLock.ts';
import { SqliteStore } from './sqlite/store.ts';
import { sqliteTrouble } from './sqlite/troubles.ts';
import type { Store } from './store.ts';
import type { StoreTrouble } from './troubles.ts';

/** StoreAlone is a store that no server uses, and none begins to. */
export interface StoreAlone {
  readonly store: Store;
  leave(): Promise<void>;
}

/** What the server needs to know about a kind of store. */
interface StoreKind {
  /** The address by which it is opened, from wherever. */
  addressOf(text: string): string;
  /** The place as it is shown to people, without secrets. */
  placeOf(address: string): string;
  /** Makes an empty store where there is none. */
  open(address: string): Promise<Store>;
  /** Locks it for the one server that uses it; what it gives lets go of it. Throws if another has it. */
  lock(address: string): () => void;
  /** Makes an empty store where there is none, for one program alone. Throws if another uses it. */
  openAlone(address: string): Promise<StoreAlone>;
  hasData(address: string): Promise<boolean>;
  /** What an error of this store means; null: it is none of the store's. */
  troubleIn(error: unknown): StoreTrouble | null;
}

/** POSTGRES: several servers may share a database. */
const POSTGRES: StoreKind = {
  addressOf: text => text,
  placeOf: shownAddress,
  open: address => PostgresStore.open(address),
  lock: () => () => {},
  openAlone,
  hasData: hasSchema,
  troubleIn: postgresTrouble,
};

/** STORES by how an address begins: `folder` is a plain path, every other name a scheme as in `name://…`. */
const STORES = {
  folder: {
    addressOf: text => resolve(text),
    placeOf: address => address,
    open: async address => new SqliteStore(address),
    lock: lockFolder,
    openAlone: openFolderAlone,
    hasData: async address => isBegun(join(address, SQLITE_FILE)),
    troubleIn: sqliteTrouble,
  },
  postgres: POSTGRES,
  postgresql: POSTGRES,
} satisfies Readonly<Record<string, StoreKind>>;

/** StoreAddress says which store, and where. */
export interface StoreAddress {
  readonly kind: keyof typeof STORES;
  /** The address. It may hold a password: it is shown to nobody. */
  readonly address: string;
  /** The place as people are shown it. */
  readonly place: string;
}

/** The address in a text; null: no store has such addresses. */
export function storeAddressIn(text: string): StoreAddress | null {
  const kind = /^([a-z][a-z0-9+.-]*):\/\//i.exec(text)?.[1]?.toLowerCase() ?? 'folder';
  if (!isKind(kind)) return null;
  const address = STORES[kind].addressOf(text);
  return { kind, address, place: STORES[kind].placeOf(address) };
}

function isKind(name: string): name is keyof typeof STORES {
  return Object.hasOwn(STORES, name);
}

export function openStore({ kind, address }: StoreAddress): Promise<Store> {
  return STORES[kind].open(address);
}

export function lockStore({ kind, address }: StoreAddress): () => void {
  return STORES[kind].lock(address);
}

export function openStoreAlone({ kind, address }: StoreAddress): Promise<StoreAlone> {
  return STORES[kind].openAlone(address);
}

export function hasData({ kind, address }: StoreAddress): Promise<boolean> {
  return STORES[kind].hasData(address);
}

export function storeTrouble({ kind }: StoreAddress, error: unknown): StoreTrouble | null {
  return STORES[kind].troubleIn(error);
}

async function openFolderAlone(folder: string): Promise<StoreAlone> {
  const unlock = lockFolder(folder);
  try {
    const store = new SqliteStore(folder);
    return { store, leave: () => store.close().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}
