import { FormatError } from '@macher/engine';
import { GUEST_SCHEMA, LOGIN_SCHEMA, PASSWORD_SCHEMA, type Person } from '@macher/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from '../httpErrors.ts';
import type { ServerParts } from '../serverParts.ts';
import { beginSession, callerOf, endSession, knownCaller, tokenIn } from '../session.ts';

type Parts = Pick<ServerParts, 'people' | 'passwords'>;
type GuestCall = { Body: { readonly name: string } };
type PasswordCall = { Body: { readonly password: string } };
type LoginCall = { Body: { readonly name: string; readonly password: string } };

/** Come in as a guest, keep a name with a password, sign in and out. */
export function openPeople(app: FastifyInstance, parts: Parts): void {
  app.post<GuestCall>('/api/people', { schema: { body: GUEST_SCHEMA } }, (request, reply) =>
    welcome(parts, request, reply),
  );
  app.get('/api/me', async request => ({ person: await callerOf(parts.people, request) }));
  app.post<PasswordCall>('/api/me/password', { schema: { body: PASSWORD_SCHEMA } }, request =>
    keepName(parts, request),
  );
  app.post<LoginCall>('/api/sessions', { schema: { body: LOGIN_SCHEMA } }, (request, reply) =>
    signIn(parts, request, reply),
  );
  app.delete('/api/sessions', (request, reply) => signOut(parts, request, reply));
}

async function welcome({ people }: Parts, request: FastifyRequest<GuestCall>, reply: FastifyReply) {
  const welcomed = await people.welcome(nameIn(request.body));
  if (welcomed === null) throw new HttpError(409, 'name-taken', 'this name is kept with a password');
  return beginSession(request, reply.status(201), welcomed);
}

async function keepName(
  { people, passwords }: Parts,
  request: FastifyRequest<PasswordCall>,
): Promise<{ person: Person }> {
  const person = await knownCaller(people, request);
  passwords.limit(request.ip, person.name);
  if (!(await people.keep(person, request.body.password)))
    throw new HttpError(409, 'name-taken', 'another person keeps this name');
  return { person };
}

async function signIn({ people, passwords }: Parts, request: FastifyRequest<LoginCall>, reply: FastifyReply) {
  const name = nameIn(request.body);
  passwords.limit(request.ip, name);
  const welcomed = await people.signIn(name, request.body.password);
  if (welcomed === null) throw new HttpError(403, 'wrong-password', 'no such name with this password');
  return beginSession(request, reply, welcomed);
}

async function signOut({ people }: Parts, request: FastifyRequest, reply: FastifyReply) {
  const token = tokenIn(request);
  if (token !== null) await people.signOut(token);
  return endSession(reply);
}

/** Blanks alone are no name. */
function nameIn({ name }: { readonly name: string }): string {
  const trimmed = name.trim();
  if (trimmed === '') throw new FormatError('/name', 'is empty');
  return trimmed;
}
