import { type Account, SESSION_PATH_SCHEMA } from '@macher/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../httpErrors.ts';
import type { ServerParts } from '../serverParts.ts';
import { signedIn } from '../session.ts';

type Parts = Pick<ServerParts, 'people' | 'sessions'>;
type SessionCall = { Params: { readonly id: string } };

/** What people see and change of themselves, guests too. */
export function openAccount(app: FastifyInstance, parts: Parts): void {
  app.get('/api/me/account', request => show(parts, request));
  app.delete('/api/me/sessions', request => endOthers(parts, request));
  app.delete<SessionCall>('/api/me/sessions/:id', { schema: { params: SESSION_PATH_SCHEMA } }, request =>
    endOne(parts, request),
  );
}

async function show({ people, sessions }: Parts, request: FastifyRequest): Promise<Account> {
  const { person, token } = await signedIn(sessions, request);
  const hasPassword = await people.hasPassword(person.id);
  return { person, hasPassword, sessions: await sessions.list(person.id, token) };
}

async function endOthers({ sessions }: Parts, request: FastifyRequest): Promise<{ ok: true }> {
  const { person, token } = await signedIn(sessions, request);
  await sessions.endAll(person.id, token);
  return { ok: true };
}

async function endOne({ sessions }: Parts, request: FastifyRequest<SessionCall>): Promise<{ ok: true }> {
  const { person } = await signedIn(sessions, request);
  if (!(await sessions.endOne(person.id, request.params.id)))
    throw new HttpError(404, 'no-such-session', 'you have no such session');
  return { ok: true };
}
