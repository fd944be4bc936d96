import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { callerKnown } from './cookies.ts';
import { refusalOf } from './httpErrors.ts';
import type { Metrics } from './metrics.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /**
     * The path that stands instead of the route's own, in figures and in the log: for routes that change with every
     * build.
     */
    readonly countedAs?: string;
  }
}

/** Counts every call, and writes one line of the log about it. */
export function watchCalls(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = routeOf(request) ?? 'none';
    metrics.calls.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    const refused = refusalOf(request);
    if (refused !== null) metrics.refusals.inc({ door: 'http', code: refused });
    logCall(request, reply);
  });
}

export function logCall(request: FastifyRequest, reply: FastifyReply): void {
  const line = traceOf(request, reply);
  if (line.refused === null) request.log.info(line, 'call');
  else request.log.warn(line, 'call');
}

/** LONGEST_PATH of what is logged: longer ones are noise. */
const LONGEST_PATH = 200;

/**
 * The trace of a call: enough to find who it was. Query strings may hold invitations, and headers cookies: neither goes
 * to the log.
 */
function traceOf(request: FastifyRequest, reply: FastifyReply) {
  return {
    method: request.method,
    path: pathOf(request.url),
    route: routeOf(request),
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    address: request.ip,
    person: callerKnown(request),
    table: tableIn(request),
    refused: refusalOf(request),
  };
}

/** The route of a call; null: there is none. */
function routeOf({ routeOptions: { url, config } }: FastifyRequest): string | null {
  return config.countedAs ?? url ?? null;
}

/**
 * The path without secrets. Some paths are secrets themselves, also with a slip in them that leads nowhere: whatever is
 * as long as one goes, too.
 */
function pathOf(url: string): string {
  const path = legible(url.split('?')[0] ?? '');
  return path.replace(SECRET_PATH, '$1…').replaceAll(AS_LONG_AS_A_SECRET, '…').slice(0, LONGEST_PATH);
}

/** The path without signs in disguise. */
function legible(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

const AS_LONG_AS_A_SECRET = /[\w-]{20,}/g;

/** SECRET_PATH fits the path of a person's feed, of the end of their mail, and of what is between two people. */
const SECRET_PATH = /(\/(?:feeds|notices\/+off|me\/+friends|me\/+blocked)\/+).*/i;

function tableIn({ params, routeOptions: { url = '' } }: FastifyRequest): string | null {
  if (!OF_A_TABLE.test(url)) return null;
  const { id } = (params ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' ? id : null;
}

/** OF_A_TABLE fits routes whose `:id` is a table's, and not a person's, a club's or a channel's. */
const OF_A_TABLE = /^\/(?:api\/(?:host\/)?tables|t|room|asked)\/:id/;
