import { exactly, FormatError, listOf, mismatch, orNull, type Schema } from '@macher/engine';
import { WEIGHTS } from '../level2/weights.ts';
import { fieldsOf, numbersOf } from '../weightFiles.ts';
import type { Beliefs } from './beliefs.ts';
import { readEvaluation } from './evaluation.ts';
import type { StartBids } from './startBids.ts';

/** A way to see a game: what a player who looks ahead believes, and how it bids for the start. */
export interface Temperament extends Beliefs {
  /** null where looking ahead finds bids that are good enough. */
  readonly startBids: StartBids | null;
}

/** Throws a `FormatError` if the file lacks a name or has one that nothing reads. */
export function readTemperament(file: unknown): Temperament {
  const { game, name, startBids, prior, rounds } = fieldsOf(FIELDS, file, 'beliefs');
  const path = `beliefs ${game}.${name}`;
  return {
    prior: numbersOf(WEIGHTS, prior, `${path}/prior`),
    evaluation: readEvaluation(rounds, `${path}/rounds`),
    startBids: readStartBids(startBids, `${path}/startBids`),
  };
}

const FIELDS = ['game', 'name', 'provenance', 'startBids', 'prior', 'rounds'] as const;

const steps: Schema = { type: 'integer', minimum: 0 };
const START_BIDS = orNull(exactly({ least: listOf(steps), most: steps }));

function readStartBids(value: unknown, path: string): StartBids | null {
  const wrong = mismatch(START_BIDS, value, path);
  if (wrong !== null) throw new FormatError(wrong.path, wrong.reason);
  return value as StartBids | null;
}
