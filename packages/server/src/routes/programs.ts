import {
  NEW_PROGRAM_SCHEMA,
  type NewProgram,
  type OwnProgram,
  PROGRAM_PATH_SCHEMA,
  SHARING_SCHEMA,
  type Sharing,
  type TokenForProgram,
} from '@macher/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { knownCaller } from '../cookies.ts';
import { HttpError } from '../httpErrors.ts';
import { newName } from '../names.ts';
import type { ServerParts } from '../serverParts.ts';
import { keeperOf } from './keeper.ts';

type Parts = Pick<ServerParts, 'people' | 'programs' | 'sessions' | 'sharings'>;
type ProgramCall = { Params: { readonly id: string } };
type Answer = { readonly programs: readonly OwnProgram[] };

/** What only people do who keep their name: programs of theirs, and whether their games may be published. */
export function openPrograms(app: FastifyInstance, parts: Parts): void {
  app.get('/api/me/programs', request => list(parts, request));
  app.post<{ Body: NewProgram }>(
    '/api/me/programs',
    { schema: { body: NEW_PROGRAM_SCHEMA } },
    (request, reply) => make(parts, request, reply),
  );
  app.post<ProgramCall>(
    '/api/me/programs/:id/token',
    { schema: { params: PROGRAM_PATH_SCHEMA } },
    async request =>
      found(await parts.programs.renew((await keeperOf(parts, request)).id, request.params.id)),
  );
  app.delete<ProgramCall>(
    '/api/me/programs/:id',
    { schema: { params: PROGRAM_PATH_SCHEMA } },
    async request => {
      const { id } = await keeperOf(parts, request);
      found((await parts.programs.delete(id, request.params.id)) || null);
      return list(parts, request);
    },
  );
  app.put<{ Body: { readonly sharing: Sharing } }>(
    '/api/me/sharing',
    { schema: { body: SHARING_SCHEMA } },
    async request => {
      const { id } = await keeperOf(parts, request);
      await parts.sharings.set(id, request.body.sharing);
      return { sharing: request.body.sharing };
    },
  );
}

async function list({ programs, sessions }: Parts, request: FastifyRequest): Promise<Answer> {
  return { programs: await programs.of((await knownCaller(sessions, request)).id) };
}

async function make(
  parts: Parts,
  request: FastifyRequest<{ Body: NewProgram }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const made = await parts.programs.make(await keeperOf(parts, request), newName(request.body.name));
  if (made === 'name-taken') throw new HttpError(409, 'name-taken', 'this name is kept with a password');
  if (made === null) throw new HttpError(429, 'too-many-programs', 'delete one of yours first');
  return reply.status(201).send(made);
}

function found<T extends TokenForProgram | true>(told: T | null): T {
  if (told === null) throw new HttpError(404, 'no-such-person', 'you have no such program');
  return told;
}
