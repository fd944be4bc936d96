import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** Whether this file is the program that was started. An older Node has no `import.meta.main`, and would end silently. */
export function isMain(url: string): boolean {
  const [, file = ''] = process.argv;
  return existsSync(file) && realpathSync(file) === fileURLToPath(url);
}
