import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ROSTER } from '@macher/bots';
import type { Action, Choice, Rules, View } from '@macher/engine';
import { type BotPool, THINKING_LIMIT } from '@macher/table';

/** What a thread is asked. Rules are sent once: a bot knows them again when it meets the same object. */
export interface WorkerQuestion {
  readonly bot: string;
  readonly rules: RulesName;
  readonly fresh: Rules | null;
  /** Rules that are not kept any longer. */
  readonly stale: RulesName | null;
  readonly view: Omit<View, 'rules'>;
  readonly choice: Choice;
  readonly seed: string;
}

export interface WorkerAnswer {
  readonly action: Action | null;
}

type RulesName = string;

/** null: it did not answer in time. */
type Decision = PromiseWithResolvers<Action | null>;

interface Waiting {
  readonly question: BotQuestion;
  readonly decision: Decision;
}

interface BotQuestion {
  readonly bot: string;
  readonly view: View;
  readonly choice: Choice;
  readonly seed: string;
}

/** Bots in threads of their own. One that takes too long is stopped. */
export class WorkerPool implements BotPool {
  readonly knows = ROSTER.knows;
  readonly fallbacks = ROSTER.fallbacks;
  readonly #idle: BotThread[] = [];
  readonly #waiting: Waiting[] = [];
  readonly #all = new Set<BotThread>();
  readonly #most: number;

  constructor(most = Math.max(1, availableParallelism() - 1)) {
    this.#most = most;
  }

  decide(bot: string, view: View, choice: Choice, seed: string): Promise<Action | null> {
    const decision: Decision = Promise.withResolvers();
    this.#waiting.push({ question: { bot, view, choice, seed }, decision });
    this.#next();
    return decision.promise;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map(thread => thread.end()));
  }

  #next(): void {
    const thread = this.#idle.pop() ?? (this.#all.size < this.#most ? this.#hire() : undefined);
    if (thread === undefined) return;
    const waiting = this.#waiting.shift();
    if (waiting === undefined) {
      this.#idle.push(thread);
      return;
    }
    const { resolve, reject } = waiting.decision;
    void thread
      .think(waiting.question)
      .then(resolve, reject)
      .then(() => this.#takeBack(thread));
  }

  #takeBack(thread: BotThread): void {
    if (thread.isGone) this.#all.delete(thread);
    else this.#idle.push(thread);
    this.#next();
  }

  #hire(): BotThread {
    const thread = new BotThread();
    this.#all.add(thread);
    return thread;
  }
}

/** More than there are games and packs at most servers: a thread's memory stays small. */
const MOST_RULES = 64;

class BotThread {
  readonly #worker = new Worker(new URL('./botWorker.ts', import.meta.url));
  /** What the thread keeps, the longest unused first. */
  readonly #rules = new Set<RulesName>();
  #decision: Decision | null = null;
  isGone = false;

  constructor() {
    this.#worker.on('message', ({ action }: WorkerAnswer) => this.#decision?.resolve(action));
    this.#worker.on('error', error => this.#break(error));
    this.#worker.on('exit', () => this.#leave());
    this.#worker.unref();
  }

  /** null: it did not answer in time, and is gone. */
  think(question: BotQuestion): Promise<Action | null> {
    if (this.isGone) return Promise.resolve(null);
    this.#decision = Promise.withResolvers();
    const timer = setTimeout(() => void this.end(), THINKING_LIMIT);
    this.#worker.postMessage(this.#withRulesOnce(question));
    return this.#decision.promise.finally(() => clearTimeout(timer));
  }

  #withRulesOnce({ bot, view: { rules, ...view }, choice, seed }: BotQuestion): WorkerQuestion {
    const name = nameOf(rules);
    const isKnown = this.#rules.delete(name);
    this.#rules.add(name);
    const stale = this.#rules.size > MOST_RULES ? this.#forgetOldest() : null;
    return { bot, rules: name, fresh: isKnown ? null : rules, stale, view, choice, seed };
  }

  #forgetOldest(): RulesName | null {
    const [oldest = null] = this.#rules;
    if (oldest !== null) this.#rules.delete(oldest);
    return oldest;
  }

  async end(): Promise<void> {
    this.#leave();
    await this.#worker.terminate();
  }

  /** An error has ended the thread. */
  #break(error: unknown): void {
    this.#decision?.reject(error);
    this.#leave();
  }

  #leave(): void {
    this.isGone = true;
    this.#decision?.resolve(null);
  }
}

const names = new WeakMap<Rules, RulesName>();

/** Tables with the same rules share them, though each has read its own from the store. */
function nameOf(rules: Rules): RulesName {
  const known = names.get(rules);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(JSON.stringify(rules)).digest('base64');
  names.set(rules, name);
  return name;
}
