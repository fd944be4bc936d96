import type { Person } from '@macher/protocol';
import { hashPassword, hashToken, isPassword, newId, newSecret } from './secrets.ts';
import type { KnownPerson, Store } from './store/store.ts';

/** Half a year: long enough for slow games. */
const SESSION = 182 * 86_400_000;

/** Guests and people who keep their name with a password. */
export class People {
  readonly #store: Store;
  readonly #now: () => number;

  constructor(store: Store, now: () => number) {
    this.#store = store;
    this.#now = now;
  }

  /** Somebody new, and the token of their session; null: the name is somebody's. */
  async welcome(name: string): Promise<{ person: Person; token: string } | null> {
    if ((await this.#store.keeperOf(name)) !== null) return null;
    const person = { id: newId(), name };
    await this.#store.addPerson({ ...person, password: null, createdAt: this.#now() });
    return { person, token: await this.#begin(person.id) };
  }

  async whoIs(token: string | undefined): Promise<Person | null> {
    if (token === undefined) return null;
    const found = await this.#store.personOfSession(hashToken(token), this.#now());
    return found === null ? null : publicly(found);
  }

  /** false: the name is somebody else's. */
  async keep(person: Person, password: string): Promise<boolean> {
    return this.#store.keepName(person.id, person.name, await hashPassword(password));
  }

  /** null: no such name, or another password; it takes the same time either way. */
  async signIn(name: string, password: string): Promise<{ person: Person; token: string } | null> {
    const found = await this.#store.keeperOf(name);
    const isRight = await isPassword(password, found?.password ?? NOBODYS);
    if (found === null || !isRight) return null;
    return { person: publicly(found), token: await this.#begin(found.id) };
  }

  async signOut(token: string): Promise<void> {
    await this.#store.endSession(hashToken(token));
  }

  async #begin(person: string): Promise<string> {
    const token = newSecret();
    await this.#store.addSession(hashToken(token), person, this.#now() + SESSION);
    return token;
  }
}

const NOBODYS = 'scrypt$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

function publicly({ id, name }: KnownPerson): Person {
  return { id, name };
}
