import type { View } from '@macher/engine';
import { questionText } from '@macher/words';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { TableStore } from '../../kit/state/table.ts';
import { Icon } from '../../kit/ui/signs/Icon.tsx';
import { captionOf } from './caption.ts';
import type { TimeLine } from './timeline.ts';
import { say } from './words.ts';
import './PastBanner.css';

/** PastBanner says in a running game that this isn't now. */
export function PastBanner({ timeLine, view }: { readonly timeLine: TimeLine; readonly view: View }) {
  const { store } = timeLine;
  const ago = (store.view.value?.version ?? view.version) - view.version;
  return (
    <aside class="past-banner" aria-label={say('time.past')}>
      <Icon name="clock" />
      <b>{say('time.past')}</b>
      <span>{say('time.where', { round: view.round, move: view.version, ago })}</span>
    </aside>
  );
}

/** What a screen reader says when you go to the past, through it, and back. */
export function PastAnnouncer({ timeLine }: { readonly timeLine: TimeLine }) {
  const { store } = timeLine;
  const text = useSignal('');
  const was = useRef(false);
  const move = store.isPast.value ? (store.looking.value?.version ?? null) : null;
  useEffect(() => {
    if (move !== null) text.value = was.current ? stepText(store, move) : say('time.looking', { move });
    else if (was.current) text.value = backText(store);
    was.current = move !== null;
  }, [store.looking.value]);
  return (
    <p class="hidden-text" aria-live="polite">
      {text.value}
    </p>
  );
}

function stepText({ looking, subject, words }: TableStore, move: number): string {
  if (looking.value === null || subject.value === null) return '';
  const { text, effect } = captionOf(words.value, subject.value, looking.value);
  return [say('time.step', { move }), text, effect ?? ''].filter(part => part !== '').join(' ');
}

function backText({ words, subject, choice }: TableStore): string {
  if (choice.value === null || subject.value === null) return say('time.back');
  return say('time.back-deciding', { decision: questionText(words.value, subject.value, choice.value) });
}
