export { apply, openTable, tableOf } from './apply.ts';
export { type Answer, type Asked, ask, seatOf } from './ask.ts';
export { deadline, expired } from './clock.ts';
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
export { newsFor, sheetFor, type Viewer } from './news.ts';
export { openWith } from './opening.ts';
export type { Table } from './table.ts';
