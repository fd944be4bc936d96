// SET-UP makes a fresh clone ready: it installs what package-lock.json says, once. It runs on any Node from 20 on, with
// nothing installed; everything after it runs on the Node that is among the dependencies.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(dirname(fileURLToPath(import.meta.url)), '..');
export const node = join(
  root,
  'node_modules',
  'node',
  'bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
);

const stamp = join(root, 'node_modules', '.macher-installed');

/** Ends the process if it can't be done. */
export function makeReady() {
  const major = Number(process.versions.node.split('.')[0]);
  if (major < 20) {
    console.error(`Macher needs Node 20 or newer to set itself up; this is Node ${process.versions.node}.`);
    process.exit(1);
  }
  const wanted = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex');
  const installed = existsSync(stamp) ? readFileSync(stamp, 'utf8') : '';
  if (installed === wanted) return;
  console.error('Setting up: installing the dependencies (once; about half a minute) …');
  const npm = process.env.npm_execpath;
  const args = ['ci', '--no-fund', '--no-audit', '--loglevel=error'];
  const command = npm === undefined ? ['npm', args] : [process.execPath, [npm, ...args]];
  const done = spawnSync(command[0], command[1], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    shell: npm === undefined,
  });
  if (done.status !== 0) {
    console.error('The dependencies could not be installed: see above. Is the npm registry reachable?');
    process.exit(1);
  }
  writeFileSync(stamp, wanted);
}
