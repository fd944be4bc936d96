import { OWNER_SCHEMA, type OwnerLogin } from '@macher/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../httpErrors.ts';
import { OWNER_SESSION, type Owner } from '../owner.ts';
import { giveOwnerCookie, takeOwnerCookie } from '../ownerCookie.ts';
import type { Readiness } from '../readiness.ts';
import type { ServerParts } from '../serverParts.ts';
import { type DeedParts, openDeeds } from './ownerDeeds.ts';

/** MOST_SHOWN reports in one answer. */
const MOST_SHOWN = 100;

/**
 * Opens the doors of the owner of the server, who shows their secret with each call, or a cookie that they got for it.
 */
export async function openOwner(
  app: FastifyInstance,
  parts: DeedParts & Pick<ServerParts, 'owner'>,
): Promise<void> {
  refuseNewcomers(app, parts.readiness);
  openSession(app, parts.owner);
  await app.register(async guarded => {
    guarded.addHook('onRequest', request => check(parts.owner, request));
    guarded.get('/api/host', () => parts.ownerTools.overview());
    guarded.get('/api/host/reports', async () => ({ reports: await parts.reports.list(MOST_SHOWN) }));
    openDeeds(guarded, parts);
  });
}

async function check(owner: Owner, request: FastifyRequest): Promise<void> {
  if (!(await owner.isCalling(request)))
    throw new HttpError(403, 'wrong-password', 'for the owner of the server');
}

function openSession(app: FastifyInstance, owner: Owner): void {
  const schema = { body: OWNER_SCHEMA };
  app.post<{ Body: OwnerLogin }>('/api/host/session', { schema }, async (request, reply) => {
    const token = await owner.signIn(request.body.secret, request.ip);
    if (token === null) throw new HttpError(403, 'wrong-password', 'not the secret of this server');
    giveOwnerCookie(request, reply, token, OWNER_SESSION / 1000);
    request.log.info({ act: 'sign-in', about: null, address: request.ip }, 'owner');
    return { ok: true };
  });
  // A refusal would be an error in the console of every browser that opens the page.
  app.get('/api/host/session', async request => ({ isOwner: await owner.isCalling(request) }));
  app.delete('/api/host/session', async (request, reply) => {
    await owner.signOut(request);
    takeOwnerCookie(request, reply);
    return { ok: true };
  });
}

/** BEGINNINGS are what would only just have begun when the server stops. */
const BEGINNINGS = ['/api/people', '/api/tables', '/api/tables/from-record'];

function refuseNewcomers(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onRequest', async ({ method, routeOptions: { url = '' } }) => {
    if (readiness.isDraining && method === 'POST' && BEGINNINGS.includes(url))
      throw new HttpError(503, 'unavailable', 'the server is about to restart');
  });
}
