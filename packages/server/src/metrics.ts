import { EPOCH } from '@macher/engine';
import { type BotQueue, type ErrorCode, PROTOCOL_VERSION, type Refused } from '@macher/protocol';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import server from '../package.json' with { type: 'json' };
import type { StoreVitals } from './store/vitals.ts';

/** BUCKETS in seconds. */
const BUCKETS = [0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.5, 2];

/** BUILD says what runs. */
export const BUILD = {
  version: server.version,
  protocol: PROTOCOL_VERSION,
  epoch: EPOCH,
  node: process.version,
};

/** MOST_WAITS of bots are remembered. */
const MOST_WAITS = 100;

/** Bots that share threads. */
export interface BotLoad {
  readonly waiting: number;
  waited: (seconds: number) => void;
}

/** Metrics are figures for the people who run the server. No names, no tables, nothing secret. */
export class Metrics {
  readonly registry = new Registry();
  readonly requests = new Histogram({
    name: 'macher_request_seconds',
    help: 'From the request to its reply, when it is on disk',
    labelNames: ['kind'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  readonly calls = new Histogram({
    name: 'macher_http_seconds',
    help: 'HTTP calls, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets: BUCKETS,
    registers: [this.registry],
  });
  readonly failures = new Counter({
    name: 'macher_failures_total',
    help: 'Requests that failed because of the server',
    registers: [this.registry],
  });
  readonly refusals = new Counter({
    name: 'macher_refusals_total',
    help: 'Calls and messages that were refused, by code; too-many is a limit',
    labelNames: ['door', 'code'],
    registers: [this.registry],
  });
  readonly notices = new Counter({
    name: 'macher_notices_total',
    help: 'Messages to people who don’t look, by channel and what became of them',
    labelNames: ['channel', 'outcome'],
    registers: [this.registry],
  });
  readonly connections = new Gauge({
    name: 'macher_connections',
    help: 'Open sockets',
    registers: [this.registry],
  });
  readonly closes = new Counter({
    name: 'macher_socket_closes_total',
    help: 'Sockets that have ended, by the code of WebSocket',
    labelNames: ['code'],
    registers: [this.registry],
  });

  readonly #bots: BotLoad | null;
  /** Waits in seconds, the latest last. */
  readonly #waits: number[] = [];

  constructor(
    tables: Readonly<Record<'open' | 'frozen', number>>,
    store: Pick<StoreVitals, 'onCommit' | 'bytes' | 'room'>,
    bots: BotLoad | null,
  ) {
    this.#bots = bots;
    collectDefaultMetrics({ register: this.registry });
    this.#gauge('macher_tables', 'Tables in memory', () => tables.open);
    this.#gauge('macher_frozen_tables', FROZEN, () => tables.frozen);
    this.#gauge('macher_store_bytes', 'The database on disk, with what is not yet merged', () =>
      store.bytes(),
    );
    const room = (): number => store.room()?.free ?? Number.NaN;
    this.#gauge('macher_disk_free_bytes', 'Free on the disk with the data', room);
    this.#timeCommits(store);
    if (bots !== null) this.#countBots(bots);
    this.#nameBuild();
  }

  /** The queue of bots; null: they don't share threads here. */
  botQueue(): BotQueue | null {
    if (this.#bots === null) return null;
    const sorted = [...this.#waits].sort((one, other) => one - other);
    const median = sorted[sorted.length >> 1] ?? 0;
    return { waiting: this.#bots.waiting, median, longest: sorted.at(-1) ?? 0 };
  }

  async socketCount(): Promise<number> {
    return (await this.connections.get()).values[0]?.value ?? 0;
  }

  /** What was refused since the start, the most frequent first. */
  async refused(): Promise<Refused[]> {
    const { values } = await this.refusals.get();
    return values
      .map(({ labels, value }) => ({
        door: labels['door'] as Refused['door'],
        code: labels['code'] as ErrorCode,
        times: value,
      }))
      .sort((one, other) => other.times - one.times);
  }

  #gauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: [this.registry],
      collect() {
        this.set(read());
      },
    });
  }

  #countBots(bots: BotLoad): void {
    const waits = new Histogram({
      name: 'macher_bot_wait_seconds',
      help: 'How long a question waited for a bot that could think about it',
      buckets: [0.01, 0.1, 0.5, 1, 2, 5, 10, 30, 60],
      registers: [this.registry],
    });
    bots.waited = seconds => {
      waits.observe(seconds);
      this.#waits.push(seconds);
      if (this.#waits.length > MOST_WAITS) this.#waits.shift();
    };
    this.#gauge('macher_bots_waiting', 'Questions that wait for a bot', () => bots.waiting);
  }

  #timeCommits(store: Pick<StoreVitals, 'onCommit'>): void {
    const commits = new Histogram({
      name: 'macher_commit_seconds',
      help: 'Writes of one moment, until they are on disk',
      buckets: BUCKETS,
      registers: [this.registry],
    });
    store.onCommit(seconds => commits.observe(seconds));
  }

  #nameBuild(): void {
    const labelNames = Object.keys(BUILD);
    new Gauge({ name: 'macher_build', help: 'What runs', labelNames, registers: [this.registry] }).set(
      BUILD,
      1,
    );
  }
}

const FROZEN = 'Tables whose logs this program cannot follow, found since the start';

/** CLOSE_CODES mean something to us; a client may send any, and each would be a row for ever. */
const CLOSE_CODES: readonly number[] = [
  1000, 1001, 1002, 1003, 1005, 1006, 1007, 1008, 1009, 1011, 1012, 1013,
];

export function closeLabel(code: number): string {
  return CLOSE_CODES.includes(code) ? String(code) : 'other';
}
