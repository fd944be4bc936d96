import { pageWords } from '../../kit/words/words.ts';

const words = pageWords({
  en: () => import('./messages/en.ts'),
  de: () => import('./messages/de.ts'),
  pl: () => import('./messages/pl.ts'),
  it: () => import('./messages/it.ts'),
  fr: () => import('./messages/fr.ts'),
});

export const useOwnerWords = words.useWords;
export const tell = words.say;
