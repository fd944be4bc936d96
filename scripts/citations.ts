// Every numbered rule, ruling and example is cited by a test or scenario, and every citation exists.
import { filesBelow } from './sources.ts';

const ID = '(?:\\d{4} §[^\\]"\']+?|R\\d+|E\\d\\d-\\d+[a-z]?)';

/** Ids that docs/rules defines, each in bold brackets. */
export function defined(pages: ReadonlyMap<string, string>): Map<string, string> {
  const ids = new Map<string, string>();
  for (const [path, text] of pages) {
    for (const [, id] of text.matchAll(/\*\*\[([^\]]+)\]\*\*/g)) ids.set(id as string, path);
  }
  return ids;
}

/** Ids cited in the title of a test, or by a scenario. */
export function citedByTests(files: ReadonlyMap<string, string>): Map<string, string> {
  const ids = new Map<string, string>();
  for (const [path, text] of files) {
    const citing = path.endsWith('.yaml')
      ? [...text.matchAll(/^cites:.*$/gm)]
      : [...text.matchAll(/\b(?:it|test)(?:\.each\([^)]*\))?\(\s*['"`]((?:\[[^\]]+\]\s*)+)/g)];
    for (const [line] of citing) {
      const form = path.endsWith('.yaml')
        ? new RegExp(`[\\[\\s,"'](${ID})(?=[\\],"'])`, 'g')
        : new RegExp(`\\[(${ID})\\]`, 'g');
      for (const [, id] of line.matchAll(form)) ids.set(id as string, path);
    }
  }
  return ids;
}

/** Ids that the code names in comments or hands out in refusals. */
export function namedInCode(files: ReadonlyMap<string, string>): Map<string, string> {
  const ids = new Map<string, string>();
  for (const [path, text] of files) {
    for (const [, id] of text.matchAll(new RegExp(`\\[(${ID})\\]`, 'g'))) ids.set(id as string, path);
    for (const [, id] of text.matchAll(/'(\d{4} §[^']+|R\d+)'/g)) ids.set(id as string, path);
  }
  return ids;
}

export function problems(
  rules: ReadonlyMap<string, string>,
  cited: ReadonlyMap<string, string>,
  named: ReadonlyMap<string, string>,
): string[] {
  return [
    ...[...rules].filter(([id]) => !cited.has(id)).map(([id, path]) => `${path}: no test cites [${id}]`),
    ...[...cited, ...named]
      .filter(([id]) => !rules.has(id))
      .map(([id, path]) => `${path}: [${id}] is not in docs/rules`),
  ];
}

if (import.meta.main) {
  const rules = defined(filesBelow('docs/rules', '.md'));
  const written = [...filesBelow('tests', '.test.ts')].filter(([path]) => !path.startsWith('tests/scripts/'));
  const tests = new Map([...written, ...filesBelow('scenarios', '.yaml')]);
  const cited = citedByTests(tests);
  const found = problems(rules, cited, namedInCode(filesBelow('packages', '.ts')));
  for (const line of found) console.error(line);
  console.log(
    `${rules.size} rules, rulings and examples, ${cited.size} of them cited, ${found.length} problems`,
  );
  process.exitCode = found.length === 0 && rules.size > 0 ? 0 : 1;
}
