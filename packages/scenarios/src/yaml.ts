import { FormatError } from '@macher/engine';
import { type Document, type ErrorCode, isNode, LineCounter, parseDocument, visit } from 'yaml';
import { wrong } from './wrong.ts';

/** MAX_LENGTH is far above any scenario: a file that is not one at all must not keep the reader busy. */
const MAX_LENGTH = 100_000;

/** OPTIONS read keys as text: a seat called 1 would otherwise be a number here and a text there. */
const OPTIONS = { stringKeys: true, prettyErrors: false } as const;

/** What a text in YAML or JSON says. Throws a `FormatError` with line and column, in words for people who write such files. */
export function readYaml(text: string): unknown {
  if (text.length > MAX_LENGTH) wrong('', `must have at most ${MAX_LENGTH} characters`);
  const lineCounter = new LineCounter();
  const document = shallow(() => parseDocument(text, { ...OPTIONS, lineCounter }));
  const [problem] = [...document.errors, ...document.warnings];
  if (problem !== undefined) {
    const { line, col } = lineCounter.linePos(problem.pos[0]);
    wrong('', `not YAML: line ${line}, column ${col}: ${PROBLEMS[problem.code]}`);
  }
  return shallow(() => {
    refuseAliases(document);
    return document.toJS({ maxAliasCount: 0 });
  });
}

/** The line of a text on which the value at a path stands, or on which the nearest thing around it does. */
export function lineOf(text: string, path: string): number | null {
  const lines = new LineCounter();
  const document = parseDocument(text, { ...OPTIONS, lineCounter: lines });
  const keys = keysOf(path);
  for (let depth = keys.length; depth > 0; depth -= 1) {
    const node = document.getIn(keys.slice(0, depth), true);
    if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
  }
  return null;
}

/** The keys of a JSON Pointer, undone. */
function keysOf(path: string): string[] {
  return path
    .split('/')
    .slice(1)
    .map(key => key.replaceAll('~1', '/').replaceAll('~0', '~'));
}

/**
 * Reads what is shallow enough. The parser has no words of its own for lists within lists thousands deep: the stack
 * ends.
 */
function shallow<T>(read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof FormatError) throw error;
    return wrong('', `not YAML: ${PROBLEMS.RESOURCE_EXHAUSTION}`);
  }
}

/**
 * Refuses aliases: those of aliases can stand for more than any memory holds, and nobody needs them to write down a
 * position.
 */
function refuseAliases(document: Document): void {
  visit(document, {
    Alias: (_key, { source }) =>
      wrong('', `an alias (*${source}) cannot be used here; write the value again`),
  });
}

/** PROBLEMS in words of ours: the parser speaks to programmers. */
const PROBLEMS: Readonly<Record<ErrorCode, string>> = {
  ALIAS_PROPS: 'nothing can stand before an alias (*name)',
  BAD_ALIAS: 'there is no name after this * or &; text that begins so needs quotes',
  BAD_COLLECTION_TYPE: 'a mark (!name) does not fit what follows it',
  BAD_DIRECTIVE: 'a line that begins with % is not understood here',
  BAD_DQ_ESCAPE:
    'a \\ in double quotes must be followed by n, t, " or another \\; in single quotes it means itself',
  BAD_INDENT:
    'the indentation does not fit: what belongs together begins in the same column, and brackets must be closed',
  BAD_PROP_ORDER: 'a mark (&name or !name) stands in the wrong place',
  BAD_SCALAR_START: 'text cannot begin with this sign; write it in quotes',
  BLOCK_AS_IMPLICIT_KEY: 'two names with a colon on one line: begin a new line, or write the text in quotes',
  BLOCK_IN_FLOW: 'within brackets values are separated by commas, and there are no lines with dashes',
  DUPLICATE_KEY: 'this name is there twice',
  IMPOSSIBLE: 'this cannot be read',
  KEY_OVER_1024_CHARS: 'a name before a colon is far too long',
  MISSING_CHAR:
    'something is missing before this: a closing quote or bracket, a comma, or the space after a colon',
  MULTILINE_IMPLICIT_KEY: 'a name stands alone: a colon, or the space after it, is missing',
  MULTIPLE_ANCHORS: 'there are two marks (&name) for one value',
  MULTIPLE_DOCS: 'a second text begins here, after ---; each needs a file of its own',
  MULTIPLE_TAGS: 'there are two marks (!name) for one value',
  NON_STRING_KEY: 'a name before a colon must be text',
  RESOURCE_EXHAUSTION: 'it is nested too deep',
  TAB_AS_INDENT: 'tabs cannot indent a line; use spaces',
  TAG_RESOLVE_FAILED: 'a mark (!name) is not known here; text that begins so needs quotes',
  UNEXPECTED_TOKEN: 'this is not expected here; text with such signs needs quotes',
};
