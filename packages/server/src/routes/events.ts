import {
  CLUB_PATH_SCHEMA,
  ENTRANT_PATH_SCHEMA,
  ENTRANT_SCHEMA,
  EVENT_PATH_SCHEMA,
  EVENT_TABLE_PATH_SCHEMA,
  type EventPage,
  NEW_EVENT_SCHEMA,
  NEW_ROUND_SCHEMA,
  type NewEvent,
  type NewRound,
  ROUND_DEED_SCHEMA,
  ROUND_PATH_SCHEMA,
} from '@macher/protocol';
import type { FastifyInstance } from 'fastify';
import { newName } from '../names.ts';
import type { ServerParts } from '../serverParts.ts';
import { charged, chargedPerson } from './clubs.ts';

type Parts = Pick<ServerParts, 'sessions' | 'events' | 'allowance'>;
type EventPath = { readonly club: string; readonly event: string };
type EventCall = { Params: EventPath };
type EntrantCall = {
  Params: EventPath & { readonly person: string };
  Body: { readonly takesPart: boolean };
};
type RoundCall = { Params: EventPath & { readonly round: string } };
type TableCall = { Params: EventPath & { readonly round: string; readonly table: string } };

/** COST_OF_ROUND: it is drawn, and up to twenty tables are opened. */
const COST_OF_ROUND = 20;

const EVENT = '/api/clubs/:club/events/:event';
const ONE_EVENT = { params: EVENT_PATH_SCHEMA };

/** Leagues, knock-outs and duplicates of a club. */
export function openEvents(app: FastifyInstance, parts: Parts): void {
  openOne(app, parts);
  openRounds(app, parts);
}

function openOne(app: FastifyInstance, parts: Parts): void {
  const { events } = parts;
  app.post<{ Params: { readonly club: string }; Body: NewEvent }>(
    '/api/clubs/:club/events',
    { schema: { params: CLUB_PATH_SCHEMA, body: NEW_EVENT_SCHEMA } },
    async (request, reply) => {
      const by = await chargedPerson(parts, request);
      const id = await events.make(request.params.club, named(request.body), by);
      return reply.status(201).send({ id });
    },
  );
  app.get<EventCall>(EVENT, { schema: ONE_EVENT }, async (request): Promise<EventPage> => {
    const viewer = await charged(parts, request);
    return events.page(request.params, viewer);
  });
  app.put<EventCall & { Body: NewEvent }>(
    EVENT,
    { schema: { ...ONE_EVENT, body: NEW_EVENT_SCHEMA } },
    async (request): Promise<EventPage> => {
      const by = await chargedPerson(parts, request);
      return events.change(request.params, named(request.body), by);
    },
  );
  app.delete<EventCall>(EVENT, { schema: ONE_EVENT }, async request => {
    await events.end(request.params, await chargedPerson(parts, request));
    return { ok: true };
  });
  app.put<EntrantCall>(
    `${EVENT}/entrants/:person`,
    { schema: { params: ENTRANT_PATH_SCHEMA, body: ENTRANT_SCHEMA } },
    async (request): Promise<EventPage> => {
      const by = await chargedPerson(parts, request);
      const { person, ...place } = request.params;
      return events.enter(place, person, request.body.takesPart, by);
    },
  );
}

function named(settings: NewEvent): NewEvent {
  return { ...settings, name: newName(settings.name) };
}

function openRounds(app: FastifyInstance, parts: Parts): void {
  const { events } = parts;
  app.post<EventCall & { Body: NewRound }>(
    `${EVENT}/rounds`,
    { schema: { ...ONE_EVENT, body: NEW_ROUND_SCHEMA } },
    async (request, reply) => {
      const by = await chargedPerson(parts, request, COST_OF_ROUND);
      const { page, isNew } = await events.begin(request.params, request.body, by);
      return reply.status(isNew ? 201 : 200).send(page);
    },
  );
  app.post<RoundCall>(
    `${EVENT}/rounds/:round/close`,
    { schema: { params: ROUND_PATH_SCHEMA, body: ROUND_DEED_SCHEMA } },
    async (request): Promise<EventPage> => {
      const by = await chargedPerson(parts, request);
      return events.close(request.params, Number(request.params.round), by);
    },
  );
  app.post<TableCall>(
    `${EVENT}/rounds/:round/tables/:table/start`,
    { schema: { params: EVENT_TABLE_PATH_SCHEMA, body: ROUND_DEED_SCHEMA } },
    async (request): Promise<EventPage> => {
      const by = await chargedPerson(parts, request);
      const { round, table } = request.params;
      return events.start(request.params, Number(round), Number(table), by);
    },
  );
}
