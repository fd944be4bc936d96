import { type Person, type PersonId, TOKEN_PREFIX } from '@macher/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './httpErrors.ts';
import type { Welcomed } from './people.ts';
import { SESSION_LENGTH, type Sessions } from './sessions.ts';

const COOKIE = 'macher';

/**
 * HOST_COOKIE is the name behind TLS: a browser takes it from this very host only, and never from a neighbour of it.
 */
const HOST_COOKIE = '__Host-macher';

/** The person whose call it is; null: a stranger's. A program's token that is worth nothing is no stranger's call. */
export async function callerOf(sessions: Sessions, request: FastifyRequest): Promise<Person | null> {
  const person = await sessions.whoIs(tokenIn(request));
  if (person === null && bearerIn(request) !== null)
    throw new HttpError(401, 'not-signed-in', 'no program has this token, or not any more');
  if (person === null) return null;
  CALLERS.set(request, person.id);
  return person;
}

const CALLERS = new WeakMap<FastifyRequest, PersonId>();

/** The person whose call it is, if that was looked up: the log must not cost a look into the store. */
export function callerKnown(request: FastifyRequest): PersonId | null {
  return CALLERS.get(request) ?? null;
}

/** The person whose call it is; throws for strangers, who may not make it. */
export async function knownCaller(sessions: Sessions, request: FastifyRequest): Promise<Person> {
  return (await signedIn(sessions, request)).person;
}

/** The person whose call it is, with the token that they showed. */
export async function signedIn(sessions: Sessions, request: FastifyRequest): Promise<Welcomed> {
  const token = tokenIn(request);
  const person = await callerOf(sessions, request);
  if (person === null || token === null) throw new HttpError(401, 'not-signed-in', 'POST /api/people first');
  return { person, token };
}

/**
 * The token of a call: programs show theirs in a header, and people in a cookie; neither is worth anything in the
 * other's place.
 */
export function tokenIn(request: FastifyRequest): string | null {
  return bearerIn(request) ?? cookieIn(request);
}

export function cookieIn({ cookies }: FastifyRequest): string | null {
  const token = cookies[HOST_COOKIE] ?? cookies[COOKIE] ?? null;
  return token?.startsWith(TOKEN_PREFIX) === true ? null : token;
}

/** Whether a program calls, or says so. */
export function isProgramCall(request: FastifyRequest): boolean {
  return bearerIn(request) !== null;
}

/**
 * The token in a header. Such a header may also be for a proxy before us, or hold the host's secret: those are none of
 * ours.
 */
function bearerIn({ headers }: FastifyRequest): string | null {
  const [, token = ''] = /^Bearer (\S{1,80})$/i.exec(headers.authorization ?? '') ?? [];
  return token.startsWith(TOKEN_PREFIX) ? token : null;
}

/** Gives the cookie, which stays with the browser: no script reads it, and no other site sends it. */
export function beginSession(request: FastifyRequest, reply: FastifyReply, { person, token }: Welcomed) {
  const secure = isSecure(request);
  reply.setCookie(secure ? HOST_COOKIE : COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure,
    maxAge: SESSION_LENGTH / 1000,
  });
  if (secure && request.cookies[COOKIE] !== undefined) reply.clearCookie(COOKIE, { path: '/' });
  return { person };
}

/**
 * Renews a cookie from before behind TLS: under the name that a neighbour of the host could set, it gets the safe one,
 * with another token, since the neighbour may know this one.
 */
export async function renewSession(
  sessions: Sessions,
  request: FastifyRequest,
  reply: FastifyReply,
  person: Person | null,
): Promise<void> {
  const token = cookieIn(request);
  if (person === null || token === null || !isSecure(request)) return;
  if (request.cookies[HOST_COOKIE] === undefined)
    beginSession(request, reply, { person, token: await sessions.renew(person.id, token) });
}

export function endSession(request: FastifyRequest, reply: FastifyReply) {
  reply.clearCookie(COOKIE, { path: '/' });
  if (isSecure(request)) reply.clearCookie(HOST_COOKIE, { path: '/', secure: true });
  return { person: null };
}

function isSecure({ protocol }: FastifyRequest): boolean {
  return protocol === 'https';
}
