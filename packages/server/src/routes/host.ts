import { exactly } from '@macher/engine';
import { TABLE_PATH_SCHEMA } from '@macher/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../httpErrors.ts';
import type { Owner } from '../owner.ts';
import type { Readiness } from '../readiness.ts';
import type { ServerParts } from '../serverParts.ts';

type Parts = Pick<ServerParts, 'owner' | 'desk' | 'readiness' | 'reports'>;
type OneCall = { Params: { readonly id: string } };

/** Reports in one answer. */
const MOST_SHOWN = 100;

const NOTHING = { schema: { body: exactly({}) } };
const ONE = { schema: { params: TABLE_PATH_SCHEMA } };

/** For the owner of the server, who shows their secret with each call. */
export function openHost(app: FastifyInstance, { owner, desk, readiness, reports }: Parts): void {
  refuseNewcomers(app, readiness);
  app.get('/api/host', async request => {
    check(owner, request);
    return desk.overview();
  });
  app.get('/api/host/reports', async request => {
    check(owner, request);
    return { reports: await reports.list(MOST_SHOWN) };
  });
  app.post('/api/host/drain', NOTHING, async request => {
    check(owner, request);
    desk.drain();
    return desk.overview();
  });
  app.delete<OneCall>('/api/host/tables/:id', ONE, async request => {
    check(owner, request);
    if (!(await desk.closeTable(request.params.id)))
      throw new HttpError(404, 'no-such-table', request.params.id);
    return desk.overview();
  });
  app.delete<OneCall>('/api/host/people/:id', ONE, async request => {
    check(owner, request);
    if (!(await desk.block(request.params.id))) throw new HttpError(404, 'no-such-page', 'no such person');
    return desk.overview();
  });
}

function check(owner: Owner, request: FastifyRequest): void {
  if (!owner.isCalling(request)) throw new HttpError(403, 'wrong-password', 'for the owner of the server');
}

/** What would only just have begun when the server stops. */
const BEGINNINGS = ['/api/people', '/api/tables', '/api/tables/from-record'];

function refuseNewcomers(app: FastifyInstance, readiness: Readiness): void {
  app.addHook('onRequest', async ({ method, routeOptions: { url = '' } }) => {
    if (readiness.isDraining && method === 'POST' && BEGINNINGS.includes(url))
      throw new HttpError(503, 'unavailable', 'the server is about to restart');
  });
}
