import type { Sheet } from '@macher/protocol';
import { type Host, type Timekeeper, type Viewer, wakeAfter } from '@macher/table';

/** LongPolls are calls that are answered only when something has happened, so many of each caller. */
export class LongPolls {
  readonly #most: number;
  readonly #time: Timekeeper;
  readonly #waiting = new Map<string, number>();

  constructor(most: number, time: Timekeeper) {
    this.#most = most;
    this.#time = time;
  }

  /**
   * Waits until there is an entry after this one, or the time is up, or `gone` is called. null: this caller waits too
   * often.
   */
  async until(
    caller: string,
    host: Host,
    { viewer, after, milliseconds }: Awaited,
    whenGone: (gone: () => void) => void,
  ): Promise<true | null> {
    const own = this.#waiting.get(caller) ?? 0;
    if (own >= this.#most) return null;
    this.#waiting.set(caller, own + 1);
    await this.#news(host, { viewer, after, milliseconds }, whenGone).finally(() => this.#leave(caller));
    return true;
  }

  #leave(caller: string): void {
    const left = (this.#waiting.get(caller) ?? 1) - 1;
    if (left > 0) this.#waiting.set(caller, left);
    else this.#waiting.delete(caller);
  }

  #news(
    host: Host,
    { viewer, after, milliseconds }: Awaited,
    whenGone: (gone: () => void) => void,
  ): Promise<void> {
    return new Promise(resolve => {
      let isDone = false;
      const done = (): void => {
        if (isDone) return;
        isDone = true;
        host.leave(listener);
        callOff();
        resolve();
      };
      const listener = {
        ...viewer,
        hears: () => !isDone,
        send: (_news: unknown, { number }: Sheet) => void (number > after && done()),
        lost: done,
      };
      const callOff = wakeAfter(this.#time, milliseconds, done);
      whenGone(done);
      host.join(listener, host.table.number);
    });
  }
}

/** What is waited for, and how long. */
interface Awaited {
  readonly viewer: Viewer;
  readonly after: number;
  readonly milliseconds: number;
}
