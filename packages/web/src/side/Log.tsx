import { useEffect, useRef } from 'preact/hooks';
import { language, say } from '../state/settings.ts';
import type { TableStore } from '../state/table.ts';
import { Rich } from '../ui/Rich.tsx';
import { ScrollList } from '../ui/ScrollList.tsx';
import { logLines } from './logLines.ts';
import './Log.css';

/** What has happened, with a mark where the news since the last visit begins. */
export function Log({ store, lastSeen }: { readonly store: TableStore; readonly lastSeen: number }) {
  const list = useRef<HTMLOListElement>(null);
  const lines = logLines(store);
  const firstNew = lines.find(({ number }) => number > lastSeen)?.key;
  useEffect(() => {
    if (list.current !== null) list.current.scrollTop = list.current.scrollHeight;
  }, [lines.length, language.value]);
  return (
    <ScrollList kind="log" label={say('log.label')} list={list}>
      {lines.map(({ key, text, isHeading }) => (
        <li key={key} class={isHeading ? 'heading' : ''}>
          {key === firstNew && lastSeen > 0 ? <em class="since">{say('log.since')}</em> : null}
          <Rich text={text} />
        </li>
      ))}
    </ScrollList>
  );
}
