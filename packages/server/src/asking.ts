import { type Person, type Request, type RequestName, SEATING } from '@macher/protocol';
import type { Reply } from '@macher/table';
import type { Admitted } from './admission.ts';
import type { ServerParts } from './serverParts.ts';

/** What someone asks of a table, and what they call it. */
export interface Asked {
  readonly person: Person;
  readonly id: string;
  readonly request: Request;
}

/** By which other people sit at the table. */
const RESEATING: readonly RequestName[] = ['sit', 'stand-up', 'send-away', 'take-over', 'answer', 'return'];

const NO_PROGRAMS: Reply = { ok: false, refusal: { by: 'table', code: 'no-programs' } };

/** The same over the socket and over HTTP. */
export async function askTable(
  { metrics, attendance }: Pick<ServerParts, 'metrics' | 'attendance'>,
  { row, host }: Pick<Admitted, 'row' | 'host'>,
  { person, id, request }: Asked,
): Promise<Reply> {
  if (!row.admitsPrograms && person.isProgram === true && isSeating(request)) return NO_PROGRAMS;
  const began = performance.now();
  const reply = await host.request(person, id, request);
  metrics.requests.observe({ kind: request.kind }, (performance.now() - began) / 1000);
  if (RESEATING.includes(request.kind)) attendance.stir(row.id);
  return reply;
}

function isSeating({ kind }: Request): boolean {
  return SEATING.some(each => each === kind);
}
