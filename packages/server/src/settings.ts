import type { ServerSay } from './messages/index.ts';
import { type StoreAddress, storeAddressIn } from './store/open.ts';

/** Where the server listens and where it keeps everything. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly store: StoreAddress;
  /** Every request as a line of JSON. */
  readonly log: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What the environment says, or what is wrong with it. An empty value counts as none. */
export function settingsIn(environment: Environment, say: ServerSay): Settings | string {
  const port = environment['PORT'] || '8080';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return say('settings.port', { port });
  const store = storeIn(environment, say);
  if (typeof store === 'string') return store;
  return { port: Number(port), host: environment['HOST'] || '0.0.0.0', store, log: isLogging(environment) };
}

/** The data, or what is wrong with its address. */
export function storeIn(environment: Environment, say: ServerSay): StoreAddress | string {
  const data = environment['MACHER_DATA'] || 'data';
  return storeAddressIn(data) ?? say('settings.data', { data });
}

/** In a terminal you want to play; elsewhere something collects the log. */
function isLogging({ MACHER_LOG: wanted }: Environment): boolean {
  return wanted ? wanted !== 'off' : !process.stdout.isTTY;
}
