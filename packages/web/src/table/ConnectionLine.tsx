import { say } from '../state/settings.ts';
import type { TableStore } from '../state/table.ts';
import './ConnectionLine.css';

/** Nothing is lost while the line is down: plans stay, and what was sent is sent again. */
export function ConnectionLine({ store }: { readonly store: TableStore }) {
  const isUp = store.house.link.isOpen.value;
  return (
    <p class={`connection ${isUp ? 'is-up' : ''}`} role="status">
      {isUp ? '' : say('connection.lost')}
    </p>
  );
}
