import { anyOf, exactly, type Infer, type Schema } from '@macher/engine';
import { ID } from './leaves.ts';

const count = { type: 'integer', minimum: 1, maximum: 1000 } as const satisfies Schema;

/** A day of the calendar, by UTC. */
export const DAY_SCHEMA = {
  type: 'string',
  minLength: 10,
  maxLength: 10,
  pattern: '^[0-9]{4}-[0-9]{2}-[0-9]{2}$',
} as const satisfies Schema;

/** What a game is played for, beside itself. */
export const CONTEST_SCHEMA = anyOf(
  /** The deal of the day, the same for everyone. */
  exactly({ kind: { const: 'day' }, day: DAY_SCHEMA }),
  /** A table that a club's event has made, by the number of its round and of the table in it. */
  exactly({ kind: { const: 'club' }, club: ID, event: ID, round: count, table: count }),
);
export type Contest = Infer<typeof CONTEST_SCHEMA>;
