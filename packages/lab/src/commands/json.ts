import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Written beside and renamed: stopping at any moment leaves a whole file. */
export function writeJson(file: string, value: unknown): void {
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(`${file}.part`, `${JSON.stringify(value, null, 2)}\n`);
  renameSync(`${file}.part`, file);
}
