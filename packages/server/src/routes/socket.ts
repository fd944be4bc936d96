import type { WebSocket } from '@fastify/websocket';
import type { Person } from '@macher/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Connection } from '../connection.ts';
import { callerOf, tokenIn } from '../cookies.ts';
import { SOCKET_PATH } from '../guard.ts';
import { householdOf } from '../household.ts';
import { HttpError, sendError } from '../httpErrors.ts';
import { hashToken } from '../secrets.ts';
import type { ServerParts } from '../serverParts.ts';
import { SocketTrace } from '../socketTrace.ts';

/** Everything that happens at tables. */
export function openSocket(app: FastifyInstance, parts: ServerParts): void {
  const addresses = new Addresses(parts.limits.connectionsPerAddress);
  app.route({
    method: 'GET',
    url: SOCKET_PATH,
    handler: (_request, reply) => sendError(reply, new HttpError(404, 'no-such-page', 'for WebSockets only')),
    wsHandler: (socket, request) => {
      const trace = new SocketTrace(request.log, parts.metrics, request.ip);
      socket.on('close', code => trace.close(code));
      const household = householdOf(request.ip);
      if (!addresses.take(household)) {
        trace.refuse('too-many', null);
        return socket.close(TRY_LATER);
      }
      socket.on('close', () => addresses.giveBack(household));
      return receive(socket, request, parts, trace);
    },
  });
}

/** TRY_LATER is WebSocket's "try again later". */
const TRY_LATER = 1013;

/** Addresses count how many sockets each household has open. */
class Addresses {
  readonly #most: number;
  readonly #open = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  take(address: string): boolean {
    const open = this.#open.get(address) ?? 0;
    if (open >= this.#most) return false;
    this.#open.set(address, open + 1);
    return true;
  }

  giveBack(address: string): void {
    const left = (this.#open.get(address) ?? 1) - 1;
    if (left > 0) this.#open.set(address, left);
    else this.#open.delete(address);
  }
}

/**
 * Receives messages. Clients may talk before we know who they are: what has come is kept, and no more is read until
 * then.
 */
async function receive(
  socket: WebSocket,
  request: FastifyRequest,
  parts: ServerParts,
  trace: SocketTrace,
): Promise<void> {
  const early: string[] = [];
  let hear = (text: string): void => {
    early.push(text);
    socket.pause();
  };
  socket.on('message', (data: Buffer) => hear(data.toString()));
  const opening = callerOf(parts.sessions, request).then(person => {
    trace.open(person?.id ?? null);
    const refused = trace.refuse.bind(trace);
    const connection = new Connection(socket, { person, address: request.ip, refused }, parts);
    if (person !== null) closeWithSession(socket, connection, request, person, parts);
    socket.on(
      'close',
      parts.announcements.join(each => connection.announce(each)),
    );
    return connection;
  });
  lookAfter(socket, opening, parts);
  const connection = await opening.catch(error => shutOut(socket, error));
  if (connection === null) return;
  socket.on('ping', (data: Buffer) => connection.hearPing(data));
  hear = text => void connection.hear(text).catch(error => request.log.error(error));
  for (const text of early) hear(text);
  socket.resume();
}

/** Shuts out a socket with a token that is worth nothing. */
function shutOut(socket: WebSocket, error: unknown): null {
  if (!(error instanceof HttpError)) throw error;
  socket.resume();
  socket.close(SIGNED_OUT);
  return null;
}

/** SIGNED_OUT is WebSocket's "policy violation": you are signed out. */
const SIGNED_OUT = 1008;

function closeWithSession(
  socket: WebSocket,
  connection: Connection,
  request: FastifyRequest,
  person: Person,
  { sessions }: ServerParts,
): void {
  const close = (): void => {
    connection.close();
    socket.close(SIGNED_OUT);
  };
  const forget = sessions.sockets.add({ session: hashToken(tokenIn(request) ?? ''), person, close });
  socket.on('close', forget);
}

function lookAfter(
  socket: WebSocket,
  opening: Promise<Connection>,
  { metrics, heartbeat }: ServerParts,
): void {
  metrics.connections.inc();
  heartbeat.add(socket);
  socket.on('error', () => socket.close());
  socket.on('close', () => {
    metrics.connections.dec();
    opening.then(
      connection => connection.close(),
      () => {},
    );
  });
}
