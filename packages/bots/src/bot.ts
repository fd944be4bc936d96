import type { Action, Choice, Random, View } from '@macher/engine';
import type { Reason } from './reason.ts';

/**
 * A player. All it is given is what its seat sees and may decide, and chance of its own: the same view, choice
 * and chance give the same decision. It keeps nothing between decisions, so it can take over a seat at any time;
 * others' money, which any player can keep count of, is counted for it. Without a count it guesses.
 */
export interface Bot {
  readonly id: string;
  decide(view: View, choice: Choice, random: Random): Decision;
}

export interface Decision {
  readonly action: Action;
  readonly reason: Reason;
}
