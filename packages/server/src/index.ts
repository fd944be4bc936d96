export { AdminError, backUp, examine } from './admin.ts';
export { makeApp, type Parts } from './app.ts';
export { WorkerPool } from './botPool.ts';
export { serve } from './main.ts';
export { serverSpeaker } from './messages/index.ts';
export { SqliteStore } from './store/sqlite.ts';
export { ConflictError, type KnownPerson, type Store, type TableRow } from './store/store.ts';
export { realTime } from './time.ts';
