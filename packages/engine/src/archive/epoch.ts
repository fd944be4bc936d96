import type { Rules } from '../types/rules.ts';
import { withFormerIssues } from './formerIssues.ts';

/**
 * The number of the rules' code. It goes up when data written before would be read in another way, or when a game
 * begun before would go another way: with a new entry in a list of upgrades, or in `MENDED`.
 */
export const EPOCH = 4;

/** A rule that was mended. Games begun before keep what they were begun with. */
interface Mended {
  /** The first epoch that plays it right. */
  readonly epoch: number;
  readonly name: string;
  /**
   * Rules that play as it was before, from rules in the form of today. Stored rules may lack a value that is newer than
   * they are: then it is filled in here, with what was played when there was no choice.
   */
  before(rules: Rules): Rules;
}

/** MENDED lists what was mended, the latest last. */
const MENDED: readonly Mended[] = [
  {
    epoch: 2,
    // [1997 §6.3.3]
    name: 'on a full national board the other stance of an unsecured opinion stayed in its place',
    before: rules =>
      rules.national?.onFull === 'unsecured-moves-up'
        ? { ...rules, national: { ...rules.national, onFull: 'move-up' } }
        : rules,
  },
  {
    epoch: 4,
    name: 'the issues of 1997 were those of 2006, with defence',
    before: withFormerIssues,
  },
  {
    epoch: 4,
    // [R87]
    name: 'in 1997 polls were dealt to the regions beforehand, as in 2006',
    before: rules => ({ ...rules, pollsDealt: rules.pollBacks ? 'one-by-one' : 'beforehand' }),
  },
];

/** Rules as the program of an epoch had them, so that what was begun with them ends as it would have ended. */
export function rulesOfEpoch(rules: Rules, epoch: number): Rules {
  return MENDED.filter(mended => mended.epoch > epoch).reduceRight((each, { before }) => before(each), rules);
}
