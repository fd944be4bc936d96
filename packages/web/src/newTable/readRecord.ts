import { rulesOfRecord } from '@macher/editions';
import {
  FormatError,
  type Game,
  type GameRecord,
  type PhaseName,
  parseRecord,
  phasesOf,
  replayStart,
  replaySteps,
} from '@macher/engine';
import { say } from '../state/settings.ts';

/** Where a phase of the game began, by the number of decisions before it. */
export interface Moment {
  readonly version: number;
  readonly round: number;
  readonly phase: PhaseName;
}

export interface ReadRecord {
  readonly record: GameRecord;
  readonly moments: readonly Moment[];
  /** The last point from which something is left to decide. */
  readonly last: number;
}

/** A record, or a sentence that says why it is none. */
export function readRecord(text: string): ReadRecord | string {
  try {
    const data: unknown = JSON.parse(text);
    if (isView(data)) return say('record.is-view');
    const record = parseRecord(data);
    return {
      record,
      moments: momentsOf(record),
      last: record.actions.length - (record.result === null ? 0 : 1),
    };
  } catch (error) {
    if (error instanceof SyntaxError) return say('file.not-json');
    if (error instanceof FormatError) return say('record.malformed', { detail: error.message });
    throw error;
  }
}

/** What the server hands out while a game goes on. */
function isView(data: unknown): boolean {
  return typeof data === 'object' && data !== null && 'format' in data && data.format === 'macher-view';
}

function momentsOf(record: GameRecord): Moment[] {
  const { game } = replayStart(rulesOfRecord(record), record);
  const moments = [momentIn(game)];
  for (const { game: now } of replaySteps(game, record)) {
    const moment = momentIn(now);
    const before = moments.at(-1);
    if (now.result === null && (before?.phase !== moment.phase || before.round !== moment.round))
      moments.push(moment);
  }
  return moments;
}

function momentIn({ version, round, step, rules }: Game): Moment {
  return { version, round, phase: phasesOf(rules, round)[step - 1] ?? 'draft' };
}
