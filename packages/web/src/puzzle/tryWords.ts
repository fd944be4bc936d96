import type { Say } from '@macher/words';
import { loadTryMessages, type TryKey } from '../messages/try/index.ts';
import { pageWords } from '../state/pageWords.ts';

const words = pageWords<TryKey>(loadTryMessages);

export const useTryWords = words.useWords;
export const tell: Say<TryKey> = words.tell;
