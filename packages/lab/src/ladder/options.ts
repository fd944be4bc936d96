import { parseArgs } from 'node:util';
import type { Deals } from './rungs.ts';

export const USAGE =
  'npm run ladder [-- --deals N] [--deals-3 N] [--deals-4 N]; --deals-3 is for games with level 3, --deals-4 with level 4';

/** Throws an error that says what's wrong with the arguments. */
export function dealsIn(argv: readonly string[]): Deals {
  const { values } = parseArgs({
    args: [...argv],
    options: {
      deals: { type: 'string', default: '256' },
      'deals-3': { type: 'string', default: '64' },
      'deals-4': { type: 'string', default: '32' },
    },
  });
  return {
    quick: count('--deals', values.deals),
    lookAhead: count('--deals-3', values['deals-3']),
    deep: count('--deals-4', values['deals-4']),
  };
}

const MOST = 1_000_000;

function count(option: string, text: string): number {
  const number = Number(text);
  if (!/^\d+$/.test(text) || number < 1 || number > MOST)
    throw new RangeError(`${option} is a whole number from 1 to ${MOST}, not "${text}"`);
  return number;
}
