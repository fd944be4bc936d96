import cookie from '@fastify/cookie';
import websocket from '@fastify/websocket';
import { FormatError, mismatch, type Schema } from '@macher/engine';
import Fastify, { type FastifyInstance } from 'fastify';
import { logCall, watchCalls } from './callLog.ts';
import { ClubKeys } from './clubs/clubKeys.ts';
import { limitConnections, patienceFor } from './connections.ts';
import { DayDeals } from './days/dayDeals.ts';
import { Housekeeping } from './housekeeping.ts';
import { answerError } from './httpErrors.ts';
import { KnownDevices } from './knownDevices.ts';
import { LIMITS } from './limits.ts';
import { LOG_SINK } from './logSink.ts';
import { Neighbours } from './neighbours.ts';
import { NetworkMarks } from './networkMarks.ts';
import { PushKeys } from './notices/pushKeys.ts';
import { keepProgramsOut } from './programDoors.ts';
import { openAccount } from './routes/account.ts';
import { openClubs } from './routes/clubs.ts';
import { openCodes } from './routes/codes.ts';
import { openDay } from './routes/day.ts';
import { openEvents } from './routes/events.ts';
import { openFeeds } from './routes/feeds.ts';
import { openFriends } from './routes/friends.ts';
import { openInvitations } from './routes/invitations.ts';
import { openNotices } from './routes/notices.ts';
import { openNoticesOff } from './routes/noticesOff.ts';
import { openOwner } from './routes/owner.ts';
import { openPages } from './routes/pages.ts';
import { openPeople } from './routes/people.ts';
import { openPlans } from './routes/plans.ts';
import { openPlay } from './routes/play.ts';
import { openProfiles } from './routes/profiles.ts';
import { openPrograms } from './routes/programs.ts';
import { openQuestions } from './routes/questions.ts';
import { openReports } from './routes/reports.ts';
import { openSchemas } from './routes/schemas.ts';
import { openSocket } from './routes/socket.ts';
import { openTables } from './routes/tables.ts';
import {
  makeServerParts,
  NO_HABITS,
  type NoticeHabits,
  type Parts,
  type ServerParts,
} from './serverParts.ts';
import type { Store } from './store/store.ts';
import { Tables } from './tables.ts';
import { unfitness } from './unfit.ts';
import { serveWebFiles, WEB_FOLDER } from './webFiles.ts';

/** The whole server on one port. */
export async function makeApp(parts: Parts): Promise<FastifyInstance> {
  const limits = { ...LIMITS, ...parts.limits };
  const app = Fastify({
    bodyLimit: limits.bodyBytes,
    logger: parts.log ? { stream: parts.logSink ?? LOG_SINK } : false,
    logController: new Fastify.LogController({ disableRequestLogging: true }),
    trustProxy: [...(parts.proxies ?? [])],
    forceCloseConnections: true,
    // Fastify's own errors: a path that cannot be read has no route, and no hooks.
    frameworkErrors: (error, request, reply) => {
      answerError(error, request, reply);
      logCall(request, reply);
    },
    ...patienceFor(limits),
  });
  limitConnections(app.server, limits, parts.proxies ?? []);
  speakOurWay(app);
  await app.register(cookie);
  await app.register(websocket, {
    options: { maxPayload: limits.messageBytes, autoPong: false },
    // What a client sends wrongly ends its socket, which is a line of the log with its code.
    errorHandler: (error, socket, request) => {
      if (!isOfWire(error)) request.log.error(error);
      socket.terminate();
    },
  });
  const failed = (error: unknown): void => app.log.error(error);
  const tables = new Tables(parts.store, parts.bots, parts.time, failed, limits);
  const keys = {
    push: await PushKeys.in(parts.store.outbox, contactOf(parts.notices ?? NO_HABITS)),
    days: await DayDeals.in(parts.store.outbox),
    clubs: await ClubKeys.in(parts.store.outbox),
    devices: await KnownDevices.in(parts.store.outbox),
    networks: await NetworkMarks.in(parts.store.outbox),
  };
  const housekeeping = new Housekeeping(parts.store, parts.time, limits.guestDays, {
    guests: told => app.log.info(told, 'guests who never came back'),
    full: room => app.log.warn(room, 'the disk is nearly full'),
    failed,
  });
  const serverParts = makeServerParts(parts, keys, limits, tables, failed, housekeeping);
  await openRoutes(app, serverParts, parts.webFolder ?? WEB_FOLDER);
  tendTables(app, serverParts, tables);
  if (parts.store.isShared) meetOthers(app, parts.store, serverParts, tables);
  return app;
}

/** Whether an error is of the wire and no failure of ours: a message too long, or a frame that is none. */
function isOfWire({ code = '' }: NodeJS.ErrnoException): boolean {
  return code.startsWith('WS_ERR_') || code === 'ECONNRESET' || code === 'EPIPE';
}

/** The contact whom push services may ask about this server. */
function contactOf({ url, mail }: NoticeHabits): string {
  if (mail !== null) return `mailto:${/[^<>\s]+@[^<>\s]+/.exec(mail.from)?.[0] ?? mail.from}`;
  return url?.startsWith('https:') ? url : 'mailto:macher@localhost.invalid';
}

/** Makes the app speak by our schemas and our form of errors. */
function speakOurWay(app: FastifyInstance): void {
  app.setValidatorCompiler<Schema>(({ schema }) => data => {
    const found = mismatch(schema, data);
    if (found !== null) return { error: new FormatError(found.path, found.reason) };
    const unfit = unfitness(data);
    return unfit === null ? { value: data } : { error: new FormatError('', unfit) };
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
}

async function openRoutes(app: FastifyInstance, parts: ServerParts, webFolder: string): Promise<void> {
  watchCalls(app, parts.metrics);
  parts.guard.watch(app);
  keepProgramsOut(app);
  await serveWebFiles(app, webFolder);
  await openOwner(app, parts);
  openPages(app, parts);
  openPeople(app, parts);
  openAccount(app, parts);
  openPrograms(app, parts);
  openProfiles(app, parts);
  openFriends(app, parts);
  openTables(app, parts);
  openPlay(app, parts);
  openInvitations(app, parts);
  openDay(app, parts);
  openClubs(app, parts);
  openEvents(app, parts);
  openReports(app, parts);
  openPlans(app, parts);
  openNotices(app, parts);
  openFeeds(app, parts);
  await openNoticesOff(app, parts);
  openQuestions(app, parts);
  openCodes(app, parts);
  openSchemas(app);
  openSocket(app, parts);
}

/**
 * Tends tables, but not before it listens: a second server, started by mistake, must leave the tables of the first
 * alone.
 */
function tendTables(app: FastifyInstance, parts: ServerParts, tables: Tables): void {
  const { heartbeat, readiness, announcements, load, courier, eyes, events, housekeeping } = parts;
  app.addHook('onListen', async () => {
    heartbeat.start();
    courier.start();
    eyes.start();
    await announcements.start();
    // Waking is tried again soon, as long as the server runs.
    const woken = await tables.wake().catch(error => app.log.error(error));
    await events.goOn();
    readiness.open();
    await housekeeping.start();
    app.log.info({ woken: woken ?? 0 }, 'tables that were waiting for us');
  });
  app.addHook('preClose', async () => readiness.drain());
  app.addHook('onClose', async () => {
    heartbeat.stop();
    housekeeping.stop();
    eyes.stop();
    announcements.stop();
    load.stop();
    await courier.stop();
    await tables.close();
  });
}

/** Meets other processes, where they use the store too. */
function meetOthers(app: FastifyInstance, store: Store, parts: ServerParts, tables: Tables): void {
  const neighbours = new Neighbours({ ...parts, store, tables, failed: error => app.log.error(error) });
  app.addHook('onListen', () => neighbours.open());
  app.addHook('preClose', () => neighbours.close());
}
