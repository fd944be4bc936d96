import { isRuleset, type RulesetId } from '@macher/editions';
import oldest7 from './fitted/1997-7.json' with { type: 'json' };
import older5 from './fitted/2006-5.json' with { type: 'json' };
import older7 from './fitted/2006-7.json' with { type: 'json' };
import newer4 from './fitted/2019-4.json' with { type: 'json' };
import newer7 from './fitted/2019-7.json' with { type: 'json' };

/** By `npm run fit`: for each round, a weight for each feature; docs/bots.md tells how. */
const FITTED: Readonly<Record<RulesetId, readonly (readonly number[])[]>> = {
  '2019-4': newer4,
  '2019-7': newer7,
  '2006-7': older7,
  '2006-5': older5,
  '1997-7': oldest7,
};

/** For positions at the beginning of a round, which is the second or a later one. */
export function fittedFor(ruleset: string, round: number): readonly number[] {
  const weights = isRuleset(ruleset) ? FITTED[ruleset][round - 1] : undefined;
  if (weights === undefined || weights.length === 0)
    throw new Error(`no evaluation for round ${round} of ${ruleset}`);
  return weights;
}
