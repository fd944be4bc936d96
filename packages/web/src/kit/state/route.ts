import type { Seat } from '@macher/engine';
import { LESSON_IDS, type LessonId } from '@macher/lessons/ids';
import { PAGES, type PageName, type PersonId, partsOf, type TableId } from '@macher/protocol';
import { isDay } from '@macher/table/pure';
import { signal } from '@preact/signals';
import { HAS_SERVER, hrefOf } from '../site.ts';
import { type Address, addressIn, addressText } from './seen.ts';

/** Parts of a path by name; '' where there is none. */
type Parts = (name: string) => string;

interface OfTable {
  readonly table: TableId;
  readonly invite: string | null;
}

/** A decision of a finished game. */
interface Decision {
  readonly table: TableId;
  readonly version: number;
  readonly seat: Seat;
}

/**
 * PLACES say what an address says beside the name of its page; null: it can't be that page's. What stands behind the
 * hash never reaches a server's log.
 */
const PLACES = {
  lobby: () => ({}),
  /** `isHere`: for people who share this device. */
  new: (_: Parts, hash: string) => ({ isHere: hash === 'here' }),
  record: () => ({}),
  account: () => ({}),
  notices: () => ({}),
  host: () => ({}),
  /** What others see of a person. */
  person: (part: Parts): { readonly id: PersonId } => ({ id: part('id') }),
  clubs: () => ({}),
  /** A club, with the secret of its link. */
  club: (part: Parts, hash: string) => ({ club: part('id'), invite: hash || null }),
  'new-event': (part: Parts) => ({ club: part('id') }),
  event: (part: Parts) => ({ club: part('id'), event: part('event') }),
  /** The deal of a day and who has played it; null: today's. */
  day: (part: Parts) => ({ day: isDay(part('day')) ? part('day') : null }),
  learn: (part: Parts): { readonly lesson: LessonId } => ({
    lesson: LESSON_IDS.find(each => each === part('lesson')) ?? '2019',
  }),
  /** What would you do? `at` is null where the question is in the link, or in a file; `secret` is a table's invitation, or without a table the question itself. */
  asked: (part: Parts, hash: string) => ({ at: decisionIn(part), secret: hash || null }),
  /** A position to try; null: all of them. */
  try: (part: Parts) => ({ position: part('position') || null }),
  /** The game whose rules are read and where to open the book; null: the one to begin with, and its beginning. */
  rules: (part: Parts) => ({ ruleset: part('ruleset') || null, chapter: part('chapter') || null }),
  /** `at`: the moment of the game that the link names. */
  table: (part: Parts, hash: string): (OfTable & { readonly at: Address | null }) | null => {
    const at = addressIn(part('moment'));
    return part('moment') !== '' && at === null ? null : { table: part('id'), invite: hash || null, at };
  },
  /** A screen that a whole room looks at. */
  room: (part: Parts, hash: string): OfTable => ({ table: part('id'), invite: hash || null }),
  /** Where a seat's code is shown; '': it is still to be typed. */
  seat: (_: Parts, hash: string) => ({ code: hash }),
  /** A link that names no moment; the table may be there. */
  'no-moment': (part: Parts, hash: string): OfTable => ({ table: part('id'), invite: hash || null }),
  unknown: () => ({}),
} satisfies { readonly [K in PageName]: (part: Parts, hash: string) => object | null };

export type RouteOf<K extends PageName> = { readonly page: K } & NonNullable<ReturnType<(typeof PLACES)[K]>>;
/** ClubRoute leads to the clubs you are in, to one of them, or to its events. */
export type ClubRoute = { [K in 'clubs' | 'club' | 'new-event' | 'event']: RouteOf<K> }[
  | 'clubs'
  | 'club'
  | 'new-event'
  | 'event'];

export type Route = { [K in PageName]: RouteOf<K> }[PageName];

export const route = signal<Route>(routeIn(location.href));

function routeIn(href: string): Route {
  const { pathname, hash } = pageIn(new URL(href));
  for (const page of Object.keys(PAGES) as PageName[])
    for (const pattern of PAGES[page]) {
      const found = partsOf(pattern, pathname.replace(/\/index\.html$/, '/'));
      const place = found && PLACES[page](name => found[name] ?? '', hash.slice(1));
      // The page's name and what its own entry makes of the address belong together.
      if (place) return { page, ...place } as Route;
    }
  return { page: 'unknown' };
}

function decisionIn(part: Parts): Decision | null {
  const [table, version, seat] = ['id', 'version', 'seat'].map(part) as [string, string, string];
  const isNamed = table !== '' && /^\d{1,5}$/.test(version) && /^\d$/.test(seat);
  return isNamed ? { table, version: Number(version), seat: Number(seat) } : null;
}

/** The address of a page. A folder of files has one page: the path of what it shows stands behind the hash. */
function pageIn(url: URL): URL {
  return HAS_SERVER ? url : new URL(`${url.origin}/${url.hash.replace(/^#\/*/, '')}`);
}

export function go(path: string): void {
  history.pushState(null, '', hrefOf(path));
  route.value = routeIn(location.href);
  scrollTo(0, 0);
}

/** Gives the page that is shown another address from now on. */
export function replacePath(path: string): void {
  history.replaceState(null, '', hrefOf(path));
}

export function pathTo(table: TableId, invite: string | null, at: Address | null = null): string {
  return `/t/${table}${at === null ? '' : `/at/${addressText(at)}`}${invite === null ? '' : `#${invite}`}`;
}

/** The path to a decision of a finished game, as a question to others. */
export function pathToQuestion(table: TableId, version: number, seat: Seat, invite: string | null): string {
  return `/asked/${table}/${version}/${seat}${invite === null ? '' : `#${invite}`}`;
}

/** The path to the same table for a whole room. */
export function pathToRoom(table: TableId, invite: string | null): string {
  return `/room/${table}${invite === null ? '' : `#${invite}`}`;
}

/** The path to a person's own page. */
export function pathToPerson(id: PersonId): string {
  return `/p/${id}`;
}

/** The path to the deal of a day, and who has played it. */
export function pathToDay(day: string): string {
  return `/day/${day}`;
}

/** The path to a club; with the secret of its link others can join. */
export function pathToClub(club: string, invite: string | null = null): string {
  return `/club/${club}${invite === null ? '' : `#${invite}`}`;
}

export function pathToEvent(club: string, event: string): string {
  return `/club/${club}/${event}`;
}

export function pathToNewEvent(club: string): string {
  return pathToEvent(club, 'new');
}

export function followHistory(): void {
  addEventListener('popstate', () => {
    route.value = routeIn(location.href);
  });
}
