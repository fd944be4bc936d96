import { isRuleset, RULESETS, type RulesetId } from '@macher/editions';

/** The game that a command is for; without one it says how to use it, and ends. */
export function wantedRuleset(usage: string): RulesetId {
  const [ruleset = ''] = process.argv.slice(2);
  if (isRuleset(ruleset)) return ruleset;
  console.error(`npm run ${usage}; RULESET is one of ${RULESETS.join(', ')}`);
  process.exit(2);
}

/** A number among the arguments, by its place; `otherwise` where it's left out. */
export function wantedCount(usage: string, name: string, place: number, otherwise: number): number {
  const given = process.argv.slice(2)[place];
  const count = given === undefined ? otherwise : Number(given);
  if (Number.isInteger(count) && count > 0) return count;
  console.error(`npm run ${usage}; ${name} is a number from 1 on, not ${given}`);
  process.exit(2);
}
