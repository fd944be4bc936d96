import { type Mismatch, mismatch, type SchemaOf } from '@macher/engine';
import type { StoredEntry } from '@macher/protocol';
import type { KeptSession, KnownPerson, OwnLine } from './accounts.ts';
import type { TableRow } from './logs.ts';

/** A row of any table, as a database gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** The row in a row of the store; one written before tables had an option says what was so then. */
export function rowIn({ row }: Row): TableRow {
  return {
    takeOver: 'consent',
    origin: 'unknown',
    plannedAt: null,
    isRated: false,
    startsAt: null,
    contest: null,
    admitsPrograms: false,
    isForFriends: false,
    limits: null,
    programs: [],
    ...JSON.parse(String(row)),
  };
}

export function entryIn({ number, at, person, request, what, epoch, check }: Row): StoredEntry {
  return {
    number: Number(number),
    at: Number(at),
    by: person === null ? null : { person: String(person), id: String(request) },
    epoch: Number(epoch),
    what: parsed(String(what)),
    ...(check === null ? {} : { check: String(check) }),
  };
}

/** What a row keeps as JSON, if this program can read it: a newer one may have written there. */
export function readIn<T>(schema: SchemaOf<T>, text: unknown, where: string): T {
  const kept = parsed(String(text));
  const found = mismatch(schema, kept);
  if (found !== null) throw new UnreadableRowError(where, found);
  return kept as T;
}

/** UnreadableRowError: nobody who calls has done anything wrong. */
class UnreadableRowError extends Error {
  constructor(where: string, { path, reason }: Mismatch) {
    super(`${where} can't be read: ${path} ${reason}`);
    this.name = 'UnreadableRowError';
  }
}

/** A text as JSON. What is none stays a text: nothing that could have happened, so the table is frozen there. */
function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

export function personIn(row: Row | undefined): KnownPerson | null {
  if (row === undefined) return null;
  const { id, name, password, recovery, created_at: createdAt } = row;
  return {
    id: String(id),
    name: String(name),
    password: password === null ? null : String(password),
    recovery: recovery === null ? null : String(recovery),
    createdAt: Number(createdAt),
    ...programmed(row),
  };
}

/** What makes a program of a person; people are read together with it. */
function programmed({ owner, used_at: usedAt }: Row): Pick<KnownPerson, 'program'> {
  if (typeof owner !== 'string') return {};
  return { program: { owner, usedAt: usedAt === null ? null : Number(usedAt) } };
}

export function lineIn({ number, at, what }: Row): OwnLine {
  return { number: Number(number), at: Number(at), what: JSON.parse(String(what)) };
}

export function sessionIn({ token, begun_at: beginsAt, device }: Row): KeptSession {
  return { token: String(token), beginsAt: Number(beginsAt), device: String(device) };
}
