import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { ROSTER } from '@macher/bots';
import type { Action, Choice, Rules, View } from '@macher/engine';
import { type BotPool, type BotWait, THINKING_LIMIT } from '@macher/table';
import { FairQueue } from './fairQueue.ts';

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

export type WorkerAnswer =
  /** First of all: it has read its program. */
  { readonly kind: 'ready' } | { readonly kind: 'decided'; readonly action: Action | null };

type RulesName = string;

/** null: it did not answer in time. */
type Decision = PromiseWithResolvers<Action | null>;

interface Waiting {
  readonly question: BotQuestion;
  readonly decision: Decision;
  readonly wait: BotWait;
  /** Since when it has waited, by a clock that is never set. */
  readonly since: number;
}

interface BotQuestion {
  readonly bot: string;
  readonly view: View;
  readonly choice: Choice;
  readonly seed: string;
}

/** ALONE is the wait of what a test asks, and nobody else waits for. */
const ALONE: BotWait = { owner: '', isWanted: () => true, queued: () => {}, begins: () => {} };

/**
 * WorkerPool has bots in threads of their own, which everyone's tables share alike. One that takes too long is stopped.
 */
export class WorkerPool implements BotPool {
  readonly knows = ROSTER.knows;
  readonly fallbacks = ROSTER.fallbacks;
  readonly #idle: BotThread[] = [];
  readonly #waiting = new FairQueue<Waiting>();
  readonly #all = new Set<BotThread>();
  readonly #most: number;
  /** Is told how long each question waited, in seconds. */
  waited: (seconds: number) => void = () => {};

  constructor(most = Math.max(1, availableParallelism() - 1)) {
    this.#most = most;
  }

  /** Questions that wait for a thread. */
  get waiting(): number {
    return this.#waiting.size;
  }

  decide(bot: string, view: View, choice: Choice, seed: string, wait = ALONE): Promise<Action | null> {
    const decision: Decision = Promise.withResolvers();
    const question = { bot, view, choice, seed };
    this.#waiting.add(wait.owner, { question, decision, wait, since: performance.now() });
    wait.queued();
    this.#next();
    return decision.promise;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map(thread => thread.end()));
  }

  #next(): void {
    const thread = this.#idle.pop() ?? (this.#all.size < this.#most ? this.#hire() : undefined);
    if (thread === undefined) return;
    const waiting = this.#nextWanted();
    if (waiting === undefined) this.#idle.push(thread);
    else this.#ask(thread, waiting);
  }

  /** The next question that is still wanted; what nobody needs any more is left out. */
  #nextWanted(): Waiting | undefined {
    for (let next = this.#waiting.take(); next !== undefined; next = this.#waiting.take()) {
      if (next.wait.isWanted()) return next;
      next.decision.resolve(null);
    }
    return undefined;
  }

  #ask(thread: BotThread, { question, decision, wait, since }: Waiting): void {
    this.waited((performance.now() - since) / 1000);
    wait.begins();
    void thread
      .think(question)
      .then(decision.resolve, decision.reject)
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

/** MOST_RULES is more than there are games and packs at most servers: a thread's memory stays small. */
const MOST_RULES = 64;

class BotThread {
  readonly #worker = new Worker(new URL('./botWorker.ts', import.meta.url));
  /** The rules that the thread keeps, the longest unused first. */
  readonly #rules = new Set<RulesName>();
  readonly #ready = Promise.withResolvers<void>();
  #decision: Decision | null = null;
  isGone = false;

  constructor() {
    this.#worker.on('message', (answer: WorkerAnswer) => this.#hear(answer));
    this.#worker.on('error', error => this.#break(error));
    this.#worker.on('exit', () => this.#leave());
    this.#worker.unref();
  }

  /**
   * Asks the thread; null: it did not answer in time, and is gone. On a busy machine a new thread takes longer to begin
   * than to think.
   */
  async think(question: BotQuestion): Promise<Action | null> {
    await this.#ready.promise;
    if (this.isGone) return null;
    this.#decision = Promise.withResolvers();
    const timer = setTimeout(() => void this.end(), THINKING_LIMIT);
    this.#worker.postMessage(this.#withRulesOnce(question));
    return this.#decision.promise.finally(() => clearTimeout(timer));
  }

  #hear(answer: WorkerAnswer): void {
    if (answer.kind === 'ready') this.#ready.resolve();
    else this.#decision?.resolve(answer.action);
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

  /** Breaks off what the thread did: an error has ended it. */
  #break(error: unknown): void {
    this.#decision?.reject(error);
    this.#leave();
  }

  #leave(): void {
    this.isGone = true;
    this.#ready.resolve();
    this.#decision?.resolve(null);
  }
}

const names = new WeakMap<Rules, RulesName>();

/** The name of rules. Tables with the same rules share them, though each has read its own from the store. */
function nameOf(rules: Rules): RulesName {
  const known = names.get(rules);
  if (known !== undefined) return known;
  const name = createHash('sha256').update(JSON.stringify(rules)).digest('base64');
  names.set(rules, name);
  return name;
}
