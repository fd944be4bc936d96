import { Readable } from 'node:stream';
import { type Account, DELETION_SCHEMA, type Deletion, SESSION_PATH_SCHEMA } from '@macher/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COST_OF_REPLAY } from '../allowance.ts';
import { endSession, signedIn } from '../cookies.ts';
import { Downloads } from '../downloads.ts';
import { networksOf } from '../household.ts';
import { HttpError, tooMany } from '../httpErrors.ts';
import type { Buckets } from '../limits.ts';
import type { ServerParts } from '../serverParts.ts';
import { charge } from './charge.ts';
import { trierAs } from './people.ts';

type Parts = Pick<
  ServerParts,
  | 'people'
  | 'passwords'
  | 'sessions'
  | 'programs'
  | 'sharings'
  | 'farewell'
  | 'ownData'
  | 'allowance'
  | 'bucketsFor'
  | 'limits'
>;
type DeletionCall = { Body: Deletion };
type SessionCall = { Params: { readonly id: string } };

/** What people see and change of themselves, guests too. */
export function openAccount(app: FastifyInstance, parts: Parts): void {
  const { newGuestsGoneAtOnce, newGuestsGonePerSecond } = parts.limits;
  const gone = parts.bucketsFor('new guests gone from', newGuestsGoneAtOnce, newGuestsGonePerSecond);
  app.get('/api/me/account', request => show(parts, request));
  const downloads = new Downloads(parts.allowance);
  app.get('/api/me/data', (request, reply) => exportData(parts, downloads, request, reply));
  app.delete<DeletionCall>('/api/me', { schema: { body: DELETION_SCHEMA } }, (request, reply) =>
    leave(parts, gone, request, reply),
  );
  app.delete('/api/me/sessions', request => endOthers(parts, request));
  app.delete<SessionCall>('/api/me/sessions/:id', { schema: { params: SESSION_PATH_SCHEMA } }, request =>
    endOne(parts, request),
  );
}

async function show(
  { people, sessions, programs, sharings }: Parts,
  request: FastifyRequest,
): Promise<Account> {
  const { person, token } = await signedIn(sessions, request);
  return {
    person,
    hasPassword: await people.hasPassword(person.id),
    sessions: await sessions.list(person.id, token),
    programs: await programs.of(person.id),
    sharing: await sharings.of(person.id),
  };
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

/** Exports the person's own data, and no more of it than they read. */
async function exportData(
  { sessions, ownData, allowance }: Parts,
  downloads: Downloads,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { person, token } = await signedIn(sessions, request);
  charge(allowance, request, person, COST_OF_REPLAY);
  const user = { person: person.id, address: request.ip };
  const pieces = downloads.begin(user, ownData(person, await sessions.list(person.id, token)));
  const given = setTimeout(() => reply.raw.destroy(), LONGEST_DOWNLOAD);
  reply.raw.setTimeout(LONGEST_SILENCE, () => reply.raw.destroy());
  reply.raw.on('close', () => {
    clearTimeout(given);
    downloads.end(user);
  });
  if (reply.raw.destroyed) downloads.end(user);
  return reply.type('application/json; charset=utf-8').send(Readable.from(pieces, { highWaterMark: 1 }));
}

/** LONGEST_SILENCE in milliseconds: others wait for who doesn't read. */
const LONGEST_SILENCE = 30_000;
const LONGEST_DOWNLOAD = 600_000;

async function leave(
  { people, passwords, sessions, farewell, limits }: Parts,
  gone: Buckets,
  request: FastifyRequest<DeletionCall>,
  reply: FastifyReply,
): Promise<{ person: null }> {
  const { person } = await signedIn(sessions, request);
  const trier = await trierAs(people, request, person);
  await passwords.limit(trier, person.id);
  if (!(await people.isReally(person.id, request.body.password, trier)))
    throw new HttpError(403, 'wrong-password', 'only with your password');
  if ((await people.isNewGuest(person.id)) && !networksOf(request.ip).every(each => gone.take(each)))
    throw tooMany('many guests have just gone from there: try again later', limits.newGuestsGonePerSecond);
  await farewell.leave(person);
  return endSession(request, reply);
}
