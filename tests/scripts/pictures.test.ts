import { readdirSync, readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { KEPT_FOLDER, linkedFrom, problems } from '../../scripts/pictures.ts';
import { filesBelow } from '../../scripts/sources.ts';

const pages = new Map([...filesBelow('docs', '.md'), ['README.md', readFileSync('README.md', 'utf8')]]);
const sizes = readdirSync(KEPT_FOLDER).map((name): [string, number] => {
  const path = `${KEPT_FOLDER}/${name}`;
  return [path, statSync(path).size];
});

describe('pictures', () => {
  it('in docs/screens are all shown by a page, and small together', () => {
    expect(problems(new Map(sizes), linkedFrom(pages))).toEqual([]);
  });

  it('that no page shows are a problem', () => {
    const linked = linkedFrom(new Map([['README.md', '![A](docs/screens/a.webp)']]));
    const found = problems(
      new Map([
        ['docs/screens/a.webp', 10],
        ['docs/screens/b.webp', 10],
      ]),
      linked,
    );
    expect(found).toEqual(['docs/screens/b.webp: no page shows it']);
  });

  it('that a page shows must be there', () => {
    const linked = linkedFrom(new Map([['docs/bots/README.md', '<img src="../screens/a.webp" width="9">']]));
    expect(problems(new Map(), linked)).toEqual(["docs/screens/a.webp: a page shows it, but it isn't there"]);
  });

  it('of more than 1.5 MB are a problem', () => {
    const linked = linkedFrom(new Map([['docs/a.md', '[A](screens/a.webp)']]));
    expect(problems(new Map([['docs/screens/a.webp', 1_500_001]]), linked)).toEqual([
      'docs/screens: 1500001 bytes, more than 1500000',
    ]);
  });
});
