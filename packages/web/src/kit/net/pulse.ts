/** Milliseconds of silence after which a line is asked whether anyone is still there. */
const QUIET = 2000;

/** PATIENCE is how many milliseconds the answer may take; on a slow network more and more. */
const PATIENCE = { first: 2000, most: 16_000 };

/**
 * Pulse says whether a line that is open still leads to someone: a machine that hangs or whose cable was pulled says no
 * goodbye. While nobody looks at the page it isn't asked.
 */
export class Pulse {
  readonly #isSeen: () => boolean;
  readonly #ask: () => void;
  #patience = PATIENCE.first;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(isSeen: () => boolean, ask: () => void) {
    this.#isSeen = isSeen;
    this.#ask = ask;
  }

  /** Begins with a line that has just been made: someone must say something. */
  begin(lost: () => void): void {
    this.#wait(QUIET + this.#patience, lost);
  }

  /** Something came, perhaps the answer; `lost` is called when nothing comes any more. */
  felt(isAnswer: boolean, lost: () => void): void {
    if (isAnswer) this.#patience = PATIENCE.first;
    this.#wait(QUIET, () => this.#probe(lost));
  }

  stop(): void {
    clearTimeout(this.#timer);
  }

  #probe(lost: () => void): void {
    if (this.#isSeen()) this.#expect(lost);
    else this.#wait(QUIET, () => this.#probe(lost));
  }

  /** Expects an answer. A table in this page answers before `ask` returns. */
  #expect(lost: () => void): void {
    this.#wait(this.#patience, () => {
      this.#patience = Math.min(2 * this.#patience, PATIENCE.most);
      lost();
    });
    this.#ask();
  }

  #wait(milliseconds: number, call: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(call, milliseconds);
  }
}
