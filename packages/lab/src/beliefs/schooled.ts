import { type Beliefs, fieldsOf, numbersOf, readEvaluation, WEIGHTS } from '@macher/bots/parts';
import type { RulesetId } from '@macher/editions';
import oldest7 from './schooled/1997-7.json' with { type: 'json' };
import older7 from './schooled/2006-7.json' with { type: 'json' };
import newer4 from './schooled/2019-4.json' with { type: 'json' };

/** SCHOOLED is written by `npm run lab -- school`, for the games that have been there. */
const SCHOOLED: Readonly<Partial<Record<RulesetId, unknown>>> = {
  '2019-4': newer4,
  '2006-7': older7,
  '1997-7': oldest7,
};

interface Schooled {
  readonly beliefs: Beliefs;
  readonly provenance: string;
}

/** What school has made of a game's beliefs; null for a game that hasn't been to school. */
export function schooledFor(ruleset: RulesetId): Schooled | null {
  const file = SCHOOLED[ruleset];
  if (file === undefined) return null;
  const path = `schooled ${ruleset}`;
  const { provenance, prior, rounds } = fieldsOf(['game', 'provenance', 'prior', 'rounds'], file, path);
  const beliefs = {
    prior: numbersOf(WEIGHTS, prior, `${path}/prior`),
    evaluation: readEvaluation(rounds, `${path}/rounds`),
  };
  return { beliefs, provenance: String(provenance) };
}
