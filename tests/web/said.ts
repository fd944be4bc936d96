import type { Language } from '@macher/words';

/** Every folder of the client that says something, with its messages. */
const FOLDERS = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>(
  '../../packages/web/src/**/messages/*.ts',
);

/** Messages of one folder, in one language. */
export interface Said {
  readonly folder: string;
  readonly messages: Readonly<Record<string, string>>;
}

export async function foldersIn(language: Language): Promise<Said[]> {
  const modules = Object.entries(FOLDERS).filter(([path]) => path.endsWith(`/${language}.ts`));
  return Promise.all(
    modules.map(async ([path, load]) => {
      const folder = path.slice(path.indexOf('/src/') + '/src/'.length, path.indexOf('/messages/'));
      return { folder, messages: (await load())[language] ?? {} };
    }),
  );
}

/** All that the screen can say. */
export async function messagesIn(language: Language): Promise<Readonly<Record<string, string>>> {
  return Object.assign({}, ...(await foldersIn(language)).map(({ messages }) => messages));
}
