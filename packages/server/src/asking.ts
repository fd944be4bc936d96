import type { Person, PersonId, Request, RequestOf, TableCode } from '@macher/protocol';
import { type Host, type Reply, seatOf } from '@macher/table';
import type { Admitted } from './admission.ts';
import { newName } from './names.ts';
import { REQUEST_TRAITS } from './requestTraits.ts';
import type { ServerParts } from './serverParts.ts';
import type { TableRow } from './store/store.ts';

type Parts = Pick<ServerParts, 'metrics' | 'attendance' | 'admission' | 'joining' | 'allowance' | 'written'>;

/** What someone asks of a table, what they call it, and from where they call. */
export interface Asked {
  readonly person: Person;
  readonly id: string;
  readonly request: Request;
  readonly address: string;
}

/** Asks the same over the socket and over HTTP. Throws if nobody can have a name that is in it. */
export async function askTable(
  parts: Parts,
  { row, host }: Pick<Admitted, 'row' | 'host'>,
  asked: Asked,
): Promise<Reply> {
  const { person, id } = asked;
  const request = withName(asked.request);
  const code = await parts.joining.refusalOf({ row, table: host.table }, { person, id, request });
  if (code !== null) return refused(code);
  const keeper = await keeperIn(parts, request);
  const refusal = await refusalOfRegent(parts, row, request, { person, keeper });
  if (refusal !== null) return refused(refusal);
  if (request.kind === 'name-regent' && !mayName(parts, host, request, asked))
    return refused('asked-too-often');
  const enough = await parts.written.refusalOf({ person: person.id, address: asked.address }, request);
  if (enough !== null) return refused(enough);
  const began = performance.now();
  const reply = await host.request(person, id, request, keeper);
  parts.metrics.requests.observe({ kind: request.kind }, (performance.now() - began) / 1000);
  if (REQUEST_TRAITS[request.kind].reseats) parts.attendance.stir(row.id);
  return reply;
}

/**
 * The request with its name made plain: all at the table read it, and what is hidden in a name would be hidden there.
 */
function withName(request: Request): Request {
  return request.kind === 'name-regent' && request.name !== null
    ? { ...request, name: newName(request.name) }
    : request;
}

/** The person who keeps the name that the request names. */
async function keeperIn({ admission }: Parts, request: Request): Promise<PersonId | null> {
  return request.kind === 'name-regent' && request.name !== null ? admission.keeperOf(request.name) : null;
}

/**
 * Why a regent can't be named so. At a table that everyone finds, a name alone is no one: the first guest to take it
 * would have the seat.
 */
async function refusalOfRegent(
  { admission }: Parts,
  row: TableRow,
  request: Request,
  { person, keeper }: { readonly person: Person; readonly keeper: PersonId | null },
): Promise<TableCode | null> {
  if (request.kind === 'serve') return (await admission.mayServe(row, person)) ? null : 'no-regency';
  const isNaming = request.kind === 'name-regent' && request.name !== null;
  return isNaming && keeper === null && !row.isPrivate ? 'name-not-kept' : null;
}

/** Whether they may name a regent, who is told of it wherever they are. To say the same again is no news. */
function mayName(
  { allowance }: Parts,
  { table }: Host,
  { name }: RequestOf<'name-regent'>,
  { person, address }: Asked,
): boolean {
  const seat = seatOf(table, person);
  const isNews = name !== null && seat !== null && table.regencies[seat]?.name !== name;
  return !isNews || allowance.mayName({ person: person.id, address });
}

function refused(code: TableCode): Reply {
  return { ok: false, refusal: { by: 'table', code } };
}
