import type { Kept, NewPassword, Person, PersonId, Recovery, TableId } from '@macher/protocol';
import type { Timekeeper } from '@macher/table';
import type { Passwords, Trier } from './passwords.ts';
import { hashRecovery, newRecovery } from './recovery.ts';
import { guestId } from './seatCodes.ts';
import { newId } from './secrets.ts';
import { openly, type Sessions } from './sessions.ts';
import type { KnownPerson, Store } from './store/store.ts';

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
  readonly #sessions: Sessions;

  constructor(store: Store, time: Timekeeper, passwords: Passwords, sessions: Sessions) {
    this.#store = store;
    this.#time = time;
    this.#passwords = passwords;
    this.#sessions = sessions;
  }

  /** A new guest; null: the name, or one that looks like it, is kept with a password. */
  welcome(name: string, device: string): Promise<Welcomed | null> {
    return this.#welcome({ id: newId(), name }, device);
  }

  /** Welcomes a guest of one table, who came by a code. */
  welcomeTo(table: TableId, name: string, device: string): Promise<Welcomed | null> {
    return this.#welcome({ id: guestId(table, newId()), name }, device);
  }

  async #welcome(person: Person, device: string): Promise<Welcomed | null> {
    if ((await this.#store.accounts.namesake(person.name)) !== null) return null;
    await this.#store.addPerson({
      ...person,
      password: null,
      recovery: null,
      createdAt: this.#time.now(),
    });
    return { person, token: await this.#sessions.begin(person.id, device) };
  }

  /**
   * Blocks a person: their sockets end and those of their programs, no cookie, password or token lets them in. false:
   * there is no such person.
   */
  async block(id: PersonId): Promise<boolean> {
    if ((await this.#store.person(id)) === null) return false;
    await this.#store.ownerBook.block(id, this.#time.now());
    const programs = await this.#store.programs.of(id);
    for (const each of [id, ...programs.map(program => program.id)])
      this.#sessions.sockets.closeAll(each, null);
    return true;
  }

  /** The id of who keeps this name, whether they are blocked or not. */
  async idOf(name: string): Promise<PersonId | null> {
    return (await this.#store.keeperOf(name))?.id ?? null;
  }

  async hasPassword(person: PersonId): Promise<boolean> {
    return ((await this.#store.person(person))?.password ?? null) !== null;
  }

  /** Whether this is a guest who came less than a day ago. */
  async isNewGuest(id: PersonId): Promise<boolean> {
    const person = await this.#store.person(id);
    return person !== null && person.password === null && this.#time.now() < person.createdAt + DAY;
  }

  /** Whether it is really this person, by their password; a guest has none. */
  async isReally(person: PersonId, password: string | null, trier: Trier): Promise<boolean> {
    const kept = (await this.#store.person(person))?.password ?? null;
    return kept === null || this.#passwords.isRight(password ?? '', kept, trier);
  }

  /** Keeps a password. Every other session ends: who has stolen one is out. */
  async keep(
    person: Person,
    token: string,
    { password, old }: NewPassword,
    trier: Trier,
  ): Promise<Kept | NotKept> {
    if (!(await this.isReally(person.id, old, trier))) return 'wrong-password';
    const kept = await this.#set(person, password, trier);
    if (kept === null) return 'name-taken';
    await this.#sessions.endAll(person.id, token);
    return kept;
  }

  /** Signs in; null: no such name, or another password; it takes the same time either way. */
  async signIn(name: string, password: string, device: string, trier: Trier): Promise<Welcomed | null> {
    const found = await this.#keeperOf(name);
    const isRight = await this.#passwords.isRight(password, found?.password ?? NOBODYS, trier);
    if (found === null || !isRight) return null;
    return { person: openly(found), token: await this.#sessions.begin(found.id, device) };
  }

  /** Recovers by the code that came with the lost password, once; null: it is another. */
  async recover(
    { name, code, password }: Recovery,
    device: string,
    trier: Trier,
  ): Promise<(Welcomed & Kept) | null> {
    const found = await this.#keeperOf(name);
    const hash = await this.#passwords.hash(password, trier);
    if (found === null || !(await this.#store.accounts.useRecovery(found.id, hashRecovery(code))))
      return null;
    const person = openly(found);
    const recovery = await this.#keep(person, hash);
    if (recovery === null) return null;
    await this.#sessions.endAll(person.id, null);
    return { person, recovery, token: await this.#sessions.begin(person.id, device) };
  }

  /** The person who keeps a name; null: nobody, or one who is blocked. */
  async #keeperOf(name: string): Promise<KnownPerson | null> {
    const found = await this.#store.keeperOf(name);
    return found === null || (await this.#store.ownerBook.isBlocked(found.id)) ? null : found;
  }

  /** Sets a password; null: another person keeps the name. */
  async #set(person: Person, password: string, trier: Trier): Promise<Kept | null> {
    const recovery = await this.#keep(person, await this.#passwords.hash(password, trier));
    return recovery === null ? null : { person, recovery };
  }

  /** Keeps a name; the new code, without which there would be no way back; null: another person keeps it. */
  async #keep({ id, name }: Person, hash: string): Promise<string | null> {
    const recovery = newRecovery();
    const isKept = await this.#store.keepName(id, name, hash, hashRecovery(recovery));
    return isKept ? recovery : null;
  }
}

const DAY = 86_400_000;

export type NotKept = 'wrong-password' | 'name-taken';

/** NOBODYS is the hash of no password: checking an unknown name then takes as long as checking a wrong password. */
const NOBODYS = 'scrypt$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA$3';
