import { FormatError } from '@macher/engine';

/** A position that cannot be. */
export function wrong(path: string, reason: string): never {
  throw new FormatError(path, reason);
}
