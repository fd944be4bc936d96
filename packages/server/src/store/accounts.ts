import type { PersonId } from '@macher/protocol';

/** A session as the store has it; `token` is hashed. */
export interface KeptSession {
  readonly token: string;
  readonly beginsAt: number;
  readonly device: string;
}

/** What people see and change of themselves. */
export interface Accounts {
  /** Those that have not expired, the latest first. */
  sessionsOf(person: PersonId, now: number): Promise<KeptSession[]>;
  /** All of them, or all but one. */
  endSessionsOf(person: PersonId, but: string | null): Promise<void>;
  /** Whether it was theirs; it is used up then. */
  useRecovery(person: PersonId, recovery: string): Promise<boolean>;
}
