import { FormatError } from '@macher/engine';
import type { ErrorCode } from '@macher/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECURITY_HEADERS } from './securityHeaders.ts';

/**
 * HttpError is why the server refuses a call: a status for HTTP, a code for programs, a detail for the people who write
 * them.
 */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;
  /** Seconds until it is worth trying again, for what is refused for a limit. */
  readonly retryAfter: number;

  constructor(
    status: number,
    code: ErrorCode,
    detail: string,
    retryAfter = code === 'too-many' ? 1 : A_WHILE,
  ) {
    super(detail);
    this.status = status;
    this.code = code;
    this.retryAfter = retryAfter;
  }
}

/** A_WHILE in seconds: something has to end first, which nobody can foresee. */
export const A_WHILE = 60;

/** The refusal of a limit that lets one more through so often. */
export function tooMany(detail: string, perSecond: number): HttpError {
  return new HttpError(429, 'too-many', detail, Math.ceil(1 / Math.max(perSecond, 1 / A_DAY)));
}

/** A_DAY in seconds. */
const A_DAY = 86_400;

export const NO_SUCH_PAGE = new HttpError(404, 'no-such-page', 'see docs/protocol.md');

/** Answers an error. Only our own words reach the caller: other errors may have secrets in their text. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(reply, badInput(error) ?? frameworkError(error) ?? unavailable(error, request));
}

/** What is wrong with what was sent; null: nothing, something went wrong here. */
export function badInput(error: unknown): HttpError | null {
  if (error instanceof FormatError) return new HttpError(400, 'malformed', wordsOf(error));
  return error instanceof HttpError ? error : null;
}

function wordsOf({ path, reason, message }: FormatError): string {
  return path === '' ? `what was sent ${reason}` : message;
}

export function sendError(reply: FastifyReply, error: HttpError): FastifyReply {
  const { status, code, message: detail, retryAfter } = error;
  REFUSED.set(reply.request, code);
  if (status === 429) reply.header('retry-after', retryAfter);
  // A page that nobody sees yet can't try again by itself: the browser does.
  const isPage = reply.request.headers.accept?.includes('text/html') ?? false;
  if (status === 429 && isPage) reply.header('refresh', retryAfter);
  return reply.status(status).headers(SECURITY_HEADERS).send({ code, detail });
}

const REFUSED = new WeakMap<FastifyRequest, ErrorCode>();

/** Why a call was refused; null: it was not. */
export function refusalOf(request: FastifyRequest): ErrorCode | null {
  return REFUSED.get(request) ?? null;
}

/** What Fastify refuses by itself, such as a body that is no JSON. */
function frameworkError(error: unknown): HttpError | null {
  const { statusCode: status = 500, message } = error as Error & { readonly statusCode?: number };
  if (status >= 500) return null;
  return status === 413
    ? new HttpError(status, 'too-large', 'the body is too large')
    : new HttpError(status, 'malformed', message);
}

function unavailable(error: unknown, request: FastifyRequest): HttpError {
  request.log.error(error);
  return new HttpError(500, 'unavailable', 'something went wrong on the server; nothing was changed');
}
