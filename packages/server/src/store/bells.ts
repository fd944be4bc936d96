import type { PersonId, TableId } from '@macher/protocol';

/**
 * Bell says that something is in the store that others may want to know of, and where to look; the truth is what is
 * read there.
 */
export type Bell =
  /** A log has grown, up to this number. */
  | { readonly kind: 'log'; readonly table: TableId; readonly number: number }
  /** A table is not what it was: lines of its log have been changed, or it is gone. */
  | { readonly kind: 'table'; readonly table: TableId }
  /** A session has ended; `token` is hashed. */
  | { readonly kind: 'session'; readonly token: string }
  /** No session of this person counts any more, or none but one: signed out, blocked or gone. */
  | { readonly kind: 'person'; readonly person: PersonId; readonly but: string | null }
  | { readonly kind: 'announcement' }
  /** Someone has planned something at a table. */
  | { readonly kind: 'plans'; readonly table: TableId }
  /** Who looks at a table through one process. It is kept nowhere: the process says it again and again. */
  | Looking;

export interface Looking {
  readonly kind: 'looking';
  readonly table: TableId;
  readonly process: string;
  /** The people that were seen by it, and how many others. */
  readonly people: readonly PersonId[];
  readonly strangers: number;
}

/** How processes that share a store hear of each other's writes. */
export interface Bells {
  /**
   * Listens: rings after each commit, those of this process too; what it gives ends it. `lost`: for a time nothing
   * could be heard, so read on wherever something may have happened.
   */
  listen(ring: (bell: Bell) => void, lost: () => void): Promise<() => Promise<void>>;
  /** Rings for what is kept nowhere: it may be lost. */
  ring(bell: Looking): Promise<void>;
}
