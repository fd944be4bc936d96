import type { GameEvent } from '@macher/engine';
import type { News } from '@macher/protocol';
import { eventText } from '@macher/words';
import { useEffect, useRef } from 'preact/hooks';
import { language, say } from '../state/settings.ts';
import type { TableStore } from '../state/table.ts';
import { markedWords, plainText, Rich } from '../ui/Rich.tsx';
import { toldText } from './told.ts';

/** A line of the log: what happened in the game, or at the table. */
export interface Line {
  readonly key: string;
  readonly text: string;
  readonly isHeading: boolean;
  readonly number: number;
}

/** The log as sentences, the newest last. */
function linesOf(store: TableStore): Line[] {
  const subject = store.subject.value;
  const words = markedWords(store.words.value);
  if (subject === null) return [];
  return store.past.value.flatMap(news => {
    const told = toldText(news, words, subject);
    const lines = news.events.filter(isWorthALine).map((event, index) => ({
      key: `${news.number}.${index}`,
      text: headingOf(event, words) ?? eventText(words, subject, event),
      isHeading: event.event === 'phase-began',
      number: news.number,
    }));
    return told === null
      ? lines
      : [{ key: `${news.number}`, text: told, isHeading: false, number: news.number }, ...lines];
  });
}

function headingOf(event: GameEvent, words: ReturnType<typeof markedWords>): string | null {
  return event.event === 'phase-began' ? words.phase(event.phase) : null;
}

function isWorthALine({ event }: GameEvent): boolean {
  return event !== 'sealed';
}

/** How many lines are drawn; all of them come with the replay. */
const MOST = 300;

export function Log({ store, seen }: { readonly store: TableStore; readonly seen: number }) {
  const end = useRef<HTMLOListElement>(null);
  const lines = linesOf(store).slice(-MOST);
  const firstNew = lines.find(({ number }) => number > seen)?.key;
  useEffect(() => {
    if (end.current !== null) end.current.scrollTop = end.current.scrollHeight;
  }, [lines.length, language.value]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard
    <ol class="log" ref={end} tabIndex={0} aria-label={say('log.label')}>
      {lines.map(({ key, text, isHeading }) => (
        <li key={key} class={isHeading ? 'heading' : ''}>
          {key === firstNew && seen > 0 ? <em class="since">{say('log.since')}</em> : null}
          <Rich text={text} />
        </li>
      ))}
    </ol>
  );
}

/** What has just happened, for those who listen. */
export function announcement(store: TableStore, latest: readonly News[]): string {
  const subject = store.subject.value;
  if (subject === null) return '';
  const words = store.words.value;
  return latest
    .flatMap(({ events }) => events.filter(isWorthALine).map(event => eventText(words, subject, event)))
    .map(plainText)
    .slice(-6)
    .join(' ');
}
