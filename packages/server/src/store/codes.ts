import type { Seat } from '@macher/engine';
import type { PersonId, TableId } from '@macher/protocol';

/** CodeFor is which seat a code leads to, and as whom; null: as the person who uses it. */
export interface CodeFor {
  readonly table: TableId;
  readonly seat: Seat;
  readonly person: PersonId | null;
}

/** Codes for seats, by their hashes. They are short-lived: no backup has them. */
export interface Codes {
  /** Adds a code; an earlier one of the same seat is void. */
  add(hash: string, code: CodeFor, milliseconds: number): Promise<void>;
  /** The seat of a code; null: there is none any more. */
  find(hash: string): Promise<CodeFor | null>;
  /** Takes a code: only one of all who try gets it. */
  take(hash: string): Promise<boolean>;
  /** Voids codes of a person: no code signs anybody in as them any more. */
  voidOf(person: PersonId): Promise<void>;
}
