import { NewerDataError } from '../troubles.ts';
import { transactOnce, type Work } from './database.ts';
import { MIGRATIONS } from './migrations.ts';
import { OldServerError, WrongEncodingError } from './troubles.ts';

/** LOCK is any number that nobody else takes. */
const LOCK = 20_061_997;

const LEAST_VERSION = 13;

/** Brings the database up to what this program knows. Of several processes, one does it and the others wait. */
export async function migrate(address: string): Promise<void> {
  await transactOnce(address, async work => {
    await checkServer(work);
    await work.all('SELECT pg_advisory_xact_lock($1)', LOCK);
    const version = await versionIn(work);
    if (version > MIGRATIONS.length) throw new NewerDataError(version, MIGRATIONS.length);
    if (version === MIGRATIONS.length) return;
    if (version === 0) await work.run('CREATE SCHEMA IF NOT EXISTS macher');
    for (const migration of MIGRATIONS.slice(version)) await work.exec(migration);
    await keepVersion(work);
  });
}

export function hasSchema(address: string): Promise<boolean> {
  return transactOnce(address, async work => (await versionIn(work)) > 0);
}

async function checkServer(work: Work): Promise<void> {
  const [found] = await work.all(
    `SELECT current_setting('server_version_num') AS version, current_setting('server_encoding') AS encoding`,
  );
  const version = Math.floor(Number(found?.['version']) / 10_000);
  if (version < LEAST_VERSION) throw new OldServerError(version, LEAST_VERSION);
  if (found?.['encoding'] !== 'UTF8') throw new WrongEncodingError(String(found?.['encoding']));
}

/** The version of the data; 0: nothing is there. */
async function versionIn(work: Work): Promise<number> {
  const [found] = await work.all(`SELECT to_regclass('macher.version') IS NOT NULL AS is_there`);
  if (found?.['is_there'] !== true) return 0;
  const [kept] = await work.all('SELECT version FROM macher.version');
  return Number(kept?.['version'] ?? 0);
}

async function keepVersion(work: Work): Promise<void> {
  await work.run(
    'CREATE TABLE IF NOT EXISTS macher.version (version integer NOT NULL, probed integer NOT NULL)',
  );
  await work.run('DELETE FROM macher.version');
  await work.run('INSERT INTO macher.version (version, probed) VALUES ($1, 0)', MIGRATIONS.length);
}
