/** Whether the connection was lost, or could not be made; the same call may do better soon. */
export function isCut(error: unknown): boolean {
  if (error instanceof CutError) return true;
  const { code = '', message = '' } = error as NodeJS.ErrnoException;
  return CODES.has(code) || code.startsWith('08') || WORDS.some(words => message.includes(words));
}

/**
 * CODES of the system, of a server that stops, starts or is full of connections, and of two who wait for each other.
 */
const CODES: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOENT',
  '57P01',
  '57P02',
  '57P03',
  '53300',
  '40P01',
]);

/** WORDS, because the client has no codes for its own errors. */
const WORDS: readonly string[] = [
  'Connection terminated',
  'timeout exceeded when trying to connect',
  'Query read timeout',
  'Client has encountered a connection error',
];

/** CutError: it is not known now, but soon. */
export class CutError extends Error {}
