// Breaks the program in a copy of the tree, one line at a time, and reports whether the tests notice. On demand: it takes
// from minutes to hours.
//   npm run mutate                                    the rules in mutants/rules.yaml, one by one
//   npm run mutate -- TEXT                            those whose title has that text
//   npm run mutate -- --random 60 --seed S [--package P] [--quick]   that many mistakes in each package, drawn by the
//     seed; quick: only the package's own tests are asked, not all others after them
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs, stripVTControlCharacters } from 'node:util';
import { parse } from 'yaml';
import { drawMutants, type Mutant, mutated } from './mutants/draw.ts';
import { nearestTests } from './mutants/nearest.ts';
import { RINGS } from './mutants/rings.ts';
import { filesBelow } from './sources.ts';
import { copyOfTree, ROOT } from './treeCopy.ts';

interface BrokenRule {
  readonly rule: string;
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

/** A mutant that does the same as the line it replaces, and why. */
interface Equivalent {
  readonly file: string;
  readonly before: string;
  readonly after: string;
  readonly why: string;
}

/**
 * LONGEST in seconds of processor time: a mistake that makes the tests hang is noticed too, and no sound process needs
 * so many.
 */
const LONGEST = 120;
const ENOUGH = 0.95;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    random: { type: 'string' },
    seed: { type: 'string' },
    package: { type: 'string' },
    quick: { type: 'boolean', default: false },
  },
});
const copy = copyOfTree('mutate');
const sources = new Map(['packages', 'tests'].flatMap(folder => [...filesBelow(folder, '.ts', '.tsx')]));
// Tests would notice everything in a tree that's broken already.
if (run('tsc', ['-b']).status !== 0) throw new Error('the tree does not compile as it is: see npx tsc -b');
process.exitCode = (values.random === undefined ? breakRules() : breakAtRandom(Number(values.random)))
  ? 0
  : 1;
rmSync(copy, { recursive: true });

function breakRules(): boolean {
  const rules = (readYaml('rules.yaml') as BrokenRule[]).filter(({ rule }) =>
    rule.includes(positionals[0] ?? ''),
  );
  const missed = rules.filter(({ rule, file, from, to }, index) => {
    const path = join('packages/engine/src', file);
    const by = noticedBy(path, text => {
      if (text.split(from).length !== 2)
        throw new Error(`${rule}: not found exactly once in ${file}: ${from}`);
      return text.replace(from, () => to);
    });
    console.log(`${by === null ? 'MISSED' : 'noticed'}  ${index + 1}/${rules.length}  ${rule}  ${by ?? ''}`);
    return by === null;
  });
  console.log(`${rules.length - missed.length} of ${rules.length} broken rules are noticed`);
  return missed.length === 0 && rules.length > 0;
}

function breakAtRandom(count: number): boolean {
  const names = values.package === undefined ? Object.keys(RINGS) : [values.package];
  if (!(count > 0) || names.some(name => RINGS[name] === undefined))
    throw new Error(`--random COUNT [--package ${Object.keys(RINGS).join(' | ')}]`);
  return names.map(name => breakPackage(name, count)).every(isEnough => isEnough);
}

function breakPackage(name: string, count: number): boolean {
  const broken = failureIn((RINGS[name] ?? []).flat());
  if (broken !== null) throw new Error(`the tests of ${name} fail as they are: ${broken}`);
  const mutants = drawMutants(logicOf(name), count, values.seed ?? '1');
  const survivors = mutants.filter((mutant, index) => {
    const by = noticedBy(mutant.file, text => mutated(text, mutant));
    console.log(
      `${by === null ? 'SURVIVES' : 'noticed'}  ${index + 1}/${mutants.length}  ${placeOf(mutant)}  ${by ?? ''}`,
    );
    return by === null;
  });
  const alike = survivors.filter(isEquivalent);
  const noticed = mutants.length - survivors.length;
  const share = noticed / Math.max(1, mutants.length - alike.length);
  for (const mutant of survivors)
    console.log(
      `${isEquivalent(mutant) ? 'equivalent' : 'not noticed'}: ${placeOf(mutant)}\n  - ${mutant.before.trim()}\n  + ${mutant.after.trim()}`,
    );
  console.log(
    `${name}: ${mutants.length} drawn, ${noticed} noticed, ${alike.length} equivalent: ${(100 * share).toFixed(0)} %`,
  );
  return share >= ENOUGH;
}

/**
 * The files of a package that are logic: texts and drawings are looked at, and components are for the browser suite.
 * The commands of the lab only read their arguments, start what is in the other files, and print: one run of them takes
 * minutes to hours. How hard training thinks and where it begins are guesses, none of them wrong.
 */
function logicOf(name: string): Map<string, string> {
  const files = filesBelow(`packages/${name}/src`, '.ts');
  return new Map(
    [...files].filter(
      ([path]) =>
        !/\.test\.ts$|\.d\.ts$|\/messages\/|\/lab\/src\/commands\/|\/training\/(thinking|prior)\.ts|\/rulebook\/|\/ui\//.test(
          path,
        ),
    ),
  );
}

function isEquivalent({ file, before, after }: Mutant): boolean {
  return (readYaml('equivalent.yaml') as Equivalent[]).some(
    each => each.file === file && each.before === before.trim() && each.after === after.trim(),
  );
}

/**
 * The thing that noticed it: the published schemas, the compiler, a test, or a hang; null when nothing did. The file is
 * as before afterwards.
 */
function noticedBy(file: string, change: (text: string) => string): string | null {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, change(text));
  try {
    if (run('node', ['scripts/schemas.ts', '--check']).status !== 0) return 'schemas';
    if (run('tsc', ['-b']).status !== 0) return 'types';
    return firstOf(ringsFor(file), failureIn);
  } finally {
    writeFileSync(path, text);
  }
}

/**
 * The rings of a file: the tests nearest to it, then those of its package, then all others, unless it is to be quick.
 */
function ringsFor(file: string): readonly (readonly string[])[] {
  const rings = RINGS[file.split('/')[1] ?? ''] ?? [];
  const nearest = nearestTests(file, sources, rings.flat());
  return [...(nearest.length > 0 ? [nearest] : []), ...rings, ...(values.quick ? [] : [[]])];
}

function firstOf<T, R>(list: readonly T[], find: (one: T) => R | null): R | null {
  for (const one of list) {
    const found = find(one);
    if (found !== null) return found;
  }
  return null;
}

function failureIn(ring: readonly string[]): string | null {
  const { status, stdout, stderr } = run('vitest', ['run', '--bail', '1', ...ring]);
  if (status === 0) return null;
  const output = stripVTControlCharacters(stdout + stderr);
  if (output.includes('Worker exited unexpectedly')) return 'hangs';
  return /FAIL\s+(.*)/.exec(output)?.[1]?.slice(0, 120) ?? 'an error';
}

/** Runs a command. The limit holds for each process that it starts, so that none is left behind that never ends. */
function run(command: string, args: readonly string[]) {
  const program = join(copy, 'node_modules/.bin', command);
  const done = spawnSync('sh', ['-c', `ulimit -t ${LONGEST}; exec "$0" "$@"`, program, ...args], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  });
  if (done.error !== undefined) throw done.error;
  return done;
}

function placeOf({ file, line }: Mutant): string {
  return `${file}:${line}`;
}

function readYaml(name: string): unknown {
  return parse(readFileSync(join(ROOT, 'scripts/mutants', name), 'utf8'));
}
