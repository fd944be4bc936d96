import { FormatError } from '@macher/engine';
import type { ErrorCode } from '@macher/protocol';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { SECURITY_HEADERS } from './securityHeaders.ts';

/** Why the server refuses a call: a status for HTTP, a code for programs, a detail for the people who write them. */
export class HttpError extends Error {
  readonly status: number;
  readonly code: ErrorCode;

  constructor(status: number, code: ErrorCode, detail: string) {
    super(detail);
    this.status = status;
    this.code = code;
  }
}

/** Only our own words reach the caller: other errors may have secrets in their text. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendError(reply, badInput(error) ?? frameworkError(error) ?? unavailable(error, request));
}

/** What is wrong with what was sent; null: nothing, something went wrong here. */
export function badInput(error: unknown): HttpError | null {
  if (error instanceof FormatError) return new HttpError(400, 'malformed', error.message);
  return error instanceof HttpError ? error : null;
}

export function sendError(reply: FastifyReply, { status, code, message: detail }: HttpError): FastifyReply {
  REFUSED.set(reply.request, code);
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
