import type { Announcement, Block, PersonId } from '@macher/protocol';
import type { Row } from './rows.ts';

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

  /** Of the owner's secret; null: none has been made. */
  secretHash(): Promise<string | null>;
  /** The one that is kept from now on: if there is one already, that. */
  keepSecretHash(hash: string): Promise<string>;
  /** In place of the one before, if there is one. */
  replaceSecretHash(hash: string): Promise<void>;
}

export function announcementIn({ id, text, at, until }: Row): Announcement {
  return { id: String(id), text: String(text), at: Number(at), until: Number(until) };
}

export function blockIn({ id, name, at }: Row): Block {
  return { person: { id: String(id), name: String(name) }, at: Number(at) };
}
