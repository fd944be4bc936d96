import type { LessonId } from '@macher/lessons/ids';
import { isHere } from '@macher/local/calls';
import type { PersonId } from '@macher/protocol';
import { signal } from '@preact/signals';
import type { FunctionComponent } from 'preact';
import { useEffect } from 'preact/hooks';
import { type AskedRoute, type ClubRoute, type Route, type RulesRoute, route } from './kit/state/route.ts';
import { say } from './kit/state/settings.ts';
import { Lobby } from './pages/lobby/Lobby.tsx';
import { NoMoment } from './pages/lost/NoMoment.tsx';

type RoomProps = Omit<Extract<Route, { page: 'room' }>, 'page'>;
type TableProps = Omit<Extract<Route, { page: 'table' }>, 'page'>;

/** The screen of play is the larger part of the program, so it loads while you look at the lobby. */
const tablePage = signal<FunctionComponent<TableProps> | null>(null);
const herePage = signal<FunctionComponent<TableProps> | null>(null);
const newPage = signal<FunctionComponent<{ readonly isHere: boolean }> | null>(null);
const recordPage = signal<FunctionComponent | null>(null);
const deskPage = signal<FunctionComponent | null>(null);
const roomPage = signal<FunctionComponent<RoomProps> | null>(null);
const seatPage = signal<FunctionComponent<{ readonly code: string }> | null>(null);
const noticesPage = signal<FunctionComponent | null>(null);
const personPage = signal<FunctionComponent<{ readonly id: PersonId }> | null>(null);
const dayPage = signal<FunctionComponent<{ readonly day: string | null }> | null>(null);
const clubPages = signal<FunctionComponent<{ readonly route: ClubRoute }> | null>(null);
const accountPage = signal<FunctionComponent | null>(null);
const lessonPage = signal<FunctionComponent<{ readonly id: LessonId }> | null>(null);
const askedPage = signal<FunctionComponent<Omit<AskedRoute, 'page'>> | null>(null);
const tryPage = signal<FunctionComponent<{ readonly id: string | null }> | null>(null);
const bookPage = signal<FunctionComponent<Omit<RulesRoute, 'page'>> | null>(null);

async function loadTable(): Promise<void> {
  const { TablePage } = await import('./table/screen/TablePage.tsx');
  tablePage.value = TablePage;
}

async function loadNew(): Promise<void> {
  const { NewTablePage } = await import('./pages/newTable/NewTablePage.tsx');
  newPage.value = NewTablePage;
}

async function loadHere(): Promise<void> {
  const { HereTable } = await import('./here/device/HereTable.tsx');
  herePage.value = HereTable;
}

async function loadRoom(): Promise<void> {
  const { RoomPage } = await import('./here/room/RoomPage.tsx');
  roomPage.value = RoomPage;
}

async function loadSeat(): Promise<void> {
  const { SeatPage } = await import('./here/room/SeatPage.tsx');
  seatPage.value = SeatPage;
}

async function loadRecord(): Promise<void> {
  const { RecordPage } = await import('./learn/record/RecordPage.tsx');
  recordPage.value = RecordPage;
}

async function loadAccount(): Promise<void> {
  const { AccountPage } = await import('./pages/account/AccountPage.tsx');
  accountPage.value = AccountPage;
}

async function loadPerson(): Promise<void> {
  const { PersonPage } = await import('./pages/person/PersonPage.tsx');
  personPage.value = PersonPage;
}

async function loadDay(): Promise<void> {
  const { DayPage } = await import('./pages/day/DayPage.tsx');
  dayPage.value = DayPage;
}

async function loadClubs(): Promise<void> {
  const { ClubPages } = await import('./pages/clubs/ClubPages.tsx');
  clubPages.value = ClubPages;
}

async function loadNotices(): Promise<void> {
  const { NoticesPage } = await import('./pages/notices/NoticesPage.tsx');
  noticesPage.value = NoticesPage;
}

async function loadDesk(): Promise<void> {
  const { DeskPage } = await import('./pages/owner/DeskPage.tsx');
  deskPage.value = DeskPage;
}

async function loadLesson(): Promise<void> {
  const { LessonPage } = await import('./learn/lesson/LessonPage.tsx');
  lessonPage.value = LessonPage;
}

async function loadAsked(): Promise<void> {
  const { AskedPage } = await import('./learn/asked/AskedPage.tsx');
  askedPage.value = AskedPage;
}

async function loadTry(): Promise<void> {
  const { PuzzlesPage } = await import('./learn/puzzle/PuzzlesPage.tsx');
  tryPage.value = PuzzlesPage;
}

async function loadBook(): Promise<void> {
  const { BookPage } = await import('./learn/book/BookPage.tsx');
  bookPage.value = BookPage;
}

export function App() {
  const now = route.value;
  useEffect(() => {
    const later = now.page === 'table' ? 0 : LATER;
    const timer = setTimeout(() => void loadTable().catch(() => {}), later);
    return () => clearTimeout(timer);
  }, [now.page]);
  useEffect(() => {
    void loaderOf(now)().catch(() => {});
  }, [now.page]);
  switch (now.page) {
    case 'lobby':
      return <Lobby />;
    case 'new':
      return <NewOrNot isHere={now.isHere} />;
    case 'record':
      return <PageOrNot Page={recordPage.value} />;
    case 'account':
      return <PageOrNot Page={accountPage.value} />;
    case 'person':
      return <PersonOrNot id={now.id} />;
    case 'day':
      return <DayOrNot day={now.day} />;
    case 'clubs':
    case 'club':
    case 'event':
    case 'new-event':
      return <ClubsOrNot route={now} />;
    case 'notices':
      return <PageOrNot Page={noticesPage.value} />;
    case 'host':
      return <PageOrNot Page={deskPage.value} />;
    case 'learn':
      return <LessonOrNot id={now.lesson} />;
    case 'asked':
      return <AskedOrNot at={now.at} secret={now.secret} />;
    case 'try':
      return <TryOrNot id={now.position} />;
    case 'rules':
      return <BookOrNot ruleset={now.ruleset} chapter={now.chapter} />;
    case 'table':
      return <TableOrNot table={now.table} invite={now.invite} at={now.at} />;
    case 'room':
      return <RoomOrNot table={now.table} invite={now.invite} />;
    case 'seat':
      return <SeatOrNot code={now.code} />;
    case 'no-moment':
      return <NoMoment table={now.table} invite={now.invite} />;
  }
}

/** What a page needs that isn't there from the beginning. */
type Load = () => Promise<void>;

const LOADERS: Readonly<Partial<Record<Route['page'], Load>>> = {
  new: loadNew,
  room: loadRoom,
  seat: loadSeat,
  record: loadRecord,
  account: loadAccount,
  person: loadPerson,
  day: loadDay,
  clubs: loadClubs,
  club: loadClubs,
  event: loadClubs,
  'new-event': loadClubs,
  notices: loadNotices,
  host: loadDesk,
  learn: loadLesson,
  try: loadTry,
  asked: loadAsked,
  rules: loadBook,
};

function loaderOf(now: Route): Load {
  if (now.page === 'table' && isHere(now.table)) return loadHere;
  return LOADERS[now.page] ?? (async () => {});
}

/** Milliseconds in which a page may draw itself before the rest is fetched. */
const LATER = 1500;

function TableOrNot(props: TableProps) {
  const Page = isHere(props.table) ? herePage.value : tablePage.value;
  return Page === null ? <Loading /> : <Page key={props.table} {...props} />;
}

function NewOrNot(props: { readonly isHere: boolean }) {
  const Page = newPage.value;
  return Page === null ? <Loading /> : <Page {...props} />;
}

function RoomOrNot(props: RoomProps) {
  const Page = roomPage.value;
  return Page === null ? <Loading /> : <Page {...props} />;
}

function SeatOrNot(props: { readonly code: string }) {
  const Page = seatPage.value;
  return Page === null ? <Loading /> : <Page {...props} />;
}

function BookOrNot(props: Omit<RulesRoute, 'page'>) {
  const Page = bookPage.value;
  return Page === null ? <Loading /> : <Page {...props} />;
}

function PageOrNot({ Page }: { readonly Page: FunctionComponent | null }) {
  return Page === null ? <Loading /> : <Page />;
}

function PersonOrNot(props: { readonly id: PersonId }) {
  const Page = personPage.value;
  return Page === null ? <Loading /> : <Page key={props.id} {...props} />;
}

function DayOrNot(props: { readonly day: string | null }) {
  const Page = dayPage.value;
  return Page === null ? <Loading /> : <Page key={props.day} {...props} />;
}

function ClubsOrNot(props: { readonly route: ClubRoute }) {
  const Pages = clubPages.value;
  return Pages === null ? <Loading /> : <Pages {...props} />;
}

function LessonOrNot({ id }: { readonly id: LessonId }) {
  const Page = lessonPage.value;
  return Page === null ? <Loading /> : <Page id={id} />;
}

function AskedOrNot(props: Omit<AskedRoute, 'page'>) {
  const Page = askedPage.value;
  return Page === null ? <Loading /> : <Page {...props} />;
}

function TryOrNot(props: { readonly id: string | null }) {
  const Page = tryPage.value;
  return Page === null ? <Loading /> : <Page {...props} />;
}

function Loading() {
  return <p class="loading">{say('table.loading')}</p>;
}
