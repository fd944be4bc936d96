import type { Person, Request, RequestName, RequestOf, TableCode } from '@macher/protocol';
import { type Host, type Reply, seatOf } from '@macher/table';
import type { Admitted } from './admission.ts';
import { newName } from './names.ts';
import type { ServerParts } from './serverParts.ts';

type Parts = Pick<ServerParts, 'metrics' | 'attendance' | 'admission' | 'joining' | 'allowance'>;

/** What someone asks of a table, what they call it, and from where they call. */
export interface Asked {
  readonly person: Person;
  readonly id: string;
  readonly request: Request;
  readonly address: string;
}

/** By which other people sit at the table. */
const RESEATING: readonly RequestName[] = ['sit', 'stand-up', 'send-away', 'take-over', 'answer', 'return'];

/** The same over the socket and over HTTP. Throws if nobody can have a name that is in it. */
export async function askTable(
  parts: Parts,
  { row, host }: Pick<Admitted, 'row' | 'host'>,
  asked: Asked,
): Promise<Reply> {
  const { person, id } = asked;
  const request = withName(asked.request);
  const code = await parts.joining.refusalOf({ row, table: host.table }, { person, id, request });
  if (code !== null) return refused(code);
  if (request.kind === 'serve' && (await parts.admission.isImpostor(person))) return refused('no-regency');
  if (request.kind === 'name-regent' && !mayName(parts, host, request, asked))
    return refused('asked-too-often');
  const began = performance.now();
  const reply = await host.request(person, id, request);
  parts.metrics.requests.observe({ kind: request.kind }, (performance.now() - began) / 1000);
  if (RESEATING.includes(request.kind)) parts.attendance.stir(row.id);
  return reply;
}

/** All at the table read it: what is hidden in a name would be hidden there. */
function withName(request: Request): Request {
  return request.kind === 'name-regent' && request.name !== null
    ? { ...request, name: newName(request.name) }
    : request;
}

/** Who is named is told, wherever they are. To say the same again is no news. */
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
