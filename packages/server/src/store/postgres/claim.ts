import { Client } from 'pg';
import { InUseError } from '../troubles.ts';
import { connectionTo, PROGRAM } from './database.ts';
import { PostgresStore } from './store.ts';

/** ALONE is the name by which the connections of a program that wants to be alone are told from those of a server. */
const ALONE = `${PROGRAM}-alone`;

/**
 * Opens a database for one program alone: servers that start meanwhile wait until it leaves. Throws if another uses it.
 */
export async function openAlone(address: string): Promise<{ store: PostgresStore; leave(): Promise<void> }> {
  const own = named(address);
  const client = new Client({ ...connectionTo(own), query_timeout: 0 });
  client.on('error', () => {});
  try {
    await client.connect();
    await refuseIfUsed(client, [PROGRAM, ALONE]);
    const store = await PostgresStore.open(own);
    const leave = () => store.close().finally(() => client.end());
    await keepOut(client).catch(error => leave().finally(() => Promise.reject(error)));
    return { store, leave };
  } catch (error) {
    await client.end().catch(() => {});
    throw error;
  }
}

/** Keeps servers out: each reads the version of the data when it starts. */
async function keepOut(client: Client): Promise<void> {
  await client.query('BEGIN');
  await client.query('LOCK TABLE macher.version');
  await refuseIfUsed(client, [PROGRAM]);
}

async function refuseIfUsed(client: Client, names: readonly string[]): Promise<void> {
  const sql = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()
    AND application_name = ANY ($1)`;
  const { rows } = await client.query(sql, [names]);
  if (rows.length > 0) throw new InUseError('a server uses it');
}

/** The name in the address; what it says has precedence. */
function named(address: string): string {
  const url = new URL(address);
  url.searchParams.set('application_name', ALONE);
  return url.href;
}
