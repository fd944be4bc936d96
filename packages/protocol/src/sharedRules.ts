import { freeze, type Rules } from '@macher/engine';
import { Latest } from './latest.ts';

/** READ has rules by their text. Anyone can write a pack of their own: not all are remembered. */
const READ = new Latest<string, Rules>(32);

/**
 * Rules shared by tables: most play by the same few, and those that were read before are given again, instead of equal
 * ones.
 */
export function shared(rules: Rules): Rules {
  const text = JSON.stringify(rules);
  const same = READ.get(text) ?? freeze(rules);
  READ.set(text, same);
  return same;
}
