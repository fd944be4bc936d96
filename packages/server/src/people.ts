import type { Person } from '@macher/protocol';
import type { Timekeeper } from '@macher/table';
import type { Passwords } from './passwords.ts';
import { hashToken, newId, newSecret } from './secrets.ts';
import type { KnownPerson, Store } from './store/store.ts';

/** Milliseconds. Half a year: long enough for slow games. */
export const SESSION_LENGTH = 182 * 86_400_000;

/** A person, and the token of their new session. */
export interface Welcomed {
  readonly person: Person;
  readonly token: string;
}

/** Guests and people who keep their name with a password. */
export class People {
  readonly #store: Store;
  readonly #time: Timekeeper;
  readonly #passwords: Passwords;

  constructor(store: Store, time: Timekeeper, passwords: Passwords) {
    this.#store = store;
    this.#time = time;
    this.#passwords = passwords;
  }

  /** A new guest; null: the name is kept with a password. */
  async welcome(name: string): Promise<Welcomed | null> {
    if ((await this.#store.keeperOf(name)) !== null) return null;
    const person = { id: newId(), name };
    await this.#store.addPerson({ ...person, password: null, createdAt: this.#time.now() });
    return { person, token: await this.#begin(person.id) };
  }

  async whoIs(token: string | null): Promise<Person | null> {
    if (token === null) return null;
    const found = await this.#store.personOfSession(hashToken(token), this.#time.now());
    return found === null ? null : openly(found);
  }

  /** false: another person keeps the name. */
  async keep(person: Person, password: string): Promise<boolean> {
    return this.#store.keepName(person.id, person.name, await this.#passwords.hash(password));
  }

  /** null: no such name, or another password; it takes the same time either way. */
  async signIn(name: string, password: string): Promise<Welcomed | null> {
    const found = await this.#store.keeperOf(name);
    const isRight = await this.#passwords.isRight(password, found?.password ?? NOBODYS);
    if (found === null || !isRight) return null;
    return { person: openly(found), token: await this.#begin(found.id) };
  }

  async signOut(token: string): Promise<void> {
    await this.#store.endSession(hashToken(token));
  }

  async #begin(person: string): Promise<string> {
    const token = newSecret();
    const beginsAt = this.#time.now();
    await this.#store.addSession(hashToken(token), {
      person,
      beginsAt,
      expiresAt: beginsAt + SESSION_LENGTH,
    });
    return token;
  }
}

/** The hash of no password: checking an unknown name then takes as long as checking a wrong password. */
const NOBODYS = 'scrypt$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

function openly({ id, name }: KnownPerson): Person {
  return { id, name };
}
