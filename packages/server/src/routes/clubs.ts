import {
  CLUB_CHANGE_SCHEMA,
  CLUB_INVITE_SCHEMA,
  CLUB_MEMBER_PATH_SCHEMA,
  CLUB_PATH_SCHEMA,
  type ClubChange,
  type ClubDoor,
  type ClubPage,
  type ClubRole,
  JOIN_SCHEMA,
  NEW_CLUB_SCHEMA,
  type NewClub,
  type OwnClub,
  type Person,
  RENEW_INVITE_SCHEMA,
  ROLE_SCHEMA,
} from '@macher/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { callerOf, knownCaller } from '../cookies.ts';
import { newName } from '../names.ts';
import type { ServerParts } from '../serverParts.ts';
import { charge } from './charge.ts';

type Parts = Pick<ServerParts, 'sessions' | 'clubs' | 'allowance'>;
type ClubCall = { Params: { readonly club: string } };
type MemberCall = { Params: { readonly club: string; readonly person: string } };

/** COST: members, events, and the tables of those that go on are read from the store. */
const COST = 5;

/** COST_OF_EACH club of a person, in short. */
const COST_OF_EACH = 2;

const ONE_CLUB = { params: CLUB_PATH_SCHEMA };
const ONE_MEMBER = { params: CLUB_MEMBER_PATH_SCHEMA };

/** Clubs, and who is in them. */
export function openClubs(app: FastifyInstance, parts: Parts): void {
  openOwn(app, parts);
  openOne(app, parts);
  openMembers(app, parts);
}

function openOwn(app: FastifyInstance, parts: Parts): void {
  const { clubs } = parts;
  app.get('/api/clubs', async (request): Promise<{ clubs: OwnClub[] }> => {
    const person = await knownCaller(parts.sessions, request);
    const own = await clubs.of(person);
    charge(parts.allowance, request, person, COST + COST_OF_EACH * own.length);
    return { clubs: await clubs.inShort(own, person) };
  });
  app.post<{ Body: NewClub }>('/api/clubs', { schema: { body: NEW_CLUB_SCHEMA } }, async (request, reply) => {
    const owner = await chargedPerson(parts, request);
    const { name, isPublic } = request.body;
    return reply.status(201).send({ id: await clubs.make(owner, { name: newName(name), isPublic }) });
  });
}

function openOne(app: FastifyInstance, parts: Parts): void {
  const { clubs } = parts;
  app.get<ClubCall>('/api/clubs/:club', { schema: ONE_CLUB }, async (request): Promise<ClubPage> => {
    const viewer = await charged(parts, request);
    return clubs.page(request.params.club, viewer);
  });
  app.patch<ClubCall & { Body: ClubChange }>(
    '/api/clubs/:club',
    { schema: { ...ONE_CLUB, body: CLUB_CHANGE_SCHEMA } },
    async (request): Promise<ClubPage> => {
      const by = await chargedPerson(parts, request);
      const { name, ...others } = request.body;
      const change = name === undefined ? others : { ...others, name: newName(name) };
      return clubs.change(request.params.club, change, by);
    },
  );
  app.delete<ClubCall>('/api/clubs/:club', { schema: ONE_CLUB }, async request => {
    await clubs.remove(request.params.club, await chargedPerson(parts, request));
    return { ok: true };
  });
  app.get<ClubCall & { Querystring: { readonly invite?: string } }>(
    '/api/clubs/:club/door',
    { schema: { ...ONE_CLUB, querystring: CLUB_INVITE_SCHEMA } },
    async (request): Promise<ClubDoor> => {
      const viewer = await charged(parts, request);
      return clubs.door(request.params.club, request.query.invite, viewer);
    },
  );
  app.post<ClubCall>(
    '/api/clubs/:club/invite',
    { schema: { ...ONE_CLUB, body: RENEW_INVITE_SCHEMA } },
    async (request): Promise<ClubPage> => {
      const by = await chargedPerson(parts, request);
      return clubs.renew(request.params.club, by);
    },
  );
}

function openMembers(app: FastifyInstance, parts: Parts): void {
  const { clubs } = parts;
  app.post<ClubCall & { Body: { readonly invite: string } }>(
    '/api/clubs/:club/members',
    { schema: { ...ONE_CLUB, body: JOIN_SCHEMA } },
    async (request): Promise<ClubPage> => {
      const person = await chargedPerson(parts, request);
      return clubs.join(request.params.club, request.body.invite, person);
    },
  );
  app.patch<MemberCall & { Body: { readonly role: ClubRole } }>(
    '/api/clubs/:club/members/:person',
    { schema: { ...ONE_MEMBER, body: ROLE_SCHEMA } },
    async (request): Promise<ClubPage> => {
      const by = await chargedPerson(parts, request);
      const { club, person } = request.params;
      return clubs.setRole(club, person, request.body.role, by);
    },
  );
  app.delete<MemberCall>('/api/clubs/:club/members/:person', { schema: ONE_MEMBER }, async request => {
    const by = await chargedPerson(parts, request);
    await clubs.dismiss(request.params.club, request.params.person, by);
    return { ok: true };
  });
}

type Charging = Pick<ServerParts, 'sessions' | 'allowance'>;

/** The caller, charged; null: a stranger, who may look at what is public. */
export async function charged(
  { sessions, allowance }: Charging,
  request: FastifyRequest,
): Promise<Person | null> {
  const person = await callerOf(sessions, request);
  charge(allowance, request, person, COST);
  return person;
}

export async function chargedPerson(
  { sessions, allowance }: Charging,
  request: FastifyRequest,
  cost = COST,
): Promise<Person> {
  const person = await knownCaller(sessions, request);
  charge(allowance, request, person, cost);
  return person;
}
