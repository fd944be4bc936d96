import type { ErrorBody, ErrorCode, FromRecord, NewTable, Pace, Person, Stage } from '@macher/protocol';

/** A table as lists show it. */
export interface Listed {
  readonly id: string;
  readonly createdAt: number;
  readonly isPrivate: boolean;
  readonly stage: Stage;
  readonly ruleset: string;
  readonly players: number;
  readonly speed: Pace['kind'];
  readonly openSeats: number;
  readonly names: readonly string[];
  readonly number: number;
  readonly updatedAt: number;
  /** Only among one's own. */
  readonly isMyTurn?: boolean;
}

/** A new table, and the secret of its link. */
export interface Made {
  readonly id: string;
  readonly invite: string;
}

/** What the server answers instead of what was asked for; `offline`: it does not answer. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'offline';

  constructor(code: ErrorCode | 'offline', detail: string) {
    super(detail);
    this.code = code;
  }
}

export const api = {
  me: async (): Promise<Person | null> => (await call<{ person: Person | null }>('GET', '/api/me')).person,
  welcome: async (name: string): Promise<Person> =>
    (await call<Signed>('POST', '/api/people', { name })).person,
  keepName: async (password: string): Promise<Person> =>
    (await call<Signed>('POST', '/api/me/password', { password })).person,
  signIn: async (name: string, password: string): Promise<Person> =>
    (await call<Signed>('POST', '/api/sessions', { name, password })).person,
  signOut: (): Promise<unknown> => call('DELETE', '/api/sessions'),
  tables: async (filter: Readonly<Record<string, string>>): Promise<readonly Listed[]> =>
    (await call<Lists>('GET', `/api/tables?${new URLSearchParams(filter)}`)).tables,
  myTables: async (): Promise<readonly Listed[]> => (await call<Lists>('GET', '/api/me/tables')).tables,
  open: (wanted: NewTable): Promise<Made> => call('POST', '/api/tables', wanted),
  fromRecord: (wanted: FromRecord): Promise<Made> => call('POST', '/api/tables/from-record', wanted),
  rematch: (table: string): Promise<Made> => call('POST', `/api/tables/${table}/rematch`),
  sameDeal: (table: string): Promise<Made> => call('POST', `/api/tables/${table}/same-deal`),
  record: (table: string, invite: string | null): Promise<object> =>
    call('GET', `/api/tables/${table}/record${invite === null ? '' : `?invite=${invite}`}`),
};

interface Signed {
  readonly person: Person;
}

interface Lists {
  readonly tables: readonly Listed[];
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await fetch(path, {
    method,
    ...(body === undefined
      ? {}
      : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
  }).catch(() => {
    throw new ApiError('offline', path);
  });
  const answer: unknown = await response.json().catch(() => null);
  if (response.ok) return answer as T;
  const { code = 'unavailable', detail = path } = (answer ?? {}) as Partial<ErrorBody>;
  throw new ApiError(code, detail);
}
