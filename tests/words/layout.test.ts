import { basename, dirname } from 'node:path';
import { LANGUAGES } from '@macher/words';
import { describe, expect, it } from 'vitest';
import { filesBelow } from '../../scripts/sources.ts';

/** Folders of data by language that aren't sentences: how things are called, and what belongs to one language. */
const NO_SENTENCES = ['packages/words/src/catalogues', 'packages/words/src/names'];

const paths = [...filesBelow('packages', '.ts', '.tsx')].map(([path]) => path).filter(isSource);

describe('sentences in five languages', () => {
  it('lie in messages/LANGUAGE.ts, in the folder that says them', () => {
    expect(strays(paths)).toEqual([]);
    expect(strays(['packages/web/src/kit/words/de.ts'])).toHaveLength(1);
  });

  it('lie there in every language, with nothing beside them', () => {
    expect(unlike(paths)).toEqual([]);
    expect(unlike(paths.filter(path => path !== 'packages/web/src/kit/words/messages/pl.ts'))).toEqual([
      'packages/web/src/kit/words/messages',
    ]);
  });
});

function isSource(path: string): boolean {
  return /^packages\/[a-z]+\/src\//.test(path);
}

/** Files called like a language that lie elsewhere. */
function strays(found: readonly string[]): string[] {
  return found.filter(
    path =>
      LANGUAGES.some(language => basename(path) === `${language}.ts`) &&
      basename(dirname(path)) !== 'messages' &&
      !NO_SENTENCES.includes(dirname(path)),
  );
}

/** Folders of messages that lack a language, or have something else. */
function unlike(found: readonly string[]): string[] {
  const folders = Map.groupBy(
    found.filter(path => path.includes('/messages/')),
    dirname,
  );
  const wanted = LANGUAGES.map(language => `${language}.ts`)
    .sort()
    .join();
  return [...folders]
    .filter(
      ([, files]) =>
        files
          .map(each => basename(each))
          .sort()
          .join() !== wanted,
    )
    .map(([folder]) => folder);
}
