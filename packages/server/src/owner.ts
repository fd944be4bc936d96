import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { hashToken } from './secrets.ts';

/** The person who runs the server, known by a secret that is kept as a hash. */
export class Owner {
  readonly #hash: string | null;

  constructor(hash: string | null) {
    this.#hash = hash;
  }

  /** By `Authorization: Bearer …`. */
  isCalling({ headers: { authorization = '' } }: FastifyRequest): boolean {
    const [, secret] = /^Bearer (\S{1,200})$/i.exec(authorization) ?? [];
    return secret !== undefined && this.#knows(secret);
  }

  #knows(secret: string): boolean {
    if (this.#hash === null) return false;
    const [kept, given] = [Buffer.from(this.#hash), Buffer.from(hashToken(secret))];
    return kept.length === given.length && timingSafeEqual(kept, given);
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
