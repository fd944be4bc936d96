import type { Person } from '@macher/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { HttpError } from './httpErrors.ts';
import { type People, SESSION_LENGTH, type Welcomed } from './people.ts';

const COOKIE = 'macher';

/** Whose call it is; null: a stranger's. */
export function callerOf(people: People, request: FastifyRequest): Promise<Person | null> {
  return people.whoIs(tokenIn(request));
}

/** The same for calls that strangers may not make. */
export async function knownCaller(people: People, request: FastifyRequest): Promise<Person> {
  const person = await callerOf(people, request);
  if (person === null) throw new HttpError(401, 'not-signed-in', 'POST /api/people first');
  return person;
}

export function tokenIn({ cookies }: FastifyRequest): string | null {
  return cookies[COOKIE] ?? null;
}

/** Gives the cookie, which stays with the browser: no script reads it, and no other site sends it. */
export function beginSession(request: FastifyRequest, reply: FastifyReply, { person, token }: Welcomed) {
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: request.protocol === 'https',
    maxAge: SESSION_LENGTH / 1000,
  });
  return { person };
}

export function endSession(reply: FastifyReply) {
  reply.clearCookie(COOKIE, { path: '/' });
  return { person: null };
}
