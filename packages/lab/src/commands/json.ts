import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Writes beside the file and renames: stopping at any moment leaves a whole one. */
export function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(`${file}.part`, file);
}
