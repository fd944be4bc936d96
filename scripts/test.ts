// Everything that must hold. `npm test NAME…` runs only the checks named. Checks of one group run at the same time. The
// tests and the browser are groups of their own: together they disturb each other more than they save.
import { spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface Check {
  readonly name: string;
  readonly command: string;
}

interface Outcome {
  readonly name: string;
  readonly status: number | null;
  readonly seconds: number;
  readonly output: string;
}

/** COLOURS: of itself Biome colours every letter, also where nobody sees colours. */
const COLOURS = process.stdout.isTTY ? '--colors=force' : '--colors=off';

const GROUPS: readonly (readonly Check[])[] = [
  [
    // Each package once, in the order of its references; what has not changed is not checked again.
    { name: 'types', command: 'tsc -b' },
    { name: 'lint', command: `biome ci --error-on-warnings ${COLOURS} .` },
    { name: 'walls', command: 'node scripts/walls.ts' },
    { name: 'unused', command: 'knip --no-progress' },
    { name: 'citations', command: 'node scripts/citations.ts' },
    { name: 'schemas', command: 'node scripts/schemas.ts --check' },
  ],
  [{ name: 'tests', command: 'vitest run' }],
  [{ name: 'browser', command: 'node scripts/browserTests.ts' }],
];

/** SKIPPED is the code of a check that cannot be tried on this machine, and has said why. */
const SKIPPED = 77;
/** TOLD checks print what is worth reading when all is well too. */
const TOLD = ['tests', 'browser'];

const wanted = process.argv.slice(2);
const names = GROUPS.flat().map(({ name }) => name);
const unknown = wanted.filter(name => !names.includes(name));
if (unknown.length > 0) {
  console.error(`There is no check called ${unknown.join(', ')}. There are: ${names.join(', ')}.`);
  process.exit(1);
}
/** Whatever the tests write goes here, and away with it when all is well; so does what Node has compiled, for the many processes and threads that load the same program. */
const scratch = mkdtempSync(join(tmpdir(), 'macher-tests-'));
// PostgreSQL doesn't run as root: its user must reach its folder in here.
chmodSync(scratch, 0o711);

const outcomes: Outcome[] = [];
for (const group of GROUPS) {
  const checks = group.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  outcomes.push(...(await Promise.all(checks.map((check, index) => run(check, index === 0)))));
}

const failed = outcomes.filter(({ status }) => status !== 0 && status !== SKIPPED).length;
const skipped = outcomes.filter(({ status }) => status === SKIPPED).length;
console.log(`checks: ${outcomes.length - failed - skipped} passed, ${failed} failed, ${skipped} skipped`);
if (failed === 0) rmSync(scratch, { recursive: true, force: true });
else console.log(`what the tests wrote: ${scratch}`);
process.exitCode = failed === 0 ? 0 : 1;

/** `isLive`: its output is shown as it comes. That of the others is shown when they end, so that no two mix. */
async function run({ name, command }: Check, isLive: boolean): Promise<Outcome> {
  const began = performance.now();
  const isShown = isLive && TOLD.includes(name);
  const child = spawn(command, {
    shell: true,
    stdio: ['ignore', isShown ? 'inherit' : 'pipe', isShown ? 'inherit' : 'pipe'],
    env: { ...process.env, TMPDIR: scratch, NODE_COMPILE_CACHE: join(scratch, 'compiled') },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (text: string) => (output += text));
  const status = await new Promise<number | null>(resolve => child.on('close', resolve));
  const outcome = { name, status, seconds: (performance.now() - began) / 1000, output };
  report(outcome);
  return outcome;
}

function report({ name, status, seconds, output }: Outcome): void {
  const isWell = status === 0 || status === SKIPPED;
  if (!isWell || TOLD.includes(name)) process.stdout.write(output);
  if (status === SKIPPED) console.log(`– ${name}: skipped, see above`);
  else console.log(`${isWell ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)`);
}
