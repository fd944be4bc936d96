import type { News } from '@macher/protocol';

/** A decision of the line that is being played, and the version of the game before it. */
export interface Decision {
  readonly version: number;
  readonly news: News;
}

/** The decisions that still count, oldest first. `version` is the game's now. */
export function decisionsIn(past: readonly News[], version: number): Decision[] {
  const isRewound = past.some(({ what }) => what.kind === 'taken-back' && what.seat === null);
  const first = isRewound ? 0 : version - lineOf(past, 0).length;
  return lineOf(past, first).map((news, index) => ({ version: first + index, news }));
}

/** `first` is the version the table began with: more than 0 where the game of a record goes on. */
function lineOf(past: readonly News[], first: number): readonly News[] {
  let line: readonly News[] = [];
  for (const news of past) {
    const { what } = news;
    if (what.kind === 'acted') line = [...line, news];
    else if (what.kind === 'taken-back')
      line = what.seat === null ? line.slice(0, what.version - first) : without(line, what.seat);
  }
  return line;
}

/** A seat takes its last decision back; what others have sealed since stays. */
function without(line: readonly News[], seat: number): readonly News[] {
  const index = line.findLastIndex(({ what }) => what.kind === 'acted' && what.seat === seat);
  return line.filter((_, each) => each !== index);
}
