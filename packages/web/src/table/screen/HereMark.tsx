import type { TableStore } from '../../kit/state/table.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { tip } from '../../kit/ui/tips/tip.ts';
import { say } from './words.ts';
import './HereMark.css';

/** Of a game that this browser keeps. */
export function HereMark({ store }: { readonly store: TableStore }) {
  if (store.source.kind !== 'here') return null;
  return (
    <p class="here-mark" {...tip(say('here.mark-text'))}>
      <Icon name="tablet" /> {say('here.mark')}
    </p>
  );
}
