import type { Seat } from '@macher/engine';
import { eventsIn, type News, type PersonId, type Stretch } from '@macher/protocol';
import { type SeenMoment, walkBack } from '../../kit/state/seen.ts';
import type { TableStore } from '../../kit/state/table.ts';
import { actorOf, actsOf } from './beats.ts';

/** Looker is who looks: a seat; null: a spectator. */
export interface Looker {
  readonly seat: Seat | null;
  /** Decisions of the seat that a plan, a bot or somebody else made, by version: its person needn't have been there. */
  readonly without: ReadonlySet<number>;
}

export function lookerAt({ seat, past, source }: TableStore): Looker {
  const you = seat.peek();
  const me = source.person.peek()?.id ?? null;
  return { seat: you, without: you === null ? new Set() : madeWithout(past.peek(), you, me) };
}

function madeWithout(past: readonly News[], you: Seat, me: PersonId | null): ReadonlySet<number> {
  const found = new Set<number>();
  let other: PersonId | null = null;
  for (const { what, moments } of past) {
    if (!('seat' in what) || what.seat !== you) continue;
    other = whoPlays(what, other);
    const version = moments[0]?.version;
    if (what.kind !== 'acted' || version === undefined) continue;
    const isOwn = !what.isBot && what.isPlanned !== true && (other === null || other === me);
    // What is taken back may be decided again, by somebody else.
    if (isOwn) found.delete(version);
    else found.add(version);
  }
  return found;
}

/** The person who plays at that seat from now on; null: whose seat it is. */
function whoPlays(what: News['what'], before: PersonId | null): PersonId | null {
  if (what.kind === 'regent-began' || what.kind === 'handed-over') return what.person.id;
  return what.kind === 'regent-ended' || what.kind === 'returned' ? null : before;
}

/** What has happened since you last decided; for spectators, since the round began. */
export function sinceOwn(moments: readonly SeenMoment[], you: Looker): readonly SeenMoment[] {
  const last = moments.findLastIndex(moment => beginsAt(moment, you));
  return last < 0 ? moments : moments.slice(you.seat === null ? last : last + 1);
}

function beginsAt({ version, part, events }: SeenMoment, { seat, without }: Looker): boolean {
  if (seat === null) return events.some(({ event }) => event === 'round-began');
  return part === 0 && actorOf(actsOf(events)) === seat && !without.has(version);
}

/** All moments as one, on the boards of now; null: there are none. */
export function wholeOf(moments: readonly SeenMoment[]): SeenMoment | null {
  const [first, last] = [moments[0]?.before, moments.at(-1)];
  if (first == null || last === undefined) return null;
  const { view } = last;
  const regions = view.regions.map(now => first.regions.find(({ id }) => id === now.id) ?? now);
  return { ...last, before: { ...view, players: first.players, regions }, events: [] };
}

/** What has happened since your last decision, from the server. */
export async function loadSince(store: TableStore): Promise<readonly SeenMoment[]> {
  const [rules, you] = [store.ruleBook.peek(), lookerAt(store)];
  if (rules === null) return [];
  let moments: readonly SeenMoment[] = [];
  for (let before: number | null = null; before === null || before > 0; ) {
    const stretch: Stretch = await store.source.moments(store.table, store.invite, before);
    moments = [...walkBack(stretch.view, stretch.moments, rules), ...moments];
    if (moments.some(moment => beginsAt(moment, you))) break;
    before = stretch.from;
  }
  return sinceOwn(moments, you);
}

/** Moves that came without what was seen: before you opened the page, or while the line was down. */
export function missedIn(past: readonly News[], known: number, { seat, without }: Looker): readonly News[] {
  const isOwn = ({ what, moments }: News): boolean =>
    what.kind === 'acted' && what.seat === seat && !without.has(moments[0]?.version ?? 0);
  const own = past.findLast(isOwn)?.number ?? 0;
  return past.filter(news => news.number > Math.max(known, own) && isMissed(news));
}

function isMissed({ what, moments, ...news }: News): boolean {
  const isTold = moments.some(({ version, back }) => version > 0 && back === null);
  return what.kind === 'acted' && isTold && actsOf(eventsIn({ what, moments, ...news })).length > 0;
}

/** Whether you were away for long: for five minutes, or for six moves. Then you are told in short what has happened. */
export function isLongAway(moves: readonly { readonly at: number }[], now: number): boolean {
  const [first] = moves;
  return moves.length >= MANY || (first !== undefined && now - first.at >= LONG);
}

const MANY = 6;
/** LONG in milliseconds. */
const LONG = 5 * 60_000;

/** MOST_MOVES in one go: with more, the digest is offered before they are played. */
export const MOST_MOVES = 12;
