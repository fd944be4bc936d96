import type { Settings } from './settings.ts';
import { type StoreAddress, storeTrouble } from './store/open.ts';
import type { StoreTrouble } from './store/troubles.ts';
import type { ServerKey, ServerSay } from './words.ts';

/** Why the server does not start, and what you can do about it. */
export function explain(error: unknown, { port, host, store }: Settings, say: ServerSay): string {
  const { code = '', syscall = '', message: reason } = error as NodeJS.ErrnoException;
  if (!NETWORK_CALLS.has(syscall)) return explainStore(error, store, say);
  return say(PORT_TEXTS.get(code) ?? 'port.other', { port: String(port), host, reason });
}

/** Why the data cannot be used, and what you can do about it. */
export function explainStore(error: unknown, store: StoreAddress, say: ServerSay): string {
  const { message: reason } = error as Error;
  const trouble = storeTrouble(store, error);
  if (trouble === null) return say('other', { reason });
  return say(STORE_TEXTS[trouble.kind], { folder: store.place, reason, ...trouble });
}

/** What is wrong with this Node; null: it is new enough. */
export function wrongNode(version: string, say: ServerSay): string | null {
  return Number(version.split('.')[0]) >= LEAST_NODE ? null : say('node.old', { least: LEAST_NODE, version });
}

const LEAST_NODE = 24;

const NETWORK_CALLS: ReadonlySet<string> = new Set(['listen', 'getaddrinfo']);

const PORT_TEXTS: ReadonlyMap<string, ServerKey> = new Map([
  ['EADDRINUSE', 'port.taken'],
  ['EACCES', 'port.forbidden'],
  ['EADDRNOTAVAIL', 'host.unknown'],
  ['ENOTFOUND', 'host.unknown'],
  ['EAI_AGAIN', 'host.unknown'],
]);

const STORE_TEXTS: Readonly<Record<StoreTrouble['kind'], ServerKey>> = {
  newer: 'data.newer',
  'no-folder': 'folder.file',
  'no-rights': 'folder.forbidden',
  full: 'folder.full',
  busy: 'data.busy',
  'in-use': 'data.in-use',
  forbidden: 'data.forbidden',
  disk: 'data.disk',
  damaged: 'data.damaged',
  lost: 'data.lost',
  other: 'data.other',
  unreachable: 'database.unreachable',
  password: 'database.password',
  'no-database': 'database.missing',
  'no-database-rights': 'database.forbidden',
  'database-full': 'database.full',
  connections: 'database.connections',
  'old-server': 'database.old',
  database: 'database.other',
};
