import { isRuleset, RULESETS, type RulesetId } from '@macher/editions';

/** The game that a command is for; without one it says how it is used, and ends. */
export function wantedRuleset(usage: string): RulesetId {
  const [ruleset = ''] = process.argv.slice(2);
  if (isRuleset(ruleset)) return ruleset;
  console.error(`npm run ${usage}; RULESET is one of ${RULESETS.join(', ')}`);
  process.exit(2);
}
