import type { Voice } from '../languages.ts';
import type { Terminal } from './terminal.ts';

/** A line that says how far long work has come; it only appears in a real terminal. */
export class Progress {
  readonly #terminal: Terminal;
  readonly #voice: Voice;
  readonly #all: number;
  readonly #began = performance.now();
  #shown = this.#began;

  constructor(terminal: Terminal, voice: Voice, all: number) {
    this.#terminal = terminal;
    this.#voice = voice;
    this.#all = all;
  }

  show(done: number): void {
    const now = performance.now();
    if (!this.#terminal.isInteractive || now - this.#shown < 200) return;
    this.#shown = now;
    const perSecond = (done * 1000) / (now - this.#began);
    const left = `${Math.ceil((this.#all - done) / perSecond)} s`;
    const filled = Math.round((20 * done) / this.#all);
    const bar = '█'.repeat(filled) + '░'.repeat(20 - filled);
    const text = this.#voice.say('simulate.progress', {
      done,
      games: this.#all,
      rate: Math.round(perSecond),
      left,
    });
    this.#terminal.warn(`\r\x1b[2K${bar} ${text}`);
  }

  end(): void {
    if (this.#terminal.isInteractive) this.#terminal.warn('\r\x1b[2K');
  }
}
