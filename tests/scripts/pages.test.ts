import { existsSync, readdirSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { allPages, linkedFrom, namedInVain, thingsThere } from '../../scripts/pages.ts';
import { KEPT_FOLDER, problems } from '../../scripts/pictures.ts';

const pages = allPages();
const things = thingsThere();

/** STYLE says that there are none. */
const NEVER = ['utils.ts'];

describe('pages', () => {
  it('link only to files that are there', () => {
    const missing = [...linkedFrom(pages)].filter(path => !existsSync(path));
    expect(missing).toEqual([]);
  });

  it('list every decision', () => {
    const listed = linkedFrom(
      new Map([['docs/decisions/README.md', pages.get('docs/decisions/README.md') ?? '']]),
    );
    const decisions = [...pages.keys()].filter(path => /^docs\/decisions\/\d/.test(path));
    expect(decisions.length).toBeGreaterThan(20);
    expect(decisions.filter(path => !listed.has(path))).toEqual([]);
  });

  it.each(['docs/architecture.md', 'CONTRIBUTING.md', 'STYLE.md'])(
    '%s names only paths and names that there are',
    path => {
      expect(namedInVain(pages.get(path) ?? '', things).filter(name => !NEVER.includes(name))).toEqual([]);
    },
  );

  it('that name a path or a name in vain are found', () => {
    const unheard = ['Lesson', 'Hut'].join('');
    const text = `In \`engine/src/heard.ts\`, \`deeds/\` and \`phases/bids.ts\` are \`momentsOfPlay\` and \`${unheard}\`.`;
    expect(namedInVain(text, things)).toEqual(['phases/bids.ts', unheard]);
  });

  it('are read for links and pictures, from where they lie', () => {
    const text =
      '[a](../engine.md#x) ![b](c.webp) <img src="d.webp" alt=""> <source srcset="m.webp"> [e](https://e.org) [f](#f) `g[h](i)` [`j`](k.md) and `l`';
    expect([...linkedFrom(new Map([['docs/bots/README.md', text]]))]).toEqual([
      'docs/engine.md',
      'docs/bots/c.webp',
      'docs/bots/d.webp',
      'docs/bots/m.webp',
      'docs/bots/k.md',
    ]);
  });
});

describe('pictures', () => {
  it('in docs/screens are all shown by a page, and small together', () => {
    const sizes = readdirSync(KEPT_FOLDER).map((name): [string, number] => {
      const path = `${KEPT_FOLDER}/${name}`;
      return [path, statSync(path).size];
    });
    expect(problems(new Map(sizes), linkedFrom(pages))).toEqual([]);
  });

  it('that no page shows are a problem', () => {
    const sizes = new Map([
      ['docs/screens/a.webp', 10],
      ['docs/screens/b.webp', 10],
    ]);
    expect(problems(sizes, new Set(['docs/screens/a.webp']))).toEqual([
      'docs/screens/b.webp: no page shows it',
    ]);
  });

  it('of more than 1.5 MB are a problem', () => {
    const path = 'docs/screens/a.webp';
    expect(problems(new Map([[path, 1_500_001]]), new Set([path]))).toEqual([
      'docs/screens: 1500001 bytes, more than 1500000',
    ]);
  });
});
