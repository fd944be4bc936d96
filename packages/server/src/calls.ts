import type { FastifyInstance, FastifyRequest } from 'fastify';
import { refusalOf } from './httpErrors.ts';
import type { Metrics } from './metrics.ts';
import { callerKnown } from './session.ts';

/** Counts every call, and tells the log from where and by whom a refused one came. */
export function watchCalls(app: FastifyInstance, metrics: Metrics): void {
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const route = routeOptions.url ?? 'none';
    metrics.calls.observe({ method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    const refused = refusalOf(request);
    if (refused === null) return;
    metrics.refusals.inc({ door: 'http', code: refused });
    request.log.warn({ refused, ...traceOf(request) }, 'call refused');
  });
}

/** Enough to find who it was, and nothing that opens a door. */
function traceOf(request: FastifyRequest) {
  return { address: request.ip, person: callerKnown(request), table: tableIn(request) };
}

function tableIn({ params }: FastifyRequest): string | null {
  const { id } = (params ?? {}) as { readonly id?: unknown };
  return typeof id === 'string' ? id : null;
}
