import type { Seat } from '@macher/engine';
import { eventsIn, type News, type Stretch } from '@macher/protocol';
import { type SeenMoment, walkBack } from '../moments/seen.ts';
import type { TableStore } from '../state/table.ts';
import { actorOf, actsOf } from './beats.ts';

/** What has happened since you last decided; for spectators, since the round began. */
export function sinceOwn(moments: readonly SeenMoment[], you: Seat | null): readonly SeenMoment[] {
  const last = moments.findLastIndex(moment => beginsAt(moment, you));
  return last < 0 ? moments : moments.slice(you === null ? last : last + 1);
}

function beginsAt({ part, events }: SeenMoment, you: Seat | null): boolean {
  if (you === null) return events.some(({ event }) => event === 'round-began');
  return part === 0 && actorOf(actsOf(events)) === you;
}

/** All of them as one, on the boards of now; null: there are none. */
export function wholeOf(moments: readonly SeenMoment[]): SeenMoment | null {
  const [first, last] = [moments[0]?.before, moments.at(-1)];
  if (first == null || last === undefined) return null;
  const { view } = last;
  const regions = view.regions.map(now => first.regions.find(({ id }) => id === now.id) ?? now);
  return { ...last, before: { ...view, players: first.players, regions }, events: [] };
}

/** The same, from the server. */
export async function loadSince(store: TableStore): Promise<readonly SeenMoment[]> {
  const [rules, you] = [store.ruleBook.peek(), store.seat.peek()];
  if (rules === null) return [];
  let moments: readonly SeenMoment[] = [];
  for (let before: number | null = null; before === null || before > 0; ) {
    const stretch: Stretch = await store.house.moments(store.table, store.invite, before);
    moments = [...walkBack(stretch.view, stretch.moments, rules), ...moments];
    if (moments.some(moment => beginsAt(moment, you))) break;
    before = stretch.from;
  }
  return sinceOwn(moments, you);
}

/** Moves that came without what was seen: before you opened the page, or while the line was down. */
export function missedIn(past: readonly News[], known: number, you: Seat | null): readonly News[] {
  const own = past.findLast(({ what }) => what.kind === 'acted' && what.seat === you)?.number ?? 0;
  return past.filter(news => news.number > Math.max(known, own) && isMissed(news));
}

function isMissed({ what, moments, ...news }: News): boolean {
  const isTold = moments.some(({ version, back }) => version > 0 && back === null);
  return what.kind === 'acted' && isTold && actsOf(eventsIn({ what, moments, ...news })).length > 0;
}

/** Away for five minutes, or for six moves: then you are told in short what has happened. */
export function isLongAway(moves: readonly { readonly at: number }[], now: number): boolean {
  const [first] = moves;
  return moves.length >= MANY || (first !== undefined && now - first.at >= LONG);
}

const MANY = 6;
/** Milliseconds. */
const LONG = 5 * 60_000;

/** More than this in one go, and the digest is offered before they are played. */
export const MOST_MOVES = 12;
