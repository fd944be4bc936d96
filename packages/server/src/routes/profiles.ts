import {
  PERSON_PATH_SCHEMA,
  PROFILE_GAMES_SCHEMA,
  type Profile,
  type ProfileGames,
  type ProfilePage,
} from '@macher/protocol';
import type { FastifyInstance } from 'fastify';
import { HttpError } from '../httpErrors.ts';
import type { ServerParts } from '../serverParts.ts';
import { chargedCaller } from './charge.ts';

type Parts = Pick<ServerParts, 'sessions' | 'profiles' | 'allowance'>;
type PersonCall = { Params: { readonly id: string } };
type GamesCall = PersonCall & { Querystring: ProfilePage };

/** COST: results are read from the store, and counted. */
const COST = 5;

/** What people see of each other: figures, and finished games. */
export function openProfiles(app: FastifyInstance, parts: Parts): void {
  const { profiles } = parts;
  app.get<PersonCall>(
    '/api/people/:id',
    { schema: { params: PERSON_PATH_SCHEMA } },
    async (request): Promise<Profile> => {
      const viewer = await chargedCaller(parts, request, COST);
      return found(await profiles.of(request.params.id, viewer));
    },
  );
  app.get<GamesCall>(
    '/api/people/:id/games',
    { schema: { params: PERSON_PATH_SCHEMA, querystring: PROFILE_GAMES_SCHEMA } },
    async (request): Promise<ProfileGames> => {
      const viewer = await chargedCaller(parts, request, COST);
      const { before } = request.query;
      const number = before === undefined ? undefined : Number(before);
      return found(await profiles.gamesOf(request.params.id, viewer, number));
    },
  );
}

function found<T>(told: T | null): T {
  if (told === null) throw new HttpError(404, 'no-such-person', 'nobody has this id');
  return told;
}
