import type { IncomingMessage } from 'node:http';
import { PAGE_PATHS } from '@macher/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BucketsFor } from './commonBuckets.ts';
import type { HostNames } from './hostNames.ts';
import { householdOf } from './household.ts';
import { HttpError } from './httpErrors.ts';
import type { Buckets, Limits } from './limits.ts';
import { SECURITY_HEADERS } from './securityHeaders.ts';
import type { Written } from './written.ts';

/** The one path that WebSockets may use. */
export const SOCKET_PATH = '/api/socket';

/** Stands before every route: limits, headers, and no calls from other sites' pages. */
export class Guard {
  readonly #calls: Buckets;
  readonly #files: Buckets;
  readonly #names: HostNames;
  readonly #written: Written;

  constructor(limits: Limits, names: HostNames, bucketsFor: BucketsFor, written: Written) {
    this.#names = names;
    this.#written = written;
    this.#calls = bucketsFor('calls from', limits.callsAtOnce, limits.callsPerSecond);
    this.#files = bucketsFor('files from', limits.filesAtOnce, limits.filesPerSecond);
  }

  watch(app: FastifyInstance): void {
    app.addHook('onRequest', async request => this.#check(request));
    app.addHook('onSend', async (request, reply) => {
      reply.headers(SECURITY_HEADERS);
      // By its proxy: a browser that was here once doesn't ask without TLS any more.
      if (request.protocol === 'https') reply.header('strict-transport-security', 'max-age=15552000');
    });
  }

  #check(request: FastifyRequest): void {
    if (!this.#names.includes(request.raw.headers.host))
      throw new HttpError(
        421,
        'unknown-host',
        'not a name of this server: see MACHER_HOSTS in docs/hosting.md',
      );
    if (request.ws && request.routeOptions.url !== SOCKET_PATH)
      throw new HttpError(404, 'no-such-page', `WebSockets are for ${SOCKET_PATH}`);
    if (!isOwnOrigin(request.raw))
      throw new HttpError(403, 'foreign-origin', 'calls from other sites are refused');
    const household = householdOf(request.ip);
    const isAllowed = isFile(request)
      ? this.#files.take(household)
      : this.#calls.take(household, costOfCall(request.raw));
    if (!isAllowed) throw new HttpError(429, 'too-many', 'slow down');
    if (isWriting(request)) this.#written.call(request.ip, lengthOf(request.raw));
  }
}

/** NEVER_ENOUGH are calls that must go on: to play, and to be let in as who one is. */
const NEVER_ENOUGH = ['/api/tables/:id/ask', '/api/sessions', '/api/recovery'];

function isWriting({ method, routeOptions }: FastifyRequest): boolean {
  return ['POST', 'PUT', 'PATCH'].includes(method) && !NEVER_ENOUGH.includes(routeOptions.url ?? '');
}

/** The cost of a call: 1, and something for what comes with it. Who sends very much has it read and looked through. */
function costOfCall({ headers }: IncomingMessage): number {
  if (headers['transfer-encoding'] !== undefined) return COST_OF_UNKNOWN;
  return 1 + Math.floor(lengthOf({ headers }) / 32_000);
}

function lengthOf({ headers }: Pick<IncomingMessage, 'headers'>): number {
  return Number(headers['content-length'] ?? 0);
}

/** COST_OF_UNKNOWN is for a call that doesn't say how much comes. */
const COST_OF_UNKNOWN = 8;

/**
 * Whether a call is for the client's page or another file of it, which costs next to nothing: by its folder, or at the
 * top by its ending.
 */
function isFile({ url, routeOptions }: FastifyRequest): boolean {
  return PAGE_PATHS.includes(routeOptions.url ?? '') || /^\/(assets\/[^/?]+|[^/?]+\.\w+)$/.test(url);
}

/** Whether a call comes from a page of ours: a page of another site sends its own origin along; programs send none. */
function isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}
