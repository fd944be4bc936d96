import { isRuleset, parsePack, provenance } from '@macher/editions';
import type { RegionId, Rules } from '@macher/engine';

/** Whether a region's mandates are as printed; otherwise they are reconstructed, or from a player's own box. */
export function isPrinted({ ruleset, pack, regions }: Rules, region: RegionId): boolean {
  if (!isRuleset(ruleset)) return false;
  const index = regions.findIndex(({ id }) => id === region);
  const marks = provenance(ruleset, pack === null ? null : parsePack(pack));
  const seats = marks.filter(
    ({ path }) => path.startsWith(`/regions/${region}/`) || path.startsWith(`/regions/${index}/`),
  );
  return seats.length > 0 && seats.every(({ origin }) => origin !== 'ours');
}
