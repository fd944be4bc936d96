import { randomUUID } from 'node:crypto';
import { setTimeout as passing } from 'node:timers/promises';
import type { Rules } from '@macher/engine';
import type { LookedSheet, Person, Request, RulesOfTable, Sheet, TableReply } from '@macher/protocol';
import type { Diary } from './diary.ts';
import type { TableLink } from './tableLink.ts';

/**
 * ClosedError: the server says no, and would say it again. `code` is `unreachable` if nothing was there when we first
 * came.
 */
export class ClosedError extends Error {
  readonly code: string;

  constructor(code: string, detail: string) {
    super(detail);
    this.code = code;
  }
}

/** PAUSES are the seconds between one try and the next; the last one again and again. */
const PAUSES = [1, 2, 4, 8, 15, 30];
/** BREATHS are such seconds if the server answers, and asks for a slower pace. */
const BREATHS = [0.3, 0.5, 1, 2, 4];
/** BETWEEN_LOOKS in milliseconds: while bots decide, something happens all the time. */
const BETWEEN_LOOKS = 100;
/**
 * WAIT is how many seconds the server may hold a call back until something happens; below it, how long any call may
 * take beyond that.
 */
const WAIT = 25;
const PATIENCE = 20;

/** Doors of one table that a program needs, by HTTP. What gets lost on the way is sent again until it arrives. */
export class Doors {
  readonly #link: TableLink;
  readonly #token: string;
  readonly #stop: AbortSignal;
  readonly #diary: Pick<Diary, 'tell'>;
  #isKnown = false;
  /** When it looked last. */
  #looked = 0;

  constructor(link: TableLink, token: string, stop: AbortSignal, diary: Pick<Diary, 'tell'>) {
    this.#link = link;
    this.#token = token;
    this.#stop = stop;
    this.#diary = diary;
  }

  async me(): Promise<Person | null> {
    return ((await this.#call('/api/me')) as { readonly person: Person | null }).person;
  }

  async rules(): Promise<Rules> {
    return ((await this.#call(this.#at('rules'))) as RulesOfTable).rules;
  }

  /**
   * The sheet, with everybody's money counted; once there is more than what the sheet with that number showed, or after
   * a while.
   */
  async sheet(after: number | null): Promise<Sheet> {
    await this.#pause(this.#looked + BETWEEN_LOOKS - performance.now());
    this.#looked = performance.now();
    const waits: Readonly<Record<string, string>> =
      after === null ? {} : { after: `${after}`, wait: `${WAIT}` };
    return ((await this.#call(this.#at('sheet', { counted: '1', ...waits }))) as LookedSheet).sheet;
  }

  /** Asks the table. Sent again under the same name it is done once. */
  ask(request: Request): Promise<TableReply> {
    return this.#call(this.#at('ask'), { id: randomUUID(), request }) as Promise<TableReply>;
  }

  /** Asks once, even after everything else has been stopped. */
  async askOnce(request: Request): Promise<boolean> {
    const last = AbortSignal.timeout(5000);
    const reply = await this.#fetch(this.#at('ask'), { id: randomUUID(), request }, last).catch(() => null);
    return reply?.status === 200;
  }

  throwIfStopped(): void {
    this.#stop.throwIfAborted();
  }

  #at(door: string, query: Readonly<Record<string, string>> = {}): string {
    const { table, invite } = this.#link;
    const all = new URLSearchParams(invite === null ? query : { ...query, invite });
    return `/api/tables/${table}/${door}?${all}`;
  }

  async #call(path: string, body?: object): Promise<unknown> {
    let isLost = false;
    for (let tries = 0; ; tries += 1) {
      const answer = await this.#try(path, body);
      this.#stop.throwIfAborted();
      if ('value' in answer) {
        if (isLost) this.#diary.tell('found', {});
        this.#isKnown = true;
        return answer.value;
      }
      if (!this.#isKnown && answer.why === 'line') throw new ClosedError('unreachable', answer.detail);
      const pauses = answer.why === 'pace' ? BREATHS : PAUSES;
      const seconds = pauses[Math.min(tries, pauses.length - 1)] ?? 1;
      if (answer.why !== 'pace') {
        isLost = true;
        this.#diary.tell('lost', { reason: answer.detail, seconds });
      }
      await this.#pause(seconds * 1000);
    }
  }

  async #pause(milliseconds: number): Promise<void> {
    if (milliseconds > 0) await passing(milliseconds, undefined, { signal: this.#stop });
  }

  async #try(path: string, body?: object): Promise<{ readonly value: unknown } | Missed> {
    const end = AbortSignal.any([this.#stop, AbortSignal.timeout((WAIT + PATIENCE) * 1000)]);
    try {
      const { status, text } = await this.#fetch(path, body, end);
      if (status === 429) return { why: 'pace', detail: 'too-many' };
      if (status >= 500) return { why: 'server', detail: `${status}` };
      const value = objectIn(text);
      if (status === 200 && value !== null) return { value };
      throw new ClosedError(String(value?.['code'] ?? 'no-server'), String(value?.['detail'] ?? status));
    } catch (error) {
      if (error instanceof ClosedError) throw error;
      return { why: 'line', detail: reasonOf(error) };
    }
  }

  async #fetch(path: string, body: object | undefined, signal: AbortSignal): Promise<Answered> {
    const headers = { authorization: `Bearer ${this.#token}` };
    const sent =
      body === undefined
        ? { headers }
        : {
            method: 'POST',
            headers: { ...headers, 'content-type': 'application/json' },
            body: JSON.stringify(body),
          };
    const response = await fetch(this.#link.origin + path, { ...sent, signal });
    return { status: response.status, text: await response.text() };
  }
}

interface Answered {
  readonly status: number;
  readonly text: string;
}

/** Missed says why there is no answer now; there may be one later. */
interface Missed {
  readonly why: 'pace' | 'server' | 'line';
  readonly detail: string;
}

function objectIn(text: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
  } catch {
    return null;
  }
}

/** The reason of an error: `fetch` hides what happened in its cause. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { readonly cause?: { readonly code?: string } };
  return cause?.code ?? message;
}
