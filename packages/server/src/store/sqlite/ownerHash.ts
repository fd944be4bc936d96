import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** FILE is its name in the data folder. Without it, the next start makes another secret. */
const FILE = 'owner.hash';

/** The hash in a folder; null: there is none. */
export function hashIn(folder: string): string | null {
  const file = join(folder, FILE);
  const kept = existsSync(file) ? readFileSync(file, 'utf8').trim() : '';
  return kept === '' ? null : kept;
}

/** Keeps a hash; if there is one already, it stays. */
export function keepHash(folder: string, hash: string): string {
  const kept = hashIn(folder);
  if (kept !== null) return kept;
  writeHash(folder, hash);
  return hash;
}

/** Writes a hash under another name until it is complete: half a hash would lock the owner out. */
export function writeHash(folder: string, hash: string): void {
  const file = join(folder, FILE);
  writeFileSync(`${file}.unfinished`, `${hash}\n`, { mode: 0o600 });
  renameSync(`${file}.unfinished`, file);
}
