import type { GameEvent, Rules, View } from '@macher/engine';
import { changed, type MomentNews, type News, type SeenView, type Sheet, type Told } from '@macher/protocol';

/** The address of a moment in a game, the same for everybody. */
export interface Address {
  readonly version: number;
  readonly part: number;
}

/** Something that happened, with what the viewer saw right before and right after it. */
export interface SeenMoment extends Address {
  readonly events: readonly GameEvent[];
  /** The view right before; null: the game had not begun. */
  readonly before: View | null;
  readonly view: View;
}

/** A moment that has just happened, and the line of the log it belongs to. */
export interface LiveMoment extends SeenMoment {
  readonly number: number;
  readonly what: Told;
}

/** The moments of a letter from the server, oldest first; none of those that came without the way back. */
export function momentsIn(news: readonly News[], { view }: Sheet, rules: Rules): LiveMoment[] {
  if (view === null) return [];
  const lines = news.flatMap(({ number, what, moments }) =>
    moments.map(moment => ({ number, what, moment })),
  );
  const seen = walkBack(
    view,
    lines.map(({ moment }) => moment),
    rules,
  );
  return seen.flatMap((each, index) => {
    const line = lines[index];
    return line === undefined || line.moment.back === null
      ? []
      : [{ ...each, number: line.number, what: line.what }];
  });
}

/** The moments from the view at the end back to the beginning, oldest first. What stays the same is shared. */
export function walkBack(end: SeenView, moments: readonly MomentNews[], rules: Rules): SeenMoment[] {
  const line: SeenMoment[] = [];
  let view: View = { ...end, rules };
  for (const { version, part, events, back } of moments.toReversed()) {
    const isFirst = version === 0;
    const before: View = isFirst ? view : { ...changed<SeenView>(view, back), rules };
    line.push({ version, part, events, view, before: isFirst ? null : before });
    view = before;
  }
  return line.reverse();
}

export function addressText({ version, part }: Address): string {
  return `${version}.${part}`;
}

/** The address in a text; null: that's no address. */
export function addressIn(text: string): Address | null {
  const [, version, part] = /^(\d{1,6})\.(\d{1,4})$/.exec(text) ?? [];
  return version === undefined || part === undefined
    ? null
    : { version: Number(version), part: Number(part) };
}
