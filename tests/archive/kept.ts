import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';

const FOLDER = fileURLToPath(new URL('.', import.meta.url));

/**
 * The epochs of which something is kept: one folder each, written by the program of that time and never changed. A
 * letter behind the number: more of the same epoch, kept later.
 */
export const EPOCHS = readdirSync(FOLDER).filter(name => /^\d+[a-z]?$/.test(name));

export function epochOf(kept: string): number {
  return Number.parseInt(kept, 10);
}

/** Every record of an epoch, by name, as it lies in its file. */
export function keptRecords(epoch: string): [string, unknown][] {
  const folder = join(FOLDER, epoch, 'records');
  return readdirSync(folder).map(file => [basename(file, '.json.gz'), readKept(join(folder, file))]);
}

/** The check of the position after each action of a record, by its name, as the program of that time made them. */
export function keptChecks(epoch: string): Readonly<Record<string, readonly string[]>> {
  return readKept(join(FOLDER, epoch, 'checks.json.gz')) as Record<string, string[]>;
}

function readKept(file: string): unknown {
  return JSON.parse(gunzipSync(readFileSync(file)).toString());
}

/** What the program of that time knew of a table. */
export interface KeptTable {
  readonly name: string;
  readonly stage: string;
  readonly number: number;
  readonly check: string | null;
  /** What was told and shown to each seat's person, and then to someone who only watches. */
  readonly seen: readonly { readonly person: string | null; readonly news: number; readonly sheet: object }[];
}

export function keptTables(epoch: string): Readonly<Record<string, KeptTable>> {
  return readKept(join(FOLDER, epoch, 'seen.json.gz')) as Record<string, KeptTable>;
}

/** A data folder of an epoch, as a copy of its own. */
export function dataFolder(epoch: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'macher-archive-'));
  writeFileSync(
    join(folder, 'macher.sqlite'),
    gunzipSync(readFileSync(join(FOLDER, epoch, 'macher.sqlite.gz'))),
  );
  return folder;
}
