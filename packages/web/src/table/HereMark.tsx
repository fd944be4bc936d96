import { say } from '../state/settings.ts';
import type { TableStore } from '../state/table.ts';
import { Icon } from '../ui/Icon.tsx';
import { tip } from '../ui/tip.ts';
import './HereMark.css';

/** Of a game that this browser keeps. */
export function HereMark({ store }: { readonly store: TableStore }) {
  if (store.house.kind !== 'here') return null;
  return (
    <p class="here-mark" {...tip(say('here.mark-text'))}>
      <Icon name="tablet" /> {say('here.mark')}
    </p>
  );
}
