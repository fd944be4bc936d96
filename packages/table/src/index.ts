export { apply, openTable, tableOf } from './apply.ts';
export { type Answer, ask, seatOf } from './ask.ts';
export { type Clock, deadline, expired, type Pace } from './clock.ts';
export * from './entries.ts';
export {
  type Connection,
  Host,
  type Journal,
  type Reply,
  type Thinkers,
  type Timekeeper,
  type World,
} from './host.ts';
export { hasRevealed } from './learned.ts';
export { type News, newsFor, type Sheet, sheetFor, type Told, type Viewer } from './news.ts';
export * from './people.ts';
export { type Refusal, TABLE_CODES, type TableCode } from './refusals.ts';
export type { Request, RequestName, RequestOf } from './requests.ts';
export { STAGES, type Stage, type Table } from './table.ts';
