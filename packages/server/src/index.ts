export {
  AdminError,
  backUp,
  type Dumped,
  dumpGames,
  examine,
  type MoveTelling,
  moveTo,
  newOwnerSecret,
} from './admin.ts';
export { makeApp } from './app.ts';
export { WorkerPool } from './botPool.ts';
export type { Findings } from './doctor.ts';
export { LIMITS } from './limits.ts';
export { lobbyOf } from './lobby.ts';
export { serve } from './main.ts';
export { newName } from './names.ts';
export type { KeptBack } from './openData.ts';
export { firstOwnerSecret } from './ownerSecret.ts';
export type { Parts } from './serverParts.ts';
export type { Bell } from './store/bells.ts';
export { PostgresStore } from './store/postgres/store.ts';
export { SqliteStore } from './store/sqlite/store.ts';
export { ConflictError, type KnownPerson, type Store, type TableRow } from './store/store.ts';
export { rowOf } from './tableRow.ts';
export { Tables } from './tables.ts';
export { realTime, timeBy } from './time.ts';
export { type ServerKey, serverSpeaker } from './words.ts';
