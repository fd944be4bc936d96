// The dependency rule of docs/architecture.md for packages, scripts and tests, import cycles, the purity of the engine,
// switches that prove themselves, and tables that are whole.
import { dirname, join, normalize } from 'node:path';
import { EVENT_KINDS } from '@macher/protocol';
import { filesBelow, importsOf } from './sources.ts';
import { unprovenSwitches } from './switches.ts';
import { partialTables } from './tables.ts';

/** Which packages each package may import, or which part of one. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  editions: ['engine'],
  bots: ['engine', 'editions'],
  lab: ['engine', 'editions', 'bots'],
  protocol: ['engine'],
  table: ['engine', 'editions', 'protocol'],
  local: ['engine', 'bots', 'protocol', 'table'],
  lessons: ['engine', 'bots', 'protocol', 'table', 'scenarios', 'words'],
  server: ['engine', 'bots', 'protocol', 'table', 'words'],
  scenarios: ['engine', 'editions'],
  words: ['engine', 'editions'],
  web: ['engine', 'editions', 'bots', 'protocol', 'table/pure', 'local', 'lessons', 'words', 'scenarios'],
  cli: ['engine', 'editions', 'bots', 'lab', 'protocol', 'table', 'server', 'scenarios', 'words'],
};

/**
 * Whose files a folder of tests may open by path: those of the package it is about. Everything else it imports by name, as
 * any reader of the package would. Scripts, and what tests share, open nothing.
 */
const MAY_OPEN: Readonly<Record<string, readonly string[]>> = {
  engine: ['engine'],
  laws: ['engine'],
  rules: ['engine'],
  archive: ['protocol', 'table', 'server', 'editions'],
  bots: ['bots', 'lab'],
  lab: ['lab', 'bots'],
  table: ['table'],
  local: ['local'],
  lessons: ['lessons'],
  server: ['server', 'cli'],
  web: ['web', 'engine'],
  browser: ['web'],
  faults: ['server', 'web'],
  costs: ['engine'],
  words: ['words', 'cli', 'server', 'web'],
  cli: ['cli', 'lab'],
};

/** What a pure function has no use for; a date is nothing else than a moment that it is given. */
const IMPURE =
  /\b(Math\.random|Date\.now|new Date(?!\(\w)|console\.|process\.|structuredClone|setTimeout|performance\.)/;

/** CLOCK: tests hand the server another time, and only one file may read the real one. */
const CLOCK = /\b(Date\.now|new Date\(\)|setInterval)/;
const CLOCK_FILE = 'packages/server/src/time.ts';

/** Every breach, in words. `files` are the sources of the packages, the scripts and the tests by path. */
export function breaches(files: ReadonlyMap<string, string>): string[] {
  const isSource = (path: string): boolean => path.startsWith('packages/');
  const sources = new Map([...files].filter(([path]) => isSource(path)));
  const outside = [...files].filter(([path]) => !isSource(path));
  return [
    ...[...sources].flatMap(([path, text]) => [
      ...strayTests(path),
      ...wrongImports(path, text),
      ...impurities(path, text),
      ...ownClocks(path, text),
      ...unprovenSwitches(path, text),
      ...partialTables(path, text),
      ...doubleCasts(path, text),
      ...namedEditions(path, text),
      ...namedContests(path, text),
    ]),
    ...outside.flatMap(([path, text]) => wrongOpenings(path, text)),
    ...cycles(files),
  ];
}

/** Stray tests: nobody would run one that lies there. */
function strayTests(path: string): string[] {
  return path.endsWith('.test.ts') ? [`${path}: a test among the sources; tests lie in tests`] : [];
}

function wrongImports(path: string, text: string): string[] {
  return importsOf(text).flatMap(target => {
    const wrong = target.startsWith('.') ? wrongPath(path, target) : wrongName(packageOf(path), target);
    return wrong === null ? [] : [`${path}: ${wrong}`];
  });
}

/** null: it may. */
function wrongName(own: string, target: string): string | null {
  const [, part, other] = /^@macher\/(([a-z]+)(?:\/[a-z]+)?)$/.exec(target) ?? [];
  if (part === undefined || other === undefined)
    return own === 'engine' ? `the engine has no dependencies, not even ${target}` : null;
  const may = MAY_IMPORT[own] ?? [];
  return may.includes(other) || may.includes(part) ? null : `${own} may not import ${part}`;
}

function wrongPath(path: string, target: string): string | null {
  const isOutside = packageOf(normalize(join(dirname(path), target))) !== packageOf(path);
  if (isOutside) return `reaches into another package by path: ${target}`;
  return leavesPure(path, target) ? `table/pure is pure, but imports ${target}` : null;
}

/** Clients import it: the rest of a table must not come along. */
function leavesPure(path: string, target: string): boolean {
  return path.startsWith(PURE) && !normalize(join(dirname(path), target)).startsWith(PURE);
}

const PURE = 'packages/table/src/pure/';

/** Wrong openings, by path into a package that the folder is not about. */
function wrongOpenings(path: string, text: string): string[] {
  const [folder, topic = ''] = path.split('/');
  const open = folder === 'tests' ? (MAY_OPEN[topic] ?? []) : [];
  return importsOf(text).flatMap(target => {
    const [where, other = ''] = normalize(join(dirname(path), target)).split('/');
    const isWrong = target.startsWith('.') && where === 'packages' && !open.includes(other);
    return isWrong ? [`${path}: imports ${target} by path; import @macher/${other} by name`] : [];
  });
}

function impurities(path: string, text: string): string[] {
  if (packageOf(path) !== 'engine' && !path.startsWith(PURE)) return [];
  const found = IMPURE.exec(text);
  const what = path.startsWith(PURE) ? 'table/pure' : 'the engine';
  return found === null ? [] : [`${path}: ${what} is pure, but uses ${found[1]}`];
}

function ownClocks(path: string, text: string): string[] {
  if (packageOf(path) !== 'server' || path === CLOCK_FILE) return [];
  const found = CLOCK.exec(text);
  return found === null ? [] : [`${path}: the server's time comes from its Timekeeper, not from ${found[1]}`];
}

/** A cast that the compiler cannot question at all. */
function doubleCasts(path: string, text: string): string[] {
  return text.includes('as unknown as') ? [`${path}: casts through unknown`] : [];
}

/** Named editions: only editions know their names; elsewhere a value of theirs says what differs. */
function namedEditions(path: string, text: string): string[] {
  const isNamed = !path.startsWith('packages/editions/') && /\bedition\s*[!=]==\s*'/.test(text);
  return isNamed ? [`${path}: asks which edition it is`] : [];
}

const ONE_CONTEST = new RegExp(`[!=]==\\s*'(${EVENT_KINDS.join('|')})'`);

/** A kind that comes later would be taken for one of the others: a fact of EVENT_FACTS says what is different. */
function namedContests(path: string, text: string): string[] {
  const found = ONE_CONTEST.exec(text);
  return found === null ? [] : [`${path}: asks whether a contest is a ${found[1]}`];
}

/** Cycles of imports, types included, each once. */
function cycles(files: ReadonlyMap<string, string>): string[] {
  const found: string[] = [];
  const state = new Map<string, 'open' | 'done'>();
  const visit = (path: string, trail: readonly string[]): void => {
    if (state.get(path) === 'done') return;
    if (state.get(path) === 'open') {
      found.push(`import cycle: ${[...trail.slice(trail.indexOf(path)), path].join(' → ')}`);
      return;
    }
    state.set(path, 'open');
    for (const target of importsOf(files.get(path) ?? '')) {
      const next = normalize(join(dirname(path), target));
      if (target.startsWith('.') && files.has(next)) visit(next, [...trail, path]);
    }
    state.set(path, 'done');
  };
  for (const path of files.keys()) visit(path, []);
  return found;
}

function packageOf(path: string): string {
  return path.split('/')[1] ?? '';
}

if (import.meta.main) {
  const files = new Map(
    ['packages', 'scripts', 'tests'].flatMap(folder => [...filesBelow(folder, '.ts', '.tsx')]),
  );
  const found = breaches(files);
  for (const line of found) console.error(line);
  if (files.size === 0) console.error('no files were read: this check proves nothing');
  console.log(`${files.size} files, ${found.length} breaches`);
  process.exitCode = found.length === 0 && files.size > 0 ? 0 : 1;
}
