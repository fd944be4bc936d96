/** NEAR: what is nearer to an edge than this is at it, since browsers count scrolled pixels in fractions. */
const NEAR = 24;

/** Scrolled is what of a list it takes to scroll it. */
export interface Scrolled {
  scrollTop: number;
  readonly scrollHeight: number;
  readonly clientHeight: number;
}

/** Where something is on the screen. */
interface Box {
  getBoundingClientRect(): { readonly top: number; readonly bottom: number };
}

/** Brings a list to its end. */
type ToEnd<L> = (list: L) => void;

function scrollToEnd(list: Scrolled): void {
  list.scrollTop = list.scrollHeight;
}

/** Keeps a list at its end, whatever happens to its lines or its height, unless you scroll up. */
export class Follower<L extends Scrolled = Scrolled> {
  readonly #scrollToEnd: ToEnd<L>;
  #isAtEnd = true;
  /** Whether the reader has had a hand on it since it was last moved to its end. */
  #isTouched = false;
  #top = 0;
  #height = 0;

  constructor(toEnd: ToEnd<L> = scrollToEnd) {
    this.#scrollToEnd = toEnd;
  }

  get isAtEnd(): boolean {
    return this.#isAtEnd;
  }

  /** Touched by a wheel, a finger, a key: what scrolls now may be the reader. */
  touch(): void {
    this.#isTouched = true;
  }

  /** Settles after new lines, after others are gone, or when the box has another height. */
  settle(list: L): void {
    if (this.#isAtEnd) this.toEnd(list);
  }

  toEnd(list: L): void {
    this.#isAtEnd = true;
    this.#isTouched = false;
    this.#scrollToEnd(list);
    this.#top = list.scrollTop;
    this.#height = list.scrollHeight;
  }

  /** The place that the reader has got to. A list that only became longer or lower has not been scrolled up. */
  scrolled(list: L): 'end' | 'first' | 'between' {
    // Lines came or went, or the box became higher and lower between two frames: the browser moved the list, not the
    // reader.
    if (this.#isAtEnd && (!this.#isTouched || list.scrollHeight !== this.#height)) {
      this.toEnd(list);
      return 'end';
    }
    const isUp = list.scrollTop < this.#top;
    this.#top = list.scrollTop;
    if (list.scrollHeight - list.scrollTop - list.clientHeight < NEAR) {
      this.#isAtEnd = true;
      this.#height = list.scrollHeight;
      return 'end';
    }
    if (isUp) this.#isAtEnd = false;
    return isUp && list.scrollTop < NEAR ? 'first' : 'between';
  }

  /** Shows a line, away from the end; it is then in the middle unless all of it could be seen already. */
  show(list: L & Box, line: Box | null): void {
    this.#isAtEnd = false;
    if (line === null) return;
    const [box, row] = [list.getBoundingClientRect(), line.getBoundingClientRect()];
    if (row.top < box.top || row.bottom > box.bottom)
      list.scrollTop += (row.top + row.bottom - box.top - box.bottom) / 2;
    this.#top = list.scrollTop;
  }

  /** Stays where it was read, `fromEnd` above the end, though lines have come in above. */
  stay(list: L, fromEnd: number): void {
    list.scrollTop = list.scrollHeight - fromEnd;
    this.#top = list.scrollTop;
  }
}
