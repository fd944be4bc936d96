import type { Timekeeper } from '@macher/table';

/** The part of a WebSocket that is needed here. */
export interface Pinged {
  ping(): void;
  terminate(): void;
  on(event: 'pong' | 'close', call: () => void): void;
}

/** BEAT in milliseconds: often enough for proxies that hang up after a minute of silence. */
const BEAT = 25_000;

/** Ends connections that do not answer: a pulled cable does not say goodbye. */
export class Heartbeat {
  readonly #hasAnswered = new Map<Pinged, boolean>();
  readonly #time: Timekeeper;
  #cancel: (() => void) | null = null;

  constructor(time: Timekeeper) {
    this.#time = time;
  }

  start(): void {
    this.#cancel = this.#time.wake(this.#time.now() + BEAT, () => {
      this.start();
      this.#beat();
    });
  }

  stop(): void {
    this.#cancel?.();
  }

  add(socket: Pinged): void {
    this.#hasAnswered.set(socket, true);
    socket.on('pong', () => this.#hasAnswered.set(socket, true));
    socket.on('close', () => this.#hasAnswered.delete(socket));
  }

  #beat(): void {
    for (const [socket, hasAnswered] of this.#hasAnswered) {
      if (!hasAnswered) {
        socket.terminate();
        continue;
      }
      this.#hasAnswered.set(socket, false);
      socket.ping();
    }
  }
}
