import { faceOf } from './cards.ts';
import type { Rules } from './types/rules.ts';
import type { Card } from './types/vocabulary.ts';

/** The open opinions of a region: all that agreement looks at. */
interface Electorate {
  readonly open: readonly Card[];
  readonly keyIssue: Card | null;
}

/** Matches minus clashes with the open opinions, the key issue twice. [2019 §2 phase 9a] */
export function agreement(rules: Rules, platform: readonly Card[], region: Electorate): number {
  let total = 0;
  for (const opinion of region.open) {
    const weight = opinion === region.keyIssue ? 2 : 1;
    if (platform.includes(opinion)) total += weight;
    else if (platform.includes(faceOf(rules, opinion).opposite)) total -= weight;
  }
  return total;
}

/** What meetings turn into; nothing without a meeting. */
export function votesFor(rules: Rules, meetings: number, trend: number, agreed: number): number {
  return meetings === 0 ? 0 : VOTES[rules.voteRule](meetings, trend, agreed);
}

const VOTES: Readonly<
  Record<Rules['voteRule'], (meetings: number, trend: number, agreed: number) => number>
> = {
  /** Both factors at least 1. [2019 §2 phase 9a] */
  product: (meetings, trend, agreed) => Math.max(1, meetings + trend) * Math.max(1, agreed),
  /** Never less than one vote for two meetings. [2006 §6.2.8] [R15] */
  factor: (meetings, trend, agreed) => Math.max(Math.floor(meetings / 2), meetings * (trend + agreed)),
};

/** Identical policies, issue and stance, in two platforms. [2019 §2 phase 9b.2] */
export function commonPolicies(one: readonly Card[], other: readonly Card[]): number {
  let common = 0;
  for (const card of one) if (other.includes(card)) common += 1;
  return common;
}

/** Seats for votes by a region's table; nothing below its first step. [2019 §2 phase 9b.1] */
export function mandatesFor(steps: readonly number[], mandates: readonly number[], votes: number): number {
  let points = 0;
  for (let i = 0; i < steps.length && votes >= (steps[i] as number); i += 1) points = mandates[i] as number;
  return points;
}
