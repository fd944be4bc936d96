import type { Announcement, Block, PersonId } from '@macher/protocol';
import type { Row } from './rows.ts';

/** What the owner of the server has decided, and where they are signed in. */
export interface OwnerBook {
  /** The last announcement, whether its time is up or not. */
  announcement(): Promise<Announcement | null>;
  /** Announces in place of the one before; null: there is none any more. */
  announce(announcement: Announcement | null): Promise<void>;

  /** Blocks a person who is known. If they are blocked already, since then. */
  block(person: PersonId, at: number): Promise<void>;
  /** Unblocks a person; false: they were not blocked. */
  unblock(person: PersonId): Promise<boolean>;
  isBlocked(person: PersonId): Promise<boolean>;
  /** Blocks, the latest first. */
  blocks(most: number): Promise<Block[]>;

  /** Begins a session of the owner; `token` is hashed. Sessions that have expired now are forgotten. */
  beginSession(token: string, expiresAt: number, now: number): Promise<void>;
  hasSession(token: string, now: number): Promise<boolean>;
  endSession(token: string): Promise<void>;

  /** The hash of the owner's secret; null: none has been made. */
  secretHash(): Promise<string | null>;
  /** Keeps the hash of a secret, and gives the one that is kept from now on: if there is one already, that. */
  keepSecretHash(hash: string): Promise<string>;
  /** Replaces the hash that there is, if there is one. */
  replaceSecretHash(hash: string): Promise<void>;
}

export function announcementIn({ id, text, at, until }: Row): Announcement {
  return { id: String(id), text: String(text), at: Number(at), until: Number(until) };
}

export function blockIn({ id, name, at }: Row): Block {
  return { person: { id: String(id), name: String(name) }, at: Number(at) };
}
