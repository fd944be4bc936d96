import type { IncomingMessage } from 'node:http';
import cookie from '@fastify/cookie';
import websocket, { type WebSocket } from '@fastify/websocket';
import { FormatError, mismatch, type Schema } from '@macher/engine';
import {
  type ErrorCode,
  FROM_RECORD_SCHEMA,
  type FromRecord,
  GUEST_SCHEMA,
  LOGIN_SCHEMA,
  NEW_TABLE_SCHEMA,
  type NewTable,
  PASSWORD_SCHEMA,
  type Person,
  PROTOCOL_VERSION,
} from '@macher/protocol';
import { type BotPool, type Host, seatOf, sheetFor, type Timekeeper } from '@macher/table';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { Connection, type ServerParts } from './connection.ts';
import { Heartbeat } from './heartbeat.ts';
import { Buckets, LIMITS, type Limits } from './limits.ts';
import { Lobby } from './lobby.ts';
import { LOG_SINK } from './logSink.ts';
import { Metrics } from './metrics.ts';
import { frontPage } from './page.ts';
import { People } from './people.ts';
import { recordOf } from './record.ts';
import { hashToken } from './secrets.ts';
import type { Store, TableFilter, TableRow } from './store/store.ts';
import { Tables } from './tables.ts';
import { serveWebFiles, WEB_FOLDER } from './webFiles.ts';

export interface Parts {
  readonly store: Store;
  readonly bots: BotPool;
  readonly time: Timekeeper;
  readonly log: boolean;
  readonly limits?: Partial<Limits>;
  /** The folder with the built browser client. */
  readonly client?: string;
}

/** A refusal of the server's own, as HTTP says it. */
class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;

  constructor(status: number, code: ErrorCode, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

const COOKIE = 'macher';
const SOCKET = '/api/socket';

/** Only a proxy near by is believed when it says for whom it calls: else everybody could be whom they like. */
const PROXIES = ['loopback', 'linklocal', 'uniquelocal'];

/** Everything on one port. */
export async function makeApp(parts: Parts): Promise<FastifyInstance> {
  const limits = { ...LIMITS, ...parts.limits };
  const app = Fastify({
    bodyLimit: limits.bodyBytes,
    logger: parts.log ? LOGGER : false,
    trustProxy: PROXIES,
    forceCloseConnections: true,
    frameworkErrors: answerError,
  });
  app.setValidatorCompiler<Schema>(({ schema }) => data => {
    const found = mismatch(schema, data);
    return found === null ? { value: data } : { error: new FormatError(found.path, found.reason) };
  });
  app.setErrorHandler((error, request, reply) => answerError(error, request, reply));
  app.setNotFoundHandler((_request, reply) => sendError(reply, 404, 'no-such-page', 'see docs/protocol.md'));
  await app.register(cookie);
  await app.register(websocket, { options: { maxPayload: limits.messageBytes } });
  const hasClient = await serveWebFiles(app, parts.client ?? WEB_FOLDER);
  new Doors(app, parts, limits).open(hasClient);
  return app;
}

/** Query strings may hold invitations, and headers cookies: neither goes to the log. */
const LOGGER = {
  stream: LOG_SINK,
  serializers: {
    req: ({ method, url }: { method: string; url: string }) => ({ method, path: url.split('?')[0] }),
  },
};

const HEADERS = {
  'content-security-policy':
    "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'x-frame-options': 'DENY',
};

/** All ways in. */
class Doors {
  readonly #app: FastifyInstance;
  readonly #store: Store;
  readonly #tables: Tables;
  readonly #people: People;
  readonly #lobby: Lobby;
  readonly #metrics: Metrics;
  readonly #limits: Limits;
  readonly #serverParts: ServerParts;
  readonly #heartbeat = new Heartbeat();
  readonly #calls: Buckets;
  readonly #passwords: Buckets;
  readonly #connections = new Map<string, number>();

  constructor(app: FastifyInstance, { store, bots, time }: Parts, limits: Limits) {
    this.#limits = limits;
    this.#calls = new Buckets(limits.callsAtOnce, limits.callsPerSecond);
    this.#passwords = new Buckets(limits.passwordsAtOnce, limits.passwordsPerSecond);
    this.#app = app;
    this.#store = store;
    this.#tables = new Tables(store, bots, time, error => app.log.error(error));
    this.#people = new People(store, () => time.now());
    this.#lobby = new Lobby(this.#tables);
    this.#metrics = new Metrics(() => this.#tables.open);
    const now = (): number => time.now();
    this.#serverParts = { tables: this.#tables, store, metrics: this.#metrics, limits, now };
  }

  open(hasClient: boolean): void {
    this.#guard();
    this.#openPages(hasClient);
    this.#openPeople();
    this.#openTables();
    this.#openSocket();
    // Not before: a second server, started by mistake, must leave the tables of the first alone.
    this.#app.addHook('onListen', async () => {
      this.#heartbeat.start();
      const woken = await this.#tables.wake();
      this.#app.log.info({ woken }, 'tables that were waiting for us');
    });
    this.#app.addHook('onClose', () => {
      this.#heartbeat.stop();
      return this.#tables.close();
    });
  }

  /** Limits, headers, and no calls from other sites' pages. */
  #guard(): void {
    this.#app.addHook('onRequest', async request => {
      if (request.ws && request.routeOptions.url !== SOCKET)
        throw new HttpError(404, 'no-such-page', `WebSockets are for ${SOCKET}`);
      if (!isOwnOrigin(request.raw))
        throw new HttpError(403, 'foreign-origin', 'calls from other sites are refused');
      if (!this.#calls.take(request.ip, Date.now())) throw new HttpError(429, 'too-many', 'slow down');
    });
    this.#app.addHook('onSend', async (_request, reply) => {
      reply.headers(HEADERS);
    });
  }

  #openPages(hasClient: boolean): void {
    if (!hasClient)
      this.#app.get('/', async (request, reply) => {
        const tables = await this.#store.publicTables({}, 50);
        reply.type('text/html; charset=utf-8');
        return frontPage(request.headers['accept-language'] ?? '', tables);
      });
    this.#app.get('/healthz', async () => ({ ok: true, protocol: PROTOCOL_VERSION }));
    this.#app.get('/metrics', async (_request, reply) => {
      reply.type(this.#metrics.registry.contentType);
      return this.#metrics.registry.metrics();
    });
  }

  #openPeople(): void {
    this.#app.post<{ Body: { name: string } }>(
      '/api/people',
      { schema: { body: GUEST_SCHEMA } },
      async (request, reply) => {
        const made = await this.#people.welcome(nameIn(request.body));
        if (made === null) throw new HttpError(409, 'name-taken', 'somebody keeps this name with a password');
        return signedIn(request, reply.status(201), made);
      },
    );
    this.#app.get('/api/me', async request => ({ person: await this.#who(request) }));
    this.#app.post<{ Body: { password: string } }>(
      '/api/me/password',
      { schema: { body: PASSWORD_SCHEMA } },
      async request => {
        const person = await this.#signedIn(request);
        this.#limitPasswords(request);
        if (!(await this.#people.keep(person, request.body.password)))
          throw new HttpError(409, 'name-taken', 'somebody else keeps this name');
        return { person };
      },
    );
    this.#app.post<{ Body: { name: string; password: string } }>(
      '/api/sessions',
      { schema: { body: LOGIN_SCHEMA } },
      async (request, reply) => {
        this.#limitPasswords(request);
        const made = await this.#people.signIn(nameIn(request.body), request.body.password);
        if (made === null) throw new HttpError(403, 'wrong-password', 'no such name with this password');
        return signedIn(request, reply, made);
      },
    );
    this.#app.delete('/api/sessions', async (request, reply) => {
      const token = request.cookies[COOKIE];
      if (token !== undefined) await this.#people.signOut(token);
      reply.clearCookie(COOKIE, { path: '/' });
      return { person: null };
    });
  }

  #openTables(): void {
    this.#app.get<{ Querystring: Query }>('/api/tables', async request => ({
      tables: (await this.#store.publicTables(filterIn(request.query), 100)).map(publicly),
    }));
    this.#app.get('/api/me/tables', async request => {
      const person = await this.#signedIn(request);
      const rows = await this.#store.tablesOf(person.id, 200);
      return { tables: rows.map(row => ({ ...publicly(row), isMyTurn: row.awaited.includes(person.id) })) };
    });
    this.#app.post<{ Body: NewTable }>(
      '/api/tables',
      { schema: { body: NEW_TABLE_SCHEMA } },
      async (request, reply) => {
        const person = await this.#ownerOfAnother(request);
        return reply.status(201).send(await this.#lobby.open(person, request.body));
      },
    );
    this.#app.post<{ Body: FromRecord }>(
      '/api/tables/from-record',
      { schema: { body: FROM_RECORD_SCHEMA } },
      async (request, reply) => {
        const person = await this.#ownerOfAnother(request);
        return reply.status(201).send(await this.#lobby.fromRecord(person, request.body));
      },
    );
    for (const [path, isSameDeal] of [
      ['rematch', false],
      ['same-deal', true],
    ] as const) {
      this.#app.post<{ Params: { id: string } }>(`/api/tables/:id/${path}`, async (request, reply) => {
        const person = await this.#ownerOfAnother(request);
        const { host, row } = await this.#visible(request, request.params.id);
        if (host.table.stage !== 'over') throw new HttpError(409, 'not-over', 'the game is not over yet');
        return reply.status(201).send(await this.#lobby.again(person, host, isSameDeal, row.isPrivate));
      });
    }
    this.#app.get<{ Params: { id: string } }>('/api/tables/:id', async request => {
      const { row, host } = await this.#visible(request, request.params.id);
      const person = await this.#who(request);
      return { ...publicly(row), sheet: sheetFor(host.table, { person: person?.id ?? null }) };
    });
    this.#app.get<{ Params: { id: string } }>('/api/tables/:id/record', async request => {
      const { host } = await this.#visible(request, request.params.id);
      const person = await this.#who(request);
      return recordOf(host, person?.id ?? null);
    });
  }

  #openSocket(): void {
    this.#app.route({
      method: 'GET',
      url: SOCKET,
      handler: (_request, reply) => sendError(reply, 404, 'no-such-page', 'for WebSockets only'),
      wsHandler: (socket, request) => this.#receive(socket, request),
    });
  }

  async #receive(socket: WebSocket, request: FastifyRequest): Promise<void> {
    const { ip } = request;
    const open = this.#connections.get(ip) ?? 0;
    if (open >= this.#limits.connectionsPerAddress) return socket.close(1013);
    this.#connections.set(ip, open + 1);
    this.#metrics.connections.inc();
    this.#heartbeat.add(socket);
    const heard: string[] = [];
    let hear = (text: string): void => void heard.push(text);
    socket.on('message', (data: Buffer) => hear(data.toString()));
    socket.on('error', () => socket.close());
    const client = this.#who(request).then(person => new Connection(socket, person, this.#serverParts));
    socket.on('close', () => {
      const left = (this.#connections.get(ip) ?? 1) - 1;
      if (left > 0) this.#connections.set(ip, left);
      else this.#connections.delete(ip);
      this.#metrics.connections.dec();
      client.then(
        each => each.close(),
        () => {},
      );
    });
    const listener = await client;
    hear = text => void listener.hear(text).catch(error => this.#app.log.error(error));
    for (const text of heard) hear(text);
  }

  async #who(request: FastifyRequest): Promise<Person | null> {
    return this.#people.whoIs(request.cookies[COOKIE]);
  }

  async #signedIn(request: FastifyRequest): Promise<Person> {
    const person = await this.#who(request);
    if (person === null) throw new HttpError(401, 'not-signed-in', 'POST /api/people first');
    return person;
  }

  async #ownerOfAnother(request: FastifyRequest): Promise<Person> {
    const person = await this.#signedIn(request);
    if ((await this.#store.countOpenTables(person.id)) >= this.#limits.tablesPerPerson)
      throw new HttpError(429, 'too-many-tables', `at most ${this.#limits.tablesPerPerson} open tables`);
    return person;
  }

  async #visible(request: FastifyRequest, id: string): Promise<{ row: TableRow; host: Host }> {
    const row = await this.#store.table(id);
    const host = row === null ? null : await this.#tables.host(id);
    if (row === null || host === null) throw new HttpError(404, 'no-such-table', id);
    const person = await this.#who(request);
    const isSeated =
      person !== null && (seatOf(host.table, person) !== null || host.table.owner.id === person.id);
    const { invite } = request.query as Query;
    const isInvited = typeof invite === 'string' && hashToken(invite) === row.invite;
    if (row.isPrivate && !isSeated && !isInvited) throw new HttpError(403, 'not-invited', id);
    return { row, host };
  }

  #limitPasswords({ ip }: FastifyRequest): void {
    if (!this.#passwords.take(ip, Date.now())) throw new HttpError(429, 'too-many', 'try again in a minute');
  }
}

function signedIn(
  request: FastifyRequest,
  reply: FastifyReply,
  { person, token }: { person: Person; token: string },
) {
  const isSecure = request.protocol === 'https';
  reply.setCookie(COOKIE, token, {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: isSecure,
    maxAge: 182 * 86_400,
  });
  return { person };
}

/** A page of another site sends its own origin along; programs send none. */
function isOwnOrigin({ headers: { origin, host } }: IncomingMessage): boolean {
  if (origin === undefined) return true;
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** Something that is asked for twice is a list. */
type Query = Readonly<Record<string, string | readonly string[] | undefined>>;

function filterIn({ ruleset, players, speed, stage }: Query): TableFilter {
  return {
    ...(ruleset === undefined ? {} : { ruleset: String(ruleset) }),
    ...(players === undefined ? {} : { players: Number(players) || 0 }),
    ...(speed === undefined ? {} : { speed: String(speed) as TableRow['speed'] }),
    ...(stage === undefined ? {} : { stage: String(stage) as TableRow['stage'] }),
  };
}

/** Blanks alone are no name. */
function nameIn({ name }: { readonly name: string }): string {
  const trimmed = name.trim();
  if (trimmed === '') throw new FormatError('/name', 'is empty');
  return trimmed;
}

/** Invitations and the ids of who is awaited stay here. */
function publicly({ owner: _owner, invite: _invite, people: _people, ...row }: TableRow) {
  const { awaited: _awaited, dueAt: _dueAt, ...open } = row;
  return open;
}

function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error instanceof HttpError) return sendError(reply, error.status, error.code, error.message);
  if (error instanceof FormatError) return sendError(reply, 400, 'malformed', error.message);
  const status = (error as { statusCode?: number }).statusCode ?? 500;
  if (status === 413) return sendError(reply, 413, 'too-large', 'the body is too large');
  if (status < 500) return sendError(reply, status, 'malformed', (error as Error).message);
  request.log.error(error);
  return sendError(reply, 500, 'unavailable', 'something went wrong here; nothing was changed');
}

function sendError(reply: FastifyReply, status: number, code: ErrorCode, detail: string): FastifyReply {
  return reply.status(status).send({ code, detail });
}
