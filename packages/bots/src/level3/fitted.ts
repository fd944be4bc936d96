import { isRuleset, type RulesetId } from '@macher/editions';
import type { Evaluation } from './evaluation.ts';
import oldest7 from './fitted/1997-7.json' with { type: 'json' };
import older5 from './fitted/2006-5.json' with { type: 'json' };
import older7 from './fitted/2006-7.json' with { type: 'json' };
import newer4 from './fitted/2019-4.json' with { type: 'json' };
import newer7 from './fitted/2019-7.json' with { type: 'json' };

/** By `npm run fit`; docs/bots.md tells how. */
const FITTED: Readonly<Record<RulesetId, Evaluation>> = {
  '2019-4': newer4,
  '2019-7': newer7,
  '2006-7': older7,
  '2006-5': older5,
  '1997-7': oldest7,
};

export function fittedFor(ruleset: string): Evaluation {
  if (!isRuleset(ruleset)) throw new Error(`no evaluation for ${ruleset}`);
  return FITTED[ruleset];
}
