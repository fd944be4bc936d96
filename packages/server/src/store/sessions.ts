import type { PersonId } from '@macher/protocol';
import type { KnownPerson } from './accounts.ts';

/** Session says whose it is, and when it begins and ends. */
export interface Session {
  readonly person: PersonId;
  readonly beginsAt: number;
  readonly expiresAt: number;
  /** The device, roughly. */
  readonly device: string;
}

/** Where people are signed in; tokens are hashed. */
export interface StoredSessions {
  /** Adds a session. Those that have expired when this one begins are forgotten. */
  addSession(token: string, session: Session): Promise<void>;
  /** The person of a session; null: there is none, or they are blocked. */
  personOfSession(token: string, now: number): Promise<KnownPerson | null>;
  endSession(token: string): Promise<void>;
}
