import type { Seat } from '@macher/engine';
import { consequences, headline, type Subject, type Wording, why } from '@macher/words';
import { markedWords } from '../../kit/ui/text/Rich.tsx';
import { isAct, type LogLine } from './lines.ts';
import { tableEventText } from './tableEventText.ts';

/** A line in words: the headline, then what is folded under it. */
export interface WordedLine {
  readonly text: string;
  readonly why: string | null;
  readonly effects: readonly string[];
}

/** Each line that is shown is worded once per language. `you` is told first what happened to you. */
export function worded(line: LogLine, words: Wording, subject: Subject, you: Seat | null): WordedLine {
  const known = WORDED.get(words) ?? new WeakMap<LogLine, WordedLine>();
  WORDED.set(words, known);
  const made = known.get(line) ?? wordedIn(line, markedOf(words), subject, you);
  known.set(line, made);
  return made;
}

const WORDED = new WeakMap<Wording, WeakMap<LogLine, WordedLine>>();
const MARKED = new WeakMap<Wording, Wording>();

function markedOf(words: Wording): Wording {
  const marked = MARKED.get(words) ?? markedWords(words);
  MARKED.set(words, marked);
  return marked;
}

function wordedIn({ what }: LogLine, words: Wording, subject: Subject, you: Seat | null): WordedLine {
  if (!isAct(what)) return { text: tableEventText(what, words, subject) ?? '', why: null, effects: [] };
  return {
    text: headline(words, subject, what),
    why: why(words, subject, what),
    effects: consequences(words, subject, what, you).map(({ text }) => text),
  };
}
