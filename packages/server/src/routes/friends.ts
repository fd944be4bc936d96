import {
  type OwnFriends,
  PERSON_PATH_SCHEMA,
  type Person,
  SHOWN_SCHEMA,
  TIE_SCHEMA,
  type TieNow,
  type WantedShown,
  type WantedTie,
} from '@macher/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { knownCaller } from '../cookies.ts';
import { A_WHILE, HttpError, tooMany } from '../httpErrors.ts';
import type { Buckets } from '../limits.ts';
import type { ServerParts } from '../serverParts.ts';
import { charge } from './charge.ts';
import { keeperOf } from './keeper.ts';

type Parts = Pick<ServerParts, 'friends' | 'people' | 'sessions' | 'allowance' | 'limits' | 'bucketsFor'>;
type TieCall = { Body: WantedTie };
type PersonCall = { Params: { readonly id: string } };

/** COST: several rows of the store, and who is at which table. */
const COST = 3;

const NO_SUCH_PERSON = new HttpError(404, 'no-such-person', 'nobody of this id keeps their name');

/** Who somebody's friends are, who asks them, and whom they have blocked: each hears of their own. */
export function openFriends(app: FastifyInstance, parts: Parts): void {
  const { friends, limits, bucketsFor } = parts;
  const requests = bucketsFor('friend requests of', limits.requestsAtOnce, limits.requestsPerSecond);
  const caller = async (request: FastifyRequest): Promise<Person> => {
    const person = await knownCaller(parts.sessions, request);
    charge(parts.allowance, request, person, COST);
    return person;
  };
  const own = async (request: FastifyRequest): Promise<OwnFriends> => friends.own((await caller(request)).id);
  app.get('/api/me/friends', own);
  app.put<{ Body: WantedShown }>('/api/me/friends', { schema: { body: SHOWN_SCHEMA } }, async request => {
    await friends.show((await keeperOf(parts, request)).id, request.body.isShown);
    return own(request);
  });
  app.post<TieCall>('/api/me/friends', { schema: { body: TIE_SCHEMA } }, request =>
    ask(parts, requests, request),
  );
  app.delete<PersonCall>(
    '/api/me/friends/:id',
    { schema: { params: PERSON_PATH_SCHEMA } },
    async (request): Promise<TieNow> => ({
      tie: await friends.part((await caller(request)).id, request.params.id),
    }),
  );
  app.post<TieCall>('/api/me/blocked', { schema: { body: TIE_SCHEMA } }, async (request): Promise<TieNow> => {
    const tie = await friends.block((await caller(request)).id, request.body.person);
    if (tie === null) throw new HttpError(404, 'no-such-person', 'nobody has this id');
    if (tie === 'too-many') throw new HttpError(429, 'too-many', 'unblock somebody first', A_WHILE);
    return { tie };
  });
  app.delete<PersonCall>(
    '/api/me/blocked/:id',
    { schema: { params: PERSON_PATH_SCHEMA } },
    async (request): Promise<TieNow> => ({
      tie: await friends.unblock((await caller(request)).id, request.params.id),
    }),
  );
}

/** Asks for friendship, by the same steps whatever the other one thinks of it: only they know. */
async function ask(parts: Parts, requests: Buckets, request: FastifyRequest<TieCall>): Promise<TieNow> {
  const person = await keeperOf(parts, request);
  charge(parts.allowance, request, person, COST);
  if (!requests.take(person.id))
    throw tooMany('you have asked many people already', parts.limits.requestsPerSecond);
  const tie = await parts.friends.ask(person, request.body.person);
  if (tie === null) throw NO_SUCH_PERSON;
  if (tie === 'full') throw new HttpError(429, 'too-many-friends', 'one of you has as many as they may');
  if (tie === 'too-many') throw new HttpError(429, 'too-many', 'wait for the people you have asked', A_WHILE);
  return { tie };
}
