import type { Moment } from '@macher/engine';
import type { Entry, HappeningName, HappeningOf } from '@macher/protocol';
import type { Table } from '../table.ts';

/** Hears what happens in the game by a line of the log. */
export type Show = (moments: readonly Moment[]) => void;

/** What a line of the log does to a table. */
export type Effect<K extends HappeningName> = (
  table: Table,
  what: HappeningOf<K>,
  entry: Entry,
  show: Show,
) => void;
