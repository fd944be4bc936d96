import { PROTOCOL_VERSION } from '@macher/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../httpErrors.ts';
import { isLocal } from '../owner.ts';
import type { ServerParts } from '../serverParts.ts';

type Parts = Pick<ServerParts, 'metrics' | 'owner' | 'readiness' | 'announcements'>;

/** For the people who run the server, and for the programs that look after it. */
export function openPages(
  app: FastifyInstance,
  { metrics: { registry }, owner, readiness, announcements }: Parts,
): void {
  app.get('/healthz', async () => ({ ok: true, protocol: PROTOCOL_VERSION }));
  app.get('/api/announcement', async () => ({ announcement: announcements.standing }));
  app.get('/readyz', async (_request, reply) => {
    const lack = await readiness.lack();
    return reply.status(lack === null ? 200 : 503).send({ ready: lack === null, lack });
  });
  const mayRead = async (request: FastifyRequest): Promise<boolean> =>
    isLocal(request) || owner.isCalling(request);
  app.get('/metrics', async (request, reply) => {
    if (!(await mayRead(request))) throw new HttpError(404, 'no-such-page', 'see docs/hosting.md');
    reply.type(registry.contentType);
    return registry.metrics();
  });
}
