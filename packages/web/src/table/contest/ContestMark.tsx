import type { TableStore } from '../../kit/state/table.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { tip } from '../../kit/ui/tips/tip.ts';
import { say } from '../words.ts';
import { CONTEST_ICONS, contestText } from './contestText.ts';
import './ContestMark.css';

/** Of a game that is played for more than itself. */
export function ContestMark({ store }: { readonly store: TableStore }) {
  const contest = store.sheet.value?.contest ?? null;
  if (contest === null) return null;
  return (
    <p class="contest-mark" {...tip(contestText(store, contest))}>
      <Icon name={CONTEST_ICONS[contest.kind]} /> {say(`contest.${contest.kind}`)}
    </p>
  );
}
