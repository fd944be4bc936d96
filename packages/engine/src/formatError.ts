/** A record, or another file from outside, that does not say what it should. */
export class FormatError extends Error {
  readonly path: string;
  readonly reason: string;

  constructor(path: string, reason: string) {
    super(`${path === '' ? 'the file' : path}: ${reason}`);
    this.name = 'FormatError';
    this.path = path;
    this.reason = reason;
  }
}
