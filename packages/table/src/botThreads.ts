import type { Action, Choice, Rules, View } from '@macher/engine';
import type { BotAnswer, BotQuestion, RulesName } from './botThread.ts';
import type { BotPool, BotWait, Roster } from './botTurns.ts';
import { FairQueue } from './fairQueue.ts';
import type { Fallbacks } from './fallback.ts';

/** BotWorker is a thread, of a server or of a browser, as those see it who ask it. */
export interface BotWorker {
  ask(question: BotQuestion): void;
  end(): unknown;
}

/** What a thread tells of itself. */
export interface BotEars {
  hear(answer: BotAnswer): void;
  /** It can't go on, or could never begin. */
  broke(error: unknown): void;
  /** It has ended by itself. */
  left(): void;
}

export interface ThreadParts {
  readonly roster: Roster;
  /** How many threads at the most. */
  readonly most: number;
  hire(ears: BotEars): BotWorker;
  /** The same name for rules that say the same, as far as that can be told. */
  nameOf(rules: Rules): RulesName;
  /** Calls back when a bot has thought for too long; what it returns calls that off. */
  limit(call: () => void): () => void;
}

/** null: it did not answer in time. */
type Decision = PromiseWithResolvers<Action | null>;

interface Asked {
  readonly bot: string;
  readonly view: View;
  readonly choice: Choice;
  readonly seed: string;
}

interface Waiting {
  readonly asked: Asked;
  readonly decision: Decision;
  readonly wait: BotWait;
}

/** Bots in threads, hired when they are needed, which everyone's tables share alike. One that takes too long is stopped. */
export class BotThreads implements BotPool {
  readonly knows: Roster['knows'];
  readonly fallbacks: Fallbacks;
  readonly #parts: ThreadParts;
  readonly #idle: BotThread[] = [];
  readonly #waiting = new FairQueue<Waiting>();
  readonly #all = new Set<BotThread>();

  constructor(parts: ThreadParts) {
    this.#parts = parts;
    this.knows = parts.roster.knows;
    this.fallbacks = parts.roster.fallbacks;
  }

  /** Questions that wait for a thread. */
  get waiting(): number {
    return this.#waiting.size;
  }

  decide(bot: string, view: View, choice: Choice, seed: string, wait: BotWait): Promise<Action | null> {
    const decision: Decision = Promise.withResolvers();
    this.#waiting.add(wait.owner, { asked: { bot, view, choice, seed }, decision, wait });
    wait.queued();
    this.#next();
    return decision.promise;
  }

  async close(): Promise<void> {
    await Promise.all([...this.#all].map(thread => thread.end()));
  }

  #next(): void {
    const thread = this.#idle.pop() ?? (this.#all.size < this.#parts.most ? this.#hire() : undefined);
    if (thread === undefined) return;
    const waiting = this.#nextWanted();
    if (waiting === undefined) this.#idle.push(thread);
    else this.#ask(thread, waiting);
  }

  /** What nobody needs any more is left out. */
  #nextWanted(): Waiting | undefined {
    for (let next = this.#waiting.take(); next !== undefined; next = this.#waiting.take()) {
      if (next.wait.isWanted()) return next;
      next.decision.resolve(null);
    }
    return undefined;
  }

  #ask(thread: BotThread, { asked, decision, wait }: Waiting): void {
    wait.begins();
    void thread
      .think(asked)
      .then(decision.resolve, decision.reject)
      .then(() => this.#takeBack(thread));
  }

  #takeBack(thread: BotThread): void {
    if (thread.isGone) this.#all.delete(thread);
    else this.#idle.push(thread);
    this.#next();
  }

  #hire(): BotThread {
    const thread = new BotThread(this.#parts);
    this.#all.add(thread);
    return thread;
  }
}

/** More than there are games and packs at most servers: a thread's memory stays small. */
const MOST_RULES = 64;

class BotThread {
  readonly #parts: ThreadParts;
  readonly #worker: BotWorker;
  /** What the thread keeps, the longest unused first. */
  readonly #rules = new Set<RulesName>();
  readonly #ready = Promise.withResolvers<void>();
  #decision: Decision | null = null;
  isGone = false;

  constructor(parts: ThreadParts) {
    this.#parts = parts;
    this.#worker = parts.hire({
      hear: answer => this.#hear(answer),
      broke: error => this.#break(error),
      left: () => this.#leave(),
    });
  }

  /** null: it did not answer in time, and is gone. The time it takes to begin doesn't count: that may be longer than to think. */
  async think(asked: Asked): Promise<Action | null> {
    const decision: Decision = Promise.withResolvers();
    this.#decision = decision;
    await this.#ready.promise;
    if (this.isGone) return decision.promise;
    const callOff = this.#parts.limit(() => void this.end());
    this.#worker.ask(this.#withRulesOnce(asked));
    return decision.promise.finally(callOff);
  }

  async end(): Promise<void> {
    this.#leave();
    await this.#worker.end();
  }

  #hear(answer: BotAnswer): void {
    if (answer.kind === 'ready') this.#ready.resolve();
    else this.#decision?.resolve(answer.action);
  }

  #withRulesOnce({ bot, view: { rules, ...view }, choice, seed }: Asked): BotQuestion {
    const name = this.#parts.nameOf(rules);
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

  #break(error: unknown): void {
    this.#decision?.reject(error);
    void this.end();
  }

  #leave(): void {
    this.isGone = true;
    this.#ready.resolve();
    this.#decision?.resolve(null);
  }
}
