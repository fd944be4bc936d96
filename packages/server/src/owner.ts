import { timingSafeEqual } from 'node:crypto';
import type { Timekeeper } from '@macher/table';
import type { FastifyRequest } from 'fastify';
import type { BucketsFor } from './commonBuckets.ts';
import { householdOf } from './household.ts';
import { A_WHILE, HttpError } from './httpErrors.ts';
import type { Buckets, Limits } from './limits.ts';
import { ownerTokenIn } from './ownerCookie.ts';
import { hashToken, newSecret } from './secrets.ts';
import type { OwnerBook } from './store/ownerBook.ts';

/** OWNER_SESSION is how many milliseconds the owner stays signed in: half a day. */
export const OWNER_SESSION = 43_200_000;

/** The person who runs the server, known by a secret that is kept as a hash. A new one counts at once. */
export class Owner {
  readonly #book: OwnerBook;
  readonly #time: Timekeeper;
  readonly #guesses: Buckets;

  constructor(book: OwnerBook, time: Timekeeper, limits: Limits, bucketsFor: BucketsFor) {
    this.#book = book;
    this.#time = time;
    this.#guesses = bucketsFor('owner guessed from', limits.passwordsAtOnce, limits.passwordsPerSecond);
  }

  /** Whether the owner calls, by `Authorization: Bearer …`, or by the cookie of a session. */
  async isCalling(request: FastifyRequest): Promise<boolean> {
    const [, secret] = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
    if (secret !== undefined) return (await this.#hashFor(secret, request.ip)) !== null;
    const token = ownerTokenIn(request);
    if (token === null) return false;
    const hash = await this.#book.secretHash();
    return hash !== null && this.#book.hasSession(keyOf(token, hash), this.#now);
  }

  /** Signs in; the token of a new session; null: it is another secret. */
  async signIn(secret: string, address: string): Promise<string | null> {
    const hash = await this.#hashFor(secret, address);
    if (hash === null) return null;
    const token = newSecret();
    await this.#book.beginSession(keyOf(token, hash), this.#now + OWNER_SESSION, this.#now);
    return token;
  }

  async signOut(request: FastifyRequest): Promise<void> {
    const token = ownerTokenIn(request);
    const hash = await this.#book.secretHash();
    if (token !== null && hash !== null) await this.#book.endSession(keyOf(token, hash));
  }

  /**
   * What is kept of this secret; null: it is another one. Only wrong ones are counted: programs may show the right one as
   * often as they like.
   */
  async #hashFor(secret: string, address: string): Promise<string | null> {
    const household = householdOf(address);
    const hash = await this.#book.secretHash();
    if (!this.#guesses.has(household)) throw new HttpError(429, 'too-many', 'try again in a minute', A_WHILE);
    if (hash !== null && isOf(hash, secret)) return hash;
    this.#guesses.take(household);
    return null;
  }

  get #now(): number {
    return this.#time.now();
  }
}

function isOf(hash: string, secret: string): boolean {
  const [kept, given] = [Buffer.from(hash), Buffer.from(hashToken(secret))];
  return kept.length === given.length && timingSafeEqual(kept, given);
}

/** The key of a session: with another secret all sessions are over. */
function keyOf(token: string, hash: string): string {
  return hashToken(`${token} ${hash}`);
}

/** Whether a program on the same machine calls. A proxy that passes strangers on says so in a header. */
export function isLocal({ raw: { socket, headers } }: FastifyRequest): boolean {
  return LOOPBACK.test(socket.remoteAddress ?? '') && FORWARDING.every(name => headers[name] === undefined);
}

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
const FORWARDING = [
  'forwarded',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'via',
];
