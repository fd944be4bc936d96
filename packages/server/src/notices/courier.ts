import { setImmediate } from 'node:timers/promises';
import { type ChannelKind, KIND_OF, type Notice, REQUEST_STANDS } from '@macher/protocol';
import { type Timekeeper, wakeAfter } from '@macher/table';
import { languageOf } from '@macher/words';
import { newId } from '../secrets.ts';
import type { Channel, KeptSettings } from '../store/outbox.ts';
import type { Store } from '../store/store.ts';
import type { Arrival } from './arrival.ts';
import { messageOf, withoutRepeats } from './message.ts';
import type { Postman } from './postman.ts';
import { quietUntil } from './quiet.ts';
import { GRACE, outcomeOf, putOff } from './schedule.ts';
import { noticeWords } from './words.ts';

/** ROUND is how many milliseconds pass between two looks at what waits. */
const ROUND = 10_000;

/**
 * LEASE is how many milliseconds a channel is ours: longer than any call takes. A process that dies leaves it to others
 * then.
 */
const LEASE = 120_000;

/** AT_ONCE channels in one round, and MOST_ROUNDS at a time: who answers slowly keeps few others waiting. */
const AT_ONCE = 20;
const MOST_ROUNDS = 10;

/** PAGE notices are read at once. */
const PAGE = 500;

/**
 * KEPT is how many milliseconds notices are kept, for feeds too; below it, how many rounds pass between two clearings.
 */
const KEPT = 30 * 86_400_000;
const SWEEP_EVERY = 360;

interface Parts {
  readonly store: Pick<Store, 'outbox' | 'lookers' | 'table' | 'ties'>;
  readonly postman: Pick<Postman, 'carry'>;
  readonly time: Timekeeper;
  /** Hears that a message was sent, or wasn't. */
  sent(kind: ChannelKind, is: Arrival['is']): void;
  failed(error: unknown): void;
}

/** Courier brings people what waits for them, each channel by one process at a time. */
export class Courier {
  readonly #parts: Parts;
  readonly #name = newId();
  #callOff: (() => void) | null = null;
  readonly #working = new Set<Promise<void>>();
  #rounds = 0;
  #isClosed = false;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  start(): void {
    if (this.#isClosed) return;
    this.#callOff = wakeAfter(this.#parts.time, ROUND, () => {
      this.#begin();
      this.start();
    });
  }

  /** Stops when what is on its way has arrived: otherwise nobody would know whether it did. */
  async stop(): Promise<void> {
    this.#isClosed = true;
    this.#callOff?.();
    await Promise.all(this.#working);
  }

  /** Begins a round, which lasts as long as the slowest of those who are called: others begin meanwhile. */
  #begin(): void {
    if (this.#working.size >= MOST_ROUNDS) return;
    const round = this.round()
      .catch(error => this.#parts.failed(error))
      .finally(() => this.#working.delete(round));
    this.#working.add(round);
  }

  async round(): Promise<void> {
    const { store, time } = this.#parts;
    this.#rounds += 1;
    if (this.#rounds % SWEEP_EVERY === 0) await store.outbox.sweep(time.now() - KEPT);
    const now = time.now();
    const claimed = await store.outbox.claim(this.#name, now, LEASE, now - GRACE, AT_ONCE);
    await Promise.all(claimed.map(each => this.#serve(each).catch(error => this.#parts.failed(error))));
    if (claimed.length === AT_ONCE && !this.#isClosed) await this.round();
  }

  async #serve(channel: Channel): Promise<void> {
    const { outbox } = this.#parts.store;
    const settings = await outbox.settingsOf(channel.person);
    if (settings === null) return outbox.removeChannel(channel.id);
    const now = this.#parts.time.now();
    const quiet = quietUntil(settings, now);
    if (quiet !== null) return outbox.settle(channel.id, this.#name, [], putOff(channel, quiet));
    const { all, latest } = await this.#waiting(channel, settings);
    const worth = await this.#worth(latest);
    if (worth.length === 0) return outbox.settle(channel.id, this.#name, all, putOff(channel, channel.dueAt));
    const message = messageOf(noticeWords(languageOf(settings.language)), worth);
    const arrival = await this.#parts.postman.carry(channel, message, settings);
    this.#parts.sent(channel.target.kind, arrival.is);
    const done = arrival.is === 'arrived' ? all : [];
    const outcome = outcomeOf(channel, arrival, this.#parts.time.now());
    await outbox.settle(channel.id, this.#name, done, outcome);
    // A device that has ended its subscription can't begin it again.
    if (arrival.is === 'gone' && channel.target.kind === 'push') await outbox.removeChannel(channel.id);
  }

  /** What waits, page by page, and others are served between two: somebody may have made them wait for very much. */
  async #waiting({ id: channel }: Channel, { kinds }: KeptSettings): Promise<Waiting> {
    const all: number[] = [];
    let latest: Notice[] = [];
    for (let after = 0; ; after = all.at(-1) ?? 0) {
      const page = await this.#parts.store.outbox.waiting(channel, after, PAGE);
      all.push(...page.map(({ id }) => id));
      latest = withoutRepeats([...latest, ...page.filter(({ facts }) => kinds[KIND_OF[facts.what]])]);
      if (page.length < PAGE) return { all, latest };
      await setImmediate();
    }
  }

  /** What is worth sending: what they don't see already, and is still so; the oldest first. */
  async #worth(latest: readonly Notice[]): Promise<Notice[]> {
    const worth: Notice[] = [];
    for (const notice of latest.toSorted((one, two) => one.at - two.at || one.id - two.id))
      if (await this.#isWorth(notice)) worth.push(notice);
    return worth;
  }

  async #isWorth({ person, table, facts }: Notice): Promise<boolean> {
    const { store, time } = this.#parts;
    if (facts.what === 'friend-asked')
      return (await store.ties.between(person, facts.person, time.now() - REQUEST_STANDS)) === 'asks';
    const row = await store.table(table);
    if (row === null || (facts.what === 'decide' && !row.awaited.includes(person))) return false;
    return !(await store.lookers.isLooking({ person, table }));
  }
}

/** Waiting is what waits beside a channel, and of that what they want to hear, each thing once. */
interface Waiting {
  readonly all: readonly number[];
  readonly latest: readonly Notice[];
}
