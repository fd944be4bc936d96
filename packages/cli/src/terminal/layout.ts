import { stripVTControlCharacters } from 'node:util';

/** How many columns a text takes; colours take none. */
export function width(text: string): number {
  return [...stripVTControlCharacters(text)].length;
}

function pad(text: string, columns: number, align: 'left' | 'right' = 'left'): string {
  const space = ' '.repeat(Math.max(0, columns - width(text)));
  return align === 'left' ? text + space : space + text;
}

/** Rows of cells in aligned columns: the first to the left, the others to the right unless told otherwise. */
export function table(
  rows: readonly (readonly string[])[],
  leftColumns: readonly number[] = [0],
  gap = 2,
): string[] {
  const columns = Math.max(0, ...rows.map(row => row.length));
  const widths = Array.from({ length: columns }, (_, column) =>
    Math.max(...rows.map(row => width(row[column] ?? ''))),
  );
  return rows.map(row =>
    row
      .map((cell, column) => pad(cell, widths[column] ?? 0, leftColumns.includes(column) ? 'left' : 'right'))
      .join(' '.repeat(gap))
      .trimEnd(),
  );
}

/** Two blocks of lines next to each other. */
export function beside(left: readonly string[], right: readonly string[], gap = 3): string[] {
  const columns = Math.max(0, ...left.map(width));
  const height = Math.max(left.length, right.length);
  return Array.from({ length: height }, (_, line) =>
    `${pad(left[line] ?? '', columns + gap)}${right[line] ?? ''}`.trimEnd(),
  );
}

/** Breaks at spaces so that no line is longer than the terminal; later lines are indented. */
export function wrap(text: string, columns: number, indent = '  '): string[] {
  const lines: string[] = [];
  let line = /^ */.exec(text)?.[0] ?? '';
  for (const word of text.trimStart().split(' ')) {
    const longer = line.trim() === '' ? line + word : `${line} ${word}`;
    if (width(longer) > columns && line.trim() !== '') {
      lines.push(line);
      line = indent + word;
    } else {
      line = longer;
    }
  }
  return [...lines, line];
}
