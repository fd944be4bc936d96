import { parentPort } from 'node:worker_threads';
import { closePrograms } from '../programs/players.ts';
import { JOBS } from './jobs.ts';
import { type Answer, LEAVE, type Order } from './workerMessages.ts';

type Work = (given: unknown, item: unknown, tell: (note: unknown) => void) => unknown;

let last: Promise<void> = Promise.resolve();

parentPort?.on('message', (message: Order | typeof LEAVE) => {
  // One order after the other: a program cannot sit in two games at once.
  last = last.then(() => (message === LEAVE ? leave() : carryOut(message)));
});

async function carryOut({ id, job, given, items }: Order): Promise<void> {
  const work = JOBS[job] as Work;
  const began = performance.now();
  try {
    const results: unknown[] = [];
    for (const item of items) results.push(await work(given, item, note => answer({ id, note })));
    answer({ id, results, milliseconds: performance.now() - began });
  } catch (error) {
    answer({ id, error: (error as Error).stack ?? String(error) });
  }
}

function answer(message: Answer): void {
  parentPort?.postMessage(message);
}

/** Leaves: ends this thread only. */
async function leave(): Promise<void> {
  await closePrograms();
  process.exit();
}
