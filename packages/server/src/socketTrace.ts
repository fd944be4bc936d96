import type { ErrorCode, PersonId, TableId } from '@macher/protocol';
import type { FastifyBaseLogger } from 'fastify';
import { closeLabel, type Metrics } from './metrics.ts';

/** One socket in the log and in the figures: from where, whose, how it ended, and what was refused. */
export class SocketTrace {
  readonly #log: FastifyBaseLogger;
  readonly #metrics: Metrics;
  readonly #address: string;
  readonly #began = performance.now();
  readonly #refused = new Map<ErrorCode, number>();
  #person: PersonId | null = null;

  constructor(log: FastifyBaseLogger, metrics: Metrics, address: string) {
    this.#log = log;
    this.#metrics = metrics;
    this.#address = address;
  }

  open(person: PersonId | null): void {
    this.#person = person;
    this.#log.info(this.#who, 'socket opened');
  }

  /** Notes a refusal. The first of a kind is a line, the rest a number at the end: a flood must not fill the disk. */
  refuse(code: ErrorCode, table: TableId | null): void {
    const before = this.#refused.get(code) ?? 0;
    this.#refused.set(code, before + 1);
    this.#metrics.refusals.inc({ door: 'socket', code });
    if (before === 0) this.#log.warn({ refused: code, ...this.#who, table }, 'message refused');
  }

  close(code: number): void {
    this.#metrics.closes.inc({ code: closeLabel(code) });
    const seconds = Math.round((performance.now() - this.#began) / 1000);
    const refused = Object.fromEntries(this.#refused);
    this.#log.info({ ...this.#who, code, seconds, refused }, 'socket closed');
  }

  get #who() {
    return { address: this.#address, person: this.#person };
  }
}
