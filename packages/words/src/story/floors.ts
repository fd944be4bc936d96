import type { EventOf, Rules } from '@macher/engine';
import type { Subject, Wording } from '../wording.ts';

type TurnedIn = EventOf<'meetings-turned-in'>;

/** The text that meetings counted for more than the sum, because it has a floor; null: they didn't. */
export function floorText(event: TurnedIn, words: Wording, { rules }: Subject): string | null {
  return IS_RAISED[rules.voteRule](event) ? words.say(`floor.${rules.voteRule}`) : null;
}

/** IS_RAISED says whether there was a floor. [2019 §2 phase 9a] [2006 §6.2.8] */
const IS_RAISED: Readonly<Record<Rules['voteRule'], (event: TurnedIn) => boolean>> = {
  product: ({ meetings, trend, agreement }) => meetings + trend < 1 || agreement < 1,
  factor: ({ meetings, trend, agreement, votes }) => meetings * (trend + agreement) < votes,
};
