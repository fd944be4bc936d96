import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, chownSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { Client } from 'pg';
import { postgresPrograms } from './programs.ts';

/** PostgreSQL refuses to run as root. */
interface User {
  readonly uid?: number;
  readonly gid?: number;
}

/** Who may only come in with a password. */
export const LOCKED = { name: 'locked', password: 'a-password' };

/** Nothing of it survives a power cut, and need not. */
const QUICK = `
fsync = off
full_page_writes = off
`;

const SETTINGS = `
autovacuum = off
shared_buffers = 32MB
max_connections = 60
listen_addresses = '127.0.0.1'
unix_socket_directories = ''
`;

/** A PostgreSQL of our own, on loopback, that is thrown away. */
export class Cluster {
  readonly port: number;
  readonly #folder: string;
  readonly #programs = postgresPrograms();
  readonly #user = userFor();
  #server: ChildProcess | null = null;

  private constructor(folder: string, port: number) {
    this.#folder = folder;
    this.port = port;
  }

  /** In an empty folder; `isDurable`: every commit is on disk, as at a host's. */
  static async make(folder: string, isDurable = false): Promise<Cluster> {
    const cluster = new Cluster(folder, await freePort());
    cluster.#init(isDurable ? SETTINGS : SETTINGS + QUICK);
    await cluster.start();
    await cluster.ask(`CREATE ROLE ${LOCKED.name} LOGIN PASSWORD '${LOCKED.password}'`);
    return cluster;
  }

  get pid(): number {
    return this.#server?.pid ?? 0;
  }

  addressOf(database: string, user = 'postgres'): string {
    return `postgres://${user}@127.0.0.1:${this.port}/${database}`;
  }

  async start(): Promise<void> {
    const options = ['-D', join(this.#folder, 'data'), '-p', String(this.port)];
    this.#server = spawn(join(this.#programs, 'postgres'), options, {
      ...this.#user,
      cwd: this.#folder,
      detached: true,
      stdio: 'ignore',
    });
    this.#server.unref();
    await this.#answers();
  }

  /** As if the plug were pulled. */
  async kill(signal: 'SIGKILL' | 'SIGQUIT' | 'SIGINT' = 'SIGQUIT'): Promise<void> {
    const server = this.#server;
    if (server === null) return;
    this.#server = null;
    server.ref();
    const ended = once(server, 'exit');
    server.kill(signal);
    await ended;
  }

  async remove(): Promise<void> {
    await this.kill();
    rmSync(this.#folder, { recursive: true, force: true });
  }

  async ask(sql: string, database = 'postgres'): Promise<void> {
    const client = new Client(this.addressOf(database));
    await client.connect();
    await client.query(sql).finally(() => client.end());
  }

  #init(settings: string): void {
    const data = join(this.#folder, 'data');
    mkdirSync(data, { recursive: true });
    const { uid, gid } = this.#user;
    if (uid !== undefined && gid !== undefined)
      for (const each of [this.#folder, data]) chownSync(each, uid, gid);
    const args = ['-D', data, '-U', 'postgres', '-E', 'UTF8', '--locale=C', '--auth=trust', '--no-sync'];
    execFileSync(join(this.#programs, 'initdb'), args, { ...this.#user, cwd: this.#folder, stdio: 'pipe' });
    appendFileSync(join(data, 'postgresql.conf'), settings);
    writeFileSync(
      join(data, 'pg_hba.conf'),
      `host all ${LOCKED.name} 127.0.0.1/32 scram-sha-256\nhost all all 127.0.0.1/32 trust\n`,
    );
  }

  async #answers(): Promise<void> {
    for (let tries = 0; ; tries += 1) {
      try {
        await this.ask('SELECT 1');
        return;
      } catch (error) {
        if (tries === 600 || this.#server?.exitCode !== null) throw error;
        await new Promise(resolve => setTimeout(resolve, 50));
      }
    }
  }
}

function userFor(): User {
  if (process.getuid?.() !== 0) return {};
  const name = ['postgres', 'nobody'].find(isUser);
  if (name === undefined) throw new Error('PostgreSQL refuses to run as root, and there is no other user');
  return { uid: idOf('-u', name), gid: idOf('-g', name) };
}

function isUser(name: string): boolean {
  try {
    idOf('-u', name);
    return true;
  } catch {
    return false;
  }
}

function idOf(flag: string, name: string): number {
  return Number(execFileSync('id', [flag, name], { stdio: 'pipe' }));
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  await once(server, 'close');
  return typeof address === 'object' && address !== null ? address.port : 0;
}
