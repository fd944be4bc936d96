import { resolve } from 'node:path';
import type { ServerSay } from './messages/index.ts';

/** Where it listens and where it keeps everything. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly folder: string;
  /** Every request as a line of JSON. */
  readonly log: boolean;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What the environment says, or what is wrong with it. An empty value is as good as none. */
export function settingsIn(environment: Environment, say: ServerSay): Settings | string {
  const port = environment['PORT'] || '8080';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535) return say('settings.port', { port });
  const host = environment['HOST'] || '0.0.0.0';
  return { port: Number(port), host, folder: folderIn(environment), log: isLogging(environment) };
}

/** The data folder. */
export function folderIn(environment: Environment): string {
  return resolve(environment['MACHER_DATA'] || 'data');
}

/** Somebody who starts it in a terminal wants to play; elsewhere something collects the log. */
function isLogging({ MACHER_LOG: wanted }: Environment): boolean {
  return wanted ? wanted !== 'off' : !process.stdout.isTTY;
}
