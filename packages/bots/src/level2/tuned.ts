import { isRuleset, type RulesetId } from '@macher/editions';
import oldest7 from './tuned/1997-7.json' with { type: 'json' };
import older5 from './tuned/2006-5.json' with { type: 'json' };
import older7 from './tuned/2006-7.json' with { type: 'json' };
import newer4 from './tuned/2019-4.json' with { type: 'json' };
import newer7 from './tuned/2019-7.json' with { type: 'json' };
import type { Weights } from './weights.ts';

/** By `npm run tune`; docs/bots.md tells how. */
const TUNED: Readonly<Record<RulesetId, Weights>> = {
  '2019-4': newer4,
  '2019-7': newer7,
  '2006-7': older7,
  '2006-5': older5,
  '1997-7': oldest7,
};

export function tunedFor(ruleset: string): Weights {
  if (!isRuleset(ruleset)) throw new Error(`no weights for ${ruleset}`);
  return TUNED[ruleset];
}
