import type { Person } from '@macher/protocol';
import type { FastifyRequest } from 'fastify';
import { knownCaller } from '../cookies.ts';
import { HttpError } from '../httpErrors.ts';
import type { ServerParts } from '../serverParts.ts';

/**
 * The caller, who must keep their name: a guest's cookie may be lost, and then nobody could end what was begun with it.
 */
export async function keeperOf(
  { people, sessions }: Pick<ServerParts, 'people' | 'sessions'>,
  request: FastifyRequest,
): Promise<Person> {
  const person = await knownCaller(sessions, request);
  if (!(await people.hasPassword(person.id)))
    throw new HttpError(403, 'wrong-password', 'for people who keep their name with a password');
  return person;
}
