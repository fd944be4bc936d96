import { timingSafeEqual } from 'node:crypto';
import type { Timekeeper } from '@macher/table';
import type { FastifyRequest } from 'fastify';
import type { BucketsFor } from './commonBuckets.ts';
import { householdOf } from './household.ts';
import { HttpError } from './httpErrors.ts';
import type { Buckets, Limits } from './limits.ts';
import { ownerTokenIn } from './ownerCookie.ts';
import { hashToken, newSecret } from './secrets.ts';
import type { OwnerBook } from './store/ownerBook.ts';

/** Milliseconds that the owner stays signed in: half a day. */
export const OWNER_SESSION = 43_200_000;

/** The person who runs the server, known by a secret that is kept as a hash. */
export class Owner {
  readonly #hash: string | null;
  readonly #book: OwnerBook;
  readonly #time: Timekeeper;
  readonly #guesses: Buckets;

  constructor(
    hash: string | null,
    book: OwnerBook,
    time: Timekeeper,
    limits: Limits,
    bucketsFor: BucketsFor,
  ) {
    this.#hash = hash;
    this.#book = book;
    this.#time = time;
    this.#guesses = bucketsFor('owner guessed from', limits.passwordsAtOnce, limits.passwordsPerSecond);
  }

  /** By `Authorization: Bearer …`, or by the cookie of a session. */
  async isCalling(request: FastifyRequest): Promise<boolean> {
    const [, secret] = /^Bearer (\S{1,200})$/i.exec(request.headers.authorization ?? '') ?? [];
    if (secret !== undefined) return this.#isRight(secret, request.ip);
    const token = ownerTokenIn(request);
    return token !== null && this.#hash !== null && this.#book.hasSession(this.#keyOf(token), this.#now);
  }

  /** The token of a new session; null: it is another secret. */
  async signIn(secret: string, address: string): Promise<string | null> {
    if (!this.#isRight(secret, address)) return null;
    const token = newSecret();
    await this.#book.beginSession(this.#keyOf(token), this.#now + OWNER_SESSION, this.#now);
    return token;
  }

  async signOut(request: FastifyRequest): Promise<void> {
    const token = ownerTokenIn(request);
    if (token !== null) await this.#book.endSession(this.#keyOf(token));
  }

  /** Only wrong ones are counted: programs may show the right one as often as they like. */
  #isRight(secret: string, address: string): boolean {
    const household = householdOf(address);
    if (!this.#guesses.has(household)) throw new HttpError(429, 'too-many', 'try again in a minute');
    const isRight = this.#knows(secret);
    if (!isRight) this.#guesses.take(household);
    return isRight;
  }

  #knows(secret: string): boolean {
    if (this.#hash === null) return false;
    const [kept, given] = [Buffer.from(this.#hash), Buffer.from(hashToken(secret))];
    return kept.length === given.length && timingSafeEqual(kept, given);
  }

  /** With another secret all sessions are over. */
  #keyOf(token: string): string {
    return hashToken(`${token} ${this.#hash}`);
  }

  get #now(): number {
    return this.#time.now();
  }
}

/** A program on the same machine. A proxy that passes strangers on says so in a header. */
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
