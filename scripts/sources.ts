import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Files of the project by path from its root, those whose name ends in one of the given ways. */
export function filesBelow(folder: string, ...endings: readonly string[]): Map<string, string> {
  const files = new Map<string, string>();
  for (const entry of readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })) {
    const path = relative(ROOT, join(entry.parentPath, entry.name));
    const isWanted = entry.isFile() && endings.some(ending => entry.name.endsWith(ending));
    if (isWanted && !path.includes('node_modules')) files.set(path, readFileSync(join(ROOT, path), 'utf8'));
  }
  return files;
}

/** Every folder and file of the project by path from its root, but what is made or fetched. */
export function allPaths(): string[] {
  const below = (folder: string): string[] =>
    readdirSync(join(ROOT, folder), { withFileTypes: true }).flatMap(entry => {
      const path = join(folder, entry.name);
      if (MADE.includes(entry.name)) return [];
      return entry.isDirectory() ? [path, ...below(path)] : [path];
    });
  return below('');
}

const MADE = ['.git', 'node_modules', 'dist'];

/** What a file imports or exports from, as it is written there. */
export function importsOf(text: string): string[] {
  const statements = text.matchAll(
    /^(?:import|export)\b[^;'"]*?from\s*['"]([^'"]+)['"]|^import\s*['"]([^'"]+)['"]|\bimport\(\s*['"]([^'"]+)['"]/gm,
  );
  return [...statements].map(match => match[1] ?? match[2] ?? match[3] ?? '');
}
