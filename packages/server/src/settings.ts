import { resolve } from 'node:path';

/** Where it listens and where it keeps everything. */
export interface Settings {
  readonly port: number;
  readonly host: string;
  readonly folder: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

/** What the environment says, or what is wrong with it. An empty value is as good as none. */
export function settingsIn(environment: Environment): Settings | string {
  const port = environment['PORT'] || '8080';
  if (!/^\d{1,5}$/.test(port) || Number(port) > 65_535)
    return `PORT must be a number from 0 to 65535, not ${port}. Leave it out for 8080.`;
  return { port: Number(port), host: environment['HOST'] || '0.0.0.0', folder: folderIn(environment) };
}

/** The data folder. */
export function folderIn(environment: Environment): string {
  return resolve(environment['MACHER_DATA'] || 'data');
}
