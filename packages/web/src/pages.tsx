import { isHere } from '@macher/local/calls';
import type { PageName } from '@macher/protocol';
import type { ComponentChild, FunctionComponent } from 'preact';
import { type Late, later } from './kit/later.tsx';
import type { ClubRoute, RouteOf } from './kit/state/route.ts';
import { say } from './kit/words/words.ts';
import { Lobby } from './pages/lobby/Lobby.tsx';
import { NoMoment } from './pages/lost/NoMoment.tsx';
import { Unknown } from './Unknown.tsx';

/** A page of the client: how it is drawn, and what fetches it. */
interface Page<K extends PageName> {
  draw(route: RouteOf<K>): ComponentChild;
  load(route: RouteOf<K>): Promise<void>;
}

const accountPage = page(async () => (await import('./pages/account/AccountPage.tsx')).AccountPage);
const askedPage = page(async () => (await import('./learn/asked/AskedPage.tsx')).AskedPage);
const bookPage = page(async () => (await import('./learn/book/BookPage.tsx')).BookPage);
const clubPages = page(async () => (await import('./pages/clubs/ClubPages.tsx')).ClubPages);
const dayPage = page(async () => (await import('./pages/day/DayPage.tsx')).DayPage);
const hereTable = page(async () => (await import('./here/device/HereTable.tsx')).HereTable);
const lessonPage = page(async () => (await import('./learn/lesson/LessonPage.tsx')).LessonPage);
const newTablePage = page(async () => (await import('./pages/newTable/NewTablePage.tsx')).NewTablePage);
const noticesPage = page(async () => (await import('./pages/notices/NoticesPage.tsx')).NoticesPage);
const ownerPage = page(async () => (await import('./pages/owner/OwnerPage.tsx')).OwnerPage);
const personPage = page(async () => (await import('./pages/person/PersonPage.tsx')).PersonPage);
const puzzlesPage = page(async () => (await import('./learn/puzzle/PuzzlesPage.tsx')).PuzzlesPage);
const recordPage = page(async () => (await import('./learn/record/RecordPage.tsx')).RecordPage);
const roomPage = page(async () => (await import('./here/room/RoomPage.tsx')).RoomPage);
const seatPage = page(async () => (await import('./here/room/SeatPage.tsx')).SeatPage);
/** tablePage is fetched by itself: the screen of play is the larger part of the program. */
export const tablePage = page(async () => (await import('./table/screen/TablePage.tsx')).TablePage);

const clubs = shown(clubPages, (route: ClubRoute) => ({ route }));

/**
 * SCREENS of the client. Their paths are in the protocol, what an address says in `kit/state/route.ts`, their titles in
 * `messages`.
 */
export const SCREENS: { readonly [K in PageName]: Page<K> } = {
  lobby: { draw: () => <Lobby />, load: nothing },
  new: shown(newTablePage, ({ isHere }) => ({ isHere })),
  record: shown(recordPage, () => ({})),
  account: shown(accountPage, () => ({})),
  notices: shown(noticesPage, () => ({})),
  host: shown(ownerPage, () => ({})),
  person: shown(personPage, ({ id }) => ({ key: id, id })),
  clubs,
  club: clubs,
  'new-event': clubs,
  event: clubs,
  day: shown(dayPage, ({ day }) => ({ key: day ?? '', day })),
  learn: shown(lessonPage, ({ lesson }) => ({ id: lesson })),
  asked: shown(askedPage, ({ at, secret }) => ({ at, secret })),
  try: shown(puzzlesPage, ({ position }) => ({ id: position })),
  rules: shown(bookPage, ({ ruleset, chapter }) => ({ ruleset, chapter })),
  table: {
    draw: route => tableOf(route).draw(route),
    load: route => tableOf(route).load(route),
  },
  room: shown(roomPage, ({ table, invite }) => ({ table, invite })),
  seat: shown(seatPage, ({ code }) => ({ code })),
  'no-moment': { draw: ({ table, invite }) => <NoMoment table={table} invite={invite} />, load: nothing },
  unknown: { draw: () => <Unknown />, load: nothing },
};

/** A table of this browser has another way to its source. */
function tableOf({ table: id }: RouteOf<'table'>): Page<'table'> {
  const part = isHere(id) ? hereTable : tablePage;
  return shown(part, ({ table, invite, at }) => ({ key: table, table, invite, at }));
}

function page<P extends object>(fetch: () => Promise<FunctionComponent<P>>): Late<P> {
  return later(fetch, () => <p class="loading">{say('table.loading')}</p>);
}

function shown<R, P extends object>(Part: Late<P>, propsOf: (route: R) => P & { readonly key?: string }) {
  return { draw: (route: R) => <Part {...propsOf(route)} />, load: () => Part.load() };
}

async function nothing(): Promise<void> {}
