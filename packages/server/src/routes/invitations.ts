import {
  INVITATION_SCHEMA,
  INVITE_SCHEMA,
  type Invitation,
  TABLE_PATH_SCHEMA,
  type TableReply,
} from '@macher/protocol';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { knownCaller } from '../cookies.ts';
import { HttpError, tooMany } from '../httpErrors.ts';
import type { Buckets } from '../limits.ts';
import { newId } from '../secrets.ts';
import type { ServerParts } from '../serverParts.ts';
import { admittedAs } from './admitted.ts';

type Parts = Pick<ServerParts, 'sessions' | 'admission' | 'allowance' | 'friends' | 'limits' | 'bucketsFor'>;
type InvitationCall = {
  Params: { readonly id: string };
  Querystring: { readonly invite?: string };
  Body: Invitation;
};

/** The owner of a table keeps a seat for a friend, who is told of it. */
export function openInvitations(app: FastifyInstance, parts: Parts): void {
  const { requestsAtOnce, requestsPerSecond } = parts.limits;
  const buckets = parts.bucketsFor('invitations of', requestsAtOnce, requestsPerSecond);
  app.post<InvitationCall>(
    '/api/tables/:id/invitations',
    { schema: { params: TABLE_PATH_SCHEMA, querystring: INVITE_SCHEMA, body: INVITATION_SCHEMA } },
    request => invite(parts, buckets, request),
  );
}

async function invite(
  parts: Parts,
  buckets: Buckets,
  request: FastifyRequest<InvitationCall>,
): Promise<TableReply> {
  const owner = await knownCaller(parts.sessions, request);
  const { host } = await admittedAs(owner, parts, request);
  const friend = await parts.friends.friend(owner.id, request.body.person);
  if (friend === null) throw new HttpError(404, 'no-such-person', 'no friend of yours has this id');
  if (!buckets.take(owner.id))
    throw tooMany('you have invited many people already', parts.limits.requestsPerSecond);
  const kept = { owner: owner.id, seat: request.body.seat, person: friend };
  return host.keepSeat(kept, `invitation ${newId()}`);
}
