import { mean } from '@macher/bots/parts';
import { sum } from '@macher/engine';

/** Whether a bot's share of the wins is settled yet. */
export interface Verdict {
  /** Log likelihood ratio of the high share against the low one. */
  readonly llr: number;
  readonly lower: number;
  readonly upper: number;
  /** `above`: at least the high share. `below`: at most the low one. */
  readonly state: 'above' | 'below' | 'open';
}

const ERROR = 0.05;
const UPPER = Math.log((1 - ERROR) / ERROR);
const LOWER = Math.log(ERROR / (1 - ERROR));
const LEAST_BLOCKS = 16;

/**
 * Wald's sequential test with the variance estimated from the blocks, as chess engines are tested by pairs of
 * games. It may be asked after every block, and errs about once in twenty times either way. Blocks must come
 * in the order of their numbers: those that finish first are no fair sample.
 */
export function sequentialTest(blockShares: readonly number[], low: number, high: number): Verdict {
  if (low >= high) throw new RangeError(`nothing to tell apart: ${low} and ${high}`);
  const llr = blockShares.length < 2 ? 0 : ratioOf(blockShares, low, high);
  return {
    llr,
    lower: LOWER,
    upper: UPPER,
    state: blockShares.length < LEAST_BLOCKS ? 'open' : stateOf(llr),
  };
}

function ratioOf(shares: readonly number[], low: number, high: number): number {
  const middle = mean(shares);
  return (shares.length * (high - low) * (2 * middle - low - high)) / (2 * varianceOf(shares, middle));
}

/**
 * The variance of shares, as if two more blocks lay half a win to either side of the mean. Blocks that are all alike
 * would otherwise prove anything at once; and a bot that wins seldom has little variance just when it is out of luck,
 * and would be found too weak too often.
 */
function varianceOf(shares: readonly number[], middle: number): number {
  const squares = sum(shares.map(share => (share - middle) ** 2));
  return (squares + 1 / 2) / (shares.length - 1);
}

function stateOf(llr: number): Verdict['state'] {
  if (llr >= UPPER) return 'above';
  return llr <= LOWER ? 'below' : 'open';
}
