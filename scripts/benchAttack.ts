// What others notice of an attack: how long somebody at another table and address waits for the reply to what they say,
// and how large the server and what it keeps becomes. `npm run bench:attack [-- --seconds 15] [--only A1]`. Ends with 1 if
// anything is more than wanted.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { calibrate } from '@macher/lab';
import { ATTACKS, type AttackName, STORES } from './attackers.ts';
import { wait } from './serverLoad.ts';
import { inFolder, Server } from './serverProcess.ts';
import { guest, openTable } from './strangers.ts';

/** EVERY is how many milliseconds lie between two things that are said. */
const EVERY = 100;

const MEGABYTE = 1_000_000;

/** WANTED in milliseconds, and megabytes. */
const WANTED = { median: 10, p99: 50, longest: 250, memory: 512 };

async function main(): Promise<void> {
  const { values } = parseArgs({
    options: { seconds: { type: 'string', default: '15' }, only: { type: 'string', default: '' } },
  });
  console.log(
    `calibration: ${calibrate(1000).toFixed(0)} million steps/s; at most ${JSON.stringify(WANTED)} is wanted`,
  );
  console.log(
    '| load | median | 99 % within | longest | memory at most | disk grew by |\n| --- | --- | --- | --- | --- | --- |',
  );
  for (const name of Object.keys(ATTACKS) as AttackName[])
    if (name.startsWith(values.only)) await inFolder(folder => measure(folder, name, Number(values.seconds)));
}

async function measure(folder: string, name: AttackName, seconds: number): Promise<void> {
  const prepared = (await STORES[name]?.(folder)) ?? null;
  const server = await Server.start(folder);
  const say = await speaker(server.url);
  const before = (await server.figures()).disk;
  const attack = new Worker(new URL('./attackWorker.ts', import.meta.url), {
    workerData: { url: server.url, name, prepared },
  });
  await once(attack, 'message');
  const delays: number[] = [];
  let memory = 0;
  let disk = before;
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    delays.push(await say());
    if (delays.length % 10 === 0) {
      const figures = await server.figures();
      memory = Math.max(memory, figures.memory);
      disk = figures.disk;
    }
    await wait(EVERY);
  }
  await attack.terminate();
  await server.stop();
  show(name, delays, memory / MEGABYTE, (disk - before) / MEGABYTE);
}

function show(name: string, delays: number[], memory: number, disk: number): void {
  delays.sort((one, other) => one - other);
  const within = (part: number): number => delays[Math.floor((delays.length - 1) * part)] ?? 0;
  const found = { median: within(0.5), p99: within(0.99), longest: within(1), memory };
  const text = (what: keyof typeof WANTED, digits: number, unit: string): string => {
    const isMore = found[what] > WANTED[what];
    if (isMore) process.exitCode = 1;
    return `${found[what].toFixed(digits)} ${unit}${isMore ? ' (!)' : ''}`;
  };
  const cells = [
    text('median', 1, 'ms'),
    text('p99', 1, 'ms'),
    text('longest', 0, 'ms'),
    text('memory', 0, 'MB'),
  ];
  console.log(`| ${name} (${delays.length} replies) | ${cells.join(' | ')} | ${disk.toFixed(0)} MB |`);
}

/** speaker is somebody else; each call says something, and takes as long as the reply. */
async function speaker(url: string): Promise<() => Promise<number>> {
  const client = await guest(url, '198.51.100.7');
  const table = await openTable(client, ['me', 'open', 'open']);
  client.watch(table);
  return async () => {
    const began = performance.now();
    const reply = await client.ask(table, { kind: 'say', room: 'players', text: 'are you there?' });
    if (reply.type === 'error' || !reply.ok) throw new Error(JSON.stringify(reply));
    return performance.now() - began;
  };
}

await main();
