import { readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import type { Plugin } from 'vite';

const SRC = join(import.meta.dirname, 'src');

/** Folders whose words are needed together, as a pattern of their paths below `src`. The words of all others come by themselves. */
const SCREENS = {
  first: /^(|kit\/words|pages\/lobby)$/,
  table: /^(moments|table)(\/(?!plans|review|what).*)?$/,
} as const;

const VIRTUAL = 'words-of:';

/** SCREEN WORDS come in one file for each language and screen. By themselves they would be a small file for each folder, and each file costs its headers. */
export function screenWords(): Plugin {
  return {
    name: 'screen-words',
    apply: 'build',
    enforce: 'pre',
    transform(code, id) {
      const folder = relative(SRC, dirname(id));
      const screen = id.endsWith('/words.ts') ? screenOf(folder) : undefined;
      if (screen === undefined) return null;
      return code.replace(
        /import\('\.\/messages\/(\w\w)\.ts'\)/g,
        (_, language: string) =>
          `import('${VIRTUAL}${screen}/${language}').then(all => ({ ${language}: all.${nameOf(folder)} }))`,
      );
    },
    resolveId: id => (id.startsWith(VIRTUAL) ? id : null),
    load(id) {
      if (!id.startsWith(VIRTUAL)) return null;
      const [screen, language] = id.slice(VIRTUAL.length).split('/');
      return talkative()
        .filter(folder => screenOf(folder) === screen)
        .map(folder => `export { ${language} as ${nameOf(folder)} } from '${pathOf(folder, `${language}`)}';`)
        .join('\n');
    },
  };
}

function screenOf(folder: string): string | undefined {
  return Object.entries(SCREENS).find(([, folders]) => folders.test(folder))?.[0];
}

/** The talkative folders, which have messages. */
function talkative(): string[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter(path => path === 'messages' || path.endsWith('/messages'))
    .map(path => path.slice(0, -'messages'.length).replace(/\/$/, ''))
    .sort();
}

function nameOf(folder: string): string {
  return `words_${folder.replaceAll('/', '_')}`;
}

function pathOf(folder: string, language: string): string {
  return join(SRC, folder, 'messages', `${language}.ts`);
}
