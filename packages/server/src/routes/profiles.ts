import {
  PERSON_PATH_SCHEMA,
  type Person,
  PROFILE_GAMES_SCHEMA,
  type Profile,
  type ProfileGames,
  type ProfilePage,
} from '@macher/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../httpErrors.ts';
import type { ServerParts } from '../serverParts.ts';
import { callerOf } from '../session.ts';

type Parts = Pick<ServerParts, 'sessions' | 'profiles' | 'allowance'>;
type PersonCall = { Params: { readonly id: string } };
type GamesCall = PersonCall & { Querystring: ProfilePage };

/** Results are read from the store, and counted. */
const COST = 5;

/** What people see of each other: figures, and finished games. */
export function openProfiles(app: FastifyInstance, parts: Parts): void {
  const { profiles } = parts;
  app.get<PersonCall>(
    '/api/people/:id',
    { schema: { params: PERSON_PATH_SCHEMA } },
    async (request): Promise<Profile> => {
      const viewer = await charged(parts, request);
      return found(await profiles.of(request.params.id, viewer));
    },
  );
  app.get<GamesCall>(
    '/api/people/:id/games',
    { schema: { params: PERSON_PATH_SCHEMA, querystring: PROFILE_GAMES_SCHEMA } },
    async (request): Promise<ProfileGames> => {
      const viewer = await charged(parts, request);
      const { before } = request.query;
      const number = before === undefined ? undefined : Number(before);
      return found(await profiles.gamesOf(request.params.id, viewer, number));
    },
  );
}

async function charged({ sessions, allowance }: Parts, request: FastifyRequest): Promise<Person | null> {
  const person = await callerOf(sessions, request);
  if (!allowance.take({ person: person?.id ?? null, address: request.ip }, COST))
    throw new HttpError(429, 'too-many', 'slow down');
  return person;
}

function found<T>(told: T | null): T {
  if (told === null) throw new HttpError(404, 'no-such-person', 'nobody has this id');
  return told;
}
