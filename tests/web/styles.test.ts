import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/sources.ts';

const GLOBAL = 'packages/web/src/styles/';

const styles = filesBelow('packages/web/src', '.css');
const components = filesBelow('packages/web/src', '.ts', '.tsx');
const code = [...components.values()].join('\n');

describe('styles lie beside their component', () => {
  const imported = [...components].flatMap(([path, text]) =>
    [...text.matchAll(/^import '(\.[^']*\.css)';$/gm)].map(match => ({
      by: path,
      style: join(dirname(path), match[1] ?? ''),
    })),
  );

  it('every stylesheet is imported by the component of its own name', () => {
    const own = imported.filter(({ by, style }) => style === by.replace(/\.tsx$/, '.css'));
    const beside = [...styles.keys()].filter(path => !path.startsWith(GLOBAL));
    expect(own.map(({ style }) => style).sort()).toEqual(beside.sort());
  });

  it('every stylesheet that is imported exists', () => {
    expect(imported.filter(({ style }) => !styles.has(style))).toEqual([]);
  });

  it('only tokens and base hold everywhere', () => {
    const everywhere = [...styles.keys()].filter(path => path.startsWith(GLOBAL)).map(path => basename(path));
    expect(everywhere.sort()).toEqual(['base.css', 'tokens.css']);
  });

  it('no class is dressed that nothing wears', () => {
    const classes = [...styles.values()].flatMap(text =>
      [...text.replace(/\/\*[\s\S]*?\*\/|\{[^{}]*\}/g, ' ').matchAll(/\.(-?[a-z][\w-]*)/g)].map(
        match => match[1] ?? '',
      ),
    );
    const unworn = [...new Set(classes)].filter(name => !isWorn(name));
    expect(unworn).toEqual([]);
  });
});

/** As a word of its own, or built from its beginning: `boards-${n}`. */
function isWorn(name: string): boolean {
  const stem = name.slice(0, name.lastIndexOf('-') + 1);
  return (
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code) || (stem !== '' && code.includes(`${stem}\${`))
  );
}
