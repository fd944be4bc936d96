import type { PersonId } from '@macher/protocol';

/** A person the server knows. Guests have no password; a name that is kept with a password belongs to one person. */
export interface KnownPerson {
  readonly id: PersonId;
  readonly name: string;
  readonly password: string | null;
  /** Hashed; sets another password once. */
  readonly recovery: string | null;
  readonly createdAt: number;
}

/** A session as the store has it; `token` is hashed. */
export interface KeptSession {
  readonly token: string;
  readonly beginsAt: number;
  readonly device: string;
}

/** What people see and change of themselves. */
export interface Accounts {
  /** A person who keeps this name with a password, or one that looks like it. */
  namesake(name: string): Promise<KnownPerson | null>;
  /** Those that have not expired, the latest first. */
  sessionsOf(person: PersonId, now: number): Promise<KeptSession[]>;
  /** All of them, or all but one. */
  endSessionsOf(person: PersonId, but: string | null): Promise<void>;
  /** Whether it was theirs; it is used up then. */
  useRecovery(person: PersonId, recovery: string): Promise<boolean>;
}
