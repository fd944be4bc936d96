/** Text that comes in pieces, as whole lines. */
export class Lines {
  #partial = '';
  #isDropping = false;

  take(text: string): string[] {
    const lines = (this.#partial + text).split('\n');
    this.#partial = lines.pop() ?? '';
    if (!this.#isDropping || lines.length === 0) return lines;
    this.#isDropping = false;
    return lines.slice(1);
  }

  /** Drops a line that has begun: it isn't wanted, nor is its rest when it comes. */
  drop(): void {
    this.#isDropping ||= this.#partial !== '';
    this.#partial = '';
  }

  /** The length of the line that has begun. */
  get pending(): number {
    return this.#partial.length;
  }
}
