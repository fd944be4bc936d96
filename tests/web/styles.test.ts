import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/sources.ts';

const GLOBAL = 'packages/web/src/kit/styles/';

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
      [
        ...selectorsIn(text)
          .join(' ')
          .matchAll(/\.(-?[a-z][\w-]*)/g),
      ].map(match => match[1] ?? ''),
    );
    const unworn = [...new Set(classes)].filter(name => !isWorn(name));
    expect(unworn).toEqual([]);
  });

  it('a plain word that one component dresses wherever it stands is worn by no other that doesn’t know it', () => {
    const hit = [...styles].flatMap(([path, text]) =>
      path.startsWith(GLOBAL)
        ? []
        : dressedAlone(text).flatMap(name =>
            strangersOf(path)
              .filter(other => worn.get(other)?.has(name))
              .map(other => `.${name} of ${path} hits ${other}`),
          ),
    );
    expect(hit).toEqual([]);
  });
});

/** The frames of the screen of play: all that is put into them is dressed there. */
const FRAMES = ['screen', 'boards', 'side', 'dock'];

const worn = new Map([...components].map(([path, text]) => [path, classesIn(text)]));

const imports = new Map([...components.keys()].map(path => [path, importsOf(path)]));

function selectorsIn(text: string): string[] {
  return text
    .replace(/\/\*[\s\S]*?\*\/|\{[^{}]*\}/g, ' \n')
    .split(/[\n,{}]/)
    .map(each => each.trim());
}

/** Of one word, and with nothing around it that says where. */
function dressedAlone(text: string): string[] {
  const names = selectorsIn(text.replaceAll(/\([^()]*\)/g, '')).flatMap(
    each => /^\.([a-z]+)(?::[\w:-]+)?$/.exec(each)?.[1] ?? [],
  );
  return [...new Set(names)].filter(name => !FRAMES.includes(name));
}

/** Those that import neither the stylesheet nor its component, and aren't parts of it. */
function strangersOf(style: string): string[] {
  const owner = style.replace(/\.css$/, '.tsx');
  const family = new Set([owner, ...(imports.get(owner) ?? [])]);
  return [...components.keys()].filter(path => {
    const known = imports.get(path) ?? [];
    return !family.has(path) && !known.includes(owner) && !known.includes(style);
  });
}

function importsOf(path: string): string[] {
  const found =
    components.get(path)?.matchAll(/^(?:import|\} from) .*?'(\.[^']+)'|^import '(\.[^']+)'/gm) ?? [];
  return [...found].map(([, part = '', alone = '']) => join(dirname(path), part || alone));
}

/** Written in place or chosen there; what a function is asked by is no class. */
function classesIn(text: string): Set<string> {
  const values = [...text.matchAll(/\bclass=(?:"([^"]*)"|\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\})/g)];
  const words = values.flatMap(([, plain, chosen = '']) => (plain ?? literalsIn(chosen)).split(/\s+/));
  return new Set(words);
}

function literalsIn(expression: string): string {
  const quoted = [...expression.matchAll(/(?<![(\w])'([^']*)'(?! *\))/g)].map(([, word]) => word);
  const written = [...expression.matchAll(/`([^`]*)`/g)].map(([, each = '']) =>
    each.replace(/\$\{[^}]*\}/g, ' '),
  );
  return [...quoted, ...written].join(' ');
}

/** As a word of its own, or built from its beginning: `boards-${n}`. */
function isWorn(name: string): boolean {
  const stem = name.slice(0, name.lastIndexOf('-') + 1);
  return (
    new RegExp(`(?<![\\w-])${name}(?![\\w-])`).test(code) || (stem !== '' && code.includes(`${stem}\${`))
  );
}
