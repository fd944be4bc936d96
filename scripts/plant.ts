// Plants something new in a copy of the tree and shows that the compiler names every place that must change with it:
// a deed, a decision, an event, a line of the log, a notice, a request, a contest, a page, something a player has, a rule's
// option, a language. On demand: `npm run tool -- plant [NAME]`.
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PLANTS, type Plant } from './plants.ts';
import { copyOfTree } from './treeCopy.ts';

const wanted = PLANTS.filter(({ name }) => name.includes(process.argv[2] ?? ''));
const unnamed = wanted.flatMap(tryPlant);
console.log(`${wanted.length} planted; ${unnamed.length} places that the compiler does not name`);
process.exitCode = unnamed.length === 0 && wanted.length > 0 ? 0 : 1;

/** Tries a plant; the places that stay unnamed. */
function tryPlant({ name, edits, places }: Plant): string[] {
  const copy = copyOfTree('plant');
  for (const { file, from, to } of edits) edit(join(copy, file), from, to);
  const named = filesWithErrors(copy);
  rmSync(copy, { recursive: true });
  console.log(`${name}: the compiler names ${named.length} files`);
  for (const file of named) console.log(`  ${places.includes(file) ? '✓' : '+'} ${file}`);
  const missing = places.filter(place => !named.includes(place));
  for (const place of missing) console.log(`  ✗ not named: ${place}`);
  return missing;
}

function edit(path: string, from: string, to: string): void {
  const text = readFileSync(path, 'utf8');
  if (text.split(from).length !== 2) throw new Error(`${path}: not found exactly once: ${from}`);
  writeFileSync(
    path,
    text.replace(from, () => to),
  );
}

function filesWithErrors(copy: string): string[] {
  const { stdout } = spawnSync(join(copy, 'node_modules/.bin/tsc'), ['-b', '--pretty', 'false'], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  const files = [...stdout.matchAll(/^((?:packages|tests|scripts)\/[^(]+)\(/gm)].map(([, file = '']) => file);
  return [...new Set(files)].sort();
}
