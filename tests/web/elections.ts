import { PARTIES } from '@macher/editions';
import { type Election, EPOCH, makeRecord, type Score, type Seat } from '@macher/engine';
import { type Line, linesOfRecord } from '../../packages/web/src/moments/line/line.ts';
import { momentsAround } from '../../packages/web/src/table/night/held.ts';
import { type Report, reportOf } from '../../packages/web/src/table/night/report.ts';
import { type Table, walk } from '../walk.ts';

export interface PlayedElections {
  readonly line: Line;
  readonly elections: readonly Election[];
  readonly reports: readonly Report[];
  readonly end: readonly Score[];
}

/** A random game through some eyes, and the report of each of its elections. */
export function played(table: Table, seed = 'night', viewer: Seat | null = 0): PlayedElections {
  const { game, actions } = walk(table, seed, () => {});
  const seats = PARTIES.slice(0, table.players).map(party => ({ party, name: party }));
  const line = linesOfRecord(makeRecord(game, { epoch: EPOCH, seats, seed, actions }))(viewer);
  const reports = game.elections.map(held => reportOf(momentsAround(line, held), held) as Report);
  return { line, elections: game.elections, reports, end: game.result ?? [] };
}
