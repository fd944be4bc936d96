import type { GameEvent } from '@macher/engine';
import type { News } from '@macher/protocol';
import { eventText, type Subject, type Wording } from '@macher/words';
import { useEffect, useRef } from 'preact/hooks';
import { language, say } from '../state/settings.ts';
import type { TableStore } from '../state/table.ts';
import { markedWords, plainText, Rich } from '../ui/Rich.tsx';
import { toldText } from './tableEventText.ts';

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
  if (subject === null) return [];
  const words = markedOf(store.words.value);
  return store.past.value.slice(-MOST).flatMap(news => linesIn(news, words, subject));
}

/** One table has thousands of lines, and one more with every decision: each is worded once in a language. */
const WORDED = new WeakMap<Wording, WeakMap<News, readonly Line[]>>();
const MARKED = new WeakMap<Wording, Wording>();

function markedOf(words: Wording): Wording {
  const marked = MARKED.get(words) ?? markedWords(words);
  MARKED.set(words, marked);
  return marked;
}

function linesIn(news: News, words: Wording, subject: Subject): readonly Line[] {
  const known = WORDED.get(words) ?? new WeakMap<News, readonly Line[]>();
  WORDED.set(words, known);
  const lines = known.get(news) ?? wordedLines(news, words, subject);
  known.set(news, lines);
  return lines;
}

function wordedLines(news: News, words: Wording, subject: Subject): Line[] {
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
}

function headingOf(event: GameEvent, words: Wording): string | null {
  return event.event === 'phase-began' ? words.phase(event.phase) : null;
}

function isWorthALine({ event }: GameEvent): boolean {
  return event !== 'sealed';
}

/** How many entries are drawn; all of them come with the replay. */
const MOST = 120;

export function Log({ store, seen }: { readonly store: TableStore; readonly seen: number }) {
  const end = useRef<HTMLOListElement>(null);
  const lines = linesOf(store);
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
