import type { Person } from '@macher/protocol';
import type { FastifyRequest } from 'fastify';
import type { Allowance } from '../allowance.ts';
import { callerOf } from '../cookies.ts';
import { HttpError } from '../httpErrors.ts';
import type { ServerParts } from '../serverParts.ts';

/** Charges for what takes the server's time: by person and address, together with what they send over sockets. */
export function charge(
  allowance: Allowance,
  { ip }: Pick<FastifyRequest, 'ip'>,
  person: Person | null,
  cost: number,
): void {
  if (!allowance.take({ person: person?.id ?? null, address: ip }, cost))
    throw new HttpError(429, 'too-many', 'slow down');
}

/** The person who calls, when they have paid for it; null: a stranger. */
export async function chargedCaller(
  { sessions, allowance }: Pick<ServerParts, 'sessions' | 'allowance'>,
  request: FastifyRequest,
  cost: number,
): Promise<Person | null> {
  const person = await callerOf(sessions, request);
  charge(allowance, request, person, cost);
  return person;
}
