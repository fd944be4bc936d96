import {
  GUEST_SCHEMA,
  type Kept,
  LOGIN_SCHEMA,
  type NewPassword,
  PASSWORD_SCHEMA,
  RECOVERY_SCHEMA,
  type Recovery,
} from '@macher/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { deviceOf } from '../device.ts';
import { HttpError } from '../httpErrors.ts';
import { newName, typedName } from '../names.ts';
import type { NotKept } from '../people.ts';
import type { ServerParts } from '../serverParts.ts';
import { beginSession, callerOf, cookieIn, endSession, renewCookie, signedIn } from '../session.ts';

type Parts = Pick<ServerParts, 'people' | 'passwords' | 'sessions'>;
type GuestCall = { Body: { readonly name: string } };
type PasswordCall = { Body: NewPassword };
type LoginCall = { Body: { readonly name: string; readonly password: string } };
type RecoveryCall = { Body: Recovery };

/** Come in as a guest, keep a name with a password, sign in and out. */
export function openPeople(app: FastifyInstance, parts: Parts): void {
  app.post<GuestCall>('/api/people', { schema: { body: GUEST_SCHEMA } }, (request, reply) =>
    welcome(parts, request, reply),
  );
  app.get('/api/me', (request, reply) => whoAmI(parts, request, reply));
  app.post<PasswordCall>('/api/me/password', { schema: { body: PASSWORD_SCHEMA } }, request =>
    keepName(parts, request),
  );
  app.post<LoginCall>('/api/sessions', { schema: { body: LOGIN_SCHEMA } }, (request, reply) =>
    signIn(parts, request, reply),
  );
  app.post<RecoveryCall>('/api/recovery', { schema: { body: RECOVERY_SCHEMA } }, (request, reply) =>
    recover(parts, request, reply),
  );
  app.delete('/api/sessions', (request, reply) => signOut(parts, request, reply));
}

async function welcome({ people }: Parts, request: FastifyRequest<GuestCall>, reply: FastifyReply) {
  const welcomed = await people.welcome(newName(request.body.name), deviceIn(request));
  if (welcomed === null) throw new HttpError(409, 'name-taken', 'this name is kept with a password');
  return beginSession(request, reply.status(201), welcomed);
}

async function whoAmI({ sessions }: Parts, request: FastifyRequest, reply: FastifyReply) {
  const person = await callerOf(sessions, request);
  renewCookie(request, reply, person);
  return { person };
}

async function keepName(
  { people, passwords, sessions }: Parts,
  request: FastifyRequest<PasswordCall>,
): Promise<Kept> {
  const { person, token } = await signedIn(sessions, request);
  await passwords.limit(request.ip, person.id);
  const kept = await people.keep(person, token, request.body);
  if (typeof kept === 'string') throw NOT_KEPT[kept];
  return kept;
}

const NOT_KEPT: Readonly<Record<NotKept, HttpError>> = {
  'wrong-password': new HttpError(403, 'wrong-password', 'a new password needs the old one'),
  'name-taken': new HttpError(409, 'name-taken', 'another person keeps this name'),
};

async function signIn({ people, passwords }: Parts, request: FastifyRequest<LoginCall>, reply: FastifyReply) {
  const name = typedName(request.body.name);
  await passwords.limit(request.ip, name);
  const welcomed = await people.signIn(name, request.body.password, deviceIn(request));
  if (welcomed === null) throw new HttpError(403, 'wrong-password', 'no such name with this password');
  return beginSession(request, reply, welcomed);
}

async function recover(
  { people, passwords }: Parts,
  request: FastifyRequest<RecoveryCall>,
  reply: FastifyReply,
): Promise<Kept> {
  const name = typedName(request.body.name);
  await passwords.limit(request.ip, name);
  const recovered = await people.recover({ ...request.body, name }, deviceIn(request));
  if (recovered === null) throw new HttpError(403, 'wrong-password', 'no such name with this code');
  return { ...beginSession(request, reply, recovered), recovery: recovered.recovery };
}

async function signOut({ sessions }: Parts, request: FastifyRequest, reply: FastifyReply) {
  const token = cookieIn(request);
  if (token !== null) await sessions.end(token);
  return endSession(request, reply);
}

function deviceIn({ headers }: FastifyRequest): string {
  return deviceOf(headers['user-agent'] ?? '');
}
