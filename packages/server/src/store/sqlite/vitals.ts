import { statSync } from 'node:fs';
import type { StoreVitals } from '../vitals.ts';

/** How the file is doing. */
export class SqliteVitals implements StoreVitals {
  readonly #file: string;
  readonly #write: () => Promise<void>;
  #tell: (seconds: number) => void = () => {};

  /** `write` puts something on the disk that changes nothing. */
  constructor(file: string, write: () => Promise<void>) {
    this.#file = file;
    this.#write = write;
  }

  onCommit(tell: (seconds: number) => void): void {
    this.#tell = tell;
  }

  committed(since: number): void {
    this.#tell((performance.now() - since) / 1000);
  }

  bytes(): number {
    return sizeOf(this.#file) + sizeOf(`${this.#file}-wal`);
  }

  probe(): Promise<void> {
    return this.#write();
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
