import type { Puzzle } from '@macher/scenarios';
import type { Wording } from '@macher/words';
import { partyOf } from './decisionText.ts';
import { tell } from './words.ts';

/** What is to be reached, in one or two sentences. */
export function goalText(words: Wording, puzzle: Puzzle): string {
  const { goal } = puzzle;
  return tell(`goal.${goal.goal}`, {
    region: 'region' in goal ? words.named.region(goal.region) : '',
    other: 'other' in goal ? words.named.party(partyOf(puzzle, goal.other)) : '',
  });
}
