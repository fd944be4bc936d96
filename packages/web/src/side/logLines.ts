import type { GameEvent } from '@macher/engine';
import { eventsIn, type News } from '@macher/protocol';
import { eventText, type Subject, type Wording } from '@macher/words';
import type { TableStore } from '../state/table.ts';
import { markedWords } from '../ui/Rich.tsx';
import { tableEventText } from './tableEventText.ts';

/** A line of the log: what happened in the game, or at the table. */
export interface LogLine {
  readonly key: string;
  readonly text: string;
  readonly isHeading: boolean;
  readonly number: number;
}

/** How many entries are drawn; the replay has all of them. */
const MOST = 120;

/** The log as sentences, the newest last. */
export function logLines(store: TableStore): LogLine[] {
  const subject = store.subject.value;
  if (subject === null) return [];
  const words = markedOf(store.words.value);
  return store.past.value.slice(-MOST).flatMap(news => linesIn(news, words, subject));
}

/** A sealed decision is no news until it is opened. */
export function isWorthALine({ event }: GameEvent): boolean {
  return event !== 'sealed';
}

/** One table has thousands of lines, and every decision adds one: each is worded once per language. */
const WORDED = new WeakMap<Wording, WeakMap<News, readonly LogLine[]>>();
const MARKED = new WeakMap<Wording, Wording>();

function markedOf(words: Wording): Wording {
  const marked = MARKED.get(words) ?? markedWords(words);
  MARKED.set(words, marked);
  return marked;
}

function linesIn(news: News, words: Wording, subject: Subject): readonly LogLine[] {
  const known = WORDED.get(words) ?? new WeakMap<News, readonly LogLine[]>();
  WORDED.set(words, known);
  const lines = known.get(news) ?? wordedLines(news, words, subject);
  known.set(news, lines);
  return lines;
}

function wordedLines(news: News, words: Wording, subject: Subject): LogLine[] {
  const { number } = news;
  const atTheTable = tableEventText(news, words, subject);
  const lines = eventsIn(news)
    .filter(isWorthALine)
    .map((event, index) => ({
      key: `${number}.${index}`,
      text: headingOf(event, words) ?? eventText(words, subject, event),
      isHeading: event.event === 'phase-began',
      number,
    }));
  return atTheTable === null
    ? lines
    : [{ key: `${number}`, text: atTheTable, isHeading: false, number }, ...lines];
}

function headingOf(event: GameEvent, words: Wording): string | null {
  return event.event === 'phase-began' ? words.phase(event.phase) : null;
}
