import { FormatError } from '@macher/engine';

/** Checks that editions share; each throws with the path of what does not fit. */
export function mustRise(path: string, values: readonly number[]): void {
  if (values.some((value, index) => index > 0 && value <= (values[index - 1] as number)))
    fail(path, 'must rise');
}

export function mustNotFall(path: string, values: readonly number[]): void {
  if (values.some((value, index) => index > 0 && value < (values[index - 1] as number)))
    fail(path, 'must not fall');
}

export function fail(path: string, reason: string): never {
  throw new FormatError(`/values${path}`, reason);
}
