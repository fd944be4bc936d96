import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { say } from '../state/settings.ts';
import type { TableStore } from '../state/table.ts';
import { announcement } from './announcement.ts';

/** Tells a screen reader what has happened and whose turn it is. */
export function Announcer({ store }: { readonly store: TableStore }) {
  const text = useSignal('');
  const heard = useRef(store.past.value.length);
  const { length } = store.past.value;
  const isMine = store.choice.value !== null;
  useEffect(() => {
    const latest = store.past.value.slice(heard.current);
    heard.current = length;
    if (latest.length > 0) text.value = announcement(store, latest);
  }, [length]);
  return (
    <div class="hidden-text" aria-live="polite">
      <p>{text.value}</p>
      <p>{isMine ? say('ribbon.your-decision') : ''}</p>
    </div>
  );
}
