import { eventsIn, type News } from '@macher/protocol';
import { eventText } from '@macher/words';
import { isWorthALine } from '../side/logLines.ts';
import type { TableStore } from '../state/table.ts';
import { plainText } from '../ui/Rich.tsx';

/** More sentences than this, and a screen reader would still be speaking when the next decision is due. */
const MOST_SENTENCES = 6;

/** What has just happened, as a screen reader speaks it. */
export function announcement(store: TableStore, latest: readonly News[]): string {
  const subject = store.subject.value;
  if (subject === null) return '';
  const words = store.words.value;
  return latest
    .flatMap(news =>
      eventsIn(news)
        .filter(isWorthALine)
        .map(event => eventText(words, subject, event)),
    )
    .map(plainText)
    .slice(-MOST_SENTENCES)
    .join(' ');
}
