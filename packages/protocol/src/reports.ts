import { exactly, type Infer, listOf } from '@macher/engine';
import { NUMBER_SCHEMA } from './entries.ts';
import type { Person, TableId } from './people.ts';

/** How many lines one report has, and how far apart they are at most: further, they cost more to find than they tell. */
export const MOST_REPORTED = 20;
export const FARTHEST_REPORTED = 500;

/** POST /api/tables/:id/reports: entries in which one other person said something, and what the host should know. */
export const REPORT_SCHEMA = exactly({
  lines: listOf(NUMBER_SCHEMA, MOST_REPORTED),
  text: { type: 'string', maxLength: 500 },
});

export type NewReport = Infer<typeof REPORT_SCHEMA>;

/** What a person tells the host of another. */
export interface Report {
  readonly id: number;
  readonly at: number;
  readonly table: TableId;
  readonly reporter: Person;
  readonly about: Person;
  readonly lines: readonly ReportedLine[];
  readonly text: string;
  /** null: the host has yet to look at it. */
  readonly settled: Settled | null;
}

/** What the host noted when they dealt with a report. */
export interface Settled {
  readonly at: number;
  readonly note: string;
}

export interface ReportedLine {
  readonly number: number;
  readonly at: number;
  readonly text: string;
}
