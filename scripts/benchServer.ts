// What the server carries: the real one in a process of its own, with every commit on disk, and two of them on one
// PostgreSQL, with scripted players over sockets on the same machine. `npm run bench:server [-- --seconds 10 --tables 100 --stored 10000 --idle 5000 --profile FOLDER]`.
// The limits for one address do not apply: each player says by X-Forwarded-For that it has its own. Those for one
// connection do: with few tables each player would have to act more often than it may.
import { parseArgs } from 'node:util';
import { deciders } from '@macher/engine';
import { machineText } from '@macher/lab';
import type { Entry } from '@macher/protocol';
import { LIMITS, rowOf, SqliteStore } from '@macher/server';
import { type Table, tableOf } from '@macher/table';
import { Cluster } from '../tests/postgres/cluster.ts';
import { bytesOfGame } from './gameBytes.ts';
import { playedLog } from './playedLog.ts';
import { addressOf, connect, Load, type Run } from './serverLoad.ts';
import { inFolder, Server } from './serverProcess.ts';

const MEGABYTE = 1_000_000;

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      seconds: { type: 'string', default: '10' },
      tables: { type: 'string', default: '100' },
      stored: { type: 'string', default: '10000' },
      idle: { type: 'string', default: '5000' },
      store: { type: 'string', default: 'both' },
      profile: { type: 'string' },
    },
  });
  console.log(machineText());
  console.log(`a game of 2006-7 to one viewer: ${await bytesOfGame()}`);
  const plan = {
    tables: Number(values.tables),
    seconds: Number(values.seconds),
    profiles: values.profile ?? null,
  };
  if (values.store !== 'postgres') await inFolder(folder => measureOne(folder, plan));
  if (values.store !== 'sqlite') await inFolder(folder => measureTwo(folder, plan));
  if (Number(values.stored) > 0)
    await inFolder(folder => measureRest(folder, Number(values.stored), Number(values.idle)));
}

interface Plan {
  readonly tables: number;
  readonly seconds: number;
  /** Where profiles of the servers are written; null: none are made. */
  readonly profiles: string | null;
}

async function measureOne(folder: string, plan: Plan): Promise<void> {
  console.log('one server with SQLite');
  await measureLoad([await Server.start(folder, plan.profiles)], plan);
}

async function measureTwo(folder: string, plan: Plan): Promise<void> {
  console.log('two servers with PostgreSQL');
  const cluster = await Cluster.make(folder, true);
  try {
    const place = cluster.addressOf('postgres');
    const { profiles } = plan;
    await measureLoad([await Server.start(place, profiles), await Server.start(place, profiles)], plan);
  } finally {
    await cluster.kill();
  }
}

async function measureLoad(servers: readonly Server[], { tables, seconds }: Plan): Promise<void> {
  console.log(`start-up with nothing stored: ${servers[0]?.startedIn.toFixed(0)} ms`);
  const load = await Load.at(
    servers.map(({ url }) => url),
    tables,
  );
  await load.atFullSpeed(seconds / 3);
  const before = await cpuOf(servers);
  const players = process.cpuUsage();
  const full = await load.atFullSpeed(seconds);
  const after = await cpuOf(servers);
  const { user, system } = process.cpuUsage(players);
  console.log(`${full.perSecond.toFixed(0)} actions/s at ${tables} tables`);
  const perThousand = ((after - before) * 1000) / full.actions;
  const ofPlayers = (user + system) / 1000 / full.actions;
  console.log(
    `CPU for 1,000 actions: ${perThousand.toFixed(2)} s of the servers, ${ofPlayers.toFixed(2)} s of the players`,
  );
  showDelays('at full speed', full);
  const half = await load.atRate(full.perSecond / 2, seconds);
  showDelays(`at ${half.perSecond.toFixed(0)} actions/s`, half);
  load.close();
  for (const server of servers) await server.stop();
}

async function cpuOf(servers: readonly Server[]): Promise<number> {
  const figures = await Promise.all(servers.map(server => server.figures()));
  return figures.reduce((sum, { cpu }) => sum + cpu, 0);
}

function showDelays(when: string, { acknowledged, seen }: Run): void {
  for (const [what, delays] of [
    ['acknowledged', acknowledged],
    ['seen by the others', seen],
  ] as const) {
    const sorted = [...delays].sort((one, other) => one - other);
    const within = (part: number): string => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(1);
    console.log(
      `${when}, ${what}: p50 ${within(0.5)} ms, p99 ${within(0.99)} ms (p99 under 50 wanted at half speed)`,
    );
  }
}

/** Measures a server at rest: a tenth of the stored games are not over, and of these a tenth wait for a bot. */
async function measureRest(folder: string, stored: number, idle: number): Promise<void> {
  const running = await fill(folder, stored);
  await onFresh(folder, async server => {
    console.log(
      `start-up with ${stored} stored games: ${server.startedIn.toFixed(0)} ms (under 3,000 wanted)`,
    );
    const before = await server.figures();
    const sockets = await watchAll(server, running);
    const after = await server.figures();
    const growth = (after.memory - before.memory) / (after.tables - before.tables);
    console.log(`memory for a table: ${(growth / 1000).toFixed(0)} kB (${running.length} tables)`);
    for (const socket of sockets) socket.close();
  });
  await onFresh(folder, async server => {
    const before = await server.figures();
    const sockets = await openIdle(server, idle, running.slice(0, 10));
    const after = await server.figures();
    const growth = after.memory - before.memory;
    console.log(
      `${after.connections} idle connections: ${(growth / MEGABYTE).toFixed(0)} MB more (under 300 wanted), ${(growth / 1000 / idle).toFixed(1)} kB each; ${(after.memory / MEGABYTE).toFixed(0)} MB in all`,
    );
    for (const socket of sockets) socket.close();
  });
}

/** Measures on a server that has just been started, and has done what it had to do. */
async function onFresh(folder: string, measure: (server: Server) => Promise<void>): Promise<void> {
  const server = await Server.start(folder);
  await server.isQuiet();
  await measure(server);
  await server.stop();
}

/** Watches all tables, with few people who look at many each: nobody's table would be let go before it is measured. */
async function watchAll(server: Server, tables: readonly string[]): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  for (let first = 0; first < tables.length; first += LIMITS.watchedPerConnection) {
    const socket = await connect(server.url, { 'x-forwarded-for': addressOf(sockets.length) });
    for (const table of tables.slice(first, first + LIMITS.watchedPerConnection)) watch(socket, table);
    sockets.push(socket);
  }
  await server.isQuiet();
  return sockets;
}

/** Watches a table, without anything that has happened before. */
function watch(socket: WebSocket, table: string | undefined): void {
  socket.send(JSON.stringify({ type: 'watch', table, since: 1_000_000_000, invite: null }));
}

/** Opens idle sockets of people who look at a table where nothing happens. */
async function openIdle(server: Server, count: number, tables: readonly string[]): Promise<WebSocket[]> {
  const sockets: WebSocket[] = [];
  while (sockets.length < count) {
    const batch = Array.from({ length: Math.min(50, count - sockets.length) }, (_, index) =>
      connect(server.url, { 'x-forwarded-for': addressOf(sockets.length + index) }),
    );
    for (const socket of await Promise.all(batch)) {
      watch(socket, tables[sockets.length % tables.length]);
      sockets.push(socket);
    }
  }
  await server.isQuiet();
  return sockets;
}

/** Fills a folder; the ids of games that wait for their players. */
async function fill(folder: string, count: number): Promise<string[]> {
  const whole = await playedLog();
  const middle = whole.slice(0, whole.length >> 1);
  const waiting = [...middle, ...standIns(tableOf(middle))];
  const logs = [whole, middle, waiting].map(entries => ({ entries, table: tableOf(entries) }));
  const store = new SqliteStore(folder);
  const running: string[] = [];
  const addTable = async (index: number): Promise<void> => {
    const id = `stored-${index}`;
    const kind = index % 10 > 0 ? 0 : index % 100 > 0 ? 1 : 2;
    if (kind === 1) running.push(id);
    const { table, entries } = logs[kind] as (typeof logs)[number];
    const base = {
      id,
      createdAt: index,
      isPrivate: false,
      admitsPrograms: false,
      isForFriends: false,
      limits: null,
      invite: '',
      plannedAt: null,
    };
    await store.addTable(rowOf(base, table, Date.now()), entries);
  };
  for (let first = 0; first < count; first += 100)
    await Promise.all(
      Array.from({ length: Math.min(100, count - first) }, (_, index) => addTable(first + index)),
    );
  await store.close();
  return running;
}

/** Stand-ins: the players who have to decide have left, and bots go on for them. */
function standIns({ game, number }: Table): Entry[] {
  return (game === null ? [] : deciders(game)).map((seat, index) => ({
    number: number + 1 + index,
    at: number,
    by: null,
    what: { kind: 'stood-in', seat, bot: '2', why: 'resigned' },
  }));
}

await main();
