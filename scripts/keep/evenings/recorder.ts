import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientMessage, Request } from '@macher/protocol';
import { type Deed, done, type Step } from '../../../tests/archive/wire/evening.ts';
import type { Answer } from '../../../tests/archive/wire/hand.ts';
import { OWNER_SECRET, type Stage } from '../../../tests/archive/wire/stage.ts';

/** QUIET is how many milliseconds pass without a message, after which nobody is being told anything. */
const QUIET = 40;
const LONGEST = 20_000;

/** Does what a scene says, and writes down all of it. */
export class Recorder {
  readonly stage: Stage;
  readonly steps: Step[] = [];
  readonly refused: string[] = [];
  #asked = 0;
  readonly #marks = new Map<string, number>();
  readonly #all = new Map<string, unknown[]>();

  constructor(stage: Stage) {
    this.stage = stage;
  }

  /** Calls; the body of the answer. */
  async call(who: string, call: string, body?: unknown): Promise<Record<string, unknown>> {
    const answer = (await this.#do({ who, call, ...(body === undefined ? {} : { body }) })) as Answer;
    if (answer.status >= 400) this.refused.push(`${who} ${call} ${JSON.stringify(answer)}`);
    return (answer.body ?? {}) as Record<string, unknown>;
  }

  /** Looks again until it is so, as who replays it does; what came before isn't written down. */
  async look(who: string, call: string, isSo: (body: Record<string, unknown>) => boolean) {
    const found = async () => (await this.stage.hand(who).call(call)).body as Record<string, unknown>;
    for (const end = Date.now() + LONGEST; !isSo(await found()) && Date.now() < end; ) await sleep(QUIET);
    return this.call(who, call);
  }

  async say(who: string, message: ClientMessage | object): Promise<void> {
    await this.#do({ who, say: message });
  }

  /** Asks; the entry that came of it; null: it was refused. */
  async ask(who: string, table: string, request: Request | object): Promise<number | null> {
    this.#asked += 1;
    const id = `r${this.#asked}`;
    const from = this.heard(who).length;
    await this.#do({ who, say: { type: 'ask', table, id, request } }, () =>
      this.heard(who)
        .slice(from)
        .some(each => each['id'] === id),
    );
    const reply = this.heard(who)
      .slice(from)
      .find(each => each['id'] === id);
    if (reply?.['ok'] !== true)
      this.refused.push(`${who} ${JSON.stringify(request)} ${JSON.stringify(reply)}`);
    return reply?.['ok'] === true ? Number(reply['number']) : null;
  }

  async connect(...who: string[]): Promise<void> {
    for (const each of who) await this.#do({ who: each, connects: true });
  }

  leave(who: string): Promise<unknown> {
    return this.#do({ who, connects: false });
  }

  as(who: string, as: string): Promise<unknown> {
    return this.#do({ who, as });
  }

  shows(who: string, token: string): Promise<unknown> {
    return this.#do({ who, shows: `Bearer ${token}` });
  }

  pass(passes: number): Promise<unknown> {
    return this.#do({ who: 'time', passes });
  }

  async mail(who: string): Promise<{ readonly code: string; readonly off: string }> {
    return (await this.#do({ who, reads: 'mail' })) as { code: string; off: string };
  }

  async owner(): Promise<void> {
    await this.shows('owner', OWNER_SECRET);
  }

  /** Everything they have heard so far. */
  heard(who: string): Record<string, unknown>[] {
    const all = this.#all.get(who) ?? [];
    const { heard } = this.stage.hand(who);
    const mark = this.#marks.get(who) ?? 0;
    return [...all, ...heard.slice(mark)] as Record<string, unknown>[];
  }

  async #do(deed: Deed, isDone: () => boolean = () => true): Promise<unknown> {
    const answer = await done(this.stage, deed);
    await this.#settle(isDone);
    const heard = this.#collect();
    this.steps.push({
      deed,
      ...(answer === undefined ? {} : { answer }),
      ...(Object.keys(heard).length === 0 ? {} : { heard }),
    });
    return answer;
  }

  async #settle(isDone: () => boolean): Promise<void> {
    const count = (): number =>
      [...this.stage.hands.values()].reduce((sum, { heard }) => sum + heard.length, 0);
    const end = Date.now() + LONGEST;
    for (let before = -1; before !== count() || !isDone(); ) {
      if (Date.now() > end) throw new Error('waited in vain');
      before = count();
      await sleep(QUIET);
    }
  }

  #collect(): Record<string, readonly unknown[]> {
    const heard: Record<string, readonly unknown[]> = {};
    for (const [who, hand] of this.stage.hands) {
      const mark = this.#marks.get(who) ?? 0;
      const fresh = hand.heard.slice(mark);
      this.#marks.set(who, hand.heard.length);
      this.#all.set(who, [...(this.#all.get(who) ?? []), ...fresh]);
      if (fresh.length > 0) heard[who] = fresh;
    }
    return heard;
  }
}
