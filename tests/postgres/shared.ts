import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isMainThread } from 'node:worker_threads';
import { Client } from 'pg';
import { Cluster } from './cluster.ts';

/** The process of the whole run, whose children or threads run the tests. */
const RUN = isMainThread ? process.ppid : process.pid;

const FOLDER = join(tmpdir(), `macher-postgres-${RUN}`);
const READY = join(FOLDER, 'ready');

/** A database of its own, in the one PostgreSQL of this run, which begins when the first test needs it. */
export async function newDatabase(name: string): Promise<string> {
  const server = await sharedServer();
  // Files that share a process may ask for the same name.
  const own = `${name}_${randomBytes(6).toString('hex')}`;
  const client = new Client(`${server}/postgres`);
  await client.connect();
  try {
    await client.query(`CREATE DATABASE ${own}`);
  } finally {
    await client.end();
  }
  return `${server}/${own}`;
}

async function sharedServer(): Promise<string> {
  if (isFirst()) return begin();
  while (!existsSync(READY)) await new Promise(resolve => setTimeout(resolve, 50));
  const said = readFileSync(READY, 'utf8');
  if (!said.startsWith('postgres://')) throw new Error(said);
  return said;
}

/** Of several workers, one begins it. */
function isFirst(): boolean {
  try {
    mkdirSync(FOLDER);
    return true;
  } catch {
    return false;
  }
}

async function begin(): Promise<string> {
  try {
    const cluster = await Cluster.make(join(FOLDER, 'cluster'));
    endWithRun(cluster.pid);
    const server = cluster.addressOf('').replace(/\/$/, '');
    say(server);
    return server;
  } catch (error) {
    say((error as Error).message);
    throw error;
  }
}

function say(text: string): void {
  writeFileSync(`${READY}.unfinished`, text);
  renameSync(`${READY}.unfinished`, READY);
}

/** However the run ends, PostgreSQL ends with it, and nothing of it is left. */
function endWithRun(server: number): void {
  const script = `while kill -0 ${RUN} 2>/dev/null; do sleep 0.5; done
    kill -QUIT ${server}; while kill -0 ${server} 2>/dev/null; do sleep 0.1; done; rm -rf '${FOLDER}'`;
  spawn('sh', ['-c', script], { detached: true, stdio: 'ignore' }).unref();
}
