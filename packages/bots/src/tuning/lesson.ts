import { PARTIES, type RulesetId, rulesOf } from '@macher/editions';
import { chanceOfSeats, Match, playMatch } from '../arena/match.ts';
import type { Bot } from '../bot.ts';
import { lookAhead } from '../level3/lookAhead.ts';
import type { Lore } from '../level3/lore.ts';
import { BRISK } from '../level3/thinking.ts';

/** One game of bots that look ahead, each with beliefs of its own, by seat. */
export interface Lesson {
  readonly ruleset: RulesetId;
  readonly seed: string;
  readonly lores: readonly Lore[];
}

/** Everybody's final points. */
export function pointsIn({ ruleset, seed, lores }: Lesson): number[] {
  const parties = PARTIES.slice(0, lores.length);
  const match = new Match(rulesOf(ruleset), parties, seed);
  const { result } = playMatch(match, lores.map(pupil), chanceOfSeats(seed, 0, lores.length));
  return (result ?? []).map(({ total }) => total);
}

function pupil(lore: Lore): Bot {
  return {
    id: 'pupil',
    decide: (view, choice, random) => lookAhead(BRISK, lore, view, choice, random),
  };
}
