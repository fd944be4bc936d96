import type { PersonId, TableId } from '@macher/protocol';

/** Someone who looks at a table: their page is open there, and not behind another one. */
export interface Looker {
  readonly person: PersonId;
  readonly table: TableId;
}

/** Who looks at what, through any process. Each says it again and again: no backup has it. */
export interface Lookers {
  look(lookers: readonly Looker[], milliseconds: number): Promise<void>;
  isLooking(looker: Looker): Promise<boolean>;
  /** What these people look at. */
  of(people: readonly PersonId[]): Promise<Looker[]>;
  /** One who looks through another page too says so again. */
  leave(looker: Looker): Promise<void>;
}
