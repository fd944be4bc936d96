import {
  GUEST_SCHEMA,
  type Kept,
  LOGIN_SCHEMA,
  type NewPassword,
  PASSWORD_SCHEMA,
  type Person,
  RECOVERY_SCHEMA,
  type Recovery,
} from '@macher/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { beginSession, callerOf, cookieIn, endSession, renewSession, signedIn } from '../cookies.ts';
import { deviceOf } from '../device.ts';
import { HttpError } from '../httpErrors.ts';
import { newName, typedName } from '../names.ts';
import type { Trier } from '../passwords.ts';
import type { NotKept } from '../people.ts';
import type { ServerParts } from '../serverParts.ts';

type Parts = Pick<ServerParts, 'people' | 'passwords' | 'sessions' | 'devices'>;
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
  app.post<PasswordCall>('/api/me/password', { schema: { body: PASSWORD_SCHEMA } }, (request, reply) =>
    keepName(parts, request, reply),
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

async function whoAmI({ people, sessions, devices }: Parts, request: FastifyRequest, reply: FastifyReply) {
  const person = await callerOf(sessions, request);
  await renewSession(sessions, request, reply, person);
  const isNew = person !== null && cookieIn(request) !== null && devices.find(request, person.id) === null;
  if (isNew && (await people.hasPassword(person.id))) devices.give(request, reply, person.id);
  return { person };
}

async function keepName(
  { people, passwords, sessions, devices }: Parts,
  request: FastifyRequest<PasswordCall>,
  reply: FastifyReply,
): Promise<Kept> {
  const { person, token } = await signedIn(sessions, request);
  const trier = await trierAs(people, request, person);
  await passwords.limit(trier, person.id);
  const kept = await people.keep(person, token, request.body, trier);
  if (typeof kept === 'string') throw NOT_KEPT[kept];
  await renewSession(sessions, request, reply, person);
  devices.give(request, reply, person.id);
  return kept;
}

const NOT_KEPT: Readonly<Record<NotKept, HttpError>> = {
  'wrong-password': new HttpError(403, 'wrong-password', 'a new password needs the old one'),
  'name-taken': new HttpError(409, 'name-taken', 'another person keeps this name'),
};

/** The trier of a password. Guests are free to have: only those who keep their name are known by being signed in. */
export async function trierAs(
  people: ServerParts['people'],
  { ip }: FastifyRequest,
  { id }: Person,
): Promise<Trier> {
  return { address: ip, known: (await people.hasPassword(id)) ? `person ${id}` : null };
}

/** The trier who would like to be signed in by this name. */
async function trierFor({ people, devices }: Parts, request: FastifyRequest, name: string): Promise<Trier> {
  const id = await people.idOf(name);
  const device = id === null ? null : devices.find(request, id);
  return { address: request.ip, known: device === null ? null : `device ${device}` };
}

async function signIn(parts: Parts, request: FastifyRequest<LoginCall>, reply: FastifyReply) {
  const { people, passwords, devices } = parts;
  const name = typedName(request.body.name);
  const trier = await trierFor(parts, request, name);
  await passwords.limit(trier, name);
  const welcomed = await people.signIn(name, request.body.password, deviceIn(request), trier);
  if (welcomed === null) throw new HttpError(403, 'wrong-password', 'no such name with this password');
  const answer = beginSession(request, reply, welcomed);
  devices.give(request, reply, welcomed.person.id);
  return answer;
}

async function recover(
  parts: Parts,
  request: FastifyRequest<RecoveryCall>,
  reply: FastifyReply,
): Promise<Kept> {
  const { people, passwords, devices } = parts;
  const name = typedName(request.body.name);
  const trier = await trierFor(parts, request, name);
  await passwords.limit(trier, name);
  const recovered = await people.recover({ ...request.body, name }, deviceIn(request), trier);
  if (recovered === null) throw new HttpError(403, 'wrong-password', 'no such name with this code');
  const answer = { ...beginSession(request, reply, recovered), recovery: recovered.recovery };
  devices.give(request, reply, recovered.person.id);
  return answer;
}

async function signOut({ sessions }: Parts, request: FastifyRequest, reply: FastifyReply) {
  const token = cookieIn(request);
  if (token !== null) await sessions.end(token);
  return endSession(request, reply);
}

function deviceIn({ headers }: FastifyRequest): string {
  return deviceOf(headers['user-agent'] ?? '');
}
