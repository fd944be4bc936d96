import type { RulesetId } from '@macher/editions';
import type { Rules } from '@macher/engine';
import { trainedGame } from '../trainedGame.ts';
import { fieldsOf, numbersOf } from '../weightFiles.ts';
import oldest7 from './tuned/1997-7.json' with { type: 'json' };
import older5 from './tuned/2006-5.json' with { type: 'json' };
import older7 from './tuned/2006-7.json' with { type: 'json' };
import newer4 from './tuned/2019-4.json' with { type: 'json' };
import newer7 from './tuned/2019-7.json' with { type: 'json' };
import { WEIGHTS, type Weights } from './weights.ts';

/** TUNED is written by `npm run lab -- tune`. */
const TUNED: Readonly<Record<RulesetId, Weights>> = {
  '2019-4': readTuned(newer4),
  '2019-7': readTuned(newer7),
  '2006-7': readTuned(older7),
  '2006-5': readTuned(older5),
  '1997-7': readTuned(oldest7),
};

export function tunedFor(rules: Rules): Weights {
  return TUNED[trainedGame(rules)];
}

/** Throws a `FormatError` if the file lacks a weight, or has one that the script doesn't know. */
export function readTuned(file: unknown): Weights {
  const { game, weights } = fieldsOf(['game', 'provenance', 'weights'], file, 'tuned');
  return numbersOf(WEIGHTS, weights, `tuned ${game}`);
}
