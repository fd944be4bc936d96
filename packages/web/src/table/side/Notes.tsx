import { LONGEST_NOTE } from '@macher/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { TableStore } from '../../kit/state/table.ts';
import { say } from './words.ts';
import './Notes.css';

/** PAUSE in milliseconds: a moment without a key pressed, and a note is kept. */
const PAUSE = 1500;

/** Notes are for nobody else's eyes. They are kept on the server, so that they are there on the next machine too. */
export function Notes({ store }: { readonly store: TableStore }) {
  const kept = store.past.value.findLast(({ what }) => what.kind === 'noted')?.what;
  const draft = useSignal(kept?.kind === 'noted' ? kept.text : '');
  const text = draft.value;
  useEffect(() => {
    if (text === (kept?.kind === 'noted' ? kept.text : '')) return;
    const timer = setTimeout(() => void store.ask({ kind: 'note', text }), PAUSE);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <textarea
      class="notes"
      aria-label={say('notes.label')}
      placeholder={say('notes.empty')}
      maxLength={LONGEST_NOTE}
      value={text}
      onInput={event => {
        draft.value = event.currentTarget.value;
      }}
    />
  );
}
