import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { makeOwnFile } from '../ownFiles.ts';
import { shownAddress } from './address.ts';

/** NoDumpError: the machine has no `pg_dump`. */
export class NoDumpError extends Error {
  constructor() {
    super('pg_dump is not on this machine');
  }
}

/** A whole copy by PostgreSQL's own program, for `pg_restore`. */
export async function dump(address: string, file: string): Promise<void> {
  makeOwnFile(file);
  const args = ['--format=custom', '--schema=macher', '--no-owner', '--no-privileges', `--file=${file}`];
  try {
    await promisify(execFile)('pg_dump', args, { env: { ...process.env, ...environmentOf(address) } });
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException;
    throw code === 'ENOENT' ? new NoDumpError() : new Error(`${shownAddress(address)}: ${message}`);
  }
}

/** The environment for it: others on the machine see what a program is called with, but not its environment. */
function environmentOf(address: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(address);
  const options: Record<string, string> = {
    PGHOST: searchParams.get('host') ?? decodeURIComponent(hostname),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
    PGSSLMODE: searchParams.get('sslmode') ?? '',
  };
  return Object.fromEntries(Object.entries(options).filter(([, value]) => value !== ''));
}
