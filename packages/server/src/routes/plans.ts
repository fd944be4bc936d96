import { FormatError } from '@macher/engine';
import {
  INVITE_SCHEMA,
  NO_PLANS,
  type OwnPlans,
  type Person,
  PLANS_SCHEMA,
  type Plans,
  planMismatch,
  TABLE_PATH_SCHEMA,
} from '@macher/protocol';
import type { Host } from '@macher/table';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { costOfMessage } from '../allowance.ts';
import { knownCaller } from '../cookies.ts';
import { HttpError } from '../httpErrors.ts';
import type { ServerParts } from '../serverParts.ts';
import { admittedAs } from './admitted.ts';
import { charge } from './charge.ts';

type Parts = Pick<ServerParts, 'sessions' | 'admission' | 'allowance'>;
type PlansCall = { Params: { readonly id: string }; Querystring: { readonly invite?: string } };
type SavingCall = PlansCall & { Body: Plans };

const PLANS = { params: TABLE_PATH_SCHEMA, querystring: INVITE_SCHEMA };

/** What you have planned at a table: for those who play there, and of each only their own. */
export function openPlans(app: FastifyInstance, parts: Parts): void {
  app.get<PlansCall>('/api/tables/:id/plans', { schema: PLANS }, async request => {
    const { host, person } = await atTable(parts, request);
    return plansOf(host, person);
  });
  app.put<SavingCall>(
    '/api/tables/:id/plans',
    { schema: { ...PLANS, body: PLANS_SCHEMA } },
    async request => {
      const { body } = request;
      const { host, person } = await atTable(parts, request);
      const wrong = planMismatch(body);
      if (wrong !== null) throw new FormatError('', wrong);
      charge(parts.allowance, request, person, costOfMessage(JSON.stringify(body)));
      if (!(await host.plan(person, body))) throw new HttpError(403, 'not-invited', 'for those who play');
      return plansOf(host, person);
    },
  );
}

async function atTable(
  parts: Parts,
  request: FastifyRequest<PlansCall>,
): Promise<{ readonly host: Host; readonly person: Person }> {
  return admittedAs(await knownCaller(parts.sessions, request), parts, request);
}

function plansOf(host: Host, person: Person): OwnPlans {
  return host.plansOf(person) ?? { ...NO_PLANS, isStale: false };
}
