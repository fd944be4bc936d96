import type { PersonId } from './people.ts';

/** Who looks at a table just now. It is no part of the log: nobody can look it up later. */
export interface Presence {
  /** Everyone who sits at the table. */
  readonly people: readonly PersonPresence[];
  /** How many others look. */
  readonly spectators: number;
}

export interface PersonPresence {
  readonly person: PersonId;
  readonly isHere: boolean;
  /** Since when they are away; null: they are here, or the server has not seen them leave. */
  readonly since: number | null;
}
