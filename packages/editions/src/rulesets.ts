import { GAMES as GAMES_2006 } from './2006/games.ts';
import { GAMES as GAMES_2019 } from './2019/games.ts';

/** Editions whose components a pack can replace; 1997 is played with those of 2006. */
export const PACK_EDITIONS = ['2019', '2006'] as const;
export type PackEdition = (typeof PACK_EDITIONS)[number];

const RULESETS_2019 = Object.keys(GAMES_2019) as (keyof typeof GAMES_2019)[];
const RULESETS_2006 = Object.keys(GAMES_2006) as (keyof typeof GAMES_2006)[];
export const RULESETS = [...RULESETS_2019, ...RULESETS_2006];
export type RulesetId = (typeof RULESETS)[number];

export function isRuleset(id: string): id is RulesetId {
  return (RULESETS as readonly string[]).includes(id);
}

/** The edition whose components a game is played with. */
export function editionOf(ruleset: RulesetId): PackEdition {
  return is2019(ruleset) ? '2019' : '2006';
}

export function is2019(ruleset: RulesetId): ruleset is keyof typeof GAMES_2019 {
  return Object.hasOwn(GAMES_2019, ruleset);
}
