import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** A copy of the tree as it is now, uncommitted changes included, in which something can be broken. */
export function copyOfTree(name: string): string {
  const copy = mkdtempSync(join(tmpdir(), `macher-${name}-`));
  for (const path of listedFiles()) {
    mkdirSync(join(copy, dirname(path)), { recursive: true });
    cpSync(join(ROOT, path), join(copy, path));
  }
  linkDependencies(copy);
  return copy;
}

/** Files that git knows or would add; what it ignores stays out. */
function listedFiles(): string[] {
  const listed = spawnSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  const deleted = spawnSync('git', ['ls-files', '--deleted', '-z'], { cwd: ROOT, encoding: 'utf8' });
  const gone = new Set(deleted.stdout.split('\0'));
  return listed.stdout.split('\0').filter(path => path !== '' && !gone.has(path));
}

/**
 * Links the dependencies: they are those of the real tree, but the project's own packages must be those of the copy.
 */
function linkDependencies(copy: string): void {
  const own = join(copy, 'node_modules', '@macher');
  mkdirSync(own, { recursive: true });
  for (const entry of readdirSync(join(ROOT, 'node_modules'))) {
    if (entry !== '@macher')
      symlinkSync(join(ROOT, 'node_modules', entry), join(copy, 'node_modules', entry));
  }
  for (const name of readdirSync(join(copy, 'packages')))
    symlinkSync(join(copy, 'packages', name), join(own, name));
}
