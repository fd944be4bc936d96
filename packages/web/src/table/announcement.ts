import { eventsIn, type News } from '@macher/protocol';
import { actsIn, headline } from '@macher/words';
import type { TableStore } from '../state/table.ts';

/** More sentences than this, and a screen reader would still be speaking when the next decision is due. */
const MOST_SENTENCES = 6;

/** What has just happened, as a screen reader speaks it. */
export function announcement(store: TableStore, latest: readonly News[]): string {
  const subject = store.subject.value;
  if (subject === null) return '';
  const words = store.words.value;
  return latest
    .flatMap(news => actsIn(eventsIn(news)).map(act => headline(words, subject, act)))
    .slice(-MOST_SENTENCES)
    .join(' ');
}
