// Builds the browser client if its sources have changed since, and lays compressed copies beside the files. `npm start`
// runs this first, so that a fresh clone has the game on its screen without another word.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { filesBelow } from './sources.ts';

const DIST = 'packages/web/dist';
const STAMP = join(DIST, '.built');
const isForced = process.argv.includes('--force');

const wanted = fingerprint();
const built = existsSync(STAMP) ? readFileSync(STAMP, 'utf8') : '';
if (isForced || built !== wanted) {
  console.error('Building the browser client …');
  await build({ configFile: 'packages/web/vite.config.ts', logLevel: 'warn' });
  compressAll();
  writeFileSync(STAMP, wanted);
}

/** Everything that goes into the client. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  for (const name of [
    'engine',
    'editions',
    'bots',
    'protocol',
    'table',
    'local',
    'scenarios',
    'lessons',
    'words',
    'web',
  ])
    for (const [path, text] of filesBelow(
      `packages/${name}`,
      '.ts',
      '.tsx',
      '.css',
      '.html',
      '.svg',
      '.json',
    ))
      if (!path.startsWith(DIST)) hash.update(path).update(text);
  return hash.digest('hex');
}

/** Once here, not for every visitor. */
function compressAll(): void {
  for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !/\.(js|css|html|svg)$/.test(entry.name)) continue;
    const path = join(entry.parentPath, entry.name);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}
