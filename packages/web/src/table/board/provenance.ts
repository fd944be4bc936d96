import { isRuleset, type Origin, parsePack, provenance } from '@macher/editions';
import type { RegionId, Rules } from '@macher/engine';

/** Where each number of a region's mandate table comes from, in order; of rules that aren't ours nobody knows. */
export function tableOrigins({ ruleset, pack }: Rules, region: RegionId): readonly Origin[] {
  if (!isRuleset(ruleset)) return [];
  const marks = provenance(ruleset, pack === null ? null : parsePack(pack));
  return marks
    .filter(({ path }) => path.startsWith(`/regions/${region}/mandates/`))
    .map(({ origin }) => origin);
}
