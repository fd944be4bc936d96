import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ROSTER } from '@macher/bots';
import type { Action, Choice, Rules, View } from '@macher/engine';
import { type BotEars, BotThreads, type BotWait, type BotWorker, THINKING_LIMIT } from '@macher/table';

/** What a test asks, and nobody else waits for. */
const ALONE: BotWait = { owner: '', isWanted: () => true, queued: () => {}, begins: () => {} };

/** Bots in threads of the server. */
export class WorkerPool extends BotThreads {
  /** Is told how long each question waited, in seconds. */
  waited: (seconds: number) => void = () => {};

  constructor(most = Math.max(1, availableParallelism() - 1)) {
    super({ roster: ROSTER, most, hire, nameOf, limit });
  }

  override decide(
    bot: string,
    view: View,
    choice: Choice,
    seed: string,
    wait = ALONE,
  ): Promise<Action | null> {
    // By a clock that is never set.
    const since = performance.now();
    const begins = (): void => {
      this.waited((performance.now() - since) / 1000);
      wait.begins();
    };
    return super.decide(bot, view, choice, seed, { ...wait, begins });
  }
}

function hire({ hear, broke, left }: BotEars): BotWorker {
  const worker = new Worker(new URL('./botWorker.ts', import.meta.url));
  worker.on('message', hear);
  worker.on('error', broke);
  worker.on('exit', left);
  worker.unref();
  return { ask: question => worker.postMessage(question), end: () => worker.terminate() };
}

function limit(call: () => void): () => void {
  const timer = setTimeout(call, THINKING_LIMIT);
  return () => clearTimeout(timer);
}

const names = new WeakMap<Rules, string>();

/** Tables with the same rules share them, though each has read its own from the store. */
function nameOf(rules: Rules): string {
  const known = names.get(rules);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(JSON.stringify(rules)).digest('base64');
  names.set(rules, name);
  return name;
}
