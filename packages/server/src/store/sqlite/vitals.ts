import { statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import type { Row } from '../rows.ts';
import type { Room, StoreVitals } from '../vitals.ts';

/** How the file is doing. */
export class SqliteVitals implements StoreVitals {
  readonly #file: string;
  readonly #write: () => Promise<void>;
  readonly #all: (sql: string) => readonly Row[];
  #tell: (seconds: number) => void = () => {};

  /** `write` puts something on the disk that changes nothing. */
  constructor(file: string, write: () => Promise<void>, all: (sql: string) => readonly Row[]) {
    this.#file = file;
    this.#write = write;
    this.#all = all;
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

  room(): Room | null {
    try {
      const { bavail, blocks, bsize } = statfsSync(dirname(this.#file));
      return { free: bavail * bsize, size: blocks * bsize };
    } catch {
      return null;
    }
  }

  probe(): Promise<void> {
    return this.#write();
  }

  /** Faults: pages and indexes that don't fit, and rows that name a person or a table that isn't there. */
  async faults(): Promise<readonly string[]> {
    const broken = this.#all('PRAGMA integrity_check').map(row => String(row['integrity_check']));
    const lost = this.#all('PRAGMA foreign_key_check').map(
      ({ table, parent }) => `a row of ${table} belongs to none of ${parent}`,
    );
    return [...broken.filter(text => text !== 'ok'), ...lost];
  }
}

function sizeOf(file: string): number {
  return statSync(file, { throwIfNoEntry: false })?.size ?? 0;
}
