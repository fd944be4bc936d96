import type { Voice } from '../words.ts';
import type { Terminal } from './terminal.ts';

/** Games, rows of a store, or decisions. */
type ProgressKey = 'simulate.progress' | 'move.progress' | 'review.progress';

/** A line that says how far long work has come; it only appears in a real terminal. */
export class Progress {
  readonly #terminal: Terminal;
  readonly #voice: Voice;
  readonly #all: number;
  readonly #before: number;
  readonly #key: ProgressKey;
  readonly #began = performance.now();
  #shown = this.#began;

  /** `done` before says nothing about the speed. */
  constructor(
    terminal: Terminal,
    voice: Voice,
    all: number,
    before = 0,
    key: ProgressKey = 'simulate.progress',
  ) {
    this.#terminal = terminal;
    this.#voice = voice;
    this.#all = all;
    this.#before = before;
    this.#key = key;
  }

  show(done: number): void {
    const now = performance.now();
    if (!this.#terminal.isInteractive || now - this.#shown < 200) return;
    this.#shown = now;
    const perSecond = ((done - this.#before) * 1000) / (now - this.#began);
    const filled = Math.round((20 * done) / this.#all);
    const bar = '█'.repeat(filled) + '░'.repeat(20 - filled);
    const text = this.#voice.say(this.#key, {
      done,
      games: this.#all,
      rate: this.#rate(perSecond),
      left: duration(Math.ceil((this.#all - done) / perSecond)),
    });
    this.#terminal.warn(`\r\x1b[2K${bar} ${text}`);
  }

  end(): void {
    if (this.#terminal.isInteractive) this.#terminal.warn('\r\x1b[2K');
  }

  #rate(perSecond: number): string {
    const digits = perSecond < 10 ? 2 : 0;
    const { language } = this.#voice.words;
    return new Intl.NumberFormat(language, { maximumFractionDigits: digits }).format(perSecond);
  }
}

/** A duration in the two largest units that it has. */
function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  if (minutes === 0) return `${seconds} s`;
  const hours = Math.floor(minutes / 60);
  return hours === 0 ? `${minutes} min ${seconds % 60} s` : `${hours} h ${minutes % 60} min`;
}
