import type { PersonId } from '@macher/protocol';
import type { KnownPerson } from './accounts.ts';

/** Whose it is, and when it begins and ends. */
export interface Session {
  readonly person: PersonId;
  readonly beginsAt: number;
  readonly expiresAt: number;
  /** Roughly what with. */
  readonly device: string;
}

/** Where people are signed in; tokens are hashed. */
export interface StoredSessions {
  /** Sessions that have expired when this one begins are forgotten. */
  addSession(token: string, session: Session): Promise<void>;
  /** null: also while they are blocked. */
  personOfSession(token: string, now: number): Promise<KnownPerson | null>;
  endSession(token: string): Promise<void>;
}
