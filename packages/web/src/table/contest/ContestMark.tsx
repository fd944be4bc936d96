import type { TableStore } from '../../kit/state/table.ts';
import { Badge } from '../../kit/ui/signs/Badge.tsx';
import { say } from '../words.ts';
import { CONTEST_ICONS, contestText } from './contestText.ts';

/** ContestMark is on a game that is played for more than itself. */
export function ContestMark({ store }: { readonly store: TableStore }) {
  const contest = store.sheet.value?.contest ?? null;
  if (contest === null) return null;
  return (
    <Badge
      icon={CONTEST_ICONS[contest.kind]}
      text={say(`contest.${contest.kind}`)}
      meaning={contestText(store, contest)}
    />
  );
}
