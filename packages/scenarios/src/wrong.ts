import { FormatError } from '@macher/engine';

/** A file that does not say what it should, or a position that cannot be. */
export function wrong(path: string, reason: string): never {
  throw new FormatError(path, reason);
}
