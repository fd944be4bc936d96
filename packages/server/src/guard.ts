import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from './httpErrors.ts';
import { Buckets, type Limits } from './limits.ts';

/** The one path that WebSockets may use. */
export const SOCKET_PATH = '/api/socket';

/** Stands before every route: limits, headers, and no calls from other sites' pages. */
export class Guard {
  readonly #calls: Buckets;

  constructor(limits: Limits) {
    this.#calls = new Buckets(limits.callsAtOnce, limits.callsPerSecond);
  }

  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async request => this.#check(request));
    app.addHook('onSend', async (_request, reply) => {
      reply.headers(HEADERS);
    });
  }

  #check(request: FastifyRequest): void {
    if (request.ws && request.routeOptions.url !== SOCKET_PATH)
      throw new HttpError(404, 'no-such-page', `WebSockets are for ${SOCKET_PATH}`);
    if (!isOwnOrigin(request.raw))
      throw new HttpError(403, 'foreign-origin', 'calls from other sites are refused');
    if (!this.#calls.take(request.ip)) throw new HttpError(429, 'too-many', 'slow down');
  }
}

const HEADERS = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** A page of another site sends its own origin along; programs send none. */
function isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
