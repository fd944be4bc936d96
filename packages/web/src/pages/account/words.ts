import { words as above, pageWords } from '../../kit/words/words.ts';

export const { say } = pageWords(
  {
    en: () => import('./messages/en.ts'),
    de: () => import('./messages/de.ts'),
    pl: () => import('./messages/pl.ts'),
    it: () => import('./messages/it.ts'),
    fr: () => import('./messages/fr.ts'),
  },
  above,
);
