import { say } from '../state/settings.ts';
import type { TableStore } from '../state/table.ts';
import { Icon } from '../ui/Icon.tsx';
import { tip } from '../ui/tip.ts';
import { contestText } from './contestText.ts';
import './ContestMark.css';

/** Of a game that is played for more than itself. */
export function ContestMark({ store }: { readonly store: TableStore }) {
  const text = contestText(store);
  if (text === null) return null;
  return (
    <p class="contest-mark" {...tip(text)}>
      <Icon name="calendar" /> {say('contest.day')}
    </p>
  );
}
