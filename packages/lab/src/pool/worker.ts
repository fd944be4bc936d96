import { Worker } from 'node:worker_threads';
import type { JobName } from './jobs.ts';
import { type Answer, type Done, LEAVE, type Order } from './workerMessages.ts';

/** Something went wrong in a worker; the message is its stack. */
export class WorkerError extends Error {}

interface Waiting {
  readonly note: (note: unknown) => void;
  readonly done: (answer: Done) => void;
  readonly failed: (error: WorkerError) => void;
}

/** One worker thread, seen from outside. */
export class PoolWorker {
  readonly #worker = new Worker(new URL('./workerThread.ts', import.meta.url));
  readonly #left = new Promise<void>(resolve => this.#worker.once('exit', () => resolve()));
  readonly #waiting = new Map<number, Waiting>();
  #orders = 0;
  #broken: string | null = null;

  constructor() {
    this.#worker.on('message', (answer: Answer) => this.#hear(answer));
    this.#worker.on('error', error => this.#break((error as Error).stack ?? String(error)));
    this.#worker.on('exit', code => this.#break(`the worker has left with code ${code}`));
  }

  work(job: JobName, given: unknown, items: readonly unknown[], note: Waiting['note']): Promise<Done> {
    if (this.#broken !== null) return Promise.reject(new WorkerError(this.#broken));
    this.#orders += 1;
    const order: Order = { id: this.#orders, job, given, items };
    return new Promise((done, failed) => {
      this.#waiting.set(order.id, { note, done, failed });
      this.#worker.postMessage(order);
    });
  }

  /** Closes the worker: what it is doing is dropped. A program that it has started ends with it, at the latest. */
  async close(): Promise<void> {
    const isBusy = this.#waiting.size > 0;
    this.#waiting.clear();
    if (isBusy) await this.#worker.terminate();
    else this.#worker.postMessage(LEAVE);
    await this.#left;
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    if (waiting === undefined) return;
    if (!('note' in answer)) this.#waiting.delete(answer.id);
    if ('note' in answer) waiting.note(answer.note);
    else if ('error' in answer) waiting.failed(new WorkerError(answer.error));
    else waiting.done(answer);
  }

  #break(reason: string): void {
    this.#broken ??= reason;
    for (const { failed } of this.#waiting.values()) failed(new WorkerError(this.#broken));
    this.#waiting.clear();
  }
}
