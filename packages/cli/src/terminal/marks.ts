import { isRuleset, type Pack, provenance } from '@macher/editions';
import type { View } from '@macher/engine';

/** Is any value at or below one of these paths our reconstruction? */
function isReconstructed({ rules }: Pick<View, 'rules'>, ...paths: readonly string[]): boolean {
  if (!isRuleset(rules.ruleset)) return false;
  const values = provenance(rules.ruleset, rules.pack as Pack | null);
  return values.some(
    ({ path, origin }) =>
      origin === 'ours' && paths.some(each => path === each || path.startsWith(`${each}/`)),
  );
}

/** The mark that stands behind such a value. */
export function markOf(view: Pick<View, 'rules'>, ...paths: readonly string[]): '*' | '' {
  return isReconstructed(view, ...paths) ? '*' : '';
}
