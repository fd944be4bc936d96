import type { News } from '@macher/protocol';

/** A decision of the line that is being played, and the version of the game before it. */
export interface Decision {
  readonly version: number;
  readonly news: Decided;
}

/** An entry by which a seat decided. */
type Decided = News & { readonly what: Extract<News['what'], { kind: 'acted' }> };

/** The decisions that still count, oldest first. `version` is the game's now. */
export function decisionsIn(past: readonly News[], version: number): Decision[] {
  const gone = new Set(past.flatMap(({ what }) => ('gone' in what ? what.gone : [])));
  const line = past.filter((news): news is Decided => news.what.kind === 'acted' && !gone.has(news.number));
  // The first version is more than 0 where the game of a record goes on.
  const first = version - line.length;
  return line.map((news, index) => ({ version: first + index, news }));
}

/** What going back to a version would undo, oldest first. */
export function undoneBy(past: readonly News[], present: number, version: number): Decision[] {
  return decisionsIn(past, present).filter(decision => decision.version >= version);
}
