import type { ServerSay } from './messages/index.ts';
import type { Settings } from './settings.ts';

/** Data of a program that comes after this one. */
export class NewerDataError extends Error {
  readonly version: number;
  readonly known: number;

  constructor(version: number, known: number) {
    super(`the data is of a newer program (version ${version}, this one knows ${known})`);
    this.version = version;
    this.known = known;
  }
}

/** What those who start it can do about an error. */
export function explain(error: unknown, settings: Settings, say: ServerSay): string {
  const { code, syscall, message: reason, errcode } = error as SystemError;
  const { folder } = settings;
  if (error instanceof NewerDataError)
    return say('data.newer', { folder, version: error.version, known: error.known });
  if (code === 'ERR_SQLITE_ERROR') return say(dataTrouble(errcode ?? 0), { folder, reason });
  if (syscall === 'listen' || syscall === 'getaddrinfo')
    return say(portTrouble(code), { port: String(settings.port), host: settings.host, reason });
  return say(folderTrouble(code), { folder, reason });
}

/** null: it is new enough. */
export function wrongNode(version: string, say: ServerSay): string | null {
  return Number(version.split('.')[0]) >= NODE ? null : say('node.old', { least: NODE, version });
}

const NODE = 24;

interface SystemError extends NodeJS.ErrnoException {
  /** SQLite's own number for it. */
  readonly errcode?: number;
}

function portTrouble(code: string | undefined) {
  switch (code) {
    case 'EADDRINUSE':
      return 'port.taken';
    case 'EACCES':
      return 'port.forbidden';
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return 'host.unknown';
    default:
      return 'port.other';
  }
}

function folderTrouble(code: string | undefined) {
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return 'folder.file';
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'folder.forbidden';
    case 'ENOSPC':
      return 'folder.full';
    default:
      return 'other';
  }
}

/** SQLite's numbers: the lower byte is what went wrong, the rest says how exactly. */
const BUSY = 5;
const READ_ONLY = 8;
const INPUT_OUTPUT = 10;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NO_DATABASE = 26;

function dataTrouble(errcode: number) {
  switch (errcode & 0xff) {
    case BUSY:
      return 'data.busy';
    case READ_ONLY:
    case CANNOT_OPEN:
      return 'data.forbidden';
    case INPUT_OUTPUT:
      return 'data.disk';
    case FULL:
      return 'folder.full';
    case CORRUPT:
    case NO_DATABASE:
      return 'data.damaged';
    default:
      return 'data.other';
  }
}
