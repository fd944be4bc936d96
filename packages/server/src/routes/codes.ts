import {
  type Called,
  INVITE_SCHEMA,
  type Person,
  SEAT_CODE_SCHEMA,
  type SeatCode,
  SHOWN_CODE_SCHEMA,
  type ShownCode,
  TABLE_PATH_SCHEMA,
  type WantedCode,
} from '@macher/protocol';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Admitted } from '../admission.ts';
import { beginSession, callerOf, knownCaller } from '../cookies.ts';
import { deviceOf } from '../device.ts';
import { networksOf } from '../household.ts';
import { HttpError, tooMany } from '../httpErrors.ts';
import type { Buckets } from '../limits.ts';
import { newName } from '../names.ts';
import type { Welcomed } from '../people.ts';
import { calledTo, isGuestOf } from '../seatCodes.ts';
import { newId } from '../secrets.ts';
import type { ServerParts } from '../serverParts.ts';
import type { CodeFor } from '../store/codes.ts';
import { admittedAs } from './admitted.ts';

type Parts = Pick<
  ServerParts,
  | 'sessions'
  | 'people'
  | 'admission'
  | 'allowance'
  | 'joining'
  | 'attendance'
  | 'seatCodes'
  | 'limits'
  | 'bucketsFor'
>;
type WantedCall = {
  Params: { readonly id: string };
  Querystring: { readonly invite?: string };
  Body: WantedCode;
};
type ShownCall = { Body: ShownCode };

const WANTED = {
  schema: { params: TABLE_PATH_SCHEMA, querystring: INVITE_SCHEMA, body: SEAT_CODE_SCHEMA },
};
const USED = new HttpError(404, 'code-used', 'ask for a new one');

/** A phone becomes the hand of a seat, by a code that a larger screen shows. */
export function openCodes(app: FastifyInstance, parts: Parts): void {
  const { passwordsAtOnce, passwordsPerSecond } = parts.limits;
  const tries = parts.bucketsFor('codes from', passwordsAtOnce, passwordsPerSecond);
  app.post<WantedCall>('/api/tables/:id/codes', WANTED, (request, reply) => makeCode(parts, request, reply));
  app.post<ShownCall>('/api/codes', { schema: { body: SHOWN_CODE_SCHEMA } }, (request, reply) =>
    useCode(parts, tries, request, reply),
  );
}

async function makeCode(parts: Parts, request: FastifyRequest<WantedCall>, reply: FastifyReply) {
  const { params, body } = request;
  const asker = await knownCaller(parts.sessions, request);
  const found = await admittedAs(asker, parts, request);
  if (body.seat >= found.host.table.places.length)
    throw new HttpError(400, 'malformed', '/seat: there is no such seat');
  const person = calledTo(found, body.seat, asker);
  if (person === undefined) throw new HttpError(403, 'not-invited', 'this seat is not yours to give');
  const code: SeatCode = await parts.seatCodes.add({
    table: params.id,
    seat: body.seat,
    person: person?.id ?? null,
  });
  return reply.status(201).send(code);
}

async function useCode(
  parts: Parts,
  tries: Buckets,
  request: FastifyRequest<ShownCall>,
  reply: FastifyReply,
): Promise<Called> {
  const { code, name } = request.body;
  if (!networksOf(request.ip).every(network => tries.take(network)))
    throw tooMany('slow down', parts.limits.passwordsPerSecond);
  const found = await parts.seatCodes.find(code);
  if (found === null) throw USED;
  const caller = await callerOf(parts.sessions, request);
  if (found.person !== null && caller !== null && caller.id !== found.person)
    throw new HttpError(409, 'other-person', 'sign out first, or use another browser');
  const table = await tableOf(parts, found);
  if (await isUnwanted(parts, found, table, caller)) throw USED;
  await mustHaveOneHand(parts, table, caller);
  if (!(await parts.seatCodes.take(code))) throw USED;
  const device = deviceOf(request.headers['user-agent'] ?? '');
  const { table: id } = found;
  if (found.person !== null) {
    const welcomed = await comeBack(parts, found, table, device);
    return { ...beginSession(request, reply, welcomed), table: id };
  }
  const guest = caller === null ? await newGuest(parts, id, name, device) : null;
  await sit(parts, table, found, guest?.person ?? caller);
  if (guest !== null) return { ...beginSession(request, reply, guest), table: id };
  return { person: caller as Person, table: id };
}

/**
 * Whether somebody is unwanted: whom somebody there has blocked gets no seat from its owner either; the code looks used
 * to them, and to nobody else.
 */
async function isUnwanted(
  { joining }: Parts,
  { person }: CodeFor,
  { host }: Admitted,
  caller: Person | null,
): Promise<boolean> {
  return person === null && caller !== null && (await joining.isBlockedAt(host.table, caller));
}

/** Refuses a second hand before the code is used up: somebody else may have it. */
async function mustHaveOneHand({ joining }: Parts, { host }: Admitted, caller: Person | null): Promise<void> {
  if (caller !== null && (await joining.refusalOfHands(host.table, caller)) !== null)
    throw new HttpError(409, 'other-person', 'a program of yours sits there');
}

async function tableOf({ admission }: Parts, { table }: CodeFor): Promise<Admitted> {
  const found = await admission.admit(table, { person: null, invite: null, calledTo: table });
  if (typeof found === 'string') throw USED;
  return found;
}

/** Lets a guest of this table come back with another phone: the lost one is out. Others have several devices. */
async function comeBack(
  { sessions }: Parts,
  { table, seat }: CodeFor,
  { host }: Admitted,
  device: string,
): Promise<Welcomed> {
  const person = host.table.places[seat]?.person ?? null;
  if (person === null) throw USED;
  if (isGuestOf(table, person.id)) await sessions.endAll(person.id, null);
  return { person, token: await sessions.begin(person.id, device) };
}

async function newGuest({ people }: Parts, table: string, name: string, device: string): Promise<Welcomed> {
  const guest = await people.welcomeTo(table, newName(name), device);
  if (guest === null) throw new HttpError(409, 'name-taken', 'this name is kept with a password');
  return guest;
}

async function sit(
  { attendance }: Parts,
  { host, row }: Admitted,
  { seat }: CodeFor,
  person: Person | null,
): Promise<void> {
  if (person === null) throw USED;
  const { ok } = await host.request(person, newId(), { kind: 'sit', seat });
  if (!ok) throw USED;
  attendance.stir(row.id);
}
