import { type Evaluation, fieldsOf, readEvaluation } from '@macher/bots/parts';
import type { RulesetId } from '@macher/editions';
import oldest7 from './fitted/1997-7.json' with { type: 'json' };
import older5 from './fitted/2006-5.json' with { type: 'json' };
import older7 from './fitted/2006-7.json' with { type: 'json' };
import newer4 from './fitted/2019-4.json' with { type: 'json' };
import newer7 from './fitted/2019-7.json' with { type: 'json' };

/** FITTED is written by `npm run lab -- fit`. */
const FITTED: Readonly<Record<RulesetId, unknown>> = {
  '2019-4': newer4,
  '2019-7': newer7,
  '2006-7': older7,
  '2006-5': older5,
  '1997-7': oldest7,
};

interface Fitted {
  readonly evaluation: Evaluation;
  readonly provenance: string;
}

export function fittedFor(ruleset: RulesetId): Fitted {
  const path = `fitted ${ruleset}`;
  const { provenance, rounds } = fieldsOf(['game', 'provenance', 'rounds'], FITTED[ruleset], path);
  return { evaluation: readEvaluation(rounds, path), provenance: String(provenance) };
}
