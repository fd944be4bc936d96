import type { Person } from '@macher/protocol';
import type { FastifyRequest } from 'fastify';
import type { Admitted, NotAdmitted } from '../admission.ts';
import { callerOf } from '../cookies.ts';
import { HttpError } from '../httpErrors.ts';
import type { ServerParts } from '../serverParts.ts';
import { charge } from './charge.ts';

/** TableCall is about one table, perhaps by its link. */
interface TableCall {
  readonly params: { readonly id: string };
  readonly query: { readonly invite?: string };
}

type Doors = Pick<ServerParts, 'admission' | 'allowance'>;

interface AdmittedAs<P extends Person | null> extends Admitted {
  readonly person: P;
}

/** The table in the path, if the caller may see it. */
export async function admitted(
  parts: Pick<ServerParts, 'sessions'> & Doors,
  request: FastifyRequest & TableCall,
): Promise<AdmittedAs<Person | null>> {
  return admittedAs(await callerOf(parts.sessions, request), parts, request);
}

/** The table in the path, for a caller who is known already. */
export async function admittedAs<P extends Person | null>(
  person: P,
  { admission, allowance }: Doors,
  request: FastifyRequest & TableCall,
): Promise<AdmittedAs<P>> {
  const { params, query } = request;
  const { id } = params;
  const cost = await admission.costOf(id);
  if (cost > 0) charge(allowance, request, person, cost);
  const found = await admission.admit(id, { person, invite: query.invite ?? null });
  if (typeof found === 'string') throw new HttpError(STATUS[found], found, id);
  return { ...found, person };
}

const STATUS: Readonly<Record<NotAdmitted, number>> = {
  'no-such-table': 404,
  'not-invited': 403,
  'contest-open': 403,
};
