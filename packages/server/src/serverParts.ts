import type { ScryptOptions } from 'node:crypto';
import type { OwnSession, Person } from '@macher/protocol';
import type { BotPool, Lobby, Timekeeper } from '@macher/table';
import { Admission } from './admission.ts';
import { Allowance } from './allowance.ts';
import { Announcements } from './announcements.ts';
import { Attendance } from './attendance.ts';
import { WorkerPool } from './botPool.ts';
import type { ClubKeys } from './clubs/clubKeys.ts';
import { Clubs } from './clubs/clubs.ts';
import { Events } from './clubs/events.ts';
import { type BucketsFor, bucketsBy } from './commonBuckets.ts';
import { Contests } from './contests.ts';
import type { DayDeals } from './days/dayDeals.ts';
import { Days } from './days/days.ts';
import { Farewell } from './farewell.ts';
import { Friends } from './friends.ts';
import { Guard } from './guard.ts';
import { Heartbeat } from './heartbeat.ts';
import { HostNames } from './hostNames.ts';
import type { Housekeeping } from './housekeeping.ts';
import { Joining } from './joining.ts';
import type { KnownDevices } from './knownDevices.ts';
import type { Limits } from './limits.ts';
import { Load } from './load.ts';
import { lobbyOf } from './lobby.ts';
import type { LogSink } from './logSink.ts';
import { LongPolls } from './longPolls.ts';
import { Metrics } from './metrics.ts';
import type { NetworkMarks } from './networkMarks.ts';
import { Courier } from './notices/courier.ts';
import { Eyes } from './notices/eyes.ts';
import { Mailer, type MailSettings } from './notices/mail.ts';
import { Outside } from './notices/outside.ts';
import { OwnNoticeBook } from './notices/ownNotices.ts';
import { Postman } from './notices/postman.ts';
import type { PushKeys } from './notices/pushKeys.ts';
import { ownDataOf } from './ownData.ts';
import { Owner } from './owner.ts';
import { OwnerTools } from './ownerTools.ts';
import { Passwords } from './passwords.ts';
import { People } from './people.ts';
import { Profiles } from './profiles/profiles.ts';
import { Programs } from './programs.ts';
import { Ratings } from './ratings/ratings.ts';
import { Readiness } from './readiness.ts';
import { SeatCodes } from './seatCodes.ts';
import { Sessions } from './sessions.ts';
import type { Sharings } from './store/programs.ts';
import type { Reports } from './store/reports.ts';
import type { Store } from './store/store.ts';
import type { Tables } from './tables.ts';
import { Written } from './written.ts';

/** How people are reached who don't look. */
export interface NoticeHabits {
  /** Where people reach this server; null: where each of them was when they chose what to hear. */
  readonly url: string | null;
  /** How mail is sent; null: none is. */
  readonly mail: MailSettings | null;
  /** Networks that may be called though they aren't public. */
  readonly networks: readonly string[];
}

/** What a server is made from. */
export interface Parts {
  readonly store: Store;
  readonly bots: BotPool;
  readonly time: Timekeeper;
  readonly log: boolean;
  /** Where lines of the log go, instead of stdout. */
  readonly logSink?: LogSink;
  /**
   * Proxies that are believed when they say who calls: nobody without it, since every caller could claim any address.
   */
  readonly proxies?: readonly string[];
  /** Names by which people call this server, beside addresses and the machine's own names. */
  readonly hosts?: readonly string[];
  readonly limits?: Partial<Limits>;
  readonly notices?: NoticeHabits;
  /** How passwords are hashed: for tests, which need not wait as long as thieves. */
  readonly hashing?: ScryptOptions;
  /** The folder with the built browser client. */
  readonly webFolder?: string;
}

/**
 * ServerParts are what routes and connections work with. Hosts of tables are not among it: `admission` hands them out.
 */
export interface ServerParts {
  readonly lists: Pick<
    Store,
    'publicTables' | 'privateTables' | 'tablesOf' | 'countOpenTables' | 'countBotTables' | 'record' | 'table'
  >;
  readonly people: People;
  readonly passwords: Passwords;
  readonly devices: KnownDevices;
  readonly sessions: Sessions;
  readonly farewell: Farewell;
  readonly friends: Friends;
  readonly profiles: Profiles;
  readonly programs: Programs;
  readonly sharings: Sharings;
  readonly reports: Reports;
  readonly seatCodes: SeatCodes;
  readonly ownNotices: OwnNoticeBook;
  readonly feeds: Pick<Store, 'outbox' | 'person' | 'ownerBook'>;
  readonly noticeUrl: string | null;
  readonly courier: Courier;
  readonly eyes: Eyes;
  /** Everything that is kept about a person, as JSON in pieces. */
  ownData(person: Person, sessions: readonly OwnSession[]): AsyncGenerator<string>;
  readonly lobby: Lobby;
  /** The lobby for who calls from this address. */
  lobbyFrom(address: string): Lobby;
  readonly networks: NetworkMarks;
  readonly days: Days;
  readonly clubs: Clubs;
  readonly events: Events;
  readonly admission: Admission;
  readonly joining: Joining;
  readonly attendance: Attendance;
  readonly allowance: Allowance;
  readonly written: Written;
  readonly bucketsFor: BucketsFor;
  readonly guard: Guard;
  readonly metrics: Metrics;
  readonly owner: Owner;
  readonly ownerTools: OwnerTools;
  readonly announcements: Announcements;
  readonly load: Load;
  readonly housekeeping: Housekeeping;
  readonly readiness: Readiness;
  readonly heartbeat: Heartbeat;
  readonly longPolls: LongPolls;
  readonly limits: Limits;
  readonly time: Timekeeper;
}

/** What a server keeps from its first start. */
interface ServerKeys {
  readonly push: PushKeys;
  readonly days: DayDeals;
  readonly clubs: ClubKeys;
  readonly devices: KnownDevices;
  readonly networks: NetworkMarks;
}

export function makeServerParts(
  { store, bots, time, hosts, hashing, notices = NO_HABITS }: Parts,
  keys: ServerKeys,
  limits: Limits,
  tables: Tables,
  failed: (error: unknown) => void,
  housekeeping: Housekeeping,
): ServerParts {
  const passwords = new Passwords(store.allowances, limits, hashing);
  const sessions = new Sessions(store, time);
  const people = new People(store, time, passwords, sessions);
  const farewell = new Farewell(store, tables, sessions);
  const readiness = new Readiness(() => store.vitals.probe());
  const metrics = new Metrics(tables, store.vitals, bots instanceof WorkerPool ? bots : null);
  const announcements = new Announcements(store.ownerBook, time, failed);
  const load = new Load();
  const book = store.ownerBook;
  const postman = new Postman({
    outside: new Outside(notices.networks),
    keys: keys.push,
    mailer: notices.mail === null ? null : new Mailer(notices.mail),
    url: notices.url,
    now: () => time.now(),
  });
  const lobby = lobbyOf(tables);
  const friends = new Friends(store, time);
  const events = new Events(
    { store, tables, lobby, time, limits, failed, knowsBot: bot => bots.knows(bot) },
    keys.clubs,
  );
  const profiles = new Profiles(store, new Ratings(store.results), friends);
  const bucketsFor = bucketsBy(store.isShared ? store.allowances : null);
  const written = new Written(store, limits, bucketsFor);
  return {
    lists: store,
    people,
    passwords,
    devices: keys.devices,
    sessions,
    reports: store.reports,
    seatCodes: new SeatCodes(store.codes, time),
    ownNotices: new OwnNoticeBook(store.outbox, postman, time),
    feeds: store,
    noticeUrl: notices.url,
    courier: new Courier({
      store,
      postman,
      time,
      sent: (channel, outcome) => metrics.notices.inc({ channel, outcome }),
      failed,
    }),
    eyes: new Eyes(store.lookers, time, failed),
    farewell,
    programs: new Programs(store, time, sessions, farewell),
    sharings: store.sharings,
    friends,
    profiles,
    ownData: (person, own) => ownDataOf(store, person, own, time.now()),
    lobby,
    lobbyFrom: address => lobbyOf(tables, keys.networks.of(address)),
    networks: keys.networks,
    days: new Days(keys.days, { store, lobby, time }),
    clubs: new Clubs(store, keys.clubs, events, time),
    events,
    admission: new Admission(store, tables, new Contests(time, store, events)),
    joining: new Joining(store, profiles, time),
    attendance: new Attendance(time, store.isShared ? store.bells : null),
    allowance: new Allowance(limits, bucketsFor),
    written,
    bucketsFor,
    guard: new Guard(limits, new HostNames(hosts ?? []), bucketsFor, written),
    metrics,
    owner: new Owner(book, time, limits, bucketsFor),
    readiness,
    announcements,
    load,
    housekeeping,
    ownerTools: new OwnerTools({
      tables,
      people,
      sessions,
      readiness,
      announcements,
      metrics,
      load,
      book,
      housekeeping,
    }),
    heartbeat: new Heartbeat(time),
    longPolls: new LongPolls(limits.waitsPerPerson, time),
    limits,
    time,
  };
}

export const NO_HABITS: NoticeHabits = { url: null, mail: null, networks: [] };
