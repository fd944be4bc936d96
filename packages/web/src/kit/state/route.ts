import type { Seat } from '@macher/engine';
import { LESSON_IDS, type LessonId } from '@macher/lessons/ids';
import { isDay, type PersonId, type TableId } from '@macher/protocol';
import { signal } from '@preact/signals';
import { HAS_SERVER, hrefOf } from '../site.ts';
import { type Address, addressIn, addressText } from './seen.ts';

export type Route =
  | { readonly page: 'lobby' }
  /** `isHere`: for people who share this device. */
  | { readonly page: 'new'; readonly isHere: boolean }
  | { readonly page: 'record' }
  | { readonly page: 'account' }
  | { readonly page: 'host' }
  | { readonly page: 'notices' }
  /** What others see of somebody. */
  | { readonly page: 'person'; readonly id: PersonId }
  | ClubRoute
  /** The deal of a day and who has played it; null: today's. */
  | { readonly page: 'day'; readonly day: string | null }
  | { readonly page: 'learn'; readonly lesson: LessonId }
  /** What would you do? `secret` is a table's invitation, or without a table the question itself. */
  | AskedRoute
  /** A position to try; null: all of them. */
  | { readonly page: 'try'; readonly position: string | null }
  | RulesRoute
  | TableRoute
  /** A screen that a whole room looks at. */
  | { readonly page: 'room'; readonly table: TableId; readonly invite: string | null }
  /** Where a seat's code is shown; '': it is still to be typed. */
  | { readonly page: 'seat'; readonly code: string }
  /** A link that names no moment; the table may be there. */
  | { readonly page: 'no-moment'; readonly table: TableId; readonly invite: string | null };

/** Those you are in; one of them, with the secret of its link; an event, or a new one. */
export type ClubRoute =
  | { readonly page: 'clubs' }
  | { readonly page: 'club'; readonly club: string; readonly invite: string | null }
  | { readonly page: 'event'; readonly club: string; readonly event: string }
  | { readonly page: 'new-event'; readonly club: string };

export interface AskedRoute {
  readonly page: 'asked';
  /** null: the question is in the link, or in a file. */
  readonly at: { readonly table: TableId; readonly version: number; readonly seat: Seat } | null;
  readonly secret: string | null;
}

export interface RulesRoute {
  readonly page: 'rules';
  /** The game whose rules are read; null: the one to begin with. */
  readonly ruleset: string | null;
  /** Where to open the book. */
  readonly chapter: string | null;
}

interface TableRoute {
  readonly page: 'table';
  readonly table: TableId;
  readonly invite: string | null;
  /** The moment of the game that the link names. */
  readonly at: Address | null;
}

/** Pages whose address says no more than that. */
const PLAIN = ['record', 'account', 'notices', 'host'] as const;

/** In the place of an event. */
const NEW = 'new';

export const route = signal<Route>(routeIn(location.href));

/** `/t/ID/at/117.2#INVITE`: what stands behind the hash never reaches a server's log. */
function routeIn(href: string): Route {
  const { pathname, hash } = pageIn(new URL(href));
  const [, page, id, ...rest] = pathname.split('/');
  if (page === 't' && id) return tableRoute(id, hash.slice(1) || null, rest);
  if (page === 'p' && id) return { page: 'person', id };
  if (page === 'room' && id) return { page, table: id, invite: hash.slice(1) || null };
  if (page === 'asked') return askedRoute(id, rest, hash.slice(1) || null);
  if (page === 'seat') return { page, code: hash.slice(1) };
  if (page === 'new') return { page, isHere: hash === '#here' };
  return isPlain(page) ? { page } : (contestRoute(page, id, rest, hash) ?? learningRoute(page, id, rest));
}

function contestRoute(page = '', id = '', [event = '']: readonly string[], hash: string): Route | null {
  if (page === 'day') return { page, day: isDay(id) ? id : null };
  if (page === 'clubs' || (page === 'club' && id === '')) return { page: 'clubs' };
  if (page !== 'club') return null;
  if (event === NEW) return { page: 'new-event', club: id };
  return event === ''
    ? { page, club: id, invite: hash.slice(1) || null }
    : { page: 'event', club: id, event };
}

function learningRoute(page = '', id = '', [chapter = '']: readonly string[] = []): Route {
  if (page === 'learn') return { page, lesson: LESSON_IDS.find(each => each === id) ?? '2019' };
  if (page === 'try') return { page, position: id || null };
  if (page === 'rules') return { page, ruleset: id || null, chapter: chapter || null };
  return { page: 'lobby' };
}

function askedRoute(
  table: TableId = '',
  [version = '', seat = '']: readonly string[],
  secret: string | null,
): Route {
  const isNamed = table !== '' && /^\d{1,5}$/.test(version) && /^\d$/.test(seat);
  return {
    page: 'asked',
    at: isNamed ? { table, version: Number(version), seat: Number(seat) } : null,
    secret,
  };
}

function isPlain(page = ''): page is (typeof PLAIN)[number] {
  return PLAIN.some(each => each === page);
}

/** A folder of files has one page: the path of what it shows stands behind the hash. */
function pageIn(url: URL): URL {
  return HAS_SERVER ? url : new URL(`${url.origin}/${url.hash.replace(/^#\/*/, '')}`);
}

function tableRoute(
  table: TableId,
  invite: string | null,
  [word = '', moment = '', ...more]: string[],
): Route {
  if (word === '' && moment === '') return { page: 'table', table, invite, at: null };
  const at = word === 'at' && more.length === 0 ? addressIn(moment) : null;
  return at === null ? { page: 'no-moment', table, invite } : { page: 'table', table, invite, at };
}

export function go(path: string): void {
  history.pushState(null, '', hrefOf(path));
  route.value = routeIn(location.href);
  scrollTo(0, 0);
}

/** The same page has another address from now on. */
export function replacePath(path: string): void {
  history.replaceState(null, '', hrefOf(path));
}

export function pathTo(table: TableId, invite: string | null, at: Address | null = null): string {
  return `/t/${table}${at === null ? '' : `/at/${addressText(at)}`}${invite === null ? '' : `#${invite}`}`;
}

/** A decision of a finished game, as a question to others. */
export function pathToQuestion(table: TableId, version: number, seat: Seat, invite: string | null): string {
  return `/asked/${table}/${version}/${seat}${invite === null ? '' : `#${invite}`}`;
}

/** The same table for a whole room. */
export function pathToRoom(table: TableId, invite: string | null): string {
  return `/room/${table}${invite === null ? '' : `#${invite}`}`;
}

/** Somebody's own page. */
export function pathToPerson(id: PersonId): string {
  return `/p/${id}`;
}

/** The deal of a day, and who has played it. */
export function pathToDay(day: string): string {
  return `/day/${day}`;
}

/** A club; with the secret of its link others can join. */
export function pathToClub(club: string, invite: string | null = null): string {
  return `/club/${club}${invite === null ? '' : `#${invite}`}`;
}

export function pathToEvent(club: string, event: string): string {
  return `/club/${club}/${event}`;
}

export function pathToNewEvent(club: string): string {
  return pathToEvent(club, NEW);
}

export function followHistory(): void {
  addEventListener('popstate', () => {
    route.value = routeIn(location.href);
  });
}
