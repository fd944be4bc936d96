import { ROSTER } from '@macher/bots/ids';
import type { Action, Choice, Rules, View } from '@macher/engine';
import { type BotPool, type BotWait, THINKING_LIMIT } from '@macher/table';
import type { BotAnswer, BotQuestion } from './botThread.ts';

/** The part of a worker that is needed here. */
export interface BotWorker {
  onmessage: ((event: MessageEvent) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage(question: BotQuestion): void;
  terminate(): void;
}

interface Waiting {
  readonly question: Omit<BotQuestion, 'rules' | 'fresh'> & { readonly rules: Rules };
  readonly wait: BotWait;
  readonly decision: PromiseWithResolvers<Action | null>;
}

/** Bots in workers of their own, hired when the first is asked. One that takes too long is stopped. */
export class LocalBots implements BotPool {
  readonly knows = ROSTER.knows;
  readonly fallbacks = ROSTER.fallbacks;
  readonly #hire: () => BotWorker;
  readonly #most: number;
  readonly #idle: BotThread[] = [];
  readonly #waiting: Waiting[] = [];
  #hired = 0;

  constructor(hire: () => BotWorker, most: number) {
    this.#hire = hire;
    this.#most = most;
  }

  decide(
    bot: string,
    { rules, ...view }: View,
    choice: Choice,
    seed: string,
    wait: BotWait,
  ): Promise<Action | null> {
    const decision = Promise.withResolvers<Action | null>();
    this.#waiting.push({ question: { bot, rules, view, choice, seed }, wait, decision });
    wait.queued();
    this.#next();
    return decision.promise;
  }

  #next(): void {
    const thread = this.#idle.pop() ?? (this.#hired < this.#most ? this.#newThread() : undefined);
    if (thread === undefined) return;
    const next = this.#nextWanted();
    if (next === undefined) {
      this.#idle.push(thread);
      return;
    }
    next.wait.begins();
    void thread
      .think(next.question)
      .then(next.decision.resolve, next.decision.reject)
      .then(() => this.#takeBack(thread));
  }

  /** What nobody needs any more is left out. */
  #nextWanted(): Waiting | undefined {
    for (let next = this.#waiting.shift(); next !== undefined; next = this.#waiting.shift()) {
      if (next.wait.isWanted()) return next;
      next.decision.resolve(null);
    }
    return undefined;
  }

  #takeBack(thread: BotThread): void {
    if (thread.isGone) this.#hired -= 1;
    else this.#idle.push(thread);
    this.#next();
  }

  #newThread(): BotThread {
    this.#hired += 1;
    return new BotThread(this.#hire());
  }
}

class BotThread {
  readonly #worker: BotWorker;
  /** What the thread knows, by the numbers it knows them by. */
  readonly #rules = new Map<Rules, number>();
  readonly #ready = Promise.withResolvers<void>();
  #decision: PromiseWithResolvers<Action | null> | null = null;
  isGone = false;

  constructor(worker: BotWorker) {
    this.#worker = worker;
    worker.onmessage = ({ data }) => this.#hear(data as BotAnswer);
    worker.onerror = ({ message }) => this.#break(new Error(message || 'a bot could not be loaded'));
  }

  /** null: it did not answer in time, and is gone. The time it takes to load doesn't count. */
  async think({ rules, ...question }: Waiting['question']): Promise<Action | null> {
    this.#decision = Promise.withResolvers();
    const { promise } = this.#decision;
    const failed = promise.then(() => {});
    await Promise.race([this.#ready.promise, failed]);
    const timer = setTimeout(() => this.#end(), THINKING_LIMIT);
    this.#worker.postMessage({ ...question, ...this.#withRulesOnce(rules) });
    return promise.finally(() => clearTimeout(timer));
  }

  #withRulesOnce(rules: Rules): Pick<BotQuestion, 'rules' | 'fresh'> {
    const known = this.#rules.get(rules);
    if (known !== undefined) return { rules: known, fresh: null };
    const number = this.#rules.size;
    this.#rules.set(rules, number);
    return { rules: number, fresh: rules };
  }

  #hear(answer: BotAnswer): void {
    if (answer.kind === 'ready') this.#ready.resolve();
    else this.#decision?.resolve(answer.action);
  }

  #end(): void {
    this.isGone = true;
    this.#worker.terminate();
    this.#decision?.resolve(null);
  }

  /** Its program could not be loaded, or broke. */
  #break(error: Error): void {
    this.isGone = true;
    this.#worker.terminate();
    this.#decision?.reject(error);
  }
}
