// Everything that must hold, one check after the other. `npm test NAME…` runs only the checks named.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Check {
  readonly name: string;
  readonly command: string;
}

const CHECKS: readonly Check[] = [
  // Each package once, in the order of its references; what has not changed is not checked again.
  { name: 'types', command: 'tsc -b' },
  { name: 'lint', command: 'biome ci --error-on-warnings .' },
  { name: 'walls', command: 'node scripts/walls.ts' },
  { name: 'unused', command: 'knip --no-progress' },
  { name: 'citations', command: 'node scripts/citations.ts' },
  { name: 'schemas', command: 'node scripts/schemas.ts --check' },
  { name: 'tests', command: 'vitest run' },
  { name: 'browser', command: 'node scripts/browserTests.ts' },
];

const wanted = process.argv.slice(2);
const checks = wanted.length === 0 ? CHECKS : CHECKS.filter(check => wanted.includes(check.name));
/** Of a check that cannot be tried on this machine, and has said why. */
const SKIPPED = 77;

/** Whatever the tests write goes here, and away with it when all is well. */
const scratch = mkdtempSync(join(tmpdir(), 'macher-tests-'));
const env = { ...process.env, TMPDIR: scratch };

const failed: string[] = [];
const skipped: string[] = [];

for (const { name, command } of checks) {
  const began = performance.now();
  const isShown = name === 'tests' || name === 'browser';
  const done = spawnSync(command, {
    shell: true,
    stdio: isShown ? 'inherit' : 'pipe',
    encoding: 'utf8',
    env,
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  if (done.status === SKIPPED) {
    skipped.push(name);
    console.log(`– ${name}: skipped, see above`);
    continue;
  }
  console.log(`${done.status === 0 ? '✓' : '✗'} ${name} (${seconds} s)`);
  if (done.status === 0) continue;
  failed.push(name);
  if (!isShown) console.log(`${done.stdout}${done.stderr}`);
}

const passed = checks.length - failed.length - skipped.length;
console.log(`checks: ${passed} passed, ${failed.length} failed, ${skipped.length} skipped`);
if (failed.length === 0) rmSync(scratch, { recursive: true, force: true });
else console.log(`what the tests wrote: ${scratch}`);
process.exitCode = failed.length === 0 ? 0 : 1;
