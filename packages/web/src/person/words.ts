import type { Say } from '@macher/words';
import { loadPersonMessages, type PersonKey } from '../messages/person/index.ts';
import { pageWords } from '../state/pageWords.ts';

const words = pageWords<PersonKey>(loadPersonMessages);

export const usePersonWords = words.useWords;
export const tell: Say<PersonKey> = words.tell;
