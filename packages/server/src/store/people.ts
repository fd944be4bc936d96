import type { PersonId } from '@macher/protocol';
import type { KnownPerson } from './accounts.ts';

/** Who the server knows. */
export interface People {
  addPerson(person: KnownPerson): Promise<void>;
  person(id: PersonId): Promise<KnownPerson | null>;
  /** The person who keeps this name with a password. */
  keeperOf(name: string): Promise<KnownPerson | null>;
  /** Keeps a name; false: another person keeps it. */
  keepName(id: PersonId, name: string, password: string, recovery: string | null): Promise<boolean>;
}

/** A name folded: names that differ only in case are one name, in every store. */
export function foldName(name: string): string {
  return name.normalize('NFKC').toUpperCase().toLowerCase();
}
