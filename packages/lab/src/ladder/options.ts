import { parseArgs } from 'node:util';
import type { Shard } from '../arena/blocks.ts';
import type { Deals } from './rungs.ts';

export const USAGE = `npm run lab -- ladder [--deals N] [--deals-3 N] [--deals-4 N] [--shard 1/4] [--page]
  --deals-3 is for games with level 3, --deals-4 with level 4; --shard plays a part; --page only writes the page, from what has been played`;

/** What a run of the ladder is to do. */
export interface LadderPlan {
  readonly deals: Deals;
  readonly shard: Shard | null;
  /** Whether it plays what is missing. */
  readonly plays: boolean;
}

/** Throws an error that says what's wrong with the arguments. */
export function planIn(argv: readonly string[]): LadderPlan {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      deals: { type: 'string', default: '256' },
      'deals-3': { type: 'string', default: '64' },
      'deals-4': { type: 'string', default: '32' },
      shard: { type: 'string' },
      page: { type: 'boolean', default: false },
    },
  });
  return {
    deals: {
      quick: count('--deals', values.deals),
      lookAhead: count('--deals-3', values['deals-3']),
      deep: count('--deals-4', values['deals-4']),
    },
    shard: values.shard === undefined ? null : shardIn(values.shard),
    plays: !values.page,
  };
}

const MOST = 1_000_000;

function count(option: string, text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > MOST)
    throw new RangeError(`${option} is a whole number from 1 to ${MOST}, not "${text}"`);
  return number;
}

function shardIn(text: string): Shard {
  const [, part, of] = /^(\d{1,5})\/(\d{1,5})$/.exec(text) ?? [];
  const shard = { part: Number(part), of: Number(of) };
  if (!(shard.part >= 1 && shard.part <= shard.of))
    throw new RangeError(`--shard is a part of all, like 1/4, not "${text}"`);
  return shard;
}
