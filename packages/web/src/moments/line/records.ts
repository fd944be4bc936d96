import { type GameRecord, parseRecord } from '@macher/engine';
import type { TableId } from '@macher/protocol';
import type { TableSource } from '../../kit/net/source.ts';
import { type Eyes, type Line, linesOfRecord } from './line.ts';

type Lines = (eyes: Eyes) => Line;

/** Played is where the game was played. */
interface Played {
  readonly source: TableSource;
  readonly table: TableId;
  readonly invite: string | null;
}

/** The record of a game that is over; one that is looked at from a file is known already. */
export function recordOf(store: Played): Promise<GameRecord> {
  const known = RECORDS.get(store);
  if (known !== undefined) return known;
  const record = store.source.record(store.table, store.invite).then(parseRecord);
  RECORDS.set(store, record);
  record.catch(() => RECORDS.delete(store));
  return record;
}

/** Keeps a record from a file. */
export function keepRecord(store: Played, record: GameRecord, lines: Lines): void {
  RECORDS.set(store, Promise.resolve(record));
  LINES.set(store, Promise.resolve(lines));
}

/** The lines of a finished game, which is played again once, for all eyes. */
export function linesOf(store: Played): Promise<Lines> {
  const known = LINES.get(store);
  if (known !== undefined) return known;
  const lines = recordOf(store).then(linesOfRecord);
  LINES.set(store, lines);
  lines.catch(() => LINES.delete(store));
  return lines;
}

const RECORDS = new WeakMap<Played, Promise<GameRecord>>();
const LINES = new WeakMap<Played, Promise<Lines>>();
