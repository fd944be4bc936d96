// What others notice of an attack: how long somebody at another table and address waits for the reply to what they say,
// and how large the server becomes. `npm run bench:attack [-- --seconds 15]`. Under 250 ms (median) is wanted.
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { Worker } from 'node:worker_threads';
import { machineText } from '@macher/lab';
import { ATTACKS, guest, openTable } from './attackers.ts';
import { wait } from './serverLoad.ts';
import { inFolder, Server } from './serverProcess.ts';

/** Milliseconds between two things that are said. */
const EVERY = 100;

const MEGABYTE = 1_000_000;

async function main(): Promise<void> {
  const { values } = parseArgs({ options: { seconds: { type: 'string', default: '15' } } });
  console.log(machineText());
  for (const name of Object.keys(ATTACKS))
    await inFolder(folder => measure(folder, name, Number(values.seconds)));
}

async function measure(folder: string, name: string, seconds: number): Promise<void> {
  const server = await Server.start(folder);
  const say = await speaker(server.url);
  const attack = new Worker(new URL('./attackWorker.ts', import.meta.url), {
    workerData: { url: server.url, name },
  });
  await once(attack, 'message');
  const delays: number[] = [];
  let memory = 0;
  for (const end = performance.now() + seconds * 1000; performance.now() < end; ) {
    delays.push(await say());
    if (delays.length % 10 === 0) memory = Math.max(memory, (await server.figures()).memory);
    await wait(EVERY);
  }
  await attack.terminate();
  await server.stop();
  show(name, delays, memory);
}

function show(name: string, delays: number[], memory: number): void {
  delays.sort((one, other) => one - other);
  const within = (part: number): string => (delays[Math.floor((delays.length - 1) * part)] ?? 0).toFixed(1);
  console.log(
    `${name}: ${delays.length} replies, median ${within(0.5)} ms (under 250 wanted), p95 ${within(0.95)} ms, longest ${within(1)} ms; at most ${(memory / MEGABYTE).toFixed(0)} MB`,
  );
}

/** Somebody else; each call says something, and takes as long as the reply. */
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
