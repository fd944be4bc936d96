import type { Kept } from './resultLines.ts';
import { sequentialTest, type Verdict } from './sequential.ts';
import { blockShares } from './trials.ts';

/** Bounds are the shares of the wins between which it is to be decided. */
export interface Bounds {
  readonly low: number;
  readonly high: number;
}

/**
 * The sequential test over blocks in the order of their numbers, not the order in which they finish: so it ends at the
 * same block however many workers there are. Blocks that were played beyond it are not looked at.
 */
export class Sequential {
  readonly bot: string;
  readonly bounds: Bounds;
  readonly #shares: number[] = [];
  #blocks = 0;
  #verdict: Verdict;

  constructor(bot: string, bounds: Bounds) {
    this.bot = bot;
    this.bounds = bounds;
    this.#verdict = this.#test();
  }

  /** Takes in what can be taken in; all blocks below the given number are wanted. Tells whether it is decided. */
  look(finished: ReadonlyMap<number, Kept>, wanted: number): boolean {
    while (this.#verdict.state === 'open' && this.#blocks < wanted) {
      const block = finished.get(this.#blocks);
      if (block === undefined) return false;
      this.#shares.push(...blockShares(block.games, this.bot));
      this.#blocks += 1;
      this.#verdict = this.#test();
    }
    return this.#verdict.state !== 'open';
  }

  /** How many blocks the verdict rests on. */
  get blocks(): number {
    return this.#blocks;
  }

  get verdict(): Verdict {
    return this.#verdict;
  }

  #test(): Verdict {
    return sequentialTest(this.#shares, this.bounds.low, this.bounds.high);
  }
}
