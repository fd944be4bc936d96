// A switch proves that nothing is forgotten: each case returns a value, or the default says that it cannot be reached.
// Read by the indentation, which the formatter sees to.

/** Every switch through which a new member of its union would fall without a word, as `path:line`. */
export function unprovenSwitches(path: string, text: string): string[] {
  const lines = text.split('\n');
  return lines.flatMap((line, index) =>
    /^\s*switch \(/.test(line) && !isProven(lines, index)
      ? [
          `${path}:${index + 1}: a switch that does not prove itself: return from each case, or unreachable(…)`,
        ]
      : [],
  );
}

function isProven(lines: readonly string[], start: number): boolean {
  const indent = indentOf(lines[start] ?? '');
  const end = lines.findIndex((line, index) => index > start && line === `${' '.repeat(indent)}}`);
  const clauses = clausesOf(lines.slice(start + 1, end), indent + 2);
  const last = clauses.at(-1) ?? [];
  if (last[0]?.trim().startsWith('default:') === true)
    return last.some(line => line.includes('unreachable('));
  return (
    clauses.every(clause => returnsValue(clause, indent + 4)) &&
    isLast(lines, end) &&
    mustReturn(lines.slice(0, start), indent)
  );
}

/** Clauses of a switch, from label to label; labels that share their statements are one. */
function clausesOf(body: readonly string[], indent: number): string[][] {
  const clauses: string[][] = [];
  for (const line of body) {
    const isLabel = indentOf(line) === indent && /^(case |default:)/.test(line.trim());
    const isShared = clauses.at(-1)?.every(each => each.trim().endsWith(':')) === true;
    if (isLabel && !isShared) clauses.push([line]);
    else clauses.at(-1)?.push(line);
  }
  return clauses;
}

function returnsValue(clause: readonly string[], indent: number): boolean {
  const statements = clause.filter(line => indentOf(line) === indent && /^\w/.test(line.trim()));
  return /^(return [^;]|throw )/.test(statements.at(-1)?.trim() ?? '');
}

/** Whether a switch is last: nothing comes after it, and what falls through falls out of the function. */
function isLast(lines: readonly string[], end: number): boolean {
  const next = lines.slice(end + 1).find(line => line.trim() !== '' && !line.trim().startsWith('//'));
  return next?.trim().startsWith('}') === true;
}

/**
 * Whether the function must return a value. The compiler misses one only there: not in a function that is `void`, as
 * methods may be.
 */
function mustReturn(before: readonly string[], indent: number): boolean {
  const head = before.findLast(line => line.trim() !== '' && indentOf(line) < indent)?.trim() ?? '';
  const declared = head.slice(head.lastIndexOf(')') + 1);
  if (declared === ' {') return /^((export )?(async )?function\b|[})])/.test(head);
  return !/\bvoid\b/.test(declared);
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}
