import type { Announcement, Block, PersonId } from '@macher/protocol';

/** What the owner of the server has decided, and where they are signed in. */
export interface OwnerBook {
  /** The last one, whether its time is up or not. */
  announcement(): Promise<Announcement | null>;
  /** In place of the one before; null: there is none any more. */
  announce(announcement: Announcement | null): Promise<void>;

  /** A person who is known. If they are blocked already, since then. */
  block(person: PersonId, at: number): Promise<void>;
  /** false: they were not blocked. */
  unblock(person: PersonId): Promise<boolean>;
  isBlocked(person: PersonId): Promise<boolean>;
  /** The latest first. */
  blocks(most: number): Promise<Block[]>;

  /** `token` is hashed. Sessions that have expired now are forgotten. */
  beginSession(token: string, expiresAt: number, now: number): Promise<void>;
  hasSession(token: string, now: number): Promise<boolean>;
  endSession(token: string): Promise<void>;
}
