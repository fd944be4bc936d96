import { exactly } from '@macher/engine';
import {
  ANNOUNCEMENT_SCHEMA,
  BLOCK_SCHEMA,
  type HostOverview,
  type NewAnnouncement,
  REPORT_PATH_SCHEMA,
  SETTLE_SCHEMA,
  TABLE_PATH_SCHEMA,
} from '@macher/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { HttpError } from '../httpErrors.ts';
import type { ServerParts } from '../serverParts.ts';

export type DeedParts = Pick<ServerParts, 'ownerTools' | 'readiness' | 'reports' | 'announcements' | 'time'>;
type OneCall = { Params: { readonly id: string } };
type AnnounceCall = { Body: NewAnnouncement };
type BlockCall = { Body: { readonly person: string } };
type SettleCall = OneCall & { Body: { readonly note: string | null } };

/** What the owner does. Each is a line of the log, and answers how the server is then. */
export function openDeeds(app: FastifyInstance, parts: DeedParts): void {
  const done = (about: string | null, request: FastifyRequest): Promise<HostOverview> => {
    const act = `${request.method} ${request.routeOptions.url}`;
    request.log.info({ act, about, address: request.ip }, 'owner');
    return parts.ownerTools.overview();
  };
  openDrain(app, parts, done);
  openAnnouncement(app, parts, done);
  openPeopleAndTables(app, parts, done);
  openReports(app, parts, done);
}

type Done = (about: string | null, request: FastifyRequest) => Promise<HostOverview>;

const ONE = { schema: { params: TABLE_PATH_SCHEMA } };

function openDrain(app: FastifyInstance, { readiness }: DeedParts, done: Done): void {
  app.post('/api/host/drain', { schema: { body: exactly({}) } }, request => {
    readiness.drain();
    return done(null, request);
  });
  app.delete('/api/host/drain', request => {
    readiness.openAgain();
    return done(null, request);
  });
}

function openAnnouncement(app: FastifyInstance, { announcements }: DeedParts, done: Done): void {
  const schema = { body: ANNOUNCEMENT_SCHEMA };
  app.post<AnnounceCall>('/api/host/announcement', { schema }, async request => {
    const { id } = await announcements.announce(request.body);
    return done(id, request);
  });
  app.delete('/api/host/announcement', async request => {
    await announcements.withdraw();
    return done(null, request);
  });
}

function openPeopleAndTables(app: FastifyInstance, { ownerTools }: DeedParts, done: Done): void {
  app.delete<OneCall>('/api/host/tables/:id', ONE, async request => {
    const { id } = request.params;
    if (!(await ownerTools.closeTable(id))) throw new HttpError(404, 'no-such-table', id);
    return done(id, request);
  });
  app.post<BlockCall>('/api/host/blocks', { schema: { body: BLOCK_SCHEMA } }, async request => {
    const { person } = request.body;
    mustBe(await ownerTools.block(person));
    return done(person, request);
  });
  app.delete<OneCall>('/api/host/blocks/:id', ONE, async request => {
    const { id } = request.params;
    mustBe(await ownerTools.unblock(id));
    return done(id, request);
  });
}

function openReports(app: FastifyInstance, { reports, time }: DeedParts, done: Done): void {
  const schema = { params: REPORT_PATH_SCHEMA, body: SETTLE_SCHEMA };
  app.post<SettleCall>('/api/host/reports/:id', { schema }, async request => {
    const { id } = request.params;
    const { note } = request.body;
    mustBe(await reports.settle(Number(id), note === null ? null : { at: time.now(), note }));
    return done(id, request);
  });
}

function mustBe(isThere: boolean): void {
  if (!isThere) throw new HttpError(404, 'no-such-page', 'no such person or report');
}
