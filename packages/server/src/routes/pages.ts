import { PROTOCOL_VERSION } from '@macher/protocol';
import type { FastifyInstance } from 'fastify';
import type { ServerParts } from '../serverParts.ts';

/** For the people who run the server. */
export function openPages(
  app: FastifyInstance,
  { metrics: { registry } }: Pick<ServerParts, 'metrics'>,
): void {
  app.get('/healthz', async () => ({ ok: true, protocol: PROTOCOL_VERSION }));
  app.get('/metrics', async (_request, reply) => {
    reply.type(registry.contentType);
    return registry.metrics();
  });
}
