export { AdminError, backUp, examine } from './admin.ts';
export { makeApp } from './app.ts';
export { WorkerPool } from './botPool.ts';
export { serve } from './main.ts';
export { type ServerKey, serverSpeaker } from './messages/index.ts';
export type { Parts } from './serverParts.ts';
export { SqliteStore } from './store/sqlite.ts';
export { ConflictError, type KnownPerson, type Store, type TableRow } from './store/store.ts';
export { realTime } from './time.ts';
