import type { FastifyInstance } from 'fastify';
import { isProgramCall } from './cookies.ts';
import { HttpError } from './httpErrors.ts';

/**
 * Keeps programs out before anything they sent is read: what isn't listed here is for people, and so is every new
 * route.
 */
export function keepProgramsOut(app: FastifyInstance): void {
  app.addHook('onRequest', async request => {
    const { url } = request.routeOptions;
    const isClosed = url?.startsWith('/api/') === true && !PROGRAM_DOORS.has(`${request.method} ${url}`);
    if (isClosed && isProgramCall(request))
      throw new HttpError(403, 'not-for-programs', 'this is for people');
  });
}

/** All that a program may call: to look at tables, and to play at them. */
export const PROGRAM_DOORS: ReadonlySet<string> = new Set([
  'GET /api/me',
  'GET /api/me/tables',
  'GET /api/people/:id',
  'GET /api/people/:id/games',
  'GET /api/announcement',
  'GET /api/schemas/:name',
  'GET /api/tables',
  'GET /api/tables/:id',
  'GET /api/tables/:id/rules',
  'GET /api/tables/:id/sheet',
  'POST /api/tables/:id/ask',
  'GET /api/tables/:id/moments',
  'GET /api/tables/:id/record',
  'GET /api/tables/:id/questions/:version/:seat',
  'POST /api/tables/:id/questions/:version/:seat',
  'GET /api/socket',
]);
