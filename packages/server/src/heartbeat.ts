/** The part of a WebSocket that is needed here. */
export interface Pinged {
  ping(): void;
  terminate(): void;
  on(event: 'pong' | 'close', call: () => void): void;
}

/** Often enough for proxies that hang up after a minute of silence. */
const BEAT = 25_000;

/** A connection that does not answer is gone, though nobody has said so: pulled cables say nothing. */
export class Heartbeat {
  readonly #hasAnswered = new Map<Pinged, boolean>();
  #timer: NodeJS.Timeout | null = null;

  start(): void {
    this.#timer = setInterval(() => this.beat(), BEAT);
    this.#timer.unref();
  }

  stop(): void {
    if (this.#timer !== null) clearInterval(this.#timer);
  }

  add(socket: Pinged): void {
    this.#hasAnswered.set(socket, true);
    socket.on('pong', () => this.#hasAnswered.set(socket, true));
    socket.on('close', () => this.#hasAnswered.delete(socket));
  }

  beat(): void {
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
