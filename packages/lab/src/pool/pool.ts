import { Batches } from './batches.ts';
import type { Given, Item, JobName, Note, Result } from './jobs.ts';
import { PoolWorker } from './worker.ts';

/** Listener waits for a run. Results come in any order. */
export interface Listener<N extends JobName> {
  done(result: Result<N>): void;
  note?(note: Note<N>): void;
  /** Aborted: nothing more is handed out, and what is still being done is dropped. */
  readonly signal?: AbortSignal;
}

/** Worker threads that do the same job on many items. */
export class Pool {
  readonly #workers: number;
  readonly #started: PoolWorker[] = [];

  constructor(workers: number) {
    this.#workers = workers;
  }

  /** Ends when every item is done, or at once when aborted; rejects with a `WorkerError` if a job fails. */
  async run<N extends JobName>(
    job: N,
    given: Given<N>,
    items: Iterable<Item<N>>,
    listener: Listener<N>,
  ): Promise<void> {
    const failed = new AbortController();
    const signal = AbortSignal.any([
      failed.signal,
      ...(listener.signal === undefined ? [] : [listener.signal]),
    ]);
    const batches = new Batches(items, this.#workers);
    const workers = this.#atMost(batches.items);
    const all = workers.map(worker => work(worker, job, given, batches, listener, signal));
    try {
      await Promise.race([Promise.all(all), whenAborted(signal)]);
    } finally {
      failed.abort();
    }
  }

  async close(): Promise<void> {
    await Promise.all(this.#started.map(worker => worker.close()));
  }

  /** Workers, no more than there are items: threads take a while to start. */
  #atMost(items: number): PoolWorker[] {
    const count = Math.min(items, this.#workers);
    while (this.#started.length < count) this.#started.push(new PoolWorker());
    return this.#started.slice(0, count);
  }
}

async function work<N extends JobName>(
  worker: PoolWorker,
  job: N,
  given: Given<N>,
  batches: Batches<Item<N>>,
  listener: Listener<N>,
  signal: AbortSignal,
): Promise<void> {
  const note = (text: unknown): void => {
    if (!signal.aborted) listener.note?.(text as Note<N>);
  };
  while (!signal.aborted) {
    const items = batches.take();
    if (items.length === 0) return;
    const { results, milliseconds } = await worker.work(job, given, items, note);
    batches.learn(items.length, milliseconds);
    for (const result of results) if (!signal.aborted) listener.done(result as Result<N>);
  }
}

function whenAborted(signal: AbortSignal): Promise<void> {
  return new Promise(resolve => {
    if (signal.aborted) resolve();
    else signal.addEventListener('abort', () => resolve(), { once: true });
  });
}
