import type { PersonId, TableId } from '@macher/protocol';

/** Looker is someone who looks at a table: their page is open there, and not behind another one. */
export interface Looker {
  readonly person: PersonId;
  readonly table: TableId;
}

/** Lookers say who looks at what, through any process. Each says it again and again: no backup has it. */
export interface Lookers {
  look(lookers: readonly Looker[], milliseconds: number): Promise<void>;
  isLooking(looker: Looker): Promise<boolean>;
  /** What these people look at. */
  of(people: readonly PersonId[]): Promise<Looker[]>;
  /** Forgets a looker. If they look through another page too, that one says so again by itself. */
  leave(looker: Looker): Promise<void>;
}
