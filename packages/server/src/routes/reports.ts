import { FormatError } from '@macher/engine';
import {
  FARTHEST_REPORTED,
  INVITE_SCHEMA,
  type NewReport,
  REPORT_SCHEMA,
  type ReportedLine,
  TABLE_PATH_SCHEMA,
} from '@macher/protocol';
import type { Host } from '@macher/table';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { knownCaller } from '../cookies.ts';
import { householdOf } from '../household.ts';
import { tooMany } from '../httpErrors.ts';
import type { Buckets } from '../limits.ts';
import type { ServerParts } from '../serverParts.ts';
import { admittedAs } from './admitted.ts';

type Parts = Pick<
  ServerParts,
  'sessions' | 'admission' | 'allowance' | 'reports' | 'limits' | 'time' | 'bucketsFor'
>;
type ReportCall = {
  Params: { readonly id: string };
  Querystring: { readonly invite?: string };
  Body: NewReport;
};

const REPORT = { schema: { params: TABLE_PATH_SCHEMA, querystring: INVITE_SCHEMA, body: REPORT_SCHEMA } };

/** People tell the host what others said. */
export function openReports(app: FastifyInstance, parts: Parts): void {
  const { reportsAtOnce, reportsPerSecond } = parts.limits;
  const buckets = parts.bucketsFor('reports of', reportsAtOnce, reportsPerSecond);
  app.post<ReportCall>('/api/tables/:id/reports', REPORT, (request, reply) =>
    report(parts, buckets, request, reply),
  );
}

async function report(
  parts: Parts,
  buckets: Buckets,
  request: FastifyRequest<ReportCall>,
  reply: FastifyReply,
) {
  const { params, body, ip } = request;
  const reporter = await knownCaller(parts.sessions, request);
  const { host } = await admittedAs(reporter, parts, request);
  const { about, lines } = linesIn(host, reporter.id, body.lines);
  if (!buckets.take(householdOf(ip)) || !buckets.take(reporter.id))
    throw tooMany('the host will look at what you have sent', parts.limits.reportsPerSecond);
  await parts.reports.add({
    at: parts.time.now(),
    table: params.id,
    reporter,
    about,
    lines,
    text: body.text,
  });
  return reply.status(201).send({ ok: true });
}

/** The lines that another person said, as far as the reporter could read them. */
function linesIn(
  host: Host,
  reporter: string,
  numbers: readonly number[],
): Pick<Reported, 'about' | 'lines'> {
  if (numbers.length === 0) throw new FormatError('/lines', 'must have at least one');
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)];
  if (last - first > FARTHEST_REPORTED) throw new FormatError('/lines', 'are too far apart');
  const lines: ReportedLine[] = [];
  let about: Reported['about'] | null = null;
  for (const { number, at, what } of host.newsSince({ person: reporter }, first - 1)) {
    if (number > last) break;
    if (!numbers.includes(number) || what.kind !== 'said') continue;
    about ??= what.person;
    if (what.person.id === about.id) lines.push({ number, at, text: what.text });
  }
  const isWhole = lines.length === new Set(numbers).size;
  if (about === null || about.id === reporter || !isWhole)
    throw new FormatError('/lines', 'must be words of one other person that you can read');
  return { about, lines };
}

type Reported = Parameters<Parts['reports']['add']>[0];
