import type { Say } from '@macher/words';
import { pageWords } from '../../kit/state/pageWords.ts';
import { loadPlansMessages, type PlansKey } from './messages/index.ts';

const words = pageWords<PlansKey>(loadPlansMessages);

export const usePlansWords = words.useWords;
export const tell: Say<PlansKey> = words.tell;
