import { FormatError, RefusedError } from '@macher/engine';
import type { ErrorCode } from '@macher/protocol';
import { ConflictError, StorageFullError } from './store.ts';

/** What a page is told of something that went wrong. */
export function codeOf(error: unknown): ErrorCode {
  if (error instanceof StorageFullError) return 'storage-full';
  if (error instanceof ConflictError) return 'open-elsewhere';
  if (error instanceof MissingError) return 'no-such-table';
  return error instanceof FormatError || error instanceof RefusedError ? 'malformed' : 'unavailable';
}

/** MissingError: there is no such table in this browser. */
export class MissingError extends Error {}
