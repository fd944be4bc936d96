export type { Access } from './access.ts';
export { isRunning, nextAlarm } from './alarms.ts';
export { apply, openTable } from './apply.ts';
export { ask, type SentRequest } from './ask.ts';
export type { Listener } from './audience.ts';
export { type BotEars, BotThreads, type BotWorker } from './botThreads.ts';
export type { BotPool, BotWait, Roster } from './botTurns.ts';
export { deadline, expired } from './clock.ts';
export { comparisonAt } from './clubs/duplicate.ts';
export {
  drawParties,
  drawRound,
  EVENTS,
  fieldOf,
  isDone,
  isLastRound,
  scoreAt,
  seatsFor,
  standingOf,
} from './clubs/event.ts';
export type { EventTerms } from './clubs/eventRules.ts';
export { isFinal } from './clubs/knockOut.ts';
export { type Draw, outcomeOf, type PlayedRound, type TableOutcome } from './clubs/rounds.ts';
export { seatsOf } from './clubs/seatsOf.ts';
export type { Standing } from './clubs/standing.ts';
export { drawDay } from './dayDeal.ts';
export { type Outcome, seatOf } from './desks/desk.ts';
export { FARTHEST_START } from './desks/gathering.ts';
export { botAt, THINKING_LIMIT } from './fallback.ts';
export { seedAt } from './gameAt.ts';
export { Host, type RematchDoors, type Reply, type World } from './host.ts';
export type { KeptSeat } from './invite.ts';
export { type Journal, LogReader, type Made, MovedOnError } from './ledger.ts';
export { isAlwaysDone } from './lines.ts';
export { type ContestTable, Lobby, type LobbyHouse } from './lobby.ts';
export { readLog, tableOf, write } from './log.ts';
export { momentsTold, stretchOfMoments } from './moments.ts';
export { countedSheetFor, letterFor, newsFor, sheetFor, stretchFor, type Viewer } from './news.ts';
export { openWith, type Seating } from './opening.ts';
export type { Packing } from './past.ts';
export { isOpen } from './places.ts';
export { type PlanBook, plannedAt, type ReadablePlans } from './plans.ts';
export { recordOf } from './record.ts';
export { type LoggedResult, resultOf } from './result.ts';
export type { Company } from './seating.ts';
export type { Table } from './table.ts';
export { type Timekeeper, wakeAfter } from './time.ts';
