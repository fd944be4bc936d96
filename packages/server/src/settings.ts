import { isHostName } from './hostNames.ts';
import { LIMITS } from './limits.ts';
import { isNetwork, listIn } from './networks.ts';
import { noticesIn } from './noticeSettings.ts';
import type { NoticeHabits } from './serverParts.ts';
import { type StoreAddress, storeAddressIn } from './store/open.ts';
import type { ServerKey, ServerSay } from './words.ts';

/** Where the server listens and where it keeps everything. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  /** Where the proxy calls from which says who calls: addresses, or networks such as `10.0.0.0/8`. */
  readonly proxies: readonly string[];
  /** The names by which people call this server, beside its addresses and the machine's own names. */
  readonly hosts: readonly string[];
  readonly store: StoreAddress;
  /** How people are reached who don't look. */
  readonly notices: NoticeHabits;
  /** How many days a table waits for its game. */
  readonly unbegunDays: number;
  /** How many days a guest who never comes back is kept. */
  readonly guestDays: number;
  /** Whether every request is logged as a line of JSON. */
  readonly log: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What the environment says, or what is wrong with it. An empty value counts as none. */
export function settingsIn(environment: Environment, say: ServerSay): Settings | string {
  const port = environment['PORT'] || '8080';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return say('settings.port', { port });
  const store = storeIn(environment, say);
  if (typeof store === 'string') return store;
  const proxies = proxiesIn(environment, say);
  if (typeof proxies === 'string') return proxies;
  const hosts = listIn(environment['MACHER_HOSTS']);
  const wrong = hosts.find(each => !isHostName(each));
  if (wrong !== undefined) return say('settings.hosts', { name: wrong });
  const host = environment['HOST'] || '0.0.0.0';
  const days = environment['MACHER_TABLE_DAYS'] || String(LIMITS.unbegunDays);
  if (!/^[1-9]\d{0,3}$/.test(days)) return say('settings.table-days', { days });
  const guests = environment['MACHER_GUEST_DAYS'] || String(LIMITS.guestDays);
  if (!/^[1-9]\d{0,3}$/.test(guests)) return say('settings.guest-days', { days: guests });
  const notices = noticesIn(environment, say);
  if (typeof notices === 'string') return notices;
  const log = isLogging(environment);
  return {
    port: Number(port),
    host,
    proxies,
    hosts,
    store,
    notices,
    unbegunDays: Number(days),
    guestDays: Number(guests),
    log,
  };
}

/** The data, or what is wrong with its address. A database is preferred to a folder. */
export function storeIn(environment: Environment, say: ServerSay): StoreAddress | string {
  const { DATABASE_URL: database, MACHER_DATA: data } = environment;
  if (!database) return addressIn(data || 'data', 'settings.data', say);
  const found = addressIn(database, 'settings.database', say);
  return typeof found === 'string' || found.kind !== 'folder'
    ? found
    : say('settings.database', { data: database });
}

/** An address of an unknown kind may hold a password: only its beginning is shown. */
function addressIn(data: string, wrong: ServerKey, say: ServerSay): StoreAddress | string {
  return storeAddressIn(data) ?? say(wrong, { data: `${data.split('://')[0]}://…` });
}

/** The proxies: nobody, unless it is said; or what is wrong with it. */
function proxiesIn({ MACHER_PROXY: given }: Environment, say: ServerSay): readonly string[] | string {
  const proxies = listIn(given);
  const wrong = proxies.find(each => !isNetwork(each));
  return wrong === undefined ? proxies : say('settings.proxy', { proxy: wrong });
}

/** Whether it logs: in a terminal you want to play; elsewhere something collects the log. */
function isLogging({ MACHER_LOG: wanted }: Environment): boolean {
  return wanted ? wanted !== 'off' : !process.stdout.isTTY;
}
