import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { refusalOf } from './httpErrors.ts';
import type { Metrics } from './metrics.ts';
import { callerKnown } from './session.ts';

/** Counts every call, and writes one line of the log about it. */
export function watchCalls(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
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

/** Longer ones are noise. */
const LONGEST_PATH = 200;

/** Enough to find who it was. Query strings may hold invitations, and headers cookies: neither goes to the log. */
function traceOf(request: FastifyRequest, reply: FastifyReply) {
  return {
    method: request.method,
    path: pathOf(request.url),
    route: request.routeOptions.url ?? null,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
    address: request.ip,
    person: callerKnown(request),
    table: tableIn(request),
    refused: refusalOf(request),
  };
}

/** Some paths are secrets themselves, also with a slip in them that leads nowhere. */
function pathOf(url: string): string | undefined {
  return url.split('?')[0]?.replace(SECRET_PATH, '$1…').slice(0, LONGEST_PATH);
}

/** Of a person's feed, and of the end of their mail. */
const SECRET_PATH = /(\/(?:feeds|notices\/+off)\/+).*/i;

function tableIn({ params }: FastifyRequest): string | null {
  const { id } = (params ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' ? id : null;
}
