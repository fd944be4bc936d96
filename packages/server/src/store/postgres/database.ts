import { Client, type ClientBase, Pool, type PoolClient, type PoolConfig, types } from 'pg';
import type { Bell } from '../bells.ts';
import type { Row } from '../rows.ts';
import { UnreachableError } from '../unreachable.ts';
import { CutError, isCut } from './cuts.ts';
import { namedStatement } from './statements.ts';

// Times and counts are whole numbers that JavaScript can hold.
types.setTypeParser(types.builtins.INT8, Number);

/** Value is what a statement is given. */
export type Value = string | number | null | readonly string[] | readonly number[];

/** PATIENCE is how many milliseconds a call waits for a database that is away. */
const PATIENCE = 5000;

const CONNECTIONS = 10;

/** PROGRAM is the name by which the database knows our connections. */
export const PROGRAM = 'macher';

/** CHANNEL is where NOTIFY is heard. */
export const CHANNEL = 'macher';

/** Work is what can be done in a transaction. */
export interface Work {
  all(sql: string, ...values: Value[]): Promise<Row[]>;
  /** Runs a statement; how many rows were changed. */
  run(sql: string, ...values: Value[]): Promise<number>;
  /** Executes several statements in one text. */
  exec(sql: string): Promise<void>;
  /** Rings for all processes, after the commit. */
  ring(bell: Bell): Promise<void>;
}

/** Database is the connections of all parts of the store. Calls wait a while for a database that is away. */
export class Database {
  readonly #pool: Pool;
  readonly #patience: number;

  constructor(address: string, patience = PATIENCE) {
    this.#patience = patience;
    this.#pool = new Pool({ ...connectionTo(address), max: CONNECTIONS });
    // A connection that is lost fails the call that uses it, and the next call gets another: it must not end the process.
    this.#pool.on('error', () => {});
    this.#pool.on('connect', client => client.on('error', () => {}));
  }

  /** Rows of a statement that can be asked twice. */
  all(sql: string, ...values: Value[]): Promise<Row[]> {
    return this.persist(() => this.tried(sql, ...values));
  }

  /** Tries a statement once: the caller knows what to do if the connection is lost. */
  async tried(sql: string, ...values: Value[]): Promise<Row[]> {
    return (await this.#pool.query(namedStatement(sql, values))).rows;
  }

  async get(sql: string, ...values: Value[]): Promise<Row | undefined> {
    return (await this.all(sql, ...values))[0];
  }

  /**
   * Writes: it is on disk when it resolves, whole or not at all, and once, even if the connection is lost on the way.
   */
  async write<T>(work: (each: Work) => Promise<T>): Promise<T> {
    return this.persist(() => this.#transact(work));
  }

  /** Does work again and again, later and later, as long as the connection is lost and there is patience. */
  async persist<T>(work: (isAgain: boolean) => Promise<T>): Promise<T> {
    const until = performance.now() + this.#patience;
    for (let pause = FIRST_PAUSE, isAgain = false; ; pause *= 2, isAgain = true) {
      try {
        return await work(isAgain);
      } catch (error) {
        if (!isCut(error)) throw error;
        if (performance.now() + pause > until) throw new UnreachableError((error as Error).message);
        await new Promise(resolve => setTimeout(resolve, pause));
      }
    }
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  async #transact<T>(work: (each: Work) => Promise<T>): Promise<T> {
    const client = await this.#pool.connect();
    try {
      const { result, isLost } = await this.#committed(client, work);
      client.release(isLost);
      return result;
    } catch (error) {
      await rollBack(client, error);
      throw error;
    }
  }

  async #committed<T>(
    client: PoolClient,
    work: (each: Work) => Promise<T>,
  ): Promise<{ result: T; isLost: boolean }> {
    await client.query('BEGIN');
    const result = await work(workOf(client));
    const found = await client.query('SELECT pg_current_xact_id_if_assigned()::text AS id');
    return { result, isLost: await this.#commit(client, found.rows[0]?.id ?? null) };
  }

  /**
   * Commits. If the connection is lost now, only the database knows whether it was in time. true: it was, and it is
   * lost.
   */
  async #commit(client: PoolClient, transaction: string | null): Promise<boolean> {
    try {
      await client.query('COMMIT');
      return false;
    } catch (error) {
      if (!isCut(error) || transaction === null) throw error;
      if (!(await this.#isCommitted(transaction))) throw error;
      return true;
    }
  }

  #isCommitted(transaction: string): Promise<boolean> {
    return this.persist(async () => {
      const sql = 'SELECT pg_xact_status($1::text::xid8) AS status';
      const status = (await this.#pool.query(sql, [transaction])).rows[0]?.status;
      if (status === 'in progress') throw new CutError('the database has not decided yet');
      return status === 'committed';
    });
  }
}

/** One transaction on a connection of its own, as long as it takes; if the database is away, it fails at once. */
export async function transactOnce<T>(address: string, work: (each: Work) => Promise<T>): Promise<T> {
  const client = new Client({ ...connectionTo(address), query_timeout: 0 });
  client.on('error', () => {});
  try {
    await client.connect();
    await client.query('BEGIN');
    const result = await work(workOf(client));
    await client.query('COMMIT');
    return result;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Rolls back; nobody waits for a connection that is lost. */
async function rollBack(client: PoolClient, error: unknown): Promise<void> {
  if (isCut(error)) return client.release(true);
  await client.query('ROLLBACK').then(
    () => client.release(),
    () => client.release(true),
  );
}

export function connectionTo(address: string): PoolConfig {
  return {
    connectionString: address,
    application_name: PROGRAM,
    connectionTimeoutMillis: PATIENCE,
    query_timeout: PATIENCE,
    keepAlive: true,
  };
}

function workOf(client: ClientBase): Work {
  return {
    all: async (sql, ...values) => (await client.query(namedStatement(sql, values))).rows,
    run: async (sql, ...values) => (await client.query(namedStatement(sql, values))).rowCount ?? 0,
    exec: async sql => {
      await client.query(sql);
    },
    ring: async bell => {
      await client.query(namedStatement('SELECT pg_notify($1, $2)', [CHANNEL, JSON.stringify(bell)]));
    },
  };
}

/** FIRST_PAUSE in milliseconds. */
const FIRST_PAUSE = 50;
