import type { Say } from '@macher/words';
import { pageWords } from '../../kit/state/pageWords.ts';
import { loadTryMessages, type TryKey } from './messages/index.ts';

const words = pageWords<TryKey>(loadTryMessages);

export const useTryWords = words.useWords;
export const tell: Say<TryKey> = words.tell;
