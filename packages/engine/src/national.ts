import type { NationalOpinion } from './types/game.ts';
import type { MatchingOpinion } from './types/reasons.ts';
import type { Rules } from './types/rules.ts';
import type { Card } from './types/vocabulary.ts';

interface Table {
  readonly rules: Rules;
  readonly national: readonly Readonly<NationalOpinion>[];
}

/** Members that join every round for policies that match a national opinion; secured counts once. [2006 §6.3.4] */
export function nationalBase({ rules, national }: Table, platform: readonly Card[]): number {
  let base = 0;
  for (const [space, { card }] of national.entries()) {
    if (platform.includes(card)) base += rules.national?.baseGain[space] ?? 0;
  }
  return base;
}

/** The matches that bring those members, opinion by opinion. */
export function matchingOpinions({ rules, national }: Table, platform: readonly Card[]): MatchingOpinion[] {
  return national.flatMap(({ card }, space) =>
    platform.includes(card) ? [{ card, base: rules.national?.baseGain[space] ?? 0 }] : [],
  );
}

/** Points at the end for every policy that matches a national opinion, more if it is secured. [2006 §7.4] */
export function nationalPoints({ rules, national }: Table, platform: readonly Card[]): number {
  let points = 0;
  for (const [space, { card, secured }] of national.entries()) {
    if (!platform.includes(card)) continue;
    points += (rules.national?.points[space] ?? 0) + (secured ? (rules.national?.securedPoints ?? 0) : 0);
  }
  return points;
}
