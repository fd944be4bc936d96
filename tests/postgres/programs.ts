import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The folder with PostgreSQL's programs, newest first; on a Debian machine of ours they are installed. */
export function postgresPrograms(): string {
  const found = programs();
  if (found !== null) return found;
  if (canInstall()) install();
  const installed = programs();
  if (installed === null) throw new Error(MISSING);
  return installed;
}

const MISSING = `These tests need PostgreSQL 13 or newer, and there is none on this machine.
Debian and Ubuntu: apt-get install postgresql. macOS: brew install postgresql. Its server need not run:
the tests start one of their own. If it is in an unusual place, add the folder with initdb to PATH.`;

/** Debian keeps them apart from PATH, one folder for each version. */
const DEBIAN = '/usr/lib/postgresql';

function programs(): string | null {
  const versions = existsSync(DEBIAN)
    ? readdirSync(DEBIAN).sort((one, other) => Number(other) - Number(one))
    : [];
  const folders = [
    ...versions.map(version => join(DEBIAN, version, 'bin')),
    ...(process.env['PATH'] ?? '').split(delimiter),
    '/opt/homebrew/bin',
    '/usr/local/opt/postgresql/bin',
  ];
  return (
    folders.find(folder => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres'))) ?? null
  );
}

function canInstall(): boolean {
  return process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
}

function install(): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const run = (...args: string[]) =>
    execFileSync('apt-get', args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  run('update');
  run('install', '--yes', '--no-install-recommends', 'postgresql');
}
