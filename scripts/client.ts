import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { filesBelow } from './sources.ts';

/** One way to build the browser client. */
export interface Client {
  /** The folder where it goes. */
  readonly folder: string;
  /** The mode, as `import.meta.env.MODE` has it. */
  readonly mode: 'production' | 'site';
  /** The base where its files lie as seen from its page. */
  readonly base: string;
  /** First parts of the paths of its pages. */
  readonly pages: readonly string[];
  /** Whether compressed copies lie beside the files. */
  readonly isCompressed: boolean;
  /** Finishes its page with a last touch. */
  finish(html: string): string;
}

const STAMP = '.built';
const PAGE = 'index.html';
const WORKER = 'sw.js';

/** Builds a client if its sources have changed since, with the worker that keeps it offline. */
export async function buildClient(client: Client, isForced: boolean): Promise<void> {
  const { folder, mode, base, isCompressed, finish } = client;
  const wanted = fingerprint();
  const stamp = join(folder, STAMP);
  if (!isForced && existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted) return;
  console.error('Building the browser client …');
  await build({
    configFile: 'packages/web/vite.config.ts',
    logLevel: 'warn',
    mode,
    base,
    build: { outDir: resolve(folder), emptyOutDir: true },
  });
  const page = join(folder, PAGE);
  writeFileSync(page, finish(readFileSync(page, 'utf8')));
  await buildServiceWorker(client);
  if (isCompressed) compressAll(folder);
  writeFileSync(stamp, wanted);
}

/**
 * Builds the service worker, which knows every file of the game by its content: with any of them it changes too, and
 * browsers notice.
 */
export async function buildServiceWorker({ folder, pages }: Pick<Client, 'folder' | 'pages'>): Promise<void> {
  const files = Object.fromEntries(
    filesIn(folder)
      .filter(isKept)
      .map(path => [path, sha256(readFileSync(join(folder, path)))]),
  );
  const version = sha256(JSON.stringify(files)).slice(0, 12);
  await build({
    configFile: false,
    root: 'packages/web/worker',
    logLevel: 'warn',
    define: { KEPT: JSON.stringify({ version, pages, files }) },
    build: {
      outDir: resolve(folder),
      emptyOutDir: false,
      lib: { entry: 'serviceWorker.ts', formats: ['iife'], name: 'worker', fileName: () => WORKER },
    },
  });
}

/**
 * Whether a file is kept: not the worker itself, and no fonts of the older kind, since a browser that has such workers
 * needs none.
 */
function isKept(path: string): boolean {
  return path !== WORKER && !/\.(br|gz|woff)$/.test(path) && !path.startsWith('.');
}

/** Compresses all files once here, not for every visitor. */
function compressAll(folder: string): void {
  for (const name of filesIn(folder)) {
    if (!/\.(js|css|html|svg|webmanifest)$/.test(name)) continue;
    const path = join(folder, name);
    const content = readFileSync(path);
    writeFileSync(`${path}.br`, brotliCompressSync(content));
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => relative(folder, join(entry.parentPath, entry.name)))
    .sort();
}

const SOURCES = [
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
];

/** The fingerprint of everything that goes into the client. */
function fingerprint(): string {
  const hash = createHash('sha256').update(readFileSync('package-lock.json'));
  const endings = ['.ts', '.tsx', '.css', '.html', '.svg', '.json', '.png', '.webmanifest'];
  for (const name of SOURCES)
    for (const [path, text] of filesBelow(`packages/${name}`, ...endings))
      if (!path.startsWith('packages/web/dist')) hash.update(path).update(text);
  for (const name of ['client', 'build', 'site']) hash.update(readFileSync(`scripts/${name}.ts`));
  return hash.digest('hex');
}

function sha256(content: Buffer | string): string {
  return createHash('sha256').update(content).digest('hex');
}
