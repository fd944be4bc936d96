import type { Sheet } from '@macher/protocol';
import { useEffect } from 'preact/hooks';
import type { TableStore } from '../../kit/state/table.ts';
import { say } from '../words.ts';
import { hasYetToAdd, readyFor } from './witness.ts';
import './Promised.css';

/** What the host has promised for the deal, before anyone adds anything to it. */
export function Promised({ store, sheet }: { readonly store: TableStore; readonly sheet: Sheet }) {
  const isDue = hasYetToAdd(sheet);
  useEffect(() => {
    if (isDue) void store.ask(readyFor(store.table, sheet));
  }, [isDue]);
  if (sheet.dealing === null) return null;
  return (
    <details class="promised soft">
      <summary>{say('deal.promised')}</summary>
      <p>{say('deal.promised-text')}</p>
      <code>{sheet.dealing.commitment}</code>
    </details>
  );
}
