import type { Say } from '@macher/words';
import { pageWords } from '../../kit/state/pageWords.ts';
import { loadPersonMessages, type PersonKey } from './messages/index.ts';

const words = pageWords<PersonKey>(loadPersonMessages);

export const usePersonWords = words.useWords;
export const tell: Say<PersonKey> = words.tell;
