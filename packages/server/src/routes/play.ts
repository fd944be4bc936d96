import type { Infer } from '@macher/engine';
import {
  ASK_SCHEMA,
  type AskBody,
  INVITE_SCHEMA,
  type LookedSheet,
  type Person,
  type RulesOfTable,
  SHEET_SCHEMA,
  TABLE_PATH_SCHEMA,
  type TableReply,
} from '@macher/protocol';
import { countedSheetFor, type Host, sheetFor } from '@macher/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { COST_OF_WATCHING, costOfMessage } from '../allowance.ts';
import { askTable } from '../asking.ts';
import { householdOf } from '../household.ts';
import { HttpError } from '../httpErrors.ts';
import { REQUEST_TRAITS } from '../requestTraits.ts';
import type { ServerParts } from '../serverParts.ts';
import { admitted } from './admitted.ts';
import { charge } from './charge.ts';

type Parts = Pick<
  ServerParts,
  | 'sessions'
  | 'admission'
  | 'allowance'
  | 'written'
  | 'metrics'
  | 'attendance'
  | 'joining'
  | 'longPolls'
  | 'time'
>;
type TableCall = { Params: { readonly id: string }; Querystring: { readonly invite?: string } };
type SheetCall = { Params: { readonly id: string }; Querystring: Infer<typeof SHEET_SCHEMA> };
type AskCall = TableCall & { Body: AskBody };

const ONE_TABLE = { params: TABLE_PATH_SCHEMA, querystring: INVITE_SCHEMA };
const SHEET_OF_TABLE = { schema: { params: TABLE_PATH_SCHEMA, querystring: SHEET_SCHEMA } };

/** To play without a socket: call by call. */
export function openPlay(app: FastifyInstance, parts: Parts): void {
  app.post<AskCall>(
    '/api/tables/:id/ask',
    { schema: { ...ONE_TABLE, body: ASK_SCHEMA } },
    async (request): Promise<TableReply> => {
      const { person, ...found } = await admitted(parts, request);
      if (person === null) throw new HttpError(401, 'not-signed-in', 'POST /api/people first');
      const { body } = request;
      const cost = costOfMessage(JSON.stringify(body)) + REQUEST_TRAITS[body.request.kind].cost;
      charge(parts.allowance, request, person, cost);
      return askTable(parts, found, { person, ...body, address: request.ip });
    },
  );
  app.get<TableCall>(
    '/api/tables/:id/rules',
    { schema: ONE_TABLE },
    async (request): Promise<RulesOfTable> => {
      const { host, person } = await admitted(parts, request);
      charge(parts.allowance, request, person, COST_OF_WATCHING);
      return { rules: host.table.opening.rules };
    },
  );
  app.get<SheetCall>('/api/tables/:id/sheet', SHEET_OF_TABLE, (request, reply) =>
    sheetOf(parts, request, reply),
  );
}

/** The sheet: what the caller may know now; with `after`, as soon as there is more than that. */
async function sheetOf(
  parts: Parts,
  request: FastifyRequest<SheetCall>,
  reply: FastifyReply,
): Promise<LookedSheet> {
  const { host, person } = await admitted(parts, request);
  const { after, wait = '0', counted } = request.query;
  charge(parts.allowance, request, person, COST_OF_WATCHING);
  if (counted !== undefined && person?.isProgram !== true)
    throw new HttpError(403, 'only-for-programs', 'people count for themselves');
  if (after === undefined || host.table.number > Number(after)) return looked(parts, request, host, person);
  const viewer = { person: person?.id ?? null };
  const awaited = { viewer, after: Number(after), milliseconds: Number(wait) * 1000 };
  const caller = person?.id ?? `someone at ${householdOf(request.ip)}`;
  const waited = await parts.longPolls.until(caller, host, awaited, gone => void reply.raw.on('close', gone));
  if (waited === null) throw new HttpError(429, 'too-many', 'one call after the other');
  // Their session may have ended meanwhile, and the table may have gone elsewhere.
  const now = await admitted(parts, request);
  return looked(parts, request, now.host, now.person);
}

function looked(
  { time }: Parts,
  { query }: FastifyRequest<SheetCall>,
  { table }: Host,
  person: Person | null,
): LookedSheet {
  const look = query.counted === undefined ? sheetFor : countedSheetFor;
  return { now: time.now(), sheet: look(table, { person: person?.id ?? null }) };
}
