import type { Factors } from '@macher/bots/parts';
import type { RulesetId } from '@macher/editions';

/**
 * HAND_FACTORS were tried in the arena one after the other: the regression knows what things were worth to those who
 * played the games it was fitted to, not what they are worth to level 3.
 */
export const HAND_FACTORS: Readonly<Partial<Record<RulesetId, Factors>>> = {
  '2019-4': { money: 0.8, 'root of money': 0.8, agreement: 1.5, trend: 1.5 },
};

/** MEMBERS_FIRST: money that is left at the end wasn't worth the members it cost. */
export const MEMBERS_FIRST: Factors = { base: 1.2, money: 0.75, 'root of money': 0.75 };
