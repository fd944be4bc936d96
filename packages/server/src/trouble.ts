import type { Settings } from './settings.ts';

/** What those who start it can do about an error. */
export function explain(error: unknown, settings: Settings): string {
  const { code, syscall, message, errcode } = error as SystemError;
  if (code === 'ERR_SQLITE_ERROR') return explainData(errcode ?? 0, message, settings.folder);
  if (syscall === 'listen' || syscall === 'getaddrinfo') return explainPort(code, message, settings);
  return explainFolder(code, message, settings.folder);
}

/** null: it is new enough. */
export function wrongNode(version: string): string | null {
  if (Number(version.split('.')[0]) >= NODE) return null;
  return `Node ${NODE} or newer is needed, this is ${version}. The one in node_modules/.bin is new enough, and npm run uses it.`;
}

const NODE = 24;

interface SystemError extends NodeJS.ErrnoException {
  /** SQLite's own number for it. */
  readonly errcode?: number;
}

function explainPort(code: string | undefined, message: string, { port, host }: Settings): string {
  switch (code) {
    case 'EADDRINUSE':
      return `Port ${port} is taken. Stop what uses it, or choose another by PORT, such as PORT=8081.`;
    case 'EACCES':
      return `Port ${port} may not be used by this user. Choose one above 1023 by PORT.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `${host} is no address of this machine. Choose another by HOST, or leave it out for all of them.`;
    default:
      return `It cannot listen on port ${port} of ${host}: ${message}`;
  }
}

function explainFolder(code: string | undefined, message: string, folder: string): string {
  switch (code) {
    case 'EEXIST':
    case 'ENOTDIR':
      return `${folder} cannot be the data folder: it, or something above it, is a file. Choose another folder by MACHER_DATA.`;
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `${folder} cannot be made or written to by this user. Give it to them, or choose another folder by MACHER_DATA.`;
    case 'ENOSPC':
      return full(folder);
    default:
      return `It does not start: ${message}`;
  }
}

function full(folder: string): string {
  return `The disk is full: ${folder}. Make room and start again; nothing is lost.`;
}

/** SQLite's numbers: the lower byte is what went wrong, the rest says how exactly. */
const BUSY = 5;
const READ_ONLY = 8;
const INPUT_OUTPUT = 10;
const CORRUPT = 11;
const FULL = 13;
const CANNOT_OPEN = 14;
const NO_DATABASE = 26;

function explainData(errcode: number, message: string, folder: string): string {
  switch (errcode & 0xff) {
    case BUSY:
      return `The data in ${folder} is being used by another program. Stop it, or choose another folder by MACHER_DATA.`;
    case READ_ONLY:
    case CANNOT_OPEN:
      return `The data in ${folder} cannot be opened and written to by this user. See to the permissions of the folder and of the files in it, or choose another folder by MACHER_DATA.`;
    case INPUT_OUTPUT:
      return `The disk with ${folder} cannot be read or written (${message}). See whether it is full or broken.`;
    case FULL:
      return full(folder);
    case CORRUPT:
    case NO_DATABASE:
      return `The data in ${folder} is damaged (${message}), and has been left as it is. Restore a backup, see docs/hosting.md, or choose another folder by MACHER_DATA.`;
    default:
      return `The data in ${folder} cannot be used (${message}). Restore a backup, see docs/hosting.md, or choose another folder by MACHER_DATA.`;
  }
}
