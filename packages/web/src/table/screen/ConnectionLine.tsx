import type { TableStore } from '../../kit/state/table.ts';
import { say } from './words.ts';
import './ConnectionLine.css';

/**
 * ConnectionLine says that the line is down. Nothing is lost meanwhile: plans stay, and what was sent is sent again.
 */
export function ConnectionLine({ store }: { readonly store: TableStore }) {
  const text = textOf(store);
  return (
    <p class={`connection ${text === '' ? 'is-up' : ''}`} role="status">
      {text}
    </p>
  );
}

function textOf({ source, refusal }: TableStore): string {
  if (refusal.value === 'storage-full') return say('error.storage-full');
  return source.link.isOpen.value ? '' : say('connection.lost');
}
