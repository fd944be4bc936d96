import { type Server, STATUS_CODES } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import type { ErrorBody } from '@macher/protocol';
import type { FastifyHttpOptions } from 'fastify';
import { householdOf } from './household.ts';
import type { Limits } from './limits.ts';
import { SECURITY_HEADERS } from './securityHeaders.ts';

/** How long a connection may take to say what it wants. */
export function patienceFor(limits: Limits): FastifyHttpOptions<Server> {
  return {
    requestTimeout: limits.requestTime,
    connectionTimeout: limits.silence,
    http: {
      headersTimeout: limits.headersTime,
      connectionsCheckingInterval: limits.headersTime / 4,
      // The guard looks at the host header, and answers.
      requireHostHeader: false,
    },
    clientErrorHandler: answerNoise,
  };
}

/**
 * Limits connections: not more than the machine has room for; and of one address, unless it's a proxy, not all of them.
 */
export function limitConnections(server: Server, limits: Limits, proxies: readonly string[]): void {
  const open = new Map<string, number>();
  const speaksForOthers = networkOf(proxies);
  server.maxConnections = limits.connections;
  server.on('connection', (socket: Socket) => {
    const address = socket.remoteAddress ?? '';
    if (speaksForOthers(address)) return;
    const household = householdOf(address);
    const count = (open.get(household) ?? 0) + 1;
    open.set(household, count);
    socket.once('close', () => lower(open, household));
    if (count > limits.connectionsOfAddress) socket.destroy();
  });
}

function lower(open: Map<string, number>, household: string): void {
  const left = (open.get(household) ?? 1) - 1;
  if (left > 0) open.set(household, left);
  else open.delete(household);
}

function networkOf(proxies: readonly string[]): (address: string) => boolean {
  const list = new BlockList();
  for (const proxy of proxies) {
    const [address = '', bits] = proxy.split('/');
    const family = familyOf(address);
    if (bits === undefined) list.addAddress(address, family);
    else list.addSubnet(address, Number(bits), family);
  }
  return address => list.check(address, familyOf(address));
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIPv6(address) ? 'ipv6' : 'ipv4';
}

/** Answers what is no HTTP, or did not come in time, like everything else, and ends the connection. */
function answerNoise(error: Error & { readonly code?: string }, socket: Socket): void {
  const status = STATUS_OF.get(error.code ?? '') ?? 400;
  if (socket.writable && error.code !== 'ECONNRESET') socket.write(noiseText(status));
  socket.destroy();
}

const STATUS_OF: ReadonlyMap<string, number> = new Map([
  ['ERR_HTTP_REQUEST_TIMEOUT', 408],
  ['HPE_HEADER_OVERFLOW', 431],
]);

function noiseText(status: number): string {
  const answer: ErrorBody = { code: 'malformed', detail: STATUS_CODES[status] ?? '' };
  const body = JSON.stringify(answer);
  const headers = {
    ...SECURITY_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}
