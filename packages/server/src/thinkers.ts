import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { botOf } from '@macher/bots';
import { type Action, type Choice, randomOf, type View } from '@macher/engine';
import type { Thinkers } from '@macher/table';

/** What a worker is asked, and what it answers. */
export interface Question {
  readonly id: number;
  readonly bot: string;
  readonly view: View;
  readonly choice: Choice;
  readonly seed: string;
}

export interface Thought {
  readonly id: number;
  readonly action: Action | null;
}

interface Waiting {
  readonly question: Question;
  readonly settle: (action: Action) => void;
}

/** Longer than any bot of ours takes on a slow machine: only a bug takes longer. */
const LIMIT = 2000;

/** Bots in threads of their own. One that takes too long is stopped, and the beginner's script decides instead. */
export class WorkerThinkers implements Thinkers {
  readonly #idle: Thinker[] = [];
  readonly #waiting: Waiting[] = [];
  readonly #all = new Set<Thinker>();
  readonly #most: number;
  #asked = 0;

  constructor(most = Math.max(1, availableParallelism() - 1)) {
    this.#most = most;
  }

  decide(bot: string, view: View, choice: Choice, seed: string): Promise<Action> {
    this.#asked += 1;
    const question: Question = { id: this.#asked, bot, view, choice, seed };
    return new Promise(settle => {
      this.#waiting.push({ question, settle });
      this.#next();
    });
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map(thinker => thinker.end()));
  }

  #next(): void {
    const thinker = this.#idle.pop() ?? (this.#all.size < this.#most ? this.#hire() : undefined);
    if (thinker === undefined) return;
    const waiting = this.#waiting.shift();
    if (waiting === undefined) {
      this.#idle.push(thinker);
      return;
    }
    void thinker.think(waiting.question, LIMIT).then(action => {
      waiting.settle(action ?? quickly(waiting.question));
      if (thinker.isGone) this.#all.delete(thinker);
      else this.#idle.push(thinker);
      this.#next();
    });
  }

  #hire(): Thinker {
    const thinker = new Thinker();
    this.#all.add(thinker);
    return thinker;
  }
}

function quickly({ view, choice, seed }: Question): Action {
  const script = botOf('1');
  if (script === undefined) throw new Error('there is no level 1');
  return script.decide(view, choice, randomOf(seed)).action;
}

/** One thread. */
class Thinker {
  readonly #worker = new Worker(new URL('./thinker.ts', import.meta.url));
  #settle: ((action: Action | null) => void) | null = null;
  isGone = false;

  constructor() {
    this.#worker.on('message', ({ action }: Thought) => this.#answer(action));
    this.#worker.on('error', () => this.#leave());
    this.#worker.on('exit', () => this.#leave());
    this.#worker.unref();
  }

  /** null: it did not answer in time, and is gone. */
  think(question: Question, limit: number): Promise<Action | null> {
    if (this.isGone) return Promise.resolve(null);
    return new Promise(resolve => {
      const timer = setTimeout(() => void this.end(), limit);
      this.#settle = action => {
        clearTimeout(timer);
        resolve(action);
      };
      this.#worker.postMessage(question);
    });
  }

  async end(): Promise<void> {
    this.#leave();
    await this.#worker.terminate();
  }

  #leave(): void {
    this.isGone = true;
    this.#answer(null);
  }

  #answer(action: Action | null): void {
    this.#settle?.(action);
    this.#settle = null;
  }
}
