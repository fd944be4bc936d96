import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { announcement } from '../side/Log.tsx';
import { say } from '../state/settings.ts';
import type { TableStore } from '../state/table.ts';

/** Says what has happened and whose turn it is, to those who listen. */
export function Announcer({ store }: { readonly store: TableStore }) {
  const text = useSignal('');
  const told = useRef(store.past.value.length);
  const { length } = store.past.value;
  const isMine = store.choice.value !== null;
  useEffect(() => {
    const latest = store.past.value.slice(told.current);
    told.current = length;
    if (latest.length > 0) text.value = announcement(store, latest);
  }, [length]);
  return (
    <div class="hidden-text" aria-live="polite">
      <p>{text.value}</p>
      <p>{isMine ? say('ribbon.your-decision') : ''}</p>
    </div>
  );
}
