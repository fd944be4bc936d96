import type { OwnSession, Person, PersonId } from '@macher/protocol';
import type { Timekeeper } from '@macher/table';
import { OpenSockets } from './openSockets.ts';
import { hashToken, newSecret } from './secrets.ts';
import type { KnownPerson, Store } from './store/store.ts';

/** SESSION_LENGTH in milliseconds. Half a year: long enough for slow games. */
export const SESSION_LENGTH = 182 * 86_400_000;

const HOUR = 3_600_000;

/** FOR_EVER is the end of the year 9999. */
const FOR_EVER = 253_402_300_799_000;

/** Where people are signed in. What belongs to a session ends with it. */
export class Sessions {
  /** Sockets of people who are signed in. */
  readonly sockets = new OpenSockets();
  readonly #store: Store;
  readonly #time: Timekeeper;

  constructor(store: Store, time: Timekeeper) {
    this.#store = store;
    this.#time = time;
  }

  /** Begins a session; its token. */
  async begin(person: PersonId, device: string): Promise<string> {
    const token = newSecret();
    const beginsAt = this.#time.now();
    const expiresAt = beginsAt + SESSION_LENGTH;
    await this.#store.addSession(hashToken(token), { person, beginsAt, expiresAt, device });
    return token;
  }

  /** Renews a session: another token for the same device; this one is void. */
  async renew(person: PersonId, token: string): Promise<string> {
    const kept = await this.#store.accounts.sessionsOf(person, this.#time.now());
    const device = kept.find(each => each.token === hashToken(token))?.device ?? '';
    const renewed = await this.begin(person, device);
    await this.end(token);
    return renewed;
  }

  /** The token of a program: it lasts until it is taken away. */
  async beginFor(program: PersonId, prefix: string): Promise<string> {
    const token = prefix + newSecret();
    const session = { person: program, beginsAt: this.#time.now(), expiresAt: FOR_EVER, device: '' };
    await this.#store.addSession(hashToken(token), session);
    return token;
  }

  async whoIs(token: string | null): Promise<Person | null> {
    if (token === null) return null;
    const found = await this.#store.personOfSession(hashToken(token), this.#time.now());
    if (found === null) return null;
    await this.#noteUse(found);
    return openly(found);
  }

  /** Notes that a token is used: once an hour is enough to see which are in use. */
  async #noteUse({ id, program }: KnownPerson): Promise<void> {
    const now = this.#time.now();
    const isFresh = program === undefined || (program.usedAt !== null && now < program.usedAt + HOUR);
    if (!isFresh) await this.#store.programs.used(id, now);
  }

  /** Sessions of a person, the latest first. */
  async list(person: PersonId, token: string): Promise<OwnSession[]> {
    const kept = await this.#store.accounts.sessionsOf(person, this.#time.now());
    const own = hashToken(token);
    return kept.map(({ token: hash, beginsAt, device }) => ({
      id: publicId(hash),
      begunAt: beginsAt,
      device,
      isThis: hash === own,
    }));
  }

  async end(token: string): Promise<void> {
    await this.#end(hashToken(token));
  }

  /** Ends one session; false: this person has no such session. */
  async endOne(person: PersonId, id: string): Promise<boolean> {
    const kept = await this.#store.accounts.sessionsOf(person, this.#time.now());
    const found = kept.find(({ token }) => publicId(token) === id);
    if (found === undefined) return false;
    await this.#end(found.token);
    return true;
  }

  /** Ends all of a person, or all but the one with this token, and codes by which another could begin. */
  async endAll(person: PersonId, but: string | null): Promise<void> {
    const own = but === null ? null : hashToken(but);
    await this.#store.codes.voidOf(person);
    await this.#store.accounts.endSessionsOf(person, own);
    this.sockets.closeAll(person, own);
  }

  /** Looks for sessions that ended elsewhere while nobody could tell us. */
  async checkAll(): Promise<void> {
    for (const session of this.sockets.sessions())
      if ((await this.#store.personOfSession(session, this.#time.now())) === null)
        this.sockets.close(session);
  }

  async #end(hash: string): Promise<void> {
    await this.#store.endSession(hash);
    this.sockets.close(hash);
  }
}

/** What others may know of a person. */
export function openly({ id, name, program }: KnownPerson): Person {
  return program === undefined ? { id, name } : { id, name, isProgram: true };
}

/** A public id: it names a session without being of any use to a thief. */
function publicId(hash: string): string {
  return hash.slice(0, 12);
}
