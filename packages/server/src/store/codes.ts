import type { Seat } from '@macher/engine';
import type { PersonId, TableId } from '@macher/protocol';

/** Which seat a code leads to, and as whom; null: as the person who uses it. */
export interface CodeFor {
  readonly table: TableId;
  readonly seat: Seat;
  readonly person: PersonId | null;
}

/** Codes for seats, by their hashes. They are short-lived: no backup has them. */
export interface Codes {
  /** An earlier one of the same seat is void. */
  add(hash: string, code: CodeFor, milliseconds: number): Promise<void>;
  /** null: there is none any more. */
  find(hash: string): Promise<CodeFor | null>;
  /** Only one of all who try gets it. */
  take(hash: string): Promise<boolean>;
  /** No code signs anybody in as this person any more. */
  voidOf(person: PersonId): Promise<void>;
}
