import type { Action, Seat } from '@macher/engine';
import type {
  Account,
  Announcement,
  Answered,
  Called,
  ErrorBody,
  ErrorCode,
  FromRecord,
  Kept,
  NewTable,
  OfferedTable,
  OpenedTable,
  OwnData,
  OwnPlans,
  OwnTables,
  Person,
  PersonId,
  Plans,
  Profile,
  ProfileGames,
  Question,
  RematchTable,
  SeatCode,
  Stretch,
  TableId,
} from '@macher/protocol';
import { signal } from '@preact/signals';
import { HAS_SERVER } from '../site.ts';

/** ApiError is what the server answers instead of what was asked for; `offline`: it does not answer. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'offline';

  constructor(code: ErrorCode | 'offline', detail: string) {
    super(detail);
    this.code = code;
  }
}

/** Whether the last call found no server. */
export const isAway = signal(!HAS_SERVER);

export const api = {
  me: async (): Promise<Person | null> => (await call<{ person: Person | null }>('GET', '/api/me')).person,
  welcome: async (name: string): Promise<Person> =>
    (await call<Signed>('POST', '/api/people', { name })).person,
  profile: (id: PersonId): Promise<Profile> => call('GET', `/api/people/${encodeURIComponent(id)}`),
  /** Games of a person before the one with this number, the latest first. */
  gamesOf: (id: PersonId, before: number | null): Promise<ProfileGames> =>
    call('GET', `/api/people/${encodeURIComponent(id)}/games${query({ before })}`),
  account: (): Promise<Account> => call('GET', '/api/me/account'),
  /** `old` is null for a name that has no password yet. */
  setPassword: (password: string, old: string | null): Promise<Kept> =>
    call('POST', '/api/me/password', { password, old }),
  recover: (name: string, code: string, password: string): Promise<Kept> =>
    call('POST', '/api/recovery', { name, code, password }),
  /** Everything that is kept about you. It comes no faster than others can be served meanwhile. */
  ownData: (): Promise<OwnData> => call('GET', '/api/me/data', undefined, LONG_PATIENCE),
  /** Deletes the account. The password is null for a name that has none. */
  leave: (password: string | null): Promise<unknown> => call('DELETE', '/api/me', { password }),
  endSession: (id: string): Promise<unknown> => call('DELETE', `/api/me/sessions/${id}`),
  endOtherSessions: (): Promise<unknown> => call('DELETE', '/api/me/sessions'),
  signIn: async (name: string, password: string): Promise<Person> =>
    (await call<Signed>('POST', '/api/sessions', { name, password })).person,
  signOut: (): Promise<unknown> => call('DELETE', '/api/sessions'),
  announcement: async (): Promise<Announcement | null> =>
    (await call<{ announcement: Announcement | null }>('GET', '/api/announcement')).announcement,
  tables: async (filter: Readonly<Record<string, string>>): Promise<readonly OfferedTable[]> =>
    (await call<Lists<OfferedTable>>('GET', `/api/tables?${new URLSearchParams(filter)}`)).tables,
  /** Your tables, and how many people would like to be your friends. */
  myTables: (): Promise<OwnTables> => call('GET', '/api/me/tables'),
  table: (table: TableId, invite: string | null): Promise<OfferedTable> =>
    call('GET', `/api/tables/${table}${query({ invite })}`),
  open: (wanted: NewTable): Promise<OpenedTable> => call('POST', '/api/tables', wanted),
  fromRecord: (wanted: FromRecord): Promise<OpenedTable> => call('POST', '/api/tables/from-record', wanted),
  rematch: (table: TableId): Promise<RematchTable> => call('POST', `/api/tables/${table}/rematch`),
  sameDeal: (table: TableId): Promise<RematchTable> => call('POST', `/api/tables/${table}/same-deal`),
  /** The last moments before a place of the line, all of them without it. */
  moments: (table: TableId, invite: string | null, before: number | null = null): Promise<Stretch> =>
    call('GET', `/api/tables/${table}/moments${query({ invite, before })}`),
  question: (table: TableId, version: number, seat: Seat, invite: string | null): Promise<Question> =>
    call('GET', `/api/tables/${table}/questions/${version}/${seat}${query({ invite })}`),
  answer: (
    table: TableId,
    version: number,
    seat: Seat,
    invite: string | null,
    action: Action,
  ): Promise<Answered> =>
    call('POST', `/api/tables/${table}/questions/${version}/${seat}${query({ invite })}`, { action }),
  seatCode: (table: TableId, invite: string | null, seat: Seat): Promise<SeatCode> =>
    call('POST', `/api/tables/${table}/codes${query({ invite })}`, { seat }),
  showCode: (code: string, name: string): Promise<Called> => call('POST', '/api/codes', { code, name }),
  plans: (table: TableId, invite: string | null): Promise<OwnPlans> =>
    call('GET', `/api/tables/${table}/plans${query({ invite })}`),
  savePlans: (table: TableId, invite: string | null, plans: Plans): Promise<OwnPlans> =>
    call('PUT', `/api/tables/${table}/plans${query({ invite })}`, plans),
  report: (table: TableId, invite: string | null, lines: readonly number[]): Promise<unknown> =>
    call('POST', `/api/tables/${table}/reports${query({ invite })}`, { lines, text: '' }),
  record: (table: TableId, invite: string | null): Promise<object> =>
    call('GET', `/api/tables/${table}/record${query({ invite })}`),
};

interface Signed {
  readonly person: Person;
}

interface Lists<T> {
  readonly tables: readonly T[];
}

/** A query of these fields; what is null is left out. */
function query(fields: Readonly<Record<string, string | number | null>>): string {
  const given = Object.entries(fields).flatMap(([name, value]) =>
    value === null ? [] : [[name, String(value)]],
  );
  return given.length === 0 ? '' : `?${new URLSearchParams(given)}`;
}

export async function call<T>(method: string, path: string, body?: unknown, patience = PATIENCE): Promise<T> {
  const response = await answerOf(path, {
    method,
    signal: AbortSignal.timeout(patience),
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json().catch(() => null);
  isAway.value = answer === null && !response.ok;
  if (isAway.value) throw new ApiError('offline', path);
  if (response.ok) return answer as T;
  const { code = 'unavailable', detail = path } = answer as Partial<ErrorBody>;
  throw new ApiError(code, detail);
}

/** PATIENCE is how many milliseconds a call may take: in a tunnel it is neither answered nor refused. */
const PATIENCE = 15_000;
const LONG_PATIENCE = 600_000;

/** SOON is after how many seconds at most a call that came too fast is sent again by itself, and MOST_TRIES how often. */
const SOON = 3;
const MOST_TRIES = 6;

/**
 * The answer to a call. Where the server says “too fast” nothing has happened: in a moment it's done. Not all who were
 * too fast come again at once.
 */
async function answerOf(path: string, request: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries += 1) {
    const answer = await fetched(path, request);
    const pause = Number(answer.headers.get('retry-after') ?? Number.POSITIVE_INFINITY);
    if (answer.status !== 429 || pause > SOON || tries === MOST_TRIES) return answer;
    await new Promise(resolve => setTimeout(resolve, pause * 1000 * (1 + Math.random() / 2)));
  }
}

/**
 * What the server says. A copy of the page without a server asks nobody. What isn't JSON comes from no server of ours.
 */
async function fetched(path: string, request: RequestInit): Promise<Response> {
  try {
    if (HAS_SERVER) return await fetch(path, request);
  } catch {
    isAway.value = true;
  }
  throw new ApiError('offline', path);
}
