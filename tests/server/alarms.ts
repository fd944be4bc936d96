import type { Timekeeper } from '@macher/table';

interface Alarm {
  readonly at: number;
  readonly call: () => void;
}

/** Time that also passes when the test says so. */
export class Alarms implements Timekeeper {
  #passed = 0;
  #alarms: Alarm[] = [];

  now(): number {
    return Date.now() + this.#passed;
  }

  wake(at: number, call: () => void): () => void {
    const alarm = { at, call };
    this.#alarms.push(alarm);
    return () => {
      this.#alarms = this.#alarms.filter(each => each !== alarm);
    };
  }

  /** Rings what is due by then, once. */
  pass(milliseconds: number): void {
    this.#passed += milliseconds;
    const due = this.#alarms.filter(({ at }) => at <= this.now());
    this.#alarms = this.#alarms.filter(alarm => !due.includes(alarm));
    for (const { call } of due) call();
  }
}
