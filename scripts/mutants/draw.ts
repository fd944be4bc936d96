import { randomOf } from '@macher/engine';

/** One line of one file, changed. */
export interface Mutant {
  readonly file: string;
  /** The number of the line, from 1. */
  readonly line: number;
  readonly before: string;
  readonly after: string;
}

/** Small mistakes that people make. Each pattern is looked for outside strings and comments. */
const SLIPS: readonly { readonly find: RegExp; readonly put: (found: string) => string }[] = [
  { find: / === /g, put: () => ' !== ' },
  { find: / !== /g, put: () => ' === ' },
  { find: / < /g, put: () => ' <= ' },
  { find: / <= /g, put: () => ' < ' },
  { find: / > /g, put: () => ' >= ' },
  { find: / >= /g, put: () => ' > ' },
  { find: / \+ /g, put: () => ' - ' },
  { find: / - /g, put: () => ' + ' },
  { find: / \* /g, put: () => ' + ' },
  { find: / && /g, put: () => ' || ' },
  { find: / \|\| /g, put: () => ' && ' },
  { find: / \+= /g, put: () => ' -= ' },
  { find: /\btrue\b/g, put: () => 'false' },
  { find: /\bfalse\b/g, put: () => 'true' },
  { find: /(?<=[ (])!(?=[a-zA-Z(])/g, put: () => '' },
  { find: /\bMath\.min\(/g, put: () => 'Math.max(' },
  { find: /\bMath\.max\(/g, put: () => 'Math.min(' },
  { find: /\.some\(/g, put: () => '.every(' },
  { find: /\.every\(/g, put: () => '.some(' },
  { find: /(?<![\w.'-])\d+(?![\w.'-])/g, put: found => String(Number(found) + 1) },
  { find: /^\s+(?:[\w.#]+\([^=]*\)|[\w.[\]]+ [-+]?= [^{]*);$/g, put: () => '' },
];

/** As many mutants as asked for, all different: the same for the same files, seed and number. */
export function drawMutants(files: ReadonlyMap<string, string>, count: number, seed: string): Mutant[] {
  const all = [...files].flatMap(([file, text]) => mutantsOf(file, text));
  const random = randomOf(`mutants:${seed}`);
  const drawn: Mutant[] = [];
  while (drawn.length < count && all.length > 0) drawn.push(...all.splice(random(all.length), 1));
  return drawn;
}

export function mutantsOf(file: string, text: string): Mutant[] {
  return codeLines(text).flatMap(({ line, before }) =>
    changesOf(before).map(after => ({ file, line, before, after })),
  );
}

/** The file's text with the one line changed. */
export function mutated(text: string, { line, after }: Mutant): string {
  return text
    .split('\n')
    .map((each, index) => (index === line - 1 ? after : each))
    .join('\n');
}

function changesOf(before: string): string[] {
  const quiet = withoutText(before);
  return SLIPS.flatMap(({ find, put }) =>
    [...quiet.matchAll(find)].map(
      ({ 0: found, index }) => before.slice(0, index) + put(found) + before.slice(index + found.length),
    ),
  );
}

/** Lines that do something: no comments, imports, declarations of types. */
function codeLines(text: string): { line: number; before: string }[] {
  let isType = false;
  return text.split('\n').flatMap((before, index) => {
    if (/^(export )?(interface|type) /.test(before)) isType = !/;$|\}$/.test(before);
    else if (isType && /^\}|;$/.test(before) && !/^ {4}/.test(before))
      isType = !/^\}|^ {2}\|.*;$/.test(before);
    const isCode = !isType && !/^\s*(import|export \*|export \{|\/\/|\/?\*|readonly |\| |@)/.test(before);
    const isDeclaration = /^(export )?(interface|type) /.test(before);
    return isCode && !isDeclaration ? [{ line: index + 1, before }] : [];
  });
}

/** A line with every text and comment blanked, so that positions stay. */
function withoutText(line: string): string {
  return line
    .replace(
      /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`(?:[^`\\]|\\.)*`|\/(?![/* ])(?:[^/\\]|\\.)+\/[a-z]*/g,
      found => '_'.repeat(found.length),
    )
    .replace(/\/\/.*$/, found => '_'.repeat(found.length));
}
